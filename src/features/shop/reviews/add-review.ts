import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Parts } from '../parts.ts'
import { products, reviews } from '../schema.ts'
import type { NewReview } from '../shop.ts'

const mostLetters = { author: 100, text: 5_000 }

export type ReviewProblem = 'no-rating' | 'no-text' | 'no-name' | 'bad-email' | 'too-long' | 'unknown-product'

/** Keeps a review until somebody of the staff approves it (SHOP-04). */
export async function addReview(
  { db, content, clock }: Parts,
  review: NewReview,
): Promise<Result<{ id: number }, ReviewProblem>> {
  const author = clean(review.author)
  const text = clean(review.text)
  const email = review.email.trim().toLowerCase()
  if (!Number.isInteger(review.rating) || review.rating < 1 || review.rating > 5) return fail('no-rating')
  if (text === '') return fail('no-text')
  if (author === '') return fail('no-name')
  if (!z.email().max(254).safeParse(email).success) return fail('bad-email')
  if (author.length > mostLetters.author || text.length > mostLetters.text) return fail('too-long')
  const [entry] = await content.entries([review.productId])
  if (entry?.type !== 'product') return fail('unknown-product')
  const [row] = await db
    .insert(reviews)
    .values({
      ...{ productId: review.productId, rating: review.rating, author, email, text },
      createdAt: review.createdAt ?? clock(),
      verified: review.verified ?? false,
    })
    .returning({ id: reviews.id })
  if (!row) throw new Error('a review was not kept')
  return ok(row)
}

const clean = (typed: string) => typed.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()

/** Shows a review and counts its stars, once. */
export async function approveReview({ db, changes }: Parts, id: number): Promise<void> {
  const productId = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(reviews)
      .set({ approved: true })
      .where(and(eq(reviews.id, id), eq(reviews.approved, false)))
      .returning({ productId: reviews.productId, rating: reviews.rating })
    if (!row) return undefined
    await tx
      .update(products)
      .set({
        ratingSum: sql`${products.ratingSum} + ${row.rating}`,
        reviews: sql`${products.reviews} + 1`,
      })
      .where(eq(products.entryId, row.productId))
    return row.productId
  })
  if (productId !== undefined)
    await changes.publish([`product:${productId}`, `entry:${productId}`, 'list:product'])
}

import { z } from 'zod'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { NewReview } from '../inputs.ts'
import type { Parts } from '../parts.ts'
import { reviews } from '../schema.ts'
import { hasBought } from './bought.ts'

const mostLetters = { author: 100, text: 5_000 }

export type ReviewProblem =
  | 'no-rating'
  | 'no-text'
  | 'no-name'
  | 'bad-email'
  | 'too-long'
  | 'unknown-product'
  /** The shop accepts reviews from buyers only, and this visitor did not buy the product. */
  | 'no-buyer'

/** Stores a review, which is hidden until staff approve it (SHOP-04). */
export async function addReview(
  parts: Parts,
  review: NewReview,
): Promise<Result<{ id: number }, ReviewProblem>> {
  const { db, content, clock } = parts
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
  const verified = review.verified ?? (await hasBought(parts, review.productId, review.proof ?? {}))
  if (review.verified === undefined && !verified && (await parts.settings()).reviews.onlyBuyers)
    return fail('no-buyer')
  const [row] = await db
    .insert(reviews)
    .values({
      ...{ productId: review.productId, rating: review.rating, author, email, text },
      createdAt: review.createdAt ?? clock(),
      verified,
    })
    .returning({ id: reviews.id })
  if (!row) throw new Error('a review was not kept')
  return ok(row)
}

const clean = (typed: string) => typed.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()

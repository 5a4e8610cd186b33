import { eq } from 'drizzle-orm'
import { readMailAddress } from '../../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { mostWritten, plainText } from '../../../kernel/written.ts'
import { presentSource, remember } from '../../../platform/provenance.ts'
import type { Parts } from '../payments/parts.ts'
import { products, reviews } from '../schema.ts'
import { countStars, reviewTags } from './count-stars.ts'

/** A review that was written on another site. */
export interface OldReview {
  productId: number
  /** From 1 to 5 stars. */
  rating: number
  author: string
  email: string
  text: string
  createdAt: Date
  approved: boolean
  verified: boolean
}

/** Keeps a review as it was. What is too long is cut. */
export async function bringReview(
  { db, changes }: Parts,
  { productId, rating, createdAt, approved, verified, ...written }: OldReview,
): Promise<Result<{ id: number }, 'unknown-product' | 'no-text'>> {
  const text = plainText(written.text).slice(0, mostWritten.text)
  if (text === '') return fail('no-text')
  return db.transaction(async (tx) => {
    const there = await tx
      .select({ id: products.entryId })
      .from(products)
      .where(eq(products.entryId, productId))
    if (there.length === 0) return fail('unknown-product')
    const [row] = await tx
      .insert(reviews)
      .values({
        productId,
        rating,
        createdAt,
        approved,
        verified,
        text,
        author: plainText(written.author).replace(/\s+/g, ' ').slice(0, mostWritten.author) || 'Anoniem',
        email: readMailAddress(written.email) ?? '',
      })
      .returning({ id: reviews.id })
    if (!row) throw new Error('a review was not kept')
    const source = presentSource()
    if (source !== undefined) await remember(tx, source, reviews, [{ key: String(row.id), row: row.id }])
    await countStars(tx, productId)
    await changes.publish(reviewTags(productId), tx)
    return ok(row)
  })
}

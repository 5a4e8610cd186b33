import { fail, ok, type Result } from '../../../kernel/result.ts'
import { readWritten, type WrittenProblem } from '../../../kernel/written.ts'
import type { NewReview } from '../inputs.ts'
import type { Parts } from '../payments/parts.ts'
import { reviews } from '../schema.ts'
import { hasBought } from './bought.ts'

export type ReviewProblem =
  | WrittenProblem
  | 'no-rating'
  | 'unknown-product'
  /** The shop accepts reviews from buyers only, and this visitor did not buy the product. */
  | 'no-buyer'

/** Stores a review, which is hidden until staff approve it (SHOP-04). */
export async function addReview(
  parts: Parts,
  review: NewReview,
): Promise<Result<{ id: number }, ReviewProblem>> {
  const { db, content, clock } = parts
  if (!Number.isInteger(review.rating) || review.rating < 1 || review.rating > 5) return fail('no-rating')
  const written = readWritten(review)
  if (!written.ok) return written
  const [entry] = await content.entries([review.productId])
  if (entry?.type !== 'product') return fail('unknown-product')
  const verified = review.verified ?? (await hasBought(parts, review.productId, review.proof ?? {}))
  if (review.verified === undefined && !verified && (await parts.settings()).reviews.onlyBuyers)
    return fail('no-buyer')
  const [row] = await db
    .insert(reviews)
    .values({
      productId: review.productId,
      rating: review.rating,
      ...written.value,
      createdAt: review.createdAt ?? clock(),
      verified,
    })
    .returning({ id: reviews.id })
  if (!row) throw new Error('a review was not kept')
  return ok(row)
}

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { plainText } from '../../../kernel/written.ts'
import type { Parts } from '../payments/parts.ts'
import { countStars, reviewTags } from '../reviews/count-stars.ts'
import { reviews } from '../schema.ts'
import type { ReviewChange, StaffReview, StaffReviewQuery } from '../staff-views.ts'

/** Lists reviews, including those that wait for approval. */
export async function staffReviews(
  { db }: Parts,
  query: StaffReviewQuery,
): Promise<{ reviews: readonly StaffReview[]; total: number }> {
  const where = and(
    query.approved === undefined ? undefined : eq(reviews.approved, query.approved),
    query.reported === undefined ? undefined : sql`(cardinality(${reviews.reports}) > 0) = ${query.reported}`,
    query.productId === undefined ? undefined : eq(reviews.productId, query.productId),
    query.ids && inArray(reviews.id, [...query.ids]),
  )
  const way = query.descending ? desc : asc
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(where)
      .orderBy(way(reviews.createdAt), way(reviews.id))
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage),
    db.$count(reviews, where),
  ])
  return { reviews: rows, total }
}

/** Approves a review, hides it or answers it. Counts the stars of its product again. */
export async function changeReview(
  { db, changes }: Parts,
  reviewId: number,
  change: ReviewChange,
): Promise<Result<undefined, 'missing'>> {
  const changed = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(reviews)
      .set({
        productId: sql`${reviews.productId}`,
        approved: change.approved,
        answer: change.answer && plainText(change.answer),
        reports: change.reports && [...change.reports],
      })
      .where(eq(reviews.id, reviewId))
      .returning({ productId: reviews.productId })
    if (!row) return false
    await countStars(tx, row.productId)
    await changes.publish(reviewTags(row.productId), tx)
    return true
  })
  return changed ? ok(undefined) : fail('missing')
}

/** Deletes a review and removes its stars from the count. */
export async function deleteReview(
  { db, changes }: Parts,
  reviewId: number,
): Promise<Result<undefined, 'missing'>> {
  const removed = await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(reviews)
      .where(eq(reviews.id, reviewId))
      .returning({ productId: reviews.productId, approved: reviews.approved })
    if (!row) return false
    await countStars(tx, row.productId)
    if (row.approved) await changes.publish(reviewTags(row.productId), tx)
    return true
  })
  return removed ? ok(undefined) : fail('missing')
}

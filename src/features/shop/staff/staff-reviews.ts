import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Parts } from '../parts.ts'
import { countStars, reviewTags } from '../reviews/count-stars.ts'
import { reviews } from '../schema.ts'
import type { ReviewChange, StaffReview, StaffReviewQuery } from '../staff-views.ts'

const {
  id,
  productId,
  rating,
  author,
  email,
  text,
  createdAt,
  approved,
  answer,
  verified,
  helpful,
  reports,
} = reviews
const columns = {
  id,
  productId,
  rating,
  author,
  email,
  text,
  createdAt,
  approved,
  answer,
  verified,
  helpful,
  reports,
}

/** All reviews, with those that wait for approval. */
export async function staffReviews(
  { db }: Parts,
  query: StaffReviewQuery,
): Promise<{ reviews: readonly StaffReview[]; total: number }> {
  const where = and(
    query.approved === undefined ? undefined : eq(approved, query.approved),
    query.reported === undefined ? undefined : sql`(cardinality(${reports}) > 0) = ${query.reported}`,
    query.productId === undefined ? undefined : eq(productId, query.productId),
    query.ids && inArray(id, [...query.ids]),
  )
  const way = query.descending ? desc : asc
  const [rows, total] = await Promise.all([
    db
      .select(columns)
      .from(reviews)
      .where(where)
      .orderBy(way(createdAt), way(id))
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage),
    db.$count(reviews, where),
  ])
  return { reviews: rows, total }
}

/** Shows a review or takes it from the site, and answers it. The stars of its product are counted anew. */
export async function changeReview(
  { db, changes }: Parts,
  reviewId: number,
  change: ReviewChange,
): Promise<Result<undefined, 'missing'>> {
  const changed = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(reviews)
      .set({
        ...{ productId: sql`${productId}`, approved: change.approved },
        answer: change.answer && cleanText(change.answer),
        reports: change.reports && [...change.reports],
      })
      .where(eq(id, reviewId))
      .returning({ productId })
    if (row) await countStars(tx, row.productId)
    return row
  })
  if (!changed) return fail('missing')
  await changes.publish(reviewTags(changed.productId))
  return ok(undefined)
}

/** Takes a review away, and its stars from the count. */
export async function deleteReview(
  { db, changes }: Parts,
  reviewId: number,
): Promise<Result<undefined, 'missing'>> {
  const removed = await db.transaction(async (tx) => {
    const [row] = await tx.delete(reviews).where(eq(id, reviewId)).returning({ productId, approved })
    if (row) await countStars(tx, row.productId)
    return row
  })
  if (!removed) return fail('missing')
  if (removed.approved) await changes.publish(reviewTags(removed.productId))
  return ok(undefined)
}

const cleanText = (typed: string) => typed.toWellFormed().replaceAll('\0', '').replace(/\r\n?/g, '\n').trim()

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Parts } from '../parts.ts'
import { products, reviews } from '../schema.ts'
import type { StaffReview, StaffReviewQuery } from '../staff-views.ts'

const { id, productId, rating, author, email, text, createdAt, approved, verified } = reviews
const columns = { id, productId, rating, author, email, text, createdAt, approved, verified }

/** All reviews, with those that wait for approval. */
export async function staffReviews(
  { db }: Parts,
  query: StaffReviewQuery,
): Promise<{ reviews: readonly StaffReview[]; total: number }> {
  const where = and(
    query.approved === undefined ? undefined : eq(approved, query.approved),
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

/** Takes a review away and, when it was approved, its stars from the count. */
export async function deleteReview(
  { db, changes }: Parts,
  reviewId: number,
): Promise<Result<undefined, 'not_found'>> {
  const removed = await db.transaction(async (tx) => {
    const [row] = await tx.delete(reviews).where(eq(id, reviewId)).returning({ productId, rating, approved })
    if (row?.approved)
      await tx
        .update(products)
        .set({
          ratingSum: sql`${products.ratingSum} - ${row.rating}`,
          reviews: sql`${products.reviews} - 1`,
        })
        .where(eq(products.entryId, row.productId))
    return row
  })
  if (!removed) return fail('not_found')
  if (removed.approved)
    await changes.publish([`product:${removed.productId}`, `entry:${removed.productId}`, 'list:product'])
  return ok(undefined)
}

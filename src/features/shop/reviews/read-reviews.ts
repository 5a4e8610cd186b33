import { and, count, desc, eq } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import { reviews } from '../schema.ts'
import type { ReviewList } from '../views.ts'

/** Comments a page (section 9). */
export const reviewsPerPage = 50

/** Approved reviews of a product, the newest first. */
export async function readReviews({ db }: Parts, productId: number, page: number): Promise<ReviewList> {
  const approved = and(eq(reviews.productId, productId), eq(reviews.approved, true))
  const [rows, byStars] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(approved)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(reviewsPerPage)
      .offset((page - 1) * reviewsPerPage),
    db
      .select({ rating: reviews.rating, number: count() })
      .from(reviews)
      .where(approved)
      .groupBy(reviews.rating),
  ])
  const spread = [5, 4, 3, 2, 1].map((stars) => byStars.find(({ rating }) => rating === stars)?.number ?? 0)
  const total = spread.reduce((sum, number) => sum + number, 0)
  const stars = spread.reduce((sum, number, index) => sum + number * (5 - index), 0)
  return {
    reviews: rows.map(({ id, author, rating, text, createdAt, answer, verified }) => ({
      id,
      author,
      rating,
      text,
      createdAt,
      answer,
      verified,
    })),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / reviewsPerPage)),
    average: total === 0 ? 0 : stars / total,
    spread,
  }
}

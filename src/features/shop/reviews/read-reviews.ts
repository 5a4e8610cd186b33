import { and, count, desc, eq } from 'drizzle-orm'
import { createCache } from '../../../platform/cache.ts'
import type { Executor } from '../../../platform/database/index.ts'
import type { Parts } from '../payments/parts.ts'
import { reviews } from '../schema.ts'
import type { Review, ReviewChoice, ReviewList } from '../views.ts'

/** Reviews per page (section 9). */
export const reviewsPerPage = 50

/** Pages of reviews in memory, of some 20 KB each. */
const mostPages = 200

type ReadReviews = (productId: number, page: number, choice?: ReviewChoice) => Promise<ReviewList>

/**
 * The chosen approved reviews of a product; the stars are counted over all approved ones. In memory until the product
 * or one of its reviews changes.
 */
export function createReviews({ db, changes }: Pick<Parts, 'db' | 'changes'>): ReadReviews {
  const pages = createCache<string, ReviewList>(changes, { most: mostPages })
  return (productId, page, choice = {}) =>
    pages.get(
      JSON.stringify([productId, page, choice.stars, choice.order]),
      () => readReviews(db, productId, page, choice),
      [`product:${productId}`],
    )
}

async function readReviews(
  db: Executor,
  productId: number,
  page: number,
  { stars, order = 'newest' }: ReviewChoice,
): Promise<ReviewList> {
  const approved = and(eq(reviews.productId, productId), eq(reviews.approved, true))
  const newest = [desc(reviews.createdAt), desc(reviews.id)]
  const [rows, byStars] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(and(approved, stars === undefined ? undefined : eq(reviews.rating, stars)))
      .orderBy(...(order === 'helpful' ? [desc(reviews.helpful)] : []), ...newest)
      .limit(reviewsPerPage)
      .offset((page - 1) * reviewsPerPage),
    db
      .select({ rating: reviews.rating, number: count() })
      .from(reviews)
      .where(approved)
      .groupBy(reviews.rating),
  ])
  const numberOf = (rating: number) => byStars.find((known) => known.rating === rating)?.number ?? 0
  const spread = [5, 4, 3, 2, 1].map(numberOf)
  const total = spread.reduce((sum, number) => sum + number, 0)
  const sum = spread.reduce((sum, number, index) => sum + number * (5 - index), 0)
  const found = stars === undefined ? total : numberOf(stars)
  return {
    reviews: rows.map(toReview),
    total,
    page,
    pages: Math.max(1, Math.ceil(found / reviewsPerPage)),
    average: total === 0 ? 0 : sum / total,
    spread,
  }
}

export const toReview = ({
  id,
  author,
  rating,
  text,
  createdAt,
  answer,
  verified,
  helpful,
}: typeof reviews.$inferSelect): Review => ({
  id,
  author,
  rating,
  text,
  createdAt,
  answer,
  verified,
  helpful,
})

import { formatDayMonthYear } from '../../kernel/dates.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { ProductReviewsProps } from './fields.ts'

export const reviewProblems = [
  'no-rating',
  'no-text',
  'no-name',
  'bad-email',
  'too-long',
  'unknown-product',
  'too-many',
] as const
export type ReviewProblem = (typeof reviewProblems)[number]

export interface ReviewModel {
  id: number
  author: string
  rating: number
  /** Plain text, a paragraph each. */
  paragraphs: readonly string[]
  /** DD-MM-YYYY */
  date: string
  /** `YYYY-MM-DD` */
  day: string
  verified: boolean
  /** Paragraphs of the shop's answer. */
  answer: readonly string[]
}

export interface ReviewsModel {
  productId: number
  /** Of the product, where the pages of its reviews stand. */
  path: string
  reviews: readonly ReviewModel[]
  total: number
  average: number
  /** Reviews by stars, from 5 to 1. */
  spread: readonly number[]
  page: number
  pages: number
  /** One was just sent and waits for approval. */
  received: boolean
  /** What came back of the form, and why. */
  posted?: { problem: ReviewProblem; values: Readonly<Record<string, string>> }
}

/** Says on the product's page that a review was received. */
export const receivedParameter = 'unapproved'
/** The page of reviews as old links ask for it. */
export const pageParameter = 'cpage'

/** SHOP-04: approved reviews, 50 a page, the newest first. */
export async function load(
  _props: ProductReviewsProps,
  { entry, features, page, posted, query }: RenderContext,
): Promise<Loaded<ReviewsModel | undefined>> {
  if (entry?.type !== 'product') return { model: undefined }
  const list = await features.shop.catalogue.reviews(entry.id, page)
  const problem = reviewProblems.find((known) => known === posted?.problem)
  return {
    model: {
      productId: entry.id,
      path: entry.url,
      reviews: list.reviews.map(({ id, author, rating, text, createdAt, answer, verified }) => ({
        id,
        author,
        rating,
        paragraphs: text.split(/\n+/),
        date: formatDayMonthYear(createdAt),
        day: createdAt.toISOString().slice(0, 10),
        verified,
        answer: answer === '' ? [] : answer.split(/\n+/),
      })),
      total: list.total,
      average: list.average,
      spread: list.spread,
      page: list.page,
      pages: list.pages,
      received: query.has(receivedParameter),
      ...(posted?.form === 'review' && problem ? { posted: { problem, values: posted.values } } : {}),
    },
    tags: [`product:${entry.id}`],
    reads: [receivedParameter, pageParameter],
    pages: list.pages,
    cacheable: posted === undefined,
  }
}

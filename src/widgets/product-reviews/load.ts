import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { pageParameter, receivedParameter, type WrittenModel, writtenModel } from '../shared/written/model.ts'
import type { PostedWords } from '../shared/written/posted.ts'
import type { ProductReviewsProps } from './fields.ts'

export const reviewProblems = [
  'no-rating',
  'no-text',
  'no-name',
  'bad-email',
  'too-long',
  'unknown-product',
  'too-many',
  'no-buyer',
] as const
export type ReviewProblem = (typeof reviewProblems)[number]

export interface ReviewModel extends WrittenModel {
  rating: number
  verified: boolean
  helpful: number
}

export interface ReviewsModel {
  productId: number
  /** Address of the product; the pages of its reviews follow from it. */
  path: string
  reviews: readonly ReviewModel[]
  total: number
  average: number
  /** Number of reviews by rating, from 5 to 1. */
  spread: readonly number[]
  page: number
  pages: number
  /** The visitor's filter and order. */
  stars?: number
  order: 'newest' | 'helpful'
  /** Only buyers may write, and nothing proves that this visitor is one. */
  closed: boolean
  /** Proof of purchase from the invitation; the form sends it along. */
  bought?: { order: string; key: string }
  /** The review that this visitor just marked as helpful. */
  thanked?: number
  /** A review was just submitted and waits for approval. */
  received: boolean
  /** The typed values and the error of the submitted form. */
  posted?: PostedWords & { problem: ReviewProblem }
}

/** Rating and order that filter and sort the reviews. */
export const starsParameter = 'sterren'
export const orderParameter = 'volgorde'
/** Number and key of an order, from the invitation. */
const proofParameters = ['order', 'key']

/** SHOP-04: approved reviews, 50 a page, the newest first unless sorted by helpfulness. */
export async function load(
  _props: ProductReviewsProps,
  { entry, features, notice, page, posted, query, viewer }: RenderContext,
): Promise<Loaded<ReviewsModel | undefined>> {
  if (entry?.type !== 'product') return { model: undefined }
  const { catalogue } = features.shop
  const stars = /^[1-5]$/.test(query.get(starsParameter) ?? '')
    ? Number(query.get(starsParameter))
    : undefined
  const order = query.get(orderParameter) === 'nuttig' ? 'helpful' : 'newest'
  const proof =
    posted?.values ?? Object.fromEntries(proofParameters.map((name) => [name, query.get(name) ?? '']))
  const orderId = /^\d{1,9}$/.test(proof.order ?? '') ? Number(proof.order) : undefined
  const thanked = /^review:helpful:(\d{1,9})$/.exec(notice ?? '')?.[1]
  const [list, mayWrite] = await Promise.all([
    catalogue.reviews(entry.id, page, { stars, order }),
    catalogue.mayReview(entry.id, { viewer, orderId, key: proof.key }),
  ])
  const problem = reviewProblems.find((known) => known === posted?.problem)
  return {
    model: {
      productId: entry.id,
      path: entry.url,
      reviews: list.reviews.map((review) => ({
        ...writtenModel(review),
        rating: review.rating,
        verified: review.verified,
        helpful: review.helpful,
      })),
      total: list.total,
      average: list.average,
      spread: list.spread,
      page: list.page,
      pages: list.pages,
      stars,
      order,
      closed: !mayWrite,
      ...(orderId !== undefined && { bought: { order: String(orderId), key: proof.key ?? '' } }),
      ...(thanked !== undefined && { thanked: Number(thanked) }),
      received: query.has(receivedParameter),
      ...(posted?.form === 'review' && problem ? { posted: { problem, values: posted.values } } : {}),
    },
    tags: [`product:${entry.id}`],
    reads: [receivedParameter, pageParameter, starsParameter, orderParameter, ...proofParameters],
    pages: list.pages,
    // Invitations and thanks are for one visitor.
    cacheable: posted === undefined && orderId === undefined && thanked === undefined,
  }
}

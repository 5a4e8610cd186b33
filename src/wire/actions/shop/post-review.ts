import type { Content, EntryCard } from '../../../features/content/index.ts'
import type { Shop } from '../../../features/shop/index.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type ReviewProblem, receivedParameter } from '../../../widgets/product-reviews/door.ts'
import { readId } from './read-id.ts'

/** The result of a posted review. */
export type PostedReview =
  /** Stored until staff approve it; `to` is the product's page with a message. */
  | { kind: 'received'; to: string }
  /** The product's page is shown again, with the typed values. */
  | {
      kind: 'refused'
      product: Pick<EntryCard, 'url'>
      problem: ReviewProblem
      values: Record<string, string>
    }
  | { kind: 'unknown-product' }

export interface ReviewDesk {
  shop: Pick<Shop, 'catalogue'>
  content: Pick<Content, 'entries'>
  /** The sender. */
  viewer?: Viewer
  /** Whether this visitor may post another review; called only for reviews that are not from a bot. */
  mayPost(): Promise<boolean>
}

const typedFields = ['rating', 'comment', 'author', 'email', 'order', 'key'] as const

/** A field that visitors do not see: whoever fills it in is a bot. */
const trapField = 'url'

/**
 * `POST /wp-comments-post.php` (SHOP-04, decisions) with `comment_post_ID rating comment author email`. The review
 * waits for approval; a review by a bot gets the same response and is discarded.
 */
export async function postReview(desk: ReviewDesk, form: URLSearchParams): Promise<PostedReview> {
  const productId = readId(form.get('comment_post_ID'))
  const [product] = productId === undefined ? [] : await desk.content.entries([productId])
  if (productId === undefined || product?.type !== 'product') return { kind: 'unknown-product' }
  const received = { kind: 'received', to: `${product.url}?${receivedParameter}=1#reviews` } as const
  if (form.get(trapField)) return received
  const values = Object.fromEntries(typedFields.map((name) => [name, form.get(name) ?? '']))
  const refused = (problem: ReviewProblem): PostedReview => ({ kind: 'refused', product, problem, values })
  if (!(await desk.mayPost())) return refused('too-many')
  const added = await desk.shop.catalogue.addReview({
    productId,
    rating: /^[1-5]$/.test(values.rating ?? '') ? Number(values.rating) : 0,
    author: values.author ?? '',
    email: values.email ?? '',
    text: values.comment ?? '',
    proof: { viewer: desk.viewer, orderId: readId(values.order ?? null), key: values.key },
  })
  return added.ok ? received : refused(added.code)
}

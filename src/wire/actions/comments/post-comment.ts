import type { Content, EntryCard } from '../../../features/content/index.ts'
import type { Shop } from '../../../features/shop/index.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type CommentProblem, receivedParameter } from '../../../widgets/entry-comments/door.ts'
import type { ReviewProblem } from '../../../widgets/product-reviews/door.ts'
import { readId } from '../shop/read-id.ts'

/** The result of a posted comment or review. */
export type PostedComment =
  /** Stored until staff approve it; `to` is the page that it is about, with a message. */
  | { kind: 'received'; to: string }
  /** That page is shown again, with the typed values. */
  | {
      kind: 'refused'
      form: 'review' | 'comment'
      entry: Pick<EntryCard, 'url'>
      problem: ReviewProblem | CommentProblem
      values: Values
    }
  /** Nothing that visitors may comment on. */
  | { kind: 'unknown' }

export interface CommentDesk {
  shop: Pick<Shop, 'catalogue'>
  content: Pick<Content, 'entries' | 'commenting' | 'addComment'>
  /** The sender. */
  viewer?: Viewer
  /** Whether this visitor may post another one; called only for those that are not from a bot. */
  mayPost(form: 'review' | 'comment'): Promise<boolean>
}

type Values = Readonly<Record<string, string>>

/** What comes in by the form of one kind of entry. */
interface Way {
  form: 'review' | 'comment'
  /** Where the page says that it was received. */
  anchor: string
  fields: readonly string[]
  add(
    desk: CommentDesk,
    entryId: number,
    values: Values,
  ): Promise<Result<unknown, ReviewProblem | CommentProblem>>
}

const written = ({ author = '', email = '', comment = '' }: Values) => ({ author, email, text: comment })

const review: Way = {
  form: 'review',
  anchor: 'reviews',
  fields: ['rating', 'comment', 'author', 'email', 'order', 'key'],
  add: ({ shop, viewer }, productId, values) =>
    shop.catalogue.addReview({
      productId,
      ...written(values),
      rating: /^[1-5]$/.test(values.rating ?? '') ? Number(values.rating) : 0,
      proof: { viewer, orderId: readId(values.order), key: values.key },
    }),
}

const comment: Way = {
  form: 'comment',
  anchor: 'comments',
  fields: ['comment', 'author', 'email'],
  add: ({ content }, entryId, values) => content.addComment({ entryId, ...written(values) }),
}

/** A field that visitors do not see: whoever fills it in is a bot. */
const trapField = 'url'

/**
 * `POST /wp-comments-post.php` (SHOP-04, decisions) with `comment_post_ID comment author email`, and for a product
 * `rating`. What is sent waits for approval; a bot gets the same response, and what it sent is discarded.
 */
export async function postComment(desk: CommentDesk, sent: URLSearchParams): Promise<PostedComment> {
  const id = readId(sent.get('comment_post_ID'))
  const [entry] = id === undefined ? [] : await desk.content.entries([id])
  if (!entry) return { kind: 'unknown' }
  const way = await wayOf(desk, entry)
  if (!way) return { kind: 'unknown' }
  const { form, anchor, fields } = way
  const received = { kind: 'received', to: `${entry.url}?${receivedParameter}=1#${anchor}` } as const
  if (sent.get(trapField)) return received
  const values = Object.fromEntries(fields.map((name) => [name, sent.get(name) ?? '']))
  const refused = (problem: ReviewProblem | CommentProblem): PostedComment => ({
    kind: 'refused',
    form,
    entry,
    problem,
    values,
  })
  if (!(await desk.mayPost(form))) return refused('too-many')
  const added = await way.add(desk, entry.id, values)
  return added.ok ? received : refused(added.code)
}

async function wayOf({ content }: CommentDesk, entry: EntryCard): Promise<Way | undefined> {
  if (entry.type === 'product') return review
  return (await content.commenting(entry)) === 'off' ? undefined : comment
}

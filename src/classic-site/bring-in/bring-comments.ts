import { metaOf, plainLine } from '../become/meta.ts'
import type { ClassicComment } from '../classic-site.ts'
import type { Reason } from '../report/report.ts'
import { bringEach, changedItems, postKey, type Way } from './way.ts'

const notes = new Set(['order_note', 'webhook_delivery', 'action_log', 'edd_payment_note', 'fsi_note'])

/** Comments on news with their state, and reviews of products with their stars. */
export async function bringComments(way: Way): Promise<void> {
  const { staged, site } = way
  const reason = ({ type, approved }: ClassicComment): Reason | undefined => {
    if (notes.has(type)) return 'private-note'
    if (approved === 'spam') return 'spam'
    if (approved === 'trash' || approved === 'post-trashed') return 'trash'
    if (type === 'pingback' || type === 'trackback') return 'technical'
    return type === '' || type === 'comment' || type === 'review' ? undefined : 'technical'
  }
  const names = new Map<number, string>()
  await bringEach<ClassicComment>(way, changedItems(way, 'comments', { sort: 'comment' }), {
    sort: 'comments',
    nameOf: ({ id }) => `reactie ${id}`,
    leave: reason,
    write: async (comment, before) => {
      if (before.kind !== 'new') return { table: before.line.table, row: before.row }
      const line = (await way.ledger.lines([postKey(comment.post)])).get(postKey(comment.post))
      if (line?.table !== 'content_entries') return { left: 'orphan' }
      const post = await staged.one('post', comment.post)
      const author = plainLine(comment.author ?? '')
      names.set(comment.id, author)
      const text = textOfComment(comment.content)
      const at = comment.at ?? way.clock()
      const email = comment.email ?? ''
      const approved = comment.approved === '1' || comment.approved === 'approve'
      if (post?.type === 'product') {
        const rating = Number(metaOf(comment.meta, 'rating'))
        if (!(rating >= 1 && rating <= 5)) return { left: 'not-importable', detail: 'zonder sterren' }
        const added = await site.shop.catalogue.bringReview({
          productId: Number(line.row),
          rating: Math.round(rating),
          author,
          email,
          text,
          approved,
          createdAt: at,
          verified: metaOf(comment.meta, 'verified') === '1',
        })
        return added.ok
          ? { table: 'shop_reviews', row: added.value.id }
          : { left: 'refused', detail: added.code }
      }
      if (post?.type !== 'post')
        return { left: 'not-importable', detail: 'alleen nieuws heeft hier reacties' }
      const answered = comment.parent ? names.get(comment.parent) : undefined
      const added = await site.content.bringComment({
        entryId: Number(line.row),
        author,
        email,
        approved,
        createdAt: at,
        text: answered ? `@${answered}: ${text}` : text,
      })
      return added.ok
        ? { table: 'content_comments', row: added.value.id }
        : { left: 'refused', detail: added.code }
    },
  })
}

/** Comments are plain text here. */
const textOfComment = (html: string): string =>
  html
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .split('\n')
    .map(plainLine)
    .join('\n')
    .trim()

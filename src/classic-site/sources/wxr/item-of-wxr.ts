import type { ClassicComment, ClassicItem, ClassicPost } from '../../classic-site.ts'
import type { Say } from '../findings.ts'
import { isOrphanOfMenu, whyLeftOut } from '../wordpress/left-out.ts'
import { isOrderType, orderOfPost } from '../wordpress/order-of-post.ts'
import { idOfText } from '../wordpress/stable-id.ts'
import { cleanText, keyOf, slugOf } from '../wordpress/texts.ts'
import { momentOf, type SiteClock } from '../wordpress/times.ts'
import { metaOf, numberOr, taxonomyOf } from './site-of-wxr.ts'
import type { WxrRecord } from './wxr-records.ts'

/** A post or an order with its comments; nothing when it is left out, and then it is said why. */
export function* itemsOf(
  record: WxrRecord,
  id: number | undefined,
  clock: SiteClock,
  say: Say,
): Generator<ClassicItem> {
  if (id === undefined) return
  const post = postOf(record, id, clock)
  const why = isOrphanOfMenu(post.type, post.status, post.meta)
    ? ('orphaned-menu-item' as const)
    : whyLeftOut(post.type, post.status)
  if (why !== undefined) {
    say({ kind: 'left', reason: why, about: post.type, line: record.line })
    return
  }
  const { type } = post
  if (isOrderType(type)) {
    say({ kind: 'noted', reason: 'orders-without-lines' })
    yield { sort: 'order', ...orderOfPost({ ...post, type }, []) }
  } else yield { sort: 'post', ...post }
  for (const inner of record.inside)
    if (inner.name === 'wp:comment') {
      const comment = commentOf(inner, id, clock)
      if (comment) yield { sort: 'comment', ...comment }
    }
}

function postOf({ values, inside }: WxrRecord, id: number, clock: SiteClock): ClassicPost {
  const text = (name: string) => cleanText(values.get(name) ?? '')
  const known = (name: string) => keyOf(values.get(name) ?? '') || undefined
  const type = known('wp:post_type') ?? 'post'
  return {
    id,
    type,
    status: known('wp:status'),
    title: text('title'),
    slug: slugOf(values.get('wp:post_name') ?? ''),
    content: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    createdAt: clock.utc(values.get('wp:post_date'), values.get('wp:post_date_gmt')) ?? pubDateOf(values),
    changedAt: clock.utc(values.get('wp:post_modified'), values.get('wp:post_modified_gmt')),
    author: known('dc:creator'),
    parent: numberOr(values.get('wp:post_parent')),
    order: numberOr(values.get('wp:menu_order')) ?? 0,
    password: values.get('wp:post_password') || undefined,
    isSticky: values.get('wp:is_sticky')?.trim() === '1' || undefined,
    link: known('link'),
    guid: known('guid'),
    takesComments: values.get('wp:comment_status')?.trim() === 'open',
    attachmentUrl: type === 'attachment' ? known('wp:attachment_url') : undefined,
    terms: termsOf(inside),
    meta: metaOf(inside, 'wp:postmeta'),
  }
}

function pubDateOf(values: Map<string, string>): Date | undefined {
  const moment = new Date((values.get('pubDate') ?? '').slice(0, 60))
  return Number.isNaN(moment.getTime()) || moment.getTime() <= 0 ? undefined : moment
}

/** Without what old exports say twice: the name alone, beside the same with its taxonomy. */
function termsOf(inside: WxrRecord[]): ClassicPost['terms'] {
  const terms = new Map<string, ClassicPost['terms'][number]>()
  for (const { name: element, attributes, values } of inside) {
    if (element !== 'category') continue
    const taxonomy = taxonomyOf(attributes.domain ?? '')
    const name = cleanText(values.get('') ?? '')
    const slug = slugOf(attributes.nicename ?? '') || slugOf(name.toLowerCase().replace(/\s/g, '-'))
    if (taxonomy === '' || slug === '') continue
    const key = `${taxonomy}\n${slug}`
    if (!terms.has(key)) terms.set(key, { taxonomy, slug, name: name || slug })
  }
  return [...terms.values()]
}

function commentOf(
  { values, inside }: WxrRecord,
  post: number,
  clock: SiteClock,
): ClassicComment | undefined {
  const text = (name: string) => cleanText(values.get(name) ?? '') || undefined
  const said = ['wp:comment_date', 'wp:comment_author', 'wp:comment_content'].map(
    (name) => values.get(name) ?? '',
  )
  if (said.every((value) => value === '')) return undefined
  return {
    id: numberOr(values.get('wp:comment_id')) ?? idOfText(`comment\n${post}\n${said.join('\n')}`),
    post,
    parent: numberOr(values.get('wp:comment_parent')),
    type: keyOf(values.get('wp:comment_type') ?? ''),
    approved: keyOf(values.get('wp:comment_approved') ?? ''),
    author: text('wp:comment_author'),
    email: text('wp:comment_author_email'),
    url: text('wp:comment_author_url'),
    userId: numberOr(values.get('wp:comment_user_id')),
    at: momentOf(values.get('wp:comment_date_gmt')) ?? clock.utc(values.get('wp:comment_date'), undefined),
    content: text('wp:comment_content') ?? '',
    meta: metaOf(inside, 'wp:commentmeta'),
  }
}

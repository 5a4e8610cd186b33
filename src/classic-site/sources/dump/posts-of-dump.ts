import type { ClassicItem, ClassicOrderLine, ClassicPost } from '../../classic-site.ts'
import { phpMap, readSerialised } from '../../serialised.ts'
import type { Say } from '../findings.ts'
import { isOrphanOfMenu } from '../wordpress/left-out.ts'
import { isOrderType, orderOfPost } from '../wordpress/order-of-post.ts'
import { cleanText, keyOf, slugOf } from '../wordpress/texts.ts'
import { SiteClock } from '../wordpress/times.ts'
import type { StoredRow } from './dump-store.ts'
import type { DumpSite } from './site-of-dump.ts'

/** Posts of all types, and the orders that were kept as posts, in the order of their ids. */
export function* postsOfDump(
  site: DumpSite,
  linesOf: (order: number) => ClassicOrderLine[],
  isInOwnTables: (order: number) => boolean,
  say: Say,
): Generator<ClassicItem> {
  const clock = new SiteClock()
  const metaOf = site.metaFinder('postmeta', 'post_id')
  const termsOf = termFinder(site)
  const sticky = new Set(
    Object.values(phpMap(readSerialised(site.options.get('sticky_posts') ?? '')?.value)).map(Number),
  )
  const uploads = site.uploadsAddress()
  for (const row of site.rows('posts')) {
    const post = postOf(row, site, clock)
    post.meta = metaOf(post.id)
    const { type } = post
    if (isOrphanOfMenu(type, post.status, post.meta)) {
      say({ kind: 'left', reason: 'orphaned-menu-item', about: type })
    } else if (isOrderType(type)) {
      if (isInOwnTables(post.id)) say({ kind: 'noted', reason: 'order-in-both-stores', about: type })
      else yield { sort: 'order', ...orderOfPost({ ...post, type }, linesOf(post.id)) }
    } else {
      post.terms = termsOf(post.id, type)
      if (sticky.has(post.id)) post.isSticky = true
      if (type === 'attachment') post.attachmentUrl = attachmentUrl(post, uploads)
      yield { sort: 'post', ...post }
    }
  }
}

function postOf(row: StoredRow, site: DumpSite, clock: SiteClock): ClassicPost {
  const text = (column: string) => cleanText(row.text(column))
  return {
    id: row.number('id'),
    type: keyOf(row.text('post_type')) || 'post',
    status: keyOf(row.text('post_status')) || undefined,
    title: text('post_title'),
    slug: slugOf(row.text('post_name')),
    content: text('post_content'),
    excerpt: text('post_excerpt'),
    createdAt: clock.utc(row.text('post_date'), row.text('post_date_gmt')),
    changedAt: clock.utc(row.text('post_modified'), row.text('post_modified_gmt')),
    author: site.logins.get(row.number('post_author')),
    parent: row.number('post_parent') || undefined,
    order: row.number('menu_order'),
    password: row.text('post_password') || undefined,
    guid: decodeGuid(row.text('guid')) || undefined,
    mimeType: keyOf(row.text('post_mime_type')) || undefined,
    takesComments: row.text('comment_status') === 'open',
    terms: [],
    meta: [],
  }
}

/** WordPress keeps addresses with `&#038;`, which an export's XML undoes. */
const decodeGuid = (guid: string) => keyOf(guid.replaceAll('&#038;', '&').replaceAll('&amp;', '&'))

/** Links and Polylang's languages keep their terms in the same table, under ids that are no posts'. */
function termFinder(site: DumpSite): (post: number, type: string) => ClassicPost['terms'] {
  const find = site.finder('term_relationships', 'object_id')
  return (post) => {
    const terms = new Map<number, ClassicPost['terms'][number]>()
    const rows = find(post).map((row) => ({
      id: row.number('term_taxonomy_id'),
      order: row.number('term_order'),
    }))
    for (const { id } of rows.sort((a, b) => a.order - b.order)) {
      const term = site.terms.get(id)
      if (term && !ofOtherObjects.has(term.taxonomy)) terms.set(id, { ...term })
    }
    return [...terms.values()]
  }
}

const ofOtherObjects = new Set(['link_category', 'term_language', 'term_translations'])

function attachmentUrl({ meta, guid }: ClassicPost, uploads: string): string | undefined {
  const path = meta.find(([key]) => key === '_wp_attached_file')?.[1].trim()
  if (!path) return guid && /^https?:\/\//.test(guid) && !guid.includes('?') ? guid : undefined
  return /^https?:\/\//.test(path) ? path : `${uploads}/${path.replace(/^\/{1,9}/, '')}`
}

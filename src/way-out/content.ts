import { mediaPath } from '../export-format/index.ts'
import type { DocumentData } from '../kernel/document.ts'
import { addressOf } from './addresses.ts'
import type { DrawHtml } from './draw-html.ts'
import { pictureJson } from './pictures.ts'
import type { Row } from './snapshot.ts'
import { isRow, list, number, numberOrNone, rowIn, rowsIn, text } from './values.ts'
import type { Way } from './way.ts'
import { jsonArray } from './write-files.ts'
import type { Wxr } from './wxr.ts'

const entriesQuery = `
  select e.id, e.type, e.slug, e.above, e.parent_id, e.title, e.excerpt, e.search_title, e.search_description, e.body,
    e.status, e.published_at, e.updated_at, e.author_id, e.picture_id, e.picture_ids, e.latitude, e.longitude,
    e.precision, e.fields, e.document_id,
    (select row_to_json(d) from content_documents d where d.id = e.document_id) as document,
    (select json_agg(json_build_object('taxonomy', t.taxonomy, 'slug', t.slug, 'path', t.path, 'name', t.name)
      order by t.taxonomy, t.path) from content_entry_terms et join content_terms t on t.id = et.term_id
      where et.entry_id = e.id and et.own) as terms,
    (select json_agg(${pictureJson}) from content_media m where m.id = e.picture_id or m.id = any(e.picture_ids)) as media,
    (select json_agg(json_build_object('id', c.id, 'author', c.author, 'email', c.email, 'text', c.text,
      'created_at', c.created_at, 'approved', c.approved, 'answer', c.answer) order by c.id)
      from content_comments c where c.entry_id = e.id) as comments,
    (select to_json(p) from shop_products p where p.entry_id = e.id) as offer,
    (select json_agg(et.term_id order by et.term_id) from content_entry_terms et
      where et.entry_id = e.id and et.own) as term_ids,
    (select json_agg(v order by v.position, v.id) from shop_variants v where v.product_id = e.id) as variants
  from content_entries e order by e.type, e.id`

/** Writes `content/<kind>.json` for each kind that has entries, and the items of what is no product into the export for WordPress. */
export async function writeEntries(way: Way, wxr: Wxr, draw: DrawHtml): Promise<number> {
  let file: Awaited<ReturnType<typeof jsonArray>> | undefined
  let type = ''
  let count = 0
  for await (const row of way.snapshot.rows(entriesQuery)) {
    way.tick()
    if (text(row, 'type') !== type) {
      await file?.end()
      type = text(row, 'type')
      file = await jsonArray(way.folder, `content/${type}.json`)
    }
    const html = await htmlOf(way, row, draw)
    await file?.add(entryJson(way, row, html))
    count += 1
    // Products go as the table that WooCommerce reads; an address that is gone has nothing to show.
    if (type !== 'product' && text(row, 'status') !== 'gone') await wxr.entry(row, html)
  }
  await file?.end()
  return count
}

async function htmlOf({ kinds }: Way, row: Row, draw: DrawHtml): Promise<string> {
  const document = rowIn(row, 'document')
  const shown = document && (rowIn(document, 'published') ?? rowIn(document, 'draft'))
  if (!shown || !isDocument(shown)) return text(row, 'body')
  const about = {
    entryId: number(row, 'id'),
    path: addressOf(kinds, row),
    documentId: number(row, 'document_id'),
  }
  return draw(shown, about)
}

const isDocument = (value: unknown): value is DocumentData => isRow(value) && Array.isArray(value.content)

function entryJson({ siteUrl, kinds, logins }: Way, row: Row, html: string) {
  const paths = new Map(rowsIn(row, 'media').map((picture) => [number(picture, 'id'), mediaPath(picture)]))
  const path = (id: unknown) => paths.get(Number(id)) ?? null
  const picture = numberOrNone(row, 'picture_id')
  const authorId = numberOrNone(row, 'author_id')
  const { latitude, longitude, precision } = row
  return {
    id: number(row, 'id'),
    type: row.type,
    address: siteUrl + addressOf(kinds, row),
    slug: row.slug,
    above: row.above,
    parentId: row.parent_id,
    title: row.title,
    excerpt: row.excerpt,
    html,
    body: row.body,
    status: row.status,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    author: authorId === undefined ? null : (logins.get(authorId) ?? null),
    terms: row.terms ?? [],
    authorId: authorId ?? null,
    termIds: row.term_ids ?? [],
    pictureId: picture ?? null,
    pictureIds: row.picture_ids,
    picture: picture === undefined ? null : path(picture),
    pictures: list(row, 'picture_ids').map(path),
    position: latitude === null ? null : { latitude, longitude, precision },
    fields: row.fields,
    searchTitle: row.search_title,
    searchDescription: row.search_description,
    document: row.document ? documentJson(rowIn(row, 'document') ?? {}) : null,
    ...(row.offer ? { product: { ...rowIn(row, 'offer'), variants: row.variants ?? [] } } : {}),
  }
}

/** What the page editor keeps of an entry. */
const documentJson = ({ publish_at: publishAt, ...document }: Row) => ({
  draft: document.draft,
  published: document.published,
  publishAt,
  id: document.id,
  kind: document.kind,
  title: document.title,
  revision: document.revision,
  planned: document.planned,
  draftSavedAt: document.draft_saved_at,
  draftSavedBy: document.draft_saved_by,
  publishedAt: document.published_at,
  publishedBy: document.published_by,
})

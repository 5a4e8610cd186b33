import { createHash, randomBytes } from 'node:crypto'
import {
  accountTables,
  closedHash,
  groundTables,
  type KeptTable,
  keptTables,
  libraryTables,
  otherTables,
  shopTables,
  tablesOfEntries,
  versionPath,
} from '../../export-format/index.ts'
import type { Sort } from '../report/report.ts'
import type { OwnExport } from '../sources/own/open-export.ts'
import type { Item } from '../sources/own/read-array.ts'
import type { StagedItem } from '../store/staged.ts'

/** Rows that come together, or not at all: an entry with its document, terms and offer. The first table is its own. */
export interface Group {
  table: string
  /** Of its own row. */
  id: string
  name: string
  rows: { table: string; row: Item }[]
}

/** One sort of rows of an export, in the order in which they are written. */
export interface Step {
  sort: Sort
  kept: KeptTable
  groups(source: OwnExport): AsyncGenerator<Group>
}

const sorts: Readonly<Record<string, Sort>> = {
  account_users: 'people',
  content_kinds: 'kinds',
  content_taxonomies: 'kinds',
  content_own_fields: 'fields',
  content_terms: 'terms',
  content_media: 'media',
  content_documents: 'templates',
  content_comments: 'comments',
  content_menus: 'menus',
  content_settings: 'site',
  content_redirects: 'addresses',
  library_categories: 'categories',
  library_files: 'files',
  shop_settings: 'site',
  shop_shipping_zones: 'shipping',
  shop_coupons: 'coupons',
  shop_orders: 'orders',
  shop_reviews: 'reviews',
  newsletter_subscribers: 'readers',
}

const stepOf = (kept: KeptTable): Step => ({
  kept,
  sort: sorts[kept.table] ?? 'other',
  async *groups(source) {
    for await (const row of source.rows(kept.file)) {
      const id = kept.key.map((name) => String(row[name] ?? '')).join(' ')
      const { table } = kept
      yield {
        table,
        id,
        name: nameOf(row) || `${kept.file} ${id}`,
        rows: [{ table, row: openedBy(kept, row) }],
      }
    }
  },
})

/** What the export says instead of a secret: that there is one. */
function openedBy({ table }: KeptTable, row: Item): Item {
  if (row.has_word === true) return { ...row, password_hash: closedHash }
  if (table === 'shop_orders' && row.has_downloads === true) return { ...row, download_key: freshKey() }
  return row
}

/** Names of things, never of people or their addresses. */
const nameOf = (row: Item): string =>
  ([row.title, row.label, row.one, row.slug, row.name].find((one) => typeof one === 'string' && one !== '') as
    | string
    | undefined) ?? ''

const versions = 'file-versions'

/** A file with all of its contents, the present ones from where the file stands in the export. */
const stepOfFiles = (kept: KeptTable): Step => ({
  ...stepOf(kept),
  async *groups(source) {
    // Short rows, one or two for each file.
    const contents = new Map<number, Item[]>()
    for await (const row of source.rows(versions)) {
      const known = contents.get(Number(row.file_id))
      if (known) known.push(row)
      else contents.set(Number(row.file_id), [row])
    }
    for await (const group of stepOf(kept).groups(source)) {
      const [file] = group.rows
      for (const row of contents.get(Number(group.id)) ?? [])
        group.rows.push({
          table: 'library_contents',
          row: { ...row, path: row.current === true ? file?.row.path : versionPath(row) },
        })
      yield group
    }
  },
})

const entries: KeptTable = { file: '', table: 'content_entries', key: ['id'], people: ['author_id'] }

/** @param sort products stand apart from the others in the report */
const stepOfEntries = (sort: 'entries' | 'products', termsOf: TermsOf): Step => ({
  sort,
  kept: entries,
  async *groups(source) {
    const others = new Set(keptTables.map(({ file }) => file))
    for (const file of await source.contents()) {
      if (others.has(file) || (file === 'product') !== (sort === 'products')) continue
      for await (const item of source.rows(file)) yield groupOfEntry(item, termsOf)
    }
  },
})

/** The terms above these. */
export type TermsOf = (ids: readonly number[]) => readonly number[]

function groupOfEntry(item: Item, termsOf: TermsOf): Group {
  const id = Number(item.id)
  const document = isItem(item.document) ? item.document : undefined
  const position = isItem(item.position) ? item.position : {}
  const own = numbers(item.termIds)
  const rows: Group['rows'] = []
  if (document)
    rows.push({
      table: 'content_documents',
      row: {
        id: document.id,
        kind: document.kind ?? 'page',
        title: document.title ?? '',
        revision: document.revision ?? 0,
        draft: document.draft ?? null,
        draft_saved_at: document.draftSavedAt ?? null,
        draft_saved_by: document.draftSavedBy ?? null,
        published: document.published ?? null,
        published_at: document.publishedAt ?? null,
        published_by: document.publishedBy ?? null,
        publish_at: document.publishAt ?? null,
        planned: document.planned ?? null,
      },
    })
  rows.push({
    table: 'content_entries',
    row: {
      id,
      type: item.type,
      slug: item.slug,
      above: item.above ?? '',
      parent_id: item.parentId ?? null,
      title: item.title,
      excerpt: item.excerpt ?? '',
      body: item.body ?? '',
      status: item.status,
      published_at: item.publishedAt ?? null,
      updated_at: item.updatedAt,
      author_id: item.authorId ?? null,
      picture_id: item.pictureId ?? null,
      picture_ids: item.pictureIds ?? [],
      fields: item.fields ?? {},
      latitude: position.latitude ?? null,
      longitude: position.longitude ?? null,
      precision: position.precision ?? null,
      document_id: document?.id ?? null,
      search_title: item.searchTitle ?? '',
      search_description: item.searchDescription ?? '',
    },
  })
  for (const term of own) rows.push(termRow(id, term, true))
  for (const term of termsOf(own)) rows.push(termRow(id, term, false))
  if (isItem(item.product)) {
    const { variants, ...product } = item.product
    rows.push({ table: 'shop_products', row: product })
    for (const variant of Array.isArray(variants) ? variants.filter(isItem) : [])
      rows.push({ table: 'shop_variants', row: variant })
  }
  return { table: 'content_entries', id: String(id), name: nameOf(item) || `bladzijde ${id}`, rows }
}

const termRow = (entry: number, term: number, own: boolean) => ({
  table: 'content_entry_terms',
  row: { entry_id: entry, term_id: term, own },
})

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []

/** All steps, each after those that it needs. */
export const stepsOf = (termsOf: TermsOf): readonly Step[] => [
  ...[...accountTables, ...groundTables].map(stepOf),
  stepOfEntries('entries', termsOf),
  stepOfEntries('products', termsOf),
  ...[...tablesOfEntries, ...libraryTables, ...shopTables, ...otherTables]
    .filter(({ file }) => file !== versions)
    .map((kept) => (kept.file === 'files' ? stepOfFiles(kept) : stepOf(kept))),
]

const atOnce = 100

/** Groups as the ledger knows them. */
export async function* staged(groups: AsyncIterable<Group>): AsyncGenerator<StagedItem<Group>[]> {
  let waiting: StagedItem<Group>[] = []
  for await (const item of groups) {
    const digest = createHash('sha256')
      .update(JSON.stringify(item.rows.map(withoutFresh)))
      .digest('base64url')
    waiting.push({ key: ledgerKey(item.table, item.id), digest: digest.slice(0, 22), item })
    if (waiting.length < atOnce) continue
    yield waiting
    waiting = []
  }
  if (waiting.length > 0) yield waiting
}

/** What is made anew each time says nothing of the source. */
const withoutFresh = ({ row: { download_key: _, ...row } }: Group['rows'][number]) => row

/** Accounts are known to the way back by the name that they have in a classic site. */
export const ledgerKey = (table: string, id: string): string =>
  table === 'account_users' ? `author:${id}` : `${table}:${id}`

const freshKey = (): string => randomBytes(24).toString('base64url')

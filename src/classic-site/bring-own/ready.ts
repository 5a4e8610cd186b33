import { buffer } from 'node:stream/consumers'
import { type KeptTable, mediaPath, writtenTables } from '../../export-format/index.ts'
import { hashOf, originalKey } from '../../features/content/index.ts'
import type { EntryType } from '../../kernel/kinds.ts'
import type { SiteToFill } from '../bring-in/way.ts'
import type { Reason } from '../report/report.ts'
import type { OwnExport } from '../sources/own/open-export.ts'
import type { Item } from '../sources/own/read-array.ts'
import { mapAuthors } from './authors.ts'
import type { Group } from './groups.ts'
import { type People, withPeople } from './people.ts'
import { rehost } from './rehost.ts'

/** A row that stays behind. Rows themselves may have a column of any name. */
class Left {
  readonly left: Reason
  readonly detail: string

  constructor(left: Reason, detail: string) {
    this.left = left
    this.detail = detail.slice(0, 300)
  }
}

/** Checks the rows of a group as an editor's save is checked, and stores the bytes that they tell of. */
export async function readyFor(
  site: SiteToFill,
  source: OwnExport,
  group: Group,
  kept: KeptTable,
  people: People,
): Promise<Group['rows'] | { left: Reason; detail: string }> {
  const rows: Group['rows'] = []
  for (const { table, row } of group.rows) {
    const here = rehost(table, row, source.site, site.siteUrl)
    const named = withPeople(table === kept.table ? kept : tableNamed(table), here, people)
    const made = await ready(site, source, table, named, people)
    if (made instanceof Left) return { ...made }
    rows.push({ table, row: made })
  }
  return rows
}

async function ready(
  site: SiteToFill,
  source: OwnExport,
  table: string,
  row: Item,
  people: People,
): Promise<Item | Left> {
  const { content } = site
  try {
    switch (table) {
      case 'content_media':
        return await withOriginal(site, source, row)
      case 'library_contents':
        return await withContents(site, source, row)
      case 'content_documents':
      case 'content_document_versions':
        return documentsOf(row, (document) => {
          content.checkKept.document(document)
          return mapAuthors(document, people)
        })
      case 'content_entries':
        return {
          ...row,
          ...(await content.checkKept.entry(row.type as EntryType, String(row.body), row.fields as Item)),
        }
      case 'content_menus':
        content.checkKept.menu(row.items)
        return row
      case 'content_redirects':
        return typeof row.to_url !== 'string' || /^(?:\/|https?:\/\/)/i.test(row.to_url)
          ? row
          : new Left('refused', 'leidt naar geen adres')
      case 'shop_orders':
        // Whether the buyer still pays is not for this site to say: nothing ends by itself, and nobody is mailed.
        return { ...row, expires_at: null }
      case 'newsletter_mailings':
        return isUnderWay(row.state) ? { ...row, state: 'paused' } : row
      default:
        return row
    }
  } catch (error) {
    return new Left('refused', error instanceof Error ? error.message : String(error))
  }
}

const isUnderWay = (state: unknown): boolean => state === 'planned' || state === 'sending'

const columnsOfDocuments = ['draft', 'published', 'planned', 'data']

function documentsOf(row: Item, map: (document: unknown) => unknown): Item {
  const held = columnsOfDocuments.filter((name) => row[name] !== null && row[name] !== undefined)
  return { ...row, ...Object.fromEntries(held.map((name) => [name, map(row[name])])) }
}

/** The original of a picture, which must be what the row says it is. */
async function withOriginal({ storage }: SiteToFill, source: OwnExport, row: Item): Promise<Item | Left> {
  const path = mediaPath(row)
  const file = await source.file(path)
  if (!file) return new Left('no-bytes', path)
  if (file.sizeBytes > maxPictureBytes) return new Left('refused', 'te groot')
  const contents = await buffer(await file.open())
  const hash = hashOf(contents)
  if (hash !== row.hash) return new Left('not-a-picture', 'niet meer het bestand dat het was')
  await storage.put(originalKey({ id: Number(row.id), hash }), contents)
  return row
}

/** As large as a picture may be sent. */
const maxPictureBytes = 100 * 1024 * 1024

/** Contents of a file, stored and measured anew. */
async function withContents({ library }: SiteToFill, source: OwnExport, row: Item): Promise<Item | Left> {
  const path = typeof row.path === 'string' ? row.path : ''
  const file = path === '' ? undefined : await source.file(path)
  if (!file) return new Left('no-bytes', path)
  const prepared = await library.prepareFile(await file.open(), `inhoud.${String(row.extension)}`)
  if (!prepared.ok) return new Left('refused', prepared.detail ?? prepared.code)
  const { content } = prepared.value
  return {
    ...row,
    extension: content.extension,
    mime: content.mime,
    size: content.size,
    crc32: content.crc32,
    storage_key: content.storageKey,
    extraction: 'pending',
    deflated_key: content.deflated?.key ?? null,
    deflated_size: content.deflated?.size ?? null,
    deflated_crc32: content.deflated?.crc32 ?? null,
  }
}

/** Rows of an entry are of several tables. */
const tableNamed = (table: string): Pick<KeptTable, 'people'> =>
  writtenTables.find((one) => one.table === table) ?? {}

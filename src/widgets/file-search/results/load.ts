import {
  downloadPath,
  type FileId,
  type FoundFile,
  type Library,
  type LockName,
  type MarkedPart,
  markWords,
  type SearchRequest,
  toQuery,
} from '../../../features/library/index.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { RenderContext } from '../../context.ts'
import { toLock } from '../../shared/library-file/library-file.ts'
import { type SearchPlace, searchPath } from './address.ts'
import { viewerPath } from './calls.ts'
import { loadChosen } from './chosen.ts'
import type { Asked, ResultRow, ResultSettings, ResultsModel } from './model.ts'
import { readZipNotice } from './notice.ts'

/** Add-to-cart buttons as HTML, by file number, for files that are for sale (LIB-18). */
export type Offers = (fileIds: readonly number[]) => Promise<ReadonlyMap<number, string>>

/**
 * Runs a search for the page and for the classic call alike. `path` is the page that holds the results and `query` its
 * address, to which forms without scripts return with a notice.
 */
export async function loadResults(
  library: Pick<Library, 'search' | 'file' | 'files' | 'category'>,
  request: SearchRequest,
  viewer: Viewer,
  settings: ResultSettings,
  path: string,
  {
    query = new URLSearchParams(),
    offers,
    takesFileRequests,
  }: { query?: URLSearchParams; offers?: Offers } & Pick<RenderContext, 'takesFileRequests'> = {},
): Promise<ResultsModel> {
  const found = await library.search(viewer, request)
  const { perPage } = settings
  const place = { path, request, perPage }
  if (found.kind === 'none')
    return { shown: 'nothing', startAgain: path, ...(found.problem ? { problem: found.problem } : {}) }
  const wordsOf = (keyword: string) => searchPath(place, { keyword })
  const meant = found.meant && {
    keyword: found.meant.keyword,
    href: wordsOf(found.meant.keyword),
    titles: found.meant.titles.map((title) => ({ title, href: wordsOf(title) })),
  }
  if (found.total === 0)
    return {
      shown: 'nothing',
      startAgain: path,
      asked: await askedOf(library, request, viewer, place),
      ...(meant && { meant }),
    }
  const { total, page, pages, order, stems } = found
  const here = { path: searchPath(place, { page, ...(order ? { order } : {}) }), query, takesFileRequests }
  const shop = await offers?.(found.rows.map(numberOf))
  const notice = await readZipNotice(query, async (id) => (await library.file(viewer, id))?.title)
  const chosen = settings.downloadSelected ? await loadChosen(library, viewer, query) : []
  const described = request.columns.includes('description')
  return {
    shown: 'files',
    path,
    request,
    ...(meant && { meant }),
    settings,
    theme: request.theme,
    columns: request.columns,
    rows: oneWayIn(
      found.rows.map((file) => rowOf(file, stems, here, described || request.theme !== 'default', shop)),
    ),
    total,
    page,
    pages,
    chosen,
    ...(order ? { order } : {}),
    ...(notice ? { notice } : {}),
  }
}

/**
 * Cache tags of a page with these results. The results depend on what the visitor may read, so they count as protected:
 * whoever unlocked something gets a private page.
 */
export const tagsOfResults = (model: ResultsModel): string[] => [
  'list:files',
  'list:file-categories',
  'protected',
  ...(model.shown === 'files' ? model.rows.map((row) => `file:${numberOf(row)}`) : []),
]

/** The password form of a category, and that it is unlocked, stands at its first file, once for all of them. */
function oneWayIn(rows: readonly ResultRow[]): ResultRow[] {
  const seen = new Set<LockName>()
  return rows.map((row) => {
    const name = row.lock ? (`${row.lock.kind}:${row.lock.id}` as const) : row.unlocked
    if (!name?.startsWith('category:')) return row
    if (!seen.has(name)) {
      seen.add(name)
      return row
    }
    const { unlocked: _, ...below } = row
    if (!row.lock) return below
    // Each file is bought separately.
    const ways = row.lock.ways.filter((way) => way === 'purchase')
    return { ...row, lock: { ...row.lock, ways }, openedAbove: true }
  })
}

function rowOf(
  file: FoundFile,
  stems: readonly string[],
  here: Pick<RenderContext, 'path' | 'query' | 'takesFileRequests'>,
  described: boolean,
  shop: ReadonlyMap<number, string> | undefined,
): ResultRow {
  const { id, title, extension, size, createdAt, category, access, inside } = file
  // Bought files are not offered again.
  const offer = access.open && access.bought ? undefined : shop?.get(numberOf(file))
  const row = {
    id,
    categoryId: category.id,
    category: [...category.trail, category.name].join(' › '),
    title,
    markedTitle: markWords(title, stems),
    extension,
    size,
    createdAt,
    viewer: viewerPath(id),
    ...(offer === undefined ? {} : { offer }),
  }
  if (!access.open) {
    const { buy, ...lock } = toLock(access, here, id)
    // One way into the cart is enough.
    return { ...row, lock: offer === undefined && buy ? { ...lock, buy } : lock }
  }
  if (!inside) return row
  const { description, version, hits, tags, customFields, preview, remoteUrl } = inside
  return {
    ...row,
    ...(access.unlocked ? { unlocked: access.unlocked } : {}),
    inside: {
      ...(described && description.trim() ? { description: cutDescription(description, stems) } : {}),
      ...(file.excerpt ? { excerpt: file.excerpt } : {}),
      version,
      hits,
      tags: tags.map(({ name }) => name),
      customFields,
      preview,
      download: remoteUrl ?? downloadPath(file),
      remote: remoteUrl !== undefined,
    },
  }
}

async function askedOf(
  library: Pick<Library, 'category'>,
  request: SearchRequest,
  viewer: Viewer,
  place: SearchPlace,
): Promise<Asked> {
  const { category: id, ...rest } = request
  const { fromUnit, toUnit } = request.size
  const bare = { ...rest, tags: [], types: [], size: { fromUnit, toUnit }, created: {}, updated: {} }
  const category = id === undefined ? undefined : await library.category(viewer, id)
  const asks = (less: SearchRequest) => toQuery({ ...less, page: 1 }).toString()
  const wordsOnly = { ...bare, keyword: request.keyword }
  const categoryOnly = category && { ...bare, keyword: '', category: category.id }
  const way = (less: SearchRequest) =>
    asks(less) === asks(request) ? undefined : searchPath({ ...place, request: less }, {})
  const toWords = request.keyword === '' ? undefined : way(wordsOnly)
  const toCategory = categoryOnly && way(categoryOnly)
  return {
    request,
    ...(category ? { category: category.name } : {}),
    ...(toWords === undefined ? {} : { wordsOnly: toWords }),
    ...(toCategory === undefined ? {} : { categoryOnly: toCategory }),
  }
}

/** The id of a remote file is `r` and its number. */
const numberOf = ({ id }: { id: FileId }): number => (typeof id === 'number' ? id : Number(id.slice(1)))

/** The part of a description that shows before 'View more'. */
const shownLetters = 160

function cutDescription(text: string, stems: readonly string[]): { parts: MarkedPart[]; cut: boolean } {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= shownLetters) return { parts: markWords(line, stems), cut: false }
  const start = line
    .slice(0, shownLetters)
    .toWellFormed()
    .replace(/\s\S*$/, '')
    .trimEnd()
  return { parts: [...markWords(start, stems), { text: '…', hit: false }], cut: true }
}

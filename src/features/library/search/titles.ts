import type { Viewer } from '../../../kernel/viewer.ts'
import type { FileRow } from '../files/view.ts'
import { loadRows } from '../files/view.ts'
import { wordGroups } from './keywords.ts'
import { byTitle, findStretch, gatherPage } from './pages.ts'
import { prepareSearch } from './prepare.ts'
import type { SearchOrder, SearchRequest } from './request.ts'
import type { SearchParts } from './search-parts.ts'

export type TitleRequest = Pick<SearchRequest, 'keyword' | 'category' | 'exclude'> & { order?: SearchOrder }

/** More hits than this are soon met by walking along the order. */
const gatheredTitles = 5_000
/** Equal titles are offered once, so some more are fetched. */
const spare = 3

/** Files whose title holds the words, no two with equal titles. */
export async function findTitles(
  parts: SearchParts,
  viewer: Viewer,
  request: TitleRequest,
  limit: number,
): Promise<FileRow[]> {
  const words = wordGroups(request.keyword)
  if (words.length === 0) return []
  const owned = await parts.bought(viewer)
  const filters = {
    tags: [],
    types: [],
    created: {},
    updated: {},
    size: { fromUnit: 'kb', toUnit: 'kb' },
  } as const
  const { search, librarySize } = await prepareSearch(parts, viewer, { ...request, ...filters }, words, owned)
  const asked = limit * spare
  const order = request.order ?? byTitle
  const gathered = await gatherPage(parts.db, search, 'title', order, {
    page: 1,
    limit: asked,
    most: gatheredTitles,
  })
  // So many that they are soon met along the order; their exact number does not matter.
  const many = { band: { upTo: 'title' }, offset: 0, limit: asked, hits: librarySize } as const
  const ids = gathered
    ? gathered.hits.map(({ id }) => id)
    : await findStretch(parts.db, search, order, many, librarySize)
  const files = await loadRows(parts.db, viewer, ids, owned)
  const distinct = new Map<string, FileRow>()
  for (const id of ids) {
    const file = files.get(id)
    if (file?.published && !distinct.has(file.title)) distinct.set(file.title, file)
  }
  return [...distinct.values()].slice(0, limit)
}

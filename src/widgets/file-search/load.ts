import {
  hasCriterion,
  type Library,
  parseSearchRequest,
  type SearchRequest,
} from '../../features/library/index.ts'
import { createTexts } from '../../kernel/texts.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { FileSearchProps } from './fields.ts'
import { addressNames, readAddress } from './form/address.ts'
import { withoutExcluded } from './form/category-list.ts'
import { settleTags, tagChoice } from './form/tag-list.ts'
import type { FileSearchModel } from './model.ts'
import { chosenParameter } from './results/chosen-value.ts'
import { loadResults, tagsOfResults } from './results/load.ts'
import { noticeParameter } from './results/notice.ts'
import { offersOf } from './results/offers.tsx'
import { renderResults } from './results/render.tsx'
import type { ResultText } from './results/texts.nl.ts'

const known: ReadonlySet<string> = new Set(addressNames)

/** The search that the address asks for, within the widget's settings. */
export function requestOf(query: URLSearchParams, props: FileSearchProps): SearchRequest {
  const { rootCategory, limit, theme, columns, exclude, showPagination } = props
  return parseSearchRequest([
    ['catid', String(rootCategory)],
    ['limit', String(limit)],
    ...[...query].filter(([name]) => known.has(name)),
    ['theme', theme],
    ['theme_column', columns],
    ['exclude', exclude],
    ['show_pagination', showPagination ? '1' : ''],
  ])
}

/** A search that the form would refuse is refused in the address too (section 5). */
const mayBeAsked = ({ category, keyword }: SearchRequest, { searchAll, requireKeyword }: FileSearchProps) =>
  (searchAll || category !== undefined) && (!requireKeyword || keyword !== '')

/** Drops a category from the address that lies outside the widget's own. */
async function withinRoot(
  library: Pick<Library, 'category'>,
  viewer: Viewer,
  query: URLSearchParams,
  root: number,
): Promise<URLSearchParams> {
  const id = parseSearchRequest(query).category
  if (root === 0 || id === undefined || id === root) return query
  const found = await library.category(viewer, id)
  if (found?.trail.some((above) => above.id === root)) return query
  const inside = new URLSearchParams(query)
  inside.delete('catid')
  return inside
}

/** Longest age of download counts on a cached page. */
const hitsFreshMs = 60_000

/** Fills the form from the address and runs the search that it asks for (LIB-01, LIB-25). */
export async function load(
  props: FileSearchProps,
  { features: { library, shop }, viewer, query: given, path, now, takesFileRequests }: RenderContext,
): Promise<Loaded<FileSearchModel>> {
  const query = await withinRoot(library, viewer, given, props.rootCategory)
  const { rootCategory, limit, showCategories, showTags, tagInput, downloadSelected } = props
  const { criteria, listing } = readAddress(query, { root: rootCategory, limit })
  const request = requestOf(query, props)
  const isAsking = hasCriterion(parseSearchRequest(query)) || request.problem !== undefined
  const asked = isAsking && mayBeAsked(request, props)
  const listsTags = showTags && tagInput === 'list'
  const [categories, root, rootTags, tags, results] = await Promise.all([
    showCategories ? library.categoryTree(rootCategory || undefined) : [],
    rootCategory ? library.category(viewer, rootCategory) : undefined,
    listsTags ? library.tags(rootCategory ? { id: rootCategory } : undefined) : [],
    listsTags && criteria.category !== rootCategory ? library.tags({ id: criteria.category }) : undefined,
    asked
      ? loadResults(library, request, viewer, { downloadSelected, perPage: limit }, path, {
          query,
          offers: offersOf(shop),
          takesFileRequests,
        })
      : undefined,
  ])
  const choices = (tags ?? rootTags).map(tagChoice)
  return {
    model: {
      path,
      criteria: { ...criteria, ...settleTags(criteria, choices, 'keep') },
      listing,
      categories: withoutExcluded(
        categories.map(({ id, slug, name, level, files }) => ({ id, slug, name, level, files })),
        request.exclude,
      ),
      ...(root ? { rootName: root.name } : {}),
      rootTags: rootTags.map(tagChoice),
      ...(tags ? { tags: choices } : {}),
      asked,
      ...(isAsking && !props.searchAll && request.category === undefined && { needsCategory: true as const }),
      ...(request.problem ? { problem: request.problem } : {}),
      ...(results ? { results: (texts) => renderResults(results, createTexts<ResultText>(texts)) } : {}),
    },
    tags: ['list:files', 'list:file-categories', ...(results ? tagsOfResults(results) : [])],
    reads: [...addressNames, noticeParameter, chosenParameter],
    ...(results?.shown === 'nothing' && { inVain: request.keyword }),
    // A new download does not expire cached pages.
    ...(results ? { freshUntil: new Date(now.getTime() + hitsFreshMs) } : {}),
    cacheable: request.keyword === '' && !query.has(chosenParameter),
  }
}

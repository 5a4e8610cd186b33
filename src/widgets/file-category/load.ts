import { type FileList, parseId } from '../../features/library/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import { type FileModel, fileTags, type LockModel, noticeParameter, toFile, toLock } from '../library-file.ts'
import { ownPage, type PageLinks, readPaging } from '../paging.ts'
import type { FileCategoryProps } from './fields.ts'

/** As much as one form can name; a larger category is downloaded by its parts. */
const maxZipped = 1_000

export interface FileCategoryModel {
  category?: {
    id: number
    name: string
    description: string
    lock?: LockModel
    /** From the widget's own category down to this one; empty in the widget's own. */
    trail: readonly { name: string; href: string }[]
    below: readonly { id: number; name: string; files: number; href: string; locked: boolean }[]
    files: readonly FileModel[]
    total: number
    page: number
    pages: number
    links: PageLinks
    /** Ids of what a zip of this category holds; absent when nothing can be zipped. */
    zip?: { ids: readonly string[]; problem?: 'zipLocked' | 'zipNothing' }
  }
}

export async function load(
  props: FileCategoryProps,
  context: RenderContext,
  id: string,
): Promise<Loaded<FileCategoryModel>> {
  const { library } = context.features
  const { viewer, query, path } = context
  const root = parseId(props.wpfd_selected_category_id)
  const parameter = `map-${id}`
  const reads = [parameter, ownPage(id), noticeParameter]
  if (root === undefined) return { model: {} }
  const tree = props.subCategories ? await library.categoryTree(root) : []
  const asked = parseId(query.get(parameter) ?? '')
  const inside = tree.find((item) => item.id === asked)
  const shown = inside?.id ?? root
  const { asked: page, links } = readPaging(id, context, { own: true, keep: inside ? [parameter] : [] })
  const category = await library.category(viewer, shown)
  if (!category) return { model: {}, tags: ['list:file-categories'], reads }
  const list = category.access.open
    ? await library.filesOfCategory(viewer, shown, { page, limit: props.perPage })
    : undefined
  const rows = list?.rows ?? []
  const ids = props.zip && list ? await zipped(list, context, shown) : []
  const isLocked = !category.access.open || rows.some(({ access }) => !access.open)
  const href = (to: number) =>
    to === root ? path : `${path}?${new URLSearchParams({ [parameter]: `${to}` })}`
  const above = category.trail.filter(({ id }) => id === root || tree.some((item) => item.id === id))
  const children = tree.filter(({ parentId }) => parentId === shown)
  return {
    model: {
      category: {
        id: shown,
        name: category.name,
        description: category.description,
        ...(category.access.open ? {} : { lock: toLock(category.access, context) }),
        trail: inside ? above.map(({ id, name }) => ({ name, href: href(id) })) : [],
        below: children.map(({ id, name, files, locked }) => ({ id, name, files, locked, href: href(id) })),
        files: rows.map((row) => toFile(row, context)),
        total: list?.total ?? 0,
        page: list?.page ?? 1,
        pages: list?.pages ?? 1,
        links,
        ...(ids.length > 0 ? { zip: { ids, ...problemOf(context) } } : {}),
      },
    },
    tags: ['list:files', ...fileTags(rows, isLocked)],
    reads,
    cacheable: !query.has(noticeParameter) && (asked === undefined || inside !== undefined),
    ...(page > (list?.pages ?? 1) && page > 1 ? { status: 404 } : {}),
  }
}

/** What a zip can hold: not what stands with someone else; nothing at all when a file of it is locked. */
async function zipped(
  list: FileList,
  { features, viewer }: RenderContext,
  category: number,
): Promise<string[]> {
  if (list.total > maxZipped) return []
  const { rows } =
    list.pages === 1
      ? list
      : await features.library.filesOfCategory(viewer, category, { page: 1, limit: maxZipped })
  if (rows.some(({ access }) => !access.open)) return []
  return rows.flatMap(({ id }) => (typeof id === 'number' ? [String(id)] : []))
}

/** Why the form led back here: `zip.locked.12`, `zip.nothing`. */
function problemOf({ query }: RenderContext): { problem?: 'zipLocked' | 'zipNothing' } {
  const notice = query.get(noticeParameter) ?? ''
  if (notice.startsWith('zip.locked')) return { problem: 'zipLocked' }
  return notice.startsWith('zip.') ? { problem: 'zipNothing' } : {}
}

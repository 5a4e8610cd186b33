import { parseId } from '../../features/library/index.ts'
import type { Bytes } from '../../kernel/bytes.ts'
import { pageParameter } from '../../kernel/loop-filter.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import {
  type FileModel,
  fileTags,
  type LockModel,
  noticeParameter,
  toFile,
  toLock,
  toUnlocked,
} from '../shared/library-file/library-file.ts'
import { type PageLinks, readPaging } from '../shared/paging/paging.ts'
import type { FileCategoryProps } from './fields.ts'

export interface FileCategoryModel {
  category?: {
    id: number
    name: string
    description: string
    lock?: LockModel
    unlocked?: FileModel['unlocked']
    /** The categories from the widget's own to this one; empty in the widget's own. */
    trail: readonly { name: string; href: string }[]
    below: readonly { id: number; name: string; files: number; href: string; locked: boolean }[]
    files: readonly FileModel[]
    total: number
    page: number
    pages: number
    links: PageLinks
    /** Size and number of files of the category's zip; absent when there is none, or when it would be refused. */
    zip?: CategoryZip
  }
}

export interface CategoryZip {
  files: number
  bytes: Bytes
  /** The zip leaves out sub-categories, as the page does. */
  own: boolean
  /** The reason why the zip form sent the visitor back here. */
  problem?: 'zipLocked' | 'zipLost' | 'zipNothing'
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
  const reads = [parameter, pageParameter(id), noticeParameter]
  if (root === undefined) return { model: {} }
  const tree = props.subCategories ? await library.categoryTree(root) : []
  const chosen = parseId(query.get(parameter) ?? '')
  const inside = tree.find((item) => item.id === chosen)
  const shown = inside?.id ?? root
  const keep = inside ? [parameter] : []
  const { asked, asksOwn } = readPaging(id, context, { keep })
  const category = await library.category(viewer, shown)
  if (!category) return { model: {}, tags: ['list:file-categories'], reads }
  const listAt = (page: number) => library.filesOfCategory(viewer, shown, { page, limit: props.perPage })
  const first = category.access.open ? await listAt(asked) : undefined
  // `/page/{n}/` means a page of this list when the list has that many, and a page of another list otherwise.
  const isOthers = !asksOwn && asked > (first?.pages ?? 1)
  const list = first && isOthers ? await listAt(1) : first
  const { links } = readPaging(id, isOthers ? context : { ...context, page: 1 }, { own: true, keep })
  const rows = list?.rows ?? []
  const own = !props.subCategories
  const zip =
    props.zip && list
      ? await library.weighCategory(viewer, { kind: 'category', category: shown, own })
      : undefined
  const isLocked =
    !category.access.open ||
    rows.some(({ access }) => !access.open) ||
    (zip?.ok === false && zip.code === 'locked')
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
        ...(category.access.open
          ? toUnlocked(category.access.unlocked)
          : { lock: toLock(category.access, context) }),
        trail: inside ? above.map(({ id, name }) => ({ name, href: href(id) })) : [],
        below: children.map(({ id, name, files, locked }) => ({ id, name, files, locked, href: href(id) })),
        files: rows.map((row) => toFile(row, context)),
        total: list?.total ?? 0,
        page: list?.page ?? 1,
        pages: list?.pages ?? 1,
        links,
        ...(zip?.ok ? { zip: { ...zip.value, own, ...problemOf(context) } } : {}),
      },
    },
    tags: ['list:files', ...fileTags(rows, isLocked)],
    reads,
    cacheable: !query.has(noticeParameter) && (chosen === undefined || inside !== undefined),
    ...(list ? { pages: list.pages } : {}),
    ...(asksOwn && asked > (list?.pages ?? 1) ? { status: 404 } : {}),
  }
}

/** The reason why the zip form sent the visitor back here: `zip.locked.12`, `zip.nothing`. */
function problemOf({ query }: RenderContext): { problem?: 'zipLocked' | 'zipLost' | 'zipNothing' } {
  const notice = query.get(noticeParameter) ?? ''
  if (notice.startsWith('zip.locked')) return { problem: 'zipLocked' }
  if (notice.startsWith('zip.lost')) return { problem: 'zipLost' }
  return notice.startsWith('zip.') ? { problem: 'zipNothing' } : {}
}

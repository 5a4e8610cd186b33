import type { MenuItem } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import type { Loaded } from '../define.ts'
import type { MenuProps } from './fields.ts'
import { type MenuLink, markCurrent } from './mark-current.ts'

/** The menu's items, with the present page and its ancestors marked. */
export async function load(
  { menu }: MenuProps,
  { features, path, trail }: RenderContext,
): Promise<Loaded<readonly MenuLink[]>> {
  const items: readonly MenuItem[] = menu ? await features.content.menu(menu) : []
  const above = trail.slice(0, -1).map(({ url }) => url)
  return { model: markCurrent(items, path, above), tags: menu ? [`menu:${menu}`] : [] }
}

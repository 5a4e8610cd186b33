import type { MenuItem } from '../../features/content/index.ts'

/** A menu item as it is shown. */
export interface MenuLink {
  label: string
  href: string
  current?: 'page' | 'section'
  items: readonly MenuLink[]
}

/**
 * Marks what leads to this very page, and what stands above it: in the trail, in its path or in the menu. The front
 * page stands above everything and is never marked for that.
 */
export const markCurrent = (
  items: readonly MenuItem[],
  path: string,
  above: readonly string[],
): readonly MenuLink[] =>
  items.map((item) => {
    const below = markCurrent(item.items, path, above)
    return {
      label: item.label,
      href: item.url,
      current: currentOf(item.url, below, path, above),
      items: below,
    }
  })

function currentOf(
  url: string,
  below: readonly MenuLink[],
  path: string,
  above: readonly string[],
): MenuLink['current'] {
  if (url === path) return 'page'
  if (url === '/') return undefined
  const leadsHere = isPage(url) && (path.startsWith(url) || above.includes(url))
  return leadsHere || below.some((link) => link.current) ? 'section' : undefined
}

/** A path with its final slash, without query or hash: those name a part of a page, not the page. */
const isPage = (url: string) => url.startsWith('/') && url.endsWith('/')

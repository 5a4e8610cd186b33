import type { MenuItem } from '../../features/content/index.ts'

/** A menu item as shown. */
export interface MenuLink {
  label: string
  href: string
  current?: 'page' | 'section'
  items: readonly MenuLink[]
}

/**
 * Marks the item of this page and its ancestors: by breadcrumb, by path, or within the menu. The front page is an
 * ancestor of every page and is never marked as one.
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

/** A path with a final slash, without query and hash, which name a part of a page. */
const isPage = (url: string) => url.startsWith('/') && url.endsWith('/')

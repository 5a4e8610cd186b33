import type { MenuItem } from '../../features/content/index.ts'
import { slugify } from '../../kernel/slug.ts'
import { idOf, mapOf, metaOf, plainLine } from '../become/meta.ts'
import { readPhp } from '../become/read-php.ts'
import type { ClassicPost, ClassicTerm } from '../classic-site.ts'
import { keepFormer } from '../store/runs.ts'
import { type OldLinks, resolverOf } from './links.ts'
import { inOneUnit, messageOf, type Way } from './way.ts'

const deepest = 4
const mostItems = 200

/** Menus with their items; the main one takes the place of the menu in the header, and one for the footer that of its. */
export async function bringMenus(way: Way, links: OldLinks): Promise<void> {
  const { staged, site, ledger, report, dryRun } = way
  const menus: ClassicTerm[] = []
  for await (const batch of staged.batches('term', 'nav_menu', 500))
    menus.push(...batch.map(({ item }) => item))
  const items: ClassicPost[] = []
  for await (const batch of staged.batches('post', 'nav_menu_item', 500))
    for (const { item } of batch) {
      report.count('menus', 'found')
      if (item.status !== 'publish' || metaOf(item.meta, '_menu_item_orphaned') !== undefined)
        report.left('menus', 'technical', plainLine(item.title) || `item ${item.id}`)
      else if (!item.terms.some(({ taxonomy }) => taxonomy === 'nav_menu'))
        report.left('menus', 'orphan', plainLine(item.title) || `item ${item.id}`)
      else items.push(item)
    }
  const byMenu = Map.groupBy(
    items,
    ({ terms }) => terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.slug ?? '',
  )
  for (const slug of byMenu.keys())
    if (!menus.some((menu) => menu.slug === slug)) menus.push({ taxonomy: 'nav_menu', slug, name: slug })
  const places = await placesOf(way, menus, byMenu)
  for (const menu of menus) {
    const own = byMenu.get(menu.slug) ?? []
    const key = `menu:${menu.slug}`
    const line = (await ledger.lines([key])).get(key)
    const name = line?.row ?? places.get(menu.slug) ?? (await freeName(way, slugify(menu.name) || 'menu'))
    for (const known of [menu.slug, menu.name, String(menu.id ?? '')])
      if (known) links.menus.set(known.toLowerCase(), name)
    if (own.length === 0) continue
    const told = new Map<number, string>()
    const made = await treeOf(way, links, own, told)
    const digest = slugify(JSON.stringify(made)).slice(0, 20) + String(JSON.stringify(made).length)
    const before = (await ledger.before([{ key, digest }])).get(key) ?? { kind: 'new' as const }
    for (const item of own) {
      const why = told.get(item.id)
      if (why !== undefined) report.left('menus', 'orphan', plainLine(item.title) || why, why)
      else
        report.count(
          'menus',
          before.kind === 'new'
            ? 'added'
            : before.kind === 'removed'
              ? 'edited'
              : before.kind === 'same' || before.kind === 'edited'
                ? before.kind
                : 'changed',
        )
    }
    if (dryRun || before.kind === 'same' || before.kind === 'edited' || before.kind === 'removed') continue
    const former = (await site.content.menus()).get(name)
    if (former && before.kind === 'new')
      await keepFormer(site.handle.db, way.home, { [`menu:${name}`]: former })
    try {
      await inOneUnit(way, async () => {
        await site.content.setMenu(name, made, { title: plainLine(menu.name) || name })
        await ledger.note([{ key, table: 'content_menus', row: name, digest }])
      })
    } catch (error) {
      report.note({ kind: 'lost', sort: 'menus', name: menu.name, text: messageOf(error) })
    }
  }
}

/** The menus that stand in the header and in the footer, by where the theme put them, or by their names. */
async function placesOf(
  { staged }: Way,
  menus: readonly ClassicTerm[],
  items: ReadonlyMap<string, ClassicPost[]>,
): Promise<Map<string, string>> {
  const places = new Map<string, string>()
  const theme = (await staged.option('stylesheet')) ?? ''
  const mods = mapOf(readPhp(await staged.option(`theme_mods_${theme}`)))
  const located = Object.entries(mapOf(mods.nav_menu_locations)).flatMap(([place, id]) => {
    const menu = menus.find((one) => one.id === idOf(id))
    return menu ? [{ place, slug: menu.slug }] : []
  })
  const take = (name: string, pattern: RegExp) => {
    const bySize = [...menus].sort(
      (one, other) => (items.get(other.slug)?.length ?? 0) - (items.get(one.slug)?.length ?? 0),
    )
    const found =
      located.find(({ place }) => pattern.test(place))?.slug ??
      bySize.find((menu) => pattern.test(menu.slug) || pattern.test(menu.name))?.slug
    if (found !== undefined && !places.has(found)) places.set(found, name)
  }
  take('header', /primary|main|header|hoofd|top|menu-1|navigat/i)
  take('footer', /footer|voet|bottom|secondary|onder/i)
  const [only] = menus
  if (menus.length === 1 && only && !places.has(only.slug)) places.set(only.slug, 'header')
  return places
}

async function freeName({ site }: Way, base: string): Promise<string> {
  const there = await site.content.menus()
  let name = base
  for (let number = 2; there.has(name); number += 1) name = `${base}-${number}`
  return name
}

async function treeOf(
  way: Way,
  links: OldLinks,
  posts: readonly ClassicPost[],
  told: Map<number, string>,
): Promise<MenuItem[]> {
  const ids = new Set(posts.map(({ id }) => id))
  const below = Map.groupBy(posts, ({ meta }) => {
    const parent = idOf(metaOf(meta, '_menu_item_menu_item_parent'))
    return parent !== undefined && ids.has(parent) ? parent : 0
  })
  const seen = new Set<number>()
  const build = async (parent: number, depth: number): Promise<MenuItem[]> => {
    const made: MenuItem[] = []
    if (depth > 100) return made
    const some = (below.get(parent) ?? []).sort((one, other) => orderOf(one) - orderOf(other))
    for (const post of some) {
      if (seen.has(post.id)) continue
      seen.add(post.id)
      const items = await build(post.id, depth + 1)
      if (depth > deepest || made.length >= mostItems) {
        told.set(post.id, 'te diep of te veel')
        continue
      }
      const link = await linkOf(way, links, post)
      if (link === undefined) {
        told.set(post.id, 'leidt nergens heen')
        // What stood under it stands in its place.
        made.push(...items)
      } else made.push({ ...link, items })
    }
    return made
  }
  const tree = await build(0, 1)
  for (const { id } of posts) if (!seen.has(id)) told.set(id, 'staat in een kring')
  return tree.slice(0, mostItems)
}

const orderOf = ({ order, meta }: ClassicPost): number =>
  order || Number(metaOf(meta, '_menu_item_position')) || 0

async function linkOf(
  way: Way,
  links: OldLinks,
  post: ClassicPost,
): Promise<{ label: string; url: string } | undefined> {
  const type = metaOf(post.meta, '_menu_item_type') ?? 'custom'
  const target = idOf(metaOf(post.meta, '_menu_item_object_id'))
  const own = plainLine(post.title)
  const resolver = resolverOf(way, links)
  const made = (label: string, url: string | undefined) =>
    label !== '' && url !== undefined && /^(?:\/(?!\/)|[?#]|https?:\/\/|mailto:|tel:)[^\s\\]*$/i.test(url)
      ? { label: label.slice(0, 200), url: url.slice(0, 2_000) }
      : undefined
  switch (type) {
    case 'post_type': {
      const named = own || plainLine((target && (await way.staged.one('post', target))?.title) || '')
      return made(
        named,
        target === undefined ? undefined : (links.posts.get(target) ?? resolver.post(target)),
      )
    }
    case 'taxonomy': {
      const view = links.views.get(links.terms.byId.get(target ?? 0) ?? 0)
      if (way.dryRun && links.terms.old.has(target ?? 0)) return made(own || 'rubriek', '/')
      return made(own || (view?.name ?? ''), view?.url)
    }
    case 'post_type_archive': {
      const kind = links.kinds.types.get(metaOf(post.meta, '_menu_item_object') ?? '')
      const archive = kind && (await way.site.content.kinds()).of(kind)
      return made(own || (archive?.many ?? ''), archive?.archive)
    }
    default: {
      const url = (metaOf(post.meta, '_menu_item_url') ?? '').trim()
      if (url === '' || url === '#') return made(own, '#')
      const known = resolver.address(url)
      if (known !== undefined) return made(own, known)
      // A path that is not known may be one of the program, such as `/cart/`.
      return made(own, resolver.isOld(url) ? new URL(url, `${way.home}/`).pathname : url)
    }
  }
}

import { archives, entryTypes, kinds, type Taxonomy, taxonomies } from '../../kernel/kinds.ts'
import type { EntryType } from './views.ts'

const firstWord = (path: string): string => path.split('/')[1] ?? ''

/** First words of addresses that belong to something else; no page may stand there. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  // Where a kind has no list, a page stands at its folder.
  ...archives.map(({ type }) => firstWord(kinds[type].folder)),
  ...archives.map(({ path }) => firstWord(path)),
  ...Object.values(taxonomies).map(({ word }) => word),
  ...['cart', 'checkout', 'my-account', 'download', 'media', 'assets', 'page'],
  ...['wp-admin', 'wp-json', 'wp-content', 'wp-includes'],
])

/** `/{slug}/`, `/nieuws/{slug}/`, `/jacobalia/{slug}/`, `/product/{slug}/`; the front page is not looked at. */
export const entryPath = (type: EntryType, slug: string): string => `${kinds[type].folder}${slug}/`

/** `/{taxonomy}/{term path}/`, for products `/product-category/{term path}/` and `/product-tag/{slug}/`. */
export const termPath = (taxonomy: string, path: string): string =>
  `/${isTaxonomy(taxonomy) ? taxonomies[taxonomy].word : taxonomy}/${path}/`

const isTaxonomy = (name: string): name is Taxonomy => Object.hasOwn(taxonomies, name)

/** The type and slug that a path with its final slash speaks of; undefined for deeper ones. */
export function readEntryPath(path: string): { type: EntryType; slug: string } | undefined {
  const [first = '', second, ...rest] = path.split('/').slice(1, -1)
  if (first === '' || rest.length > 0) return undefined
  if (second === undefined) return { type: 'page', slug: first }
  const type = entryTypes.find((type) => kinds[type].folder === `/${first}/`)
  return type && second !== '' ? { type, slug: second } : undefined
}

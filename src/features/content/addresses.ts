import type { EntryType } from './views.ts'

/** Where each type's entries stand; pages stand at the top. */
const folders: Record<EntryType, string> = {
  page: '/',
  post: '/nieuws/',
  jacobalia: '/jacobalia/',
  product: '/product/',
}

/** Lists of a whole type. */
export const archivePaths: Readonly<Partial<Record<EntryType, string>>> = {
  post: '/nieuws/',
  jacobalia: '/jacobalia/',
  product: '/shop/',
}

/** Taxonomies whose address has another word than their name (decisions, routes). */
const taxonomyWords: Readonly<Record<string, string>> = {
  product_cat: 'product-category',
  product_tag: 'product-tag',
}

/** First words of addresses that belong to something else; no page may stand there. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...[
    'nieuws',
    'jacobalia',
    'product',
    'shop',
    'product-category',
    'product-tag',
    'plaats',
    'soort',
    'onderwerp',
  ],
  ...['cart', 'checkout', 'my-account', 'download', 'media', 'assets', 'page'],
  ...['wp-admin', 'wp-json', 'wp-content', 'wp-includes'],
])

/** `/{slug}/`, `/nieuws/{slug}/`, `/jacobalia/{slug}/`, `/product/{slug}/`; the front page is not looked at. */
export const entryPath = (type: EntryType, slug: string): string => `${folders[type]}${slug}/`

/** `/{taxonomy}/{term path}/`, for products `/product-category/{term path}/` and `/product-tag/{slug}/`. */
export const termPath = (taxonomy: string, path: string): string =>
  `/${taxonomyWords[taxonomy] ?? taxonomy}/${path}/`

/** The type and slug that a path with its final slash speaks of; undefined for deeper ones. */
export function readEntryPath(path: string): { type: EntryType; slug: string } | undefined {
  const [first = '', second, ...rest] = path.split('/').slice(1, -1)
  if (first === '' || rest.length > 0) return undefined
  if (second === undefined) return { type: 'page', slug: first }
  for (const type of ['post', 'jacobalia', 'product'] as const)
    if (folders[type] === `/${first}/` && second !== '') return { type, slug: second }
  return undefined
}

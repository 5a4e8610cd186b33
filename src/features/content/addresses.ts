import {
  builtInKinds,
  builtInTaxonomies,
  builtInTypes,
  type EntryType,
  type KindFacts,
} from '../../kernel/kinds.ts'
import type { Kinds } from '../../kernel/known-kinds.ts'

const firstWord = (path: string): string => path.split('/')[1] ?? ''

/** Where a kind has no list, a page stands at its folder. */
const listed = builtInTypes.flatMap((type) => {
  const { folder, archive }: KindFacts = builtInKinds[type]
  return archive === undefined ? [] : [folder, archive]
})

/** First words of addresses that belong to something else of the program; no page may stand there. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...listed.map(firstWord),
  ...Object.values(builtInTaxonomies).map(({ word }) => word),
  ...['cart', 'checkout', 'my-account', 'download', 'media', 'assets', 'page'],
  ...['wp-admin', 'wp-json', 'wp-content', 'wp-includes'],
])

/** Those, and whatever else the program answers at: no kind of content and no taxonomy may have one as its word. */
export const programWords: ReadonlySet<string> = new Set([
  ...reservedSlugs,
  ...builtInTypes.map((type) => firstWord(builtInKinds[type].folder)),
  ...['api', 'staff-api', 'health', 'metrics', 'payments', 'feed', 'comments', 'files', 'embed'],
  ...['bestanden', 'bestand-bekijken', 'formulier', 'herroepen', 'nieuwsbrief', 'product-review'],
  ...['toestemming', 'weer-op-voorraad'],
])

/** `/{slug}/`, `/nieuws/{slug}/`, `/{word of a kind}/{slug}/`; the front page is not looked at. */
export const entryPath = (kinds: Kinds, type: EntryType, slug: string): string =>
  `${kinds.of(type).folder}${slug}/`

/** `/{word of the taxonomy}/{term path}/`, as in `/plaats/friesland/` and `/product-category/boeken/`. */
export const termPath = (kinds: Kinds, taxonomy: string, path: string): string =>
  `/${kinds.taxonomy(taxonomy)?.word ?? taxonomy}/${path}/`

/** The type and slug that a path with its final slash speaks of; undefined for deeper ones. */
export function readEntryPath(kinds: Kinds, path: string): { type: EntryType; slug: string } | undefined {
  const [first = '', second, ...rest] = path.split('/').slice(1, -1)
  if (first === '' || rest.length > 0) return undefined
  if (second === undefined) return { type: 'page', slug: first }
  const kind = kinds.inFolder(`/${first}/`)
  return kind && second !== '' ? { type: kind.type, slug: second } : undefined
}

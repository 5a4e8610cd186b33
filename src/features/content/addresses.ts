import {
  builtInKinds,
  builtInTaxonomies,
  builtInTypes,
  type EntryType,
  type KindFacts,
} from '../../kernel/kinds.ts'
import type { Kinds } from '../../kernel/known-kinds.ts'
import { createOpenList } from '../../kernel/open-list.ts'

const firstWord = (path: string): string => path.split('/')[1] ?? ''

/** The folders of kinds that have a list. The folder of another kind is free for a page. */
const listed = builtInTypes.flatMap((type) => {
  const { folder, archive }: KindFacts = builtInKinds[type]
  return archive === undefined ? [] : [folder, archive]
})

/** First path segments that belong to other parts of the program; no page may use them. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...listed.map(firstWord),
  ...Object.values(builtInTaxonomies).map(({ word }) => word),
  'cart',
  'checkout',
  'my-account',
  'download',
  'media',
  'assets',
  'page',
  'wp-admin',
  'wp-json',
  'wp-content',
  'wp-includes',
])

const words = [
  ...reservedSlugs,
  ...builtInTypes.map((type) => firstWord(builtInKinds[type].folder)),
  'api',
  'staff-api',
  'health',
  'ready',
  'metrics',
  'payments',
  'feed',
  'comments',
  'files',
  'embed',
  'bestanden',
  'bestand-aanvragen',
  'bestand-bekijken',
  'bestand-openen',
  'formulier',
  'herroepen',
  'nieuwsbrief',
  'product-review',
  'toestemming',
  'weer-op-voorraad',
]

/**
 * These, and the first path segments of all other addresses that the program or an extension answers: no kind of content
 * and no taxonomy may use one.
 */
export const programWords = createOpenList(
  'address',
  words.map((word) => [word, true] as const),
)

/** What the address of an entry is made of. */
export interface Placed {
  type: EntryType
  /** Slugs of the pages above it, each with its slash; '' where none is. */
  above: string
  slug: string
}

/** Last words of addresses that belong to the page above: those of its lists, and what classic links ask for. */
export const reservedBelow: ReadonlySet<string> = new Set(['page', 'feed', 'embed', 'trackback'])

/** The program answers below these itself, or a kind does: no page may stand under one that is named so. */
export const mayHoldPages = (kinds: Kinds, path: string): boolean => {
  const first = firstWord(path)
  return (
    (first === 'bestanden' || !programWords.has(first)) &&
    !kinds.inFolder(`/${first}/`) &&
    !kinds.withWord(first)
  )
}

/** `/{slug}/`, `/{above}{slug}/`, `/nieuws/{slug}/`, `/{word of a kind}/{slug}/`; the front page is not looked at. */
export const entryPath = (kinds: Kinds, { type, above, slug }: Placed): string =>
  `${kinds.of(type).folder}${above}${slug}/`

/** `/{word of the taxonomy}/{term path}/`, as in `/plaats/friesland/` and `/product-category/boeken/`. */
export const termPath = (kinds: Kinds, taxonomy: string, path: string): string =>
  `/${kinds.taxonomy(taxonomy)?.word ?? taxonomy}/${path}/`

/** What a path with its final slash speaks of: below the folder of a kind its entries, elsewhere pages. */
export function readEntryPath(kinds: Kinds, path: string): Placed | undefined {
  const words = path.split('/').slice(1, -1)
  const slug = words.pop()
  if (!slug || words.includes('')) return undefined
  const [folder, ...deeper] = words
  const kind = folder === undefined ? undefined : kinds.inFolder(`/${folder}/`)
  if (kind) return deeper.length === 0 ? { type: kind.type, above: '', slug } : undefined
  return { type: 'page', above: words.map((word) => `${word}/`).join(''), slug }
}

import type { Right } from './rights.ts'

/** Orders of a list of entries. `distance`: from far from Santiago to near it; `chance`: another order every day. */
export const entryOrders = ['newest', 'oldest', 'title', 'title-desc', 'distance', 'chance'] as const
export type EntryOrder = (typeof entryOrders)[number]

/** The built-in taxonomies, each with the first segment of its URLs (decisions, routes). */
export const builtInTaxonomies = {
  plaats: { word: 'plaats' },
  soort: { word: 'soort' },
  onderwerp: { word: 'onderwerp' },
  product_cat: { word: 'product-category' },
  product_tag: { word: 'product-tag' },
} as const
export type BuiltInTaxonomy = keyof typeof builtInTaxonomies
export const builtInTaxonomyNames = Object.keys(builtInTaxonomies) as [BuiltInTaxonomy, ...BuiltInTaxonomy[]]

/** Prefix of the names of kinds and taxonomies that staff define, so that they never clash with built-in ones. */
export const ownNamePrefix = 'eigen_'
type OwnName = `${typeof ownNamePrefix}${string}`
const isOwnName = (name: string): name is OwnName => /^eigen_[a-z0-9_]{1,40}$/.test(name)

export type OwnTaxonomyName = OwnName
/** A taxonomy, by name. */
export type Taxonomy = BuiltInTaxonomy | OwnTaxonomyName

export const isBuiltInTaxonomy = (name: string): name is BuiltInTaxonomy =>
  Object.hasOwn(builtInTaxonomies, name)

/** Whether something has the form of a taxonomy's name; a taxonomy of staff may have been deleted. */
export const isTaxonomy = (name: unknown): name is Taxonomy =>
  typeof name === 'string' && (isBuiltInTaxonomy(name) || isOwnName(name))

/** Rights for editing entries; each kind requires one of them. */
export const kindRights = ['pages', 'entries', 'products', 'settings'] as const satisfies readonly Right[]
export type KindRight = (typeof kindRights)[number]

/** The schema.org types that an entry can have. */
export const schemaTypes = ['WebPage', 'NewsArticle', 'Place', 'Product', 'Event'] as const
export type SchemaType = (typeof schemaTypes)[number]

/** The properties of a kind of content. */
export interface KindFacts {
  /** Path of its entries: `/` or `/{word}/`. */
  folder: string
  /** Path of the list of all its entries. */
  archive?: string
  taxonomies: readonly Taxonomy[]
  /** Offered above its archive; the first is the default. */
  orders: readonly [EntryOrder, ...EntryOrder[]]
  /** Name of its screens and calls in the staff area. */
  resource: string
  right: KindRight
  /** Its text is a field of its form; otherwise its page is made in the page editor. */
  hasBody: boolean
  /** It has a position, an address and a distance. */
  isPlace: boolean
  /** It has its own day or period, besides its publication date. */
  hasMoment: boolean
  schemaType: SchemaType
}

/** The built-in kinds, which the program depends on. Staff can define others: `Kinds` (`known-kinds.ts`) has both. */
export const builtInKinds = {
  page: {
    folder: '/',
    taxonomies: [],
    orders: ['title', 'newest', 'oldest'],
    resource: 'pages',
    right: 'pages',
    hasBody: false,
    isPlace: false,
    hasMoment: false,
    schemaType: 'WebPage',
  },
  post: {
    folder: '/nieuws/',
    archive: '/nieuws/',
    taxonomies: ['onderwerp'],
    orders: ['newest', 'oldest', 'title'],
    resource: 'posts',
    right: 'entries',
    hasBody: true,
    isPlace: false,
    hasMoment: false,
    schemaType: 'NewsArticle',
  },
  jacobalia: {
    folder: '/jacobalia/',
    archive: '/jacobalia/',
    taxonomies: ['soort', 'plaats'],
    orders: ['distance', 'title', 'newest'],
    resource: 'jacobalia',
    right: 'entries',
    hasBody: true,
    isPlace: true,
    hasMoment: false,
    schemaType: 'Place',
  },
  /** It has no archive: calendars on pages list its entries, and `/agenda/` is an ordinary page. */
  agenda: {
    folder: '/agenda/',
    taxonomies: [],
    orders: ['newest', 'oldest', 'title'],
    resource: 'agenda',
    right: 'entries',
    hasBody: true,
    isPlace: false,
    hasMoment: true,
    schemaType: 'Event',
  },
  product: {
    folder: '/product/',
    archive: '/shop/',
    taxonomies: ['product_cat', 'product_tag'],
    orders: ['title', 'newest', 'oldest'],
    resource: 'products',
    right: 'products',
    hasBody: true,
    isPlace: false,
    hasMoment: false,
    schemaType: 'Product',
  },
} as const satisfies Record<string, KindFacts>

export type BuiltInType = keyof typeof builtInKinds
export const builtInTypes = Object.keys(builtInKinds) as [BuiltInType, ...BuiltInType[]]

export type OwnType = OwnName

/** The kind of an entry, by name. */
export type EntryType = BuiltInType | OwnType

export const isOwnType = (name: string): name is OwnType => isOwnName(name)

/** Whether something has the form of a kind's name; a kind of staff may have been deleted. */
export const isEntryType = (name: unknown): name is EntryType =>
  typeof name === 'string' && (Object.hasOwn(builtInKinds, name) || isOwnType(name))

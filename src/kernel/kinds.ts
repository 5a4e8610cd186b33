import type { Right } from './rights.ts'

/** A way to order a list of entries. `distance`: from far to near to Santiago; `chance`: another one every day. */
export const entryOrders = ['newest', 'oldest', 'title', 'title-desc', 'distance', 'chance'] as const
export type EntryOrder = (typeof entryOrders)[number]

/** The program's own trees of terms, each with the first word of its addresses (decisions, routes). */
export const builtInTaxonomies = {
  plaats: { word: 'plaats' },
  soort: { word: 'soort' },
  onderwerp: { word: 'onderwerp' },
  product_cat: { word: 'product-category' },
  product_tag: { word: 'product-tag' },
} as const
export type BuiltInTaxonomy = keyof typeof builtInTaxonomies
export const builtInTaxonomyNames = Object.keys(builtInTaxonomies) as [BuiltInTaxonomy, ...BuiltInTaxonomy[]]

/** Begins the name of each kind and taxonomy that staff defined, so that none is ever one of ours. */
export const ownNamePrefix = 'eigen_'
type OwnName = `${typeof ownNamePrefix}${string}`
const isOwnName = (name: string): name is OwnName => /^eigen_[a-z0-9_]{1,40}$/.test(name)

export type OwnTaxonomyName = OwnName
/** What entries are sorted by. */
export type Taxonomy = BuiltInTaxonomy | OwnTaxonomyName

export const isBuiltInTaxonomy = (name: string): name is BuiltInTaxonomy =>
  Object.hasOwn(builtInTaxonomies, name)

/** Whether something is the name of a taxonomy; one that staff defined may have gone. */
export const isTaxonomy = (name: unknown): name is Taxonomy =>
  typeof name === 'string' && (isBuiltInTaxonomy(name) || isOwnName(name))

/** Rights of which one lets somebody write a kind. */
export const kindRights = ['pages', 'entries', 'products', 'settings'] as const satisfies readonly Right[]
export type KindRight = (typeof kindRights)[number]

/** What an entry can be in the words of schema.org. */
export const schemaTypes = ['WebPage', 'NewsArticle', 'Place', 'Product', 'Event'] as const
export type SchemaType = (typeof schemaTypes)[number]

/** What the site knows of a kind of content. */
export interface KindFacts {
  /** Where its entries stand: `/` or `/{word}/`. */
  folder: string
  /** The list of all of them. */
  archive?: string
  taxonomies: readonly Taxonomy[]
  /** Offered above its archive; the first is the usual one. */
  orders: readonly [EntryOrder, ...EntryOrder[]]
  /** The word of its screens in the staff area and of its calls. */
  resource: string
  right: KindRight
  /** Its text is written in its form; otherwise its page is composed in the page editor. */
  hasBody: boolean
  /** Has a position, an address and a distance. */
  isPlace: boolean
  /** Has a day or a period of its own, apart from its publication. */
  hasMoment: boolean
  schemaType: SchemaType
}

/** The kinds that the program itself depends on. Staff define others: `Kinds` (`known-kinds.ts`) knows both. */
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
  /** Its list is the calendar of whatever page shows one; at `/agenda/` stands an ordinary page. */
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

/** What an entry is. */
export type EntryType = BuiltInType | OwnType

export const isOwnType = (name: string): name is OwnType => isOwnName(name)

/** Whether something is the name of a kind; one that staff defined may have gone. */
export const isEntryType = (name: unknown): name is EntryType =>
  typeof name === 'string' && (Object.hasOwn(builtInKinds, name) || isOwnType(name))

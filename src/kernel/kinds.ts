/** A way to order a list of entries. `distance`: from far to near to Santiago; `chance`: another one every day. */
export const entryOrders = ['newest', 'oldest', 'title', 'title-desc', 'distance', 'chance'] as const
export type EntryOrder = (typeof entryOrders)[number]

/** The trees of terms, each with the first word of its addresses (decisions, routes). */
export const taxonomies = {
  plaats: { word: 'plaats' },
  soort: { word: 'soort' },
  onderwerp: { word: 'onderwerp' },
  product_cat: { word: 'product-category' },
  product_tag: { word: 'product-tag' },
} as const
export type Taxonomy = keyof typeof taxonomies

/** What the site knows of a kind of content; every list of kinds is read from this table. */
interface Kind {
  /** Where its entries stand: `/` or `/{word}/`. */
  folder: string
  /** The list of all of them. */
  archive?: string
  taxonomies: readonly Taxonomy[]
  /** Offered above its archive; the first is the usual one. */
  orders: readonly [EntryOrder, ...EntryOrder[]]
  /** The word of its screens in the staff area and of its calls. */
  resource: string
  /** Who may write it. */
  rank: 'editor' | 'shop_manager'
  /** Its text is written in its form; otherwise its page is composed in the page editor. */
  hasBody: boolean
  /** Has a position, an address and a distance. */
  isPlace: boolean
  /** Has a day or a period of its own, apart from its publication. */
  hasMoment: boolean
  /** What it is in the words of schema.org. */
  schemaType: 'WebPage' | 'NewsArticle' | 'Place' | 'Product' | 'Event'
}

export const kinds = {
  page: {
    folder: '/',
    taxonomies: [],
    orders: ['title', 'newest', 'oldest'],
    resource: 'pages',
    rank: 'editor',
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
    rank: 'editor',
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
    rank: 'editor',
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
    rank: 'editor',
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
    rank: 'shop_manager',
    hasBody: true,
    isPlace: false,
    hasMoment: false,
    schemaType: 'Product',
  },
} as const satisfies Record<string, Kind>

/** What an entry is. */
export type EntryType = keyof typeof kinds

export const entryTypes = Object.keys(kinds) as [EntryType, ...EntryType[]]
export const taxonomyNames = Object.keys(taxonomies) as [Taxonomy, ...Taxonomy[]]

/** A kind without what is special to its entry in the table. */
export const kindOf = (type: EntryType): Kind => kinds[type]

export type ArchivedType = {
  [Type in EntryType]: (typeof kinds)[Type] extends { archive: string } ? Type : never
}[EntryType]

const hasArchive = (type: EntryType): type is ArchivedType => 'archive' in kinds[type]

/** Kinds with a list of their own, and where it stands. */
export const archives = entryTypes.filter(hasArchive).map((type) => ({ type, path: kinds[type].archive }))

/** The list of a kind; undefined where it has none. */
export const archiveOf = (type: EntryType) => archives.find((archive) => archive.type === type)

/** The kind whose terms a taxonomy holds. */
export const kindOfTaxonomy = (taxonomy: Taxonomy): EntryType | undefined =>
  entryTypes.find((type) => kindOf(type).taxonomies.includes(taxonomy))

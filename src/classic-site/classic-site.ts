/**
 * A classic site as its sources describe it, whichever they are: an export (WXR), a database dump, templates, a table of
 * products. Readers (`sources/`) give items one after the other; `become/` turns them into what our doors take. Neither
 * knows the other: this file is all that they share.
 *
 * Ids are those of the old site. Texts are as they were stored, HTML, shortcodes and builders' JSON included; values of
 * meta and options are raw strings, serialised by PHP as they may be (`serialised.ts` reads them). Times are UTC.
 */
export type ClassicItem =
  | ({ sort: 'site' } & ClassicSite)
  | ({ sort: 'author' } & ClassicAuthor)
  | ({ sort: 'term' } & ClassicTerm)
  | ({ sort: 'post' } & ClassicPost)
  | ({ sort: 'comment' } & ClassicComment)
  | ({ sort: 'option' } & ClassicOption)
  | ({ sort: 'order' } & ClassicOrder)
  | ({ sort: 'row' } & ClassicRow)

export type ClassicSort = ClassicItem['sort']

/** What a source says of the site as a whole; of two sources, the later one fills what the earlier one left open. */
export interface ClassicSite {
  name?: string
  tagline?: string
  /** Where visitors found it, without a slash at its end. */
  home?: string
  /** Where WordPress stood, when that is another address. */
  base?: string
  language?: string
  /** An IANA name, or hours from UTC. */
  timeZone?: string | number
}

export interface ClassicAuthor {
  id?: number
  login: string
  email?: string
  name?: string
  firstName?: string
  lastName?: string
  /** As stored: `$P$…`, `$2y$…`, `$wp$2y$…` or an MD5. */
  passwordHash?: string
  registeredAt?: Date
  roles?: string[]
  meta?: ClassicMeta
}

export interface ClassicTerm {
  taxonomy: string
  slug: string
  id?: number
  name: string
  description?: string
  /** The slug of the term above, in the same taxonomy. */
  parent?: string
  /** `term_group`, by which WP File Download orders its categories. */
  order?: number
  meta?: ClassicMeta
}

/** Rows of meta in the order in which they stood; a key may come more than once. */
export type ClassicMeta = [key: string, value: string][]

/** A row of `posts` of any type: pages, news, products, attachments, files, menu items, templates, coupons. */
export interface ClassicPost {
  id: number
  type: string
  /** `publish`, `draft`, `inherit` …; absent when the source does not say. */
  status?: string
  title: string
  slug: string
  content: string
  excerpt: string
  createdAt?: Date
  changedAt?: Date
  /** The login of its author. */
  author?: string
  parent?: number
  order: number
  password?: string
  isSticky?: boolean
  /** Its public address, when the source says it. */
  link?: string
  guid?: string
  mimeType?: string
  takesComments?: boolean
  /** The address of the bytes of an attachment. */
  attachmentUrl?: string
  terms: { taxonomy: string; slug: string; name?: string }[]
  meta: ClassicMeta
}

export interface ClassicComment {
  id: number
  post: number
  parent?: number
  /** '' or 'comment', 'review', 'order_note', 'pingback', 'trackback' … */
  type: string
  /** As stored: `1`, `0`, `spam`, `trash`, `post-trashed`. */
  approved: string
  author?: string
  email?: string
  url?: string
  userId?: number
  at?: Date
  content: string
  meta: ClassicMeta
}

export interface ClassicOption {
  name: string
  value: string
}

/** An order of either storage of WooCommerce, as it was; amounts in the order's currency, written with a point. */
export interface ClassicOrder {
  id: number
  /** What it was called on paper, when a plug-in numbered it. */
  number?: string
  status: string
  parent?: number
  type: 'shop_order' | 'shop_order_refund' | 'shop_subscription'
  currency?: string
  createdAt?: Date
  paidAt?: Date
  customerId?: number
  billing: Record<string, string>
  shipping: Record<string, string>
  total?: string
  meta: ClassicMeta
  lines: ClassicOrderLine[]
}

export interface ClassicOrderLine {
  id: number
  /** `line_item`, `shipping`, `tax`, `fee`, `coupon`. */
  type: string
  name: string
  meta: ClassicMeta
}

/** A row of a plug-in's table that somebody here knows how to read, named without the prefix of the site. */
export interface ClassicRow {
  table: string
  columns: Record<string, string | null>
}

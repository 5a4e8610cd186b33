import type { Analytics, ConsentSettings } from '../../kernel/consent.ts'
import type { LocalDate } from '../../kernel/dates.ts'
import type { DocumentData } from '../../kernel/document.ts'
import type { EntryOrder, EntryType, Taxonomy } from '../../kernel/kinds.ts'
import type { Logo, Look } from '../../kernel/look/look.ts'
import type { Moment } from '../../kernel/moment.ts'
import type { PlaceFields } from '../../kernel/place-fields.ts'
import type { SynonymGroup } from '../../kernel/words/asked-words.ts'

export type { EntryOrder, EntryType } from '../../kernel/kinds.ts'
export type { PlaceFields } from '../../kernel/place-fields.ts'

/** `gone` was published once and answers 410. */
export type EntryStatus = 'draft' | 'published' | 'gone'

/** A picture as a page shows it. */
export interface PictureView {
  id: number
  /** A JPEG of medium width, as fallback and for `og:image`. */
  src: string
  srcSet: string
  /**
   * AVIF, then WebP. Of a picture that moves only WebP, for visitors who do not ask for less motion (`media`): the
   * others get the JPEG, which stands still.
   */
  sources: readonly { type: string; srcSet: string; media?: string }[]
  /** Of the picture itself, in pixels. */
  width: number
  height: number
  alt: string
  caption?: string
  /** Maker, licence and source on one line; shown wherever the picture is large. */
  credit?: string
  /** The main colour, as `#aabbcc`. */
  colour?: string
  focal?: { xPercent: number; yPercent: number }
}

export interface TermView {
  id: number
  taxonomy: Taxonomy
  slug: string
  /** Slugs from the root, as in `friesland/waadhoeke`. */
  path: string
  /** 0 for a root. */
  depth: number
  name: string
  description: string
  /** Among brothers and sisters; the lowest stands first. */
  position: number
  /** `/{taxonomy}/{term path}/` */
  url: string
  parentId?: number
}

/** A term with the number of published entries in it or below it. */
export interface TermCount extends TermView {
  count: number
}

export interface Position {
  latitude: number
  longitude: number
  /** `exact`: from a source. `near`: within about 100 m. `centre`: the middle of the place. */
  precision: 'exact' | 'near' | 'centre'
}

/** Also the fields of other kinds, and those that staff defined. */
export type EntryFields = PlaceFields & Readonly<Record<string, unknown>>

/** Entries by day; only published ones. */
export interface DatedQuery extends Pick<EntryQuery, 'type' | 'terms'> {
  /** `own`: the moment of the entry. `published`: the day on which it was published. */
  by: 'own' | 'published'
  from: LocalDate
  to: LocalDate
}

export interface DatedEntry {
  entry: EntryCard
  firstDay: LocalDate
  /** The same as the first, except for a period of several days. */
  lastDay: LocalDate
}

export interface DatedList {
  /** The entries within the period, the earliest first; at most `mostDated`. */
  dated: readonly DatedEntry[]
  /** First and last day of the whole list, in any period. */
  span?: { first: LocalDate; last: LocalDate }
  tags: readonly string[]
}

/** An entry in a list. */
export interface EntryCard {
  id: number
  type: EntryType
  slug: string
  title: string
  /** Plain text. */
  excerpt: string
  /** Path with its final slash. */
  url: string
  picture?: PictureView
  position?: Position
  publishedAt: Date
  /** For kinds whose entries have a day of their own. */
  moment?: Moment
  /** Of a kind that staff defined as news: its day of publication says something. */
  isNews?: boolean
  fields: EntryFields
  terms: readonly TermView[]
}

/** An entry on its own page. */
export interface EntryView extends EntryCard {
  status: EntryStatus
  /** The page that it stands under. */
  parentId?: number
  /** Instead of title and excerpt in search engines and on shared cards; '' for those. */
  searchTitle: string
  searchDescription: string
  /** Sanitised HTML. */
  body: string
  updatedAt: Date
  /** The widgets of a page; absent where a template shows the entry. */
  document?: DocumentData
  /** Of those widgets, for the page editor. */
  documentId?: number
  /** Other pictures, in order. */
  pictures: readonly PictureView[]
}

/** Filters by visitors, besides terms and words. */
export interface Narrowed {
  /** First letter of the title, ignoring case and accents. */
  letter?: string | undefined
  /** The days of its publication, both included. */
  from?: LocalDate | undefined
  to?: LocalDate | undefined
  /** Kilometres to Santiago, both included. */
  nearest?: number | undefined
  farthest?: number | undefined
}

/**
 * `day`: by the day of the entry itself, the first first. `field`: by a field that staff declared, numbers as numbers. What
 * has none of it comes last.
 */
export type ListOrder =
  | EntryOrder
  | { by: 'day'; down: boolean }
  | { by: 'field'; field: string; down: boolean }

/** What a listing shows. Only published entries are ever listed. */
export interface EntryQuery {
  type: EntryType
  /**
   * In all of these terms; `slugs` of one taxonomy are joined by `join` (OR by default). Terms include those below
   * them.
   */
  terms?: readonly { taxonomy: string; slugs: readonly string[]; join?: 'AND' | 'OR' | 'NOT' }[]
  /** Every word in title, excerpt, body or place. */
  words?: string
  narrowed?: Narrowed
  except?: readonly number[]
  /** Only these entries, by slug and in this order. */
  named?: readonly string[] | undefined
  /** With this value in a field that staff defined, or among its values. */
  own?: { field: string; value: string } | undefined
  /** Whose own day, or one day of whose period, is not before `from`; or whose last day is before `before`. */
  days?: { from?: LocalDate; before?: LocalDate } | undefined
  /** Written by this account. */
  authorId?: number | undefined
  /** At most so many kilometres from a spot, as the crow flies. */
  near?: Pick<Position, 'latitude' | 'longitude'> & { kilometres: number }
  /** The newest first unless told; around a spot the nearest. */
  order?: ListOrder | undefined
  /** From 1. */
  page?: number
  /** 10 unless told (section 9), at most 100. */
  perPage?: number
}

export interface EntryList {
  entries: readonly EntryCard[]
  total: number
  page: number
  /** 1 for an empty list. */
  pages: number
  /** Cache tags: `list:{type}`, and `list:{taxonomy}:{slug}` of every term in the query. */
  tags: readonly string[]
}

/** The result of a search: its best matches, with their exact number up to a limit. */
export interface FoundEntries extends EntryList {
  hasMore: boolean
}

export interface MapPoint extends Position {
  id: number
  title: string
  url: string
  place?: string
  kind?: string
  /** To Santiago, as the crow flies. */
  kilometres?: number
  pictureId?: number
}

/** What stands at an address. */
export type Found =
  | { kind: 'entry'; entry: EntryView }
  | { kind: 'gone'; title: string }
  | { kind: 'moved'; to: string }

export const templateRoles = ['header', 'footer', 'single', 'archive', 'search', 'not-found'] as const
export type TemplateRole = (typeof templateRoles)[number]

/** What a template is narrowed to, of all that have its role or are of its type: a term and what stands below it, one entry, or the addresses under a path. */
export type TemplateScope = { termId: number } | { entryId: number } | { under: string }

/** What a page is about, by which its templates are found. */
export interface TemplateSubject {
  type?: EntryType | undefined
  entryId?: number | undefined
  /** Of the entry or list and of what they stand below, the nearest first. */
  termIds?: readonly number[]
  path?: string
}

export interface DocumentView {
  id: number
  title: string
  data: DocumentData
}

/** What visitors see of a document. */
export interface PublishedDocument extends DocumentView {
  kind: DocumentKind
}

/** What the page editor makes. */
export const documentKinds = ['page', 'template', 'popup', 'panel', 'card', 'part', 'newsletter'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const layerKinds = ['popup', 'panel'] as const
export type LayerKind = (typeof layerKinds)[number]

/** What lies over a page. */
export interface LayerView extends DocumentView {
  kind: LayerKind
}

/** A document as the page editor opens it. */
export interface EditableDocument {
  id: number
  kind: DocumentKind
  /** Of a template. */
  role?: TemplateRole
  /** What a template is for; absent in the general one of its role. */
  entryType?: EntryType
  /** What a template is narrowed to. */
  scope?: TemplateScope
  /** Empty for a page, which has its entry's. */
  title: string
  draft?: DocumentData
  published?: DocumentData
  /** Increases with every change, so that an editor can say which state its changes are based on. */
  revision: number
  draftSavedAt?: Date
  /** A user's id. */
  draftSavedBy?: string
  publishedAt?: Date
  /** When the draft is published automatically. */
  publishAt?: Date
  /** It is published as it was planned: what was changed since is not in it. */
  plannedApart: boolean
  /** Of the page that it belongs to. */
  entryId?: number
}

/** Another user, or the same user in another tab, who has the document open. */
export interface DocumentVisitor {
  userId: string
  since: Date
}

export interface MenuItem {
  label: string
  url: string
  items: readonly MenuItem[]
}

export interface Menu {
  /** What staff call it; visitors never see it. */
  title: string
  items: readonly MenuItem[]
}

export interface SiteSettings {
  title: string
  tagline: string
  /** Staff's texts by `{room}.{key}`. */
  texts: Readonly<Record<string, string>>
  /** Shown at the top of every page until the visitor dismisses it (SHOP-15). */
  storeNotice?: string
  /** Goes to the cart after adding a product (`cart_redirect_after_add`). */
  redirectAfterAdd?: boolean
  /** The shop is announced but does not sell yet; every page reminds staff of it. */
  comingSoon?: boolean
  /** Whoever lacks the right to publish proposes, and others publish it. */
  othersPublish?: boolean
  /** Path of the page shown at `/`, for instance `/welkom/`; the entry itself then moves to `/`. */
  frontPageId?: number
  /** How visitors are asked for consent (SITE-01). */
  consent?: ConsentSettings
  /** Analytics for visitors who consented to them. */
  analytics?: Analytics
  /** Visitors get the maintenance page on every address. */
  maintenance?: { isOn: boolean; text: string }
  /** How often the site backs itself up, and how many of those it keeps. */
  backups?: { every: 'never' | 'day' | 'week'; keep: number }
  /** Whether visitors may ask for locked files, and who is mailed then. */
  fileRequests?: { isOn: boolean; to: string }
  /** Whether visitors may comment on news. */
  comments?: { isOn: boolean }
  /** Words and phrases that find each other in every search of visitors. */
  synonyms?: readonly SynonymGroup[]
  /** The library file with tiles for the map: PMTiles, which every visitor may open. */
  mapFileId?: number
  /** The default map by default. */
  look?: Look
  logo?: Logo
}

/** The defaults. */
export const usualMaintenance: NonNullable<SiteSettings['maintenance']> = { isOn: false, text: '' }
export const usualFileRequests: NonNullable<SiteSettings['fileRequests']> = { isOn: false, to: '' }
export const usualComments: NonNullable<SiteSettings['comments']> = { isOn: false }
export const usualBackups: NonNullable<SiteSettings['backups']> = { every: 'never', keep: 3 }

/** What visitors may do with comments: write and read, only read, or neither. */
export type Commenting = 'open' | 'closed' | 'off'

/** A comment as visitors see it. */
export interface Comment {
  id: number
  author: string
  /** Plain text. */
  text: string
  createdAt: Date
  /** The society's answer, plain text; empty when there is none. */
  answer: string
}

export interface CommentList {
  comments: readonly Comment[]
  /** On all pages together. */
  total: number
  page: number
  pages: number
}

/** An address for search engines. */
export interface SitemapItem {
  url: string
  updatedAt: Date
}

/** The entries before and after one in its list. */
export type Neighbours = { previous?: EntryCard; next?: EntryCard }

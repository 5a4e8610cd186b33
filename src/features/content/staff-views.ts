import type { PictureEdit, Size } from '../../kernel/picture-edit.ts'
import type {
  DocumentKind,
  EntryFields,
  EntryStatus,
  EntryType,
  PictureView,
  Position,
  TemplateRole,
  TemplateScope,
} from './views.ts'

/** What staff see of an entry's state: a published entry whose date is to come is `scheduled`. */
export const staffStatuses = ['draft', 'scheduled', 'published', 'gone'] as const
export type StaffStatus = (typeof staffStatuses)[number]

/** `url`: pages as a tree, each before those under it. `match`: those first whose titles are nearest to the words, whatever the direction. */
export const staffEntrySorts = ['id', 'title', 'publishedAt', 'updatedAt', 'match', 'url'] as const

/** A list of staff: drafts and what is to come are in it; what is gone only when asked for. */
export interface StaffEntryQuery {
  /** None: of every type. */
  types?: readonly EntryType[]
  status?: StaffStatus
  /** Parts of the title, or words anywhere. */
  words?: string
  /** In each of these terms or below it. */
  termIds?: readonly number[]
  /** By this account. */
  authorId?: number
  /** In any term of this taxonomy. */
  taxonomy?: string
  ids?: readonly number[]
  /** Not this page, nor one that stands below it. */
  notBelow?: number
  /** Directly under this page. */
  parentId?: number
  /** `updatedAt` unless told. */
  sort?: (typeof staffEntrySorts)[number]
  descending?: boolean
  /** As these stand, whatever `sort` says; others come after them. */
  inOrder?: readonly number[]
  /** From 1. */
  page?: number
  /** 10 unless told, at most 100. */
  perPage?: number
}

/** An entry in a list of staff. */
export interface StaffEntryRow {
  id: number
  type: EntryType
  slug: string
  url: string
  /** The page that it stands under; it may be gone. */
  parentId?: number
  title: string
  excerpt: string
  status: EntryStatus
  /** Absent until it is published or planned. */
  publishedAt?: Date
  updatedAt: Date
  picture?: PictureView
  termIds: readonly number[]
  fields: EntryFields
  /** Of its widgets, for the page editor. */
  documentId?: number
  /** Its widgets were changed, which visitors do not see yet. */
  hasDraft?: boolean
  /** When they will. */
  publishAt?: Date
}

/** An entry as staff change it. */
export interface StaffEntry extends StaffEntryRow {
  /** Instead of title and excerpt in search engines and on shared cards; '' for those. */
  searchTitle: string
  searchDescription: string
  /** Sanitised HTML. */
  body: string
  /** The number of an account, which may be gone. */
  authorId?: number
  pictureId?: number
  pictureIds: readonly number[]
  position?: Position
}

export interface StaffEntryList {
  entries: readonly StaffEntryRow[]
  total: number
}

/** A picture as staff change it. */
/** What a picture is drawn from, by the name of its contents. */
export interface Original extends Size {
  hash: string
}

export interface StaffMedia {
  id: number
  name: string
  alt: string
  caption: string
  maker: string
  licence: string
  source: string
  /** By name. */
  folders: readonly string[]
  focal?: { xPercent: number; yPercent: number }
  /** As shown. */
  width: number
  height: number
  original: Original
  /** Null when the original is shown whole. */
  edit: PictureEdit | null
  createdAt: Date
  picture: PictureView
}

export interface StaffMediaQuery {
  /** Parts of name, alt text, caption or maker. */
  words?: string
  /** Only pictures without an alt text. */
  withoutAlt?: boolean
  /** The same contents stand in the library more than once. */
  isDouble?: boolean
  /** Lies in a folder, or in none. */
  folder?: string
  unfiled?: boolean
  ids?: readonly number[]
  sort?: 'id' | 'name' | 'createdAt'
  descending?: boolean
  page?: number
  perPage?: number
}

export type MediaChange = Partial<
  Pick<StaffMedia, 'name' | 'alt' | 'caption' | 'maker' | 'licence' | 'source' | 'folders'>
> & {
  /** Null takes the focal point away. */
  focal?: { xPercent: number; yPercent: number } | null
  /** Null shows the original whole. */
  edit?: PictureEdit | null
  /** Another one that was kept for it takes its place. */
  original?: Pick<Original, 'hash'>
}

export interface TermChange {
  name?: string
  slug?: string
  description?: string
  /** Null makes it a root. */
  parentId?: number | null
  /** Among brothers and sisters; the lowest stands first. */
  position?: number
}

/** A page, template or other document in a list of staff. */
export interface StaffDocument {
  id: number
  kind: DocumentKind
  role?: TemplateRole
  /** What a template is for; absent in the general one of its role. */
  entryType?: EntryType
  /** What a template is narrowed to. */
  scope?: TemplateScope
  /** Of a page its entry's. */
  title: string
  entryId?: number
  hasDraft: boolean
  draftSavedAt?: Date
  status: 'draft' | 'published'
  /** Since when, or from when, visitors see it. */
  publishedAt?: Date
  /** When its draft goes on the site by itself. */
  publishAt?: Date
}

export interface StaffDocumentQuery {
  kinds?: readonly StaffDocument['kind'][]
  /** All of these, on one page. */
  ids?: readonly number[]
  /** Part of the title. */
  words?: string
  hasDraft?: boolean
  /** By kind and place unless told. */
  sort?: 'title' | 'publishedAt' | 'newest'
  descending?: boolean
  /** From 1. */
  page?: number
  perPage?: number
}

export interface StaffDocumentList {
  documents: readonly StaffDocument[]
  total: number
}

/** An old address and where it leads. */
export interface StaffRedirect {
  from: string
  /** A path of ours or an address on the web. */
  to: string
  /** It follows this entry, wherever it goes. */
  entryId?: number
}

export interface BrokenLinkQuery {
  /** Part of the link, or of the name of what it stands in. */
  words?: string
  /** From 1. */
  page?: number
  perPage?: number
}

/** A link on a page of ours that leads to nothing of ours. */
export interface BrokenLink {
  kind: 'entry' | 'document' | 'menu'
  /** The number of the entry or document, or the name of the menu. */
  place: string
  /** What it is called there. */
  title: string
  /** Of an entry, or of the entry whose page the document is. */
  entryType?: EntryType
  /** As written. */
  href: string
}

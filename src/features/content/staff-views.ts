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

/** The states that staff see: a published entry with a future date is `scheduled`. */
export const staffStatuses = ['draft', 'scheduled', 'published', 'gone'] as const
export type StaffStatus = (typeof staffStatuses)[number]

/** `url`: pages as a tree, each before those under it. `match`: those first whose titles are nearest to the words, whatever the direction. */
export const staffEntrySorts = ['id', 'title', 'publishedAt', 'updatedAt', 'match', 'url'] as const

/** A list for staff: includes drafts and planned entries; deleted ones only on request. */
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
  /** These ids come first, in this order, whatever `sort` says. */
  inOrder?: readonly number[]
  /** From 1. */
  page?: number
  /** 10 by default, at most 100. */
  perPage?: number
}

export interface StaffComment {
  id: number
  entryId: number
  author: string
  email: string
  text: string
  createdAt: Date
  approved: boolean
  /** The society's answer, shown below the comment; empty when there is none. */
  answer: string
}

/** Absent properties stay unchanged. */
export interface CommentChange {
  approved?: boolean | undefined
  answer?: string | undefined
}

export interface StaffCommentQuery {
  approved?: boolean | undefined
  ids?: readonly number[] | undefined
  descending?: boolean | undefined
  /** From 1. */
  page: number
  perPage: number
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
  /** Its widgets have unpublished changes. */
  hasDraft?: boolean
  /** When they will. */
  publishAt?: Date
}

/** An entry as staff change it. */
export interface StaffEntry extends StaffEntryRow {
  /** Replace title and excerpt in search engines and on shared cards; '' for no change. */
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
/** The original files of a picture, by content hash. */
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
  /** Null when the original is shown uncropped. */
  edit: PictureEdit | null
  createdAt: Date
  picture: PictureView
}

export interface StaffMediaQuery {
  /** Parts of name, alt text, caption or maker. */
  words?: string
  /** Only pictures without an alt text. */
  withoutAlt?: boolean
  /** Only pictures whose contents are in the library more than once. */
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
  /** Null removes the focal point. */
  focal?: { xPercent: number; yPercent: number } | null
  /** Null removes the crop. */
  edit?: PictureEdit | null
  /** Replaces the original with an uploaded file. */
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
  /** The type a template is for; absent in the general template of its role. */
  entryType?: EntryType
  /** What a template is narrowed to. */
  scope?: TemplateScope
  /** Of a page its entry's. */
  title: string
  entryId?: number
  hasDraft: boolean
  draftSavedAt?: Date
  status: 'draft' | 'published'
  /** Since when, or from when, it is public. */
  publishedAt?: Date
  /** When its draft is published automatically. */
  publishAt?: Date
}

export interface StaffDocumentQuery {
  kinds?: readonly StaffDocument['kind'][]
  /** Only these ids, on one page. */
  ids?: readonly number[]
  /** Part of the title. */
  words?: string
  hasDraft?: boolean
  /** Order; by kind and place by default. */
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
  /** A path on this site or a web address. */
  to: string
  /** Follows this entry to its present address. */
  entryId?: number
}

export interface BrokenLinkQuery {
  /** Part of the link, or of the name of what it stands in. */
  words?: string
  /** From 1. */
  page?: number
  perPage?: number
}

/** An internal link without a target. */
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

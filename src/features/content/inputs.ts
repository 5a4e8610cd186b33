import type { DocumentData } from '../../kernel/document.ts'
import type { Taxonomy } from '../../kernel/kinds.ts'
import type { Written } from '../../kernel/written.ts'
import type { EntryFields, EntryStatus, EntryType, Position } from './views.ts'

export interface NewEntry {
  /** Given by imports and the demo content, so that old addresses keep their number. */
  id?: number
  type: EntryType
  /** Made from the title by default; made unique within the type. */
  slug?: string
  /** Of a page: the page that it stands under. */
  parentId?: number
  title: string
  excerpt?: string
  /** Replace title and excerpt in search engines and on shared cards; '' for no change. */
  searchTitle?: string
  searchDescription?: string
  /** HTML; sanitized before it is stored. */
  body?: string
  status?: EntryStatus
  /** A future date publishes automatically. */
  publishedAt?: Date
  /** The number of an account. */
  authorId?: number
  pictureId?: number
  pictureIds?: readonly number[]
  position?: Position
  fields?: EntryFields
  termIds?: readonly number[]
  /** The page's widgets; published at once. */
  document?: DocumentData
}

/** What is absent stays as it is; null takes a page above, an author, a picture or a position away. */
export type EntryChange = Partial<
  Omit<NewEntry, 'id' | 'type' | 'parentId' | 'authorId' | 'pictureId' | 'position'>
> & {
  parentId?: number | null
  authorId?: number | null
  pictureId?: number | null
  position?: Position | null
}

export interface NewTerm {
  taxonomy: Taxonomy
  name: string
  slug?: string
  description?: string
  parentId?: number
}

export interface NewMedia {
  /** A raster image, or an SVG drawing of which only the pixels are stored. */
  contents: Buffer
  name: string
  alt: string
  caption?: string
  maker?: string
  licence?: string
  source?: string
  folders?: readonly string[]
  focal?: { xPercent: number; yPercent: number }
  /** Renditions are made on first request, not in the background. */
  drawnWhenSeen?: boolean
}

export interface NewComment extends Written {
  entryId: number
  /** Set by the demo content only. */
  createdAt?: Date
}

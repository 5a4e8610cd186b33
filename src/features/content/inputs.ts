import type { DocumentData } from '../../kernel/document.ts'
import type { Taxonomy } from '../../kernel/kinds.ts'
import type { EntryFields, EntryStatus, EntryType, Position } from './views.ts'

export interface NewEntry {
  /** Given by imports and the demo content, so that old addresses keep their number. */
  id?: number
  type: EntryType
  /** Made from the title unless told; made unique within the type. */
  slug?: string
  /** Of a page: the page that it stands under. */
  parentId?: number
  title: string
  excerpt?: string
  /** Instead of title and excerpt in search engines and on shared cards; '' for those. */
  searchTitle?: string
  searchDescription?: string
  /** HTML; sanitised before it is kept. */
  body?: string
  status?: EntryStatus
  /** A date to come publishes by itself. */
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
  /** A raster picture, or a drawing in SVG, of which only its pixels are kept. */
  contents: Buffer
  name: string
  alt: string
  caption?: string
  maker?: string
  licence?: string
  source?: string
  folders?: readonly string[]
  focal?: { xPercent: number; yPercent: number }
  /** Its renditions are made when they are first seen, and not soon. */
  drawnWhenSeen?: boolean
}

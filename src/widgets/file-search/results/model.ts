import type {
  Column,
  CustomField,
  FileId,
  LockName,
  MarkedPart,
  PreviewKind,
  SearchOrder,
  SearchRequest,
  SizeProblem,
  Theme,
} from '../../../features/library/index.ts'
import type { LockModel } from '../../shared/library-file/library-file.ts'
import type { CarriedFile } from './chosen.ts'
import type { ZipNotice } from './notice.ts'

/** An editor's settings for the results of a search form. */
export interface ResultSettings {
  /** Shows checkboxes and the button 'Download selected' (LIB-13). */
  downloadSelected: boolean
  /** Default rows per page, where known; addresses then leave the number out. */
  perPage?: number
}

/** The criteria of a search without hits, as far as there were any. */
export interface Asked {
  request: SearchRequest
  /** The category that was searched; absent when it does not exist. */
  category?: string
  /** A search for the words alone, without filters. */
  wordsOnly?: string
  /** A search for all files of the category. */
  categoryOnly?: string
}

/** A likely spelling, and titles that contain it. */
export interface Meant {
  keyword: string
  href: string
  titles: readonly { title: string; href: string }[]
}

/** The model of the results area. It stays on the server; the browser gets its HTML. */
export type ResultsModel =
  | {
      shown: 'nothing'
      problem?: SizeProblem
      /** Address of the page without a search. */
      startAgain: string
      /** The criteria, and broader searches to try. */
      asked?: Asked
      meant?: Meant
    }
  | {
      shown: 'files'
      path: string
      request: SearchRequest
      /** Another spelling, when few files are found. */
      meant?: Meant
      settings: ResultSettings
      theme: Theme
      columns: readonly Column[]
      rows: readonly ResultRow[]
      /** Exact. */
      total: number
      page: number
      pages: number
      order?: SearchOrder
      /** The selection in the address, from this result page or others (LIB-25). */
      chosen: readonly CarriedFile[]
      /** Why the selection sent without scripts gave no zip. */
      notice?: ZipNotice
    }

/** A file in the results, with what this visitor may know about it. */
export interface ResultRow {
  id: FileId
  categoryId: number
  /** Names of its category and those above it. */
  category: string
  title: string
  markedTitle: readonly MarkedPart[]
  extension: string
  /** Bytes. */
  size: number
  createdAt: Date
  /** Our own viewer. */
  viewer: string
  /** An add-to-cart button as HTML (LIB-18). */
  offer?: string
  /** Properties that a lock withholds; absent while locked. */
  inside?: RowInside
  /** How to unlock it (LIB-19). */
  lock?: LockModel
  /** A row above holds the password form of the category that withholds both. */
  openedAbove?: boolean
  /** The lock that a password opened for this visitor; of a category at the first of its rows. */
  unlocked?: LockName
}

export interface RowInside {
  description?: { parts: readonly MarkedPart[]; cut: boolean }
  excerpt?: readonly MarkedPart[]
  version: string
  hits: number
  tags: readonly string[]
  customFields: readonly CustomField[]
  preview: PreviewKind
  download: string
  /** Stored on another server: no checkbox, never zipped. */
  remote: boolean
}

import type {
  Column,
  CustomField,
  FileId,
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

/** What an editor decides about the results of one search form. */
export interface ResultSettings {
  /** Boxes and the button 'Download selected' (LIB-13). */
  downloadSelected: boolean
  /** Rows per page when the visitor chose nothing, where known: addresses then need not say so. */
  perPage?: number
}

/** What a search that found nothing asked for, as far as it asked for something. */
export interface Asked {
  request: SearchRequest
  /** Of the category that it asked for; absent when there is none such. */
  category?: string
  /** The words alone, without filters. */
  wordsOnly?: string
  /** All files of the category. */
  categoryOnly?: string
}

/** What the results area shows. Lives on the server only; the browser gets its HTML. */
export type ResultsModel =
  | {
      shown: 'nothing'
      problem?: SizeProblem
      /** The page without a search. */
      startAgain: string
      /** What was searched, and ways on that ask for less. */
      asked?: Asked
      meant?: { keyword: string; href: string; titles: readonly { title: string; href: string }[] }
    }
  | {
      shown: 'files'
      path: string
      request: SearchRequest
      settings: ResultSettings
      theme: Theme
      columns: readonly Column[]
      rows: readonly ResultRow[]
      /** Exact. */
      total: number
      page: number
      pages: number
      order?: SearchOrder
      /** What the address says was chosen before, on this page of the list or another (LIB-25). */
      chosen: readonly CarriedFile[]
      /** Why the selection that was just sent without scripts led to no zip. */
      notice?: ZipNotice
    }

/** A file in the results, as one visitor may know it. */
export interface ResultRow {
  id: FileId
  categoryId: number
  /** Its name with those above it. */
  category: string
  title: string
  markedTitle: readonly MarkedPart[]
  extension: string
  /** Bytes. */
  size: number
  createdAt: Date
  /** Our own viewer. */
  viewer: string
  /** An add-to-cart button, finished HTML (LIB-18). */
  offer?: string
  /** What a lock withholds; absent while it does. */
  inside?: RowInside
  /** What opens it, when something is withheld (LIB-19). */
  lock?: LockModel
  /** A row above it has the way into the category that withholds both. */
  openedAbove?: boolean
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
  /** Stands with someone else: no checkbox, never zipped. */
  remote: boolean
}

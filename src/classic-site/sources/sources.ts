import type { Readable } from 'node:stream'
import type { ClassicItem } from '../classic-site.ts'
import type { FindingReason } from './findings.nl.ts'
import type { OwnExport } from './own/open-export.ts'

/** What was given to be brought over, opened: a classic site as all of its sources together describe it. */
export interface Sources {
  /** What each recognised source is, in the order in which `items` reads them. */
  readonly found: readonly FoundSource[]
  /**
   * Reads all sources anew, with each call. The database dump comes last: of two items with one key, the later is the
   * better one. Of each source the order is site, options, authors, terms, then posts with what belongs to them.
   */
  items(): AsyncIterable<ClassicItem>
  readonly uploads: Uploads
  /** An export of Schelp, which is brought in by itself. */
  readonly own?: OwnExport | undefined
  /** What was unreadable, mended or left out; whole once `items` was read to its end. */
  readonly findings: readonly Finding[]
  /** Removes what was written beside while reading. */
  close(): Promise<void>
}

export type SourceKind = 'own' | 'wxr' | 'dump' | 'uploads' | 'products' | 'template' | 'kit' | 'brought'

export interface FoundSource {
  kind: SourceKind
  /** As people know it: `backup.zip › db.sql`. */
  name: string
  sizeBytes?: number
}

/** The files of the old site's `uploads` folder. */
export interface Uploads {
  readonly isGiven: boolean
  /** A file by its path below `uploads/`, such as `2023/05/foto.jpg`; letters' case and Unicode forms may differ. */
  find(path: string): Promise<UploadedFile | undefined>
  list(): AsyncIterable<{ path: string; sizeBytes: number }>
}

export interface UploadedFile {
  path: string
  sizeBytes: number
  changedAt?: Date
  open(): Promise<Readable>
}

/** What a reader has to say, once for all cases of one kind in one source. */
export interface Finding {
  kind: 'unreadable' | 'mended' | 'left' | 'noted'
  /** `findings.nl.ts` says each in Dutch. */
  reason: FindingReason
  source: string
  count: number
  /** Where it was found first. */
  line?: number
  /** What it is about, such as a type, a table or a column. */
  about?: string
}

import type { Bytes } from '../../kernel/bytes.ts'
import type { Cache } from '../../platform/cache.ts'
import type { Lock } from './rights/access.ts'

/** What pages show of the library to any viewer, cached until it changes. */
export interface Cached {
  /** Categories by id; those that do not exist are left out. */
  categories(ids: readonly number[]): Promise<ReadonlyMap<number, StoredCategory>>
  lists: Cache<string, ListedIds>
  weights: Cache<string, CategoryWeight>
}

export interface StoredCategory {
  id: number
  slug: string
  name: string
  /** The categories above it, from the top down. */
  trail: readonly { id: number; slug: string; name: string }[]
  description: string
  locks: readonly Lock[]
}

/** A page of the files of a category. */
export interface ListedIds {
  ids: readonly number[]
  total: number
  /** The page that is shown; for a number past the end it is the last one. */
  page: number
  pages: number
}

/** The size of a zip of a category. */
export interface CategoryWeight {
  files: number
  bytes: Bytes
  /** The locked files, in the order of the zip; empty if there are too many files for a zip. */
  guarded: readonly { id: number; title: string; locks: readonly Lock[] }[]
}

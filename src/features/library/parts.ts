import type { Cached } from './cached.ts'
import type { LibraryDeps } from './deps.ts'
import type { Grants } from './rights/grants.ts'
import type { SearchParts } from './search/search-parts.ts'

/** What the use cases of this feature share. */
export interface Parts extends Omit<LibraryDeps, 'synonyms'>, SearchParts {
  countBought: Grants['count']
  cached: Cached
}

/** The cache tags of files (`Changes`). */
export const fileTags = (...ids: readonly number[]): string[] => [
  ...ids.map((id) => `file:${id}`),
  'list:files',
]
export const categoryTags = (...ids: readonly number[]): string[] => [
  ...ids.map((id) => `category:${id}`),
  'list:file-categories',
]
/** Tags for a change of a category's lock, name or place: it shows on every file below it, which may be all files. */
export const everythingBelow: readonly string[] = ['*']

import type { SynonymGroup } from '../../../kernel/words/asked-words.ts'
import { type Cache, createCache } from '../../../platform/cache.ts'
import type { Changes } from '../../../platform/changes.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Grants } from '../rights/grants.ts'
import { type CachedRows, createCachedRows } from '../view/view.ts'
import { type Counts, createCounts } from './counts.ts'
import type { Hit } from './pages.ts'
import type { Prepared } from './prepare.ts'

/** What a search needs: the database, caches, and what a visitor has bought. */
export interface SearchParts {
  db: Database
  rows: CachedRows
  /** Answers that visitors share, cached until the library changes. */
  caches: {
    counts: Counts
    /** Requests with ids in place of names. */
    prepared: Cache<string, Prepared>
    /** Pages of hits. */
    found: Cache<string, Found>
  }
  bought: Grants['bought']
  /** Groups of words that find each other. */
  synonyms: () => Promise<readonly SynonymGroup[]>
}

export interface Found {
  total: number
  hits: readonly Hit[]
}

/** The tags that are published when any file, category or tag changes. */
export const libraryTags: readonly string[] = ['list:files', 'list:file-categories']

export function createSearchParts(
  db: Database,
  bought: Grants['bought'],
  changes: Pick<Changes, 'subscribe'>,
  clock: () => Date = () => new Date(),
  synonyms: SearchParts['synonyms'] = async () => [],
): SearchParts {
  const cache = <Value>() => createCache<string, Value>(changes, { tags: libraryTags })
  return {
    db,
    rows: createCachedRows(db, changes, libraryTags, clock),
    caches: { counts: createCounts(db, cache()), prepared: cache(), found: cache() },
    bought,
    synonyms,
  }
}

import type { SynonymGroup } from '../../../kernel/words/asked-words.ts'
import { type Cache, createCache } from '../../../platform/cache.ts'
import type { Changes } from '../../../platform/changes.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Grants } from '../rights/grants.ts'
import { type CachedRows, createCachedRows } from '../view/view.ts'
import { type Counts, createCounts } from './counts.ts'
import type { Hit } from './pages.ts'
import type { Prepared } from './prepare.ts'

/** What a search needs: the database, kept answers, and what a visitor has bought. */
export interface SearchParts {
  db: Database
  rows: CachedRows
  /** Answers that many visitors share, kept until the library changes. */
  kept: {
    counts: Counts
    /** Requests with every name replaced by its id. */
    prepared: Cache<string, Prepared>
    /** Pages of hits. */
    found: Cache<string, Found>
  }
  bought: Grants['bought']
  /** Words that staff want to find each other. */
  synonyms: () => Promise<readonly SynonymGroup[]>
}

export interface Found {
  total: number
  hits: readonly Hit[]
}

/** The tag that is published when any file, category or tag changes. */
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
    kept: { counts: createCounts(db, cache()), prepared: cache(), found: cache() },
    bought,
    synonyms,
  }
}

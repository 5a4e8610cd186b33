import type { Database } from '../../../platform/database/index.ts'
import { createKept, type Kept } from '../kept.ts'
import type { Grants } from '../rights/grants.ts'
import { type Counts, createCounts } from './counts.ts'
import type { Hit } from './pages.ts'
import type { Prepared } from './prepare.ts'

/** What searches work with. */
export interface SearchParts {
  db: Database
  /** What many visitors ask alike, held until the library changes. */
  kept: {
    counts: Counts
    /** Requests with every name looked up. */
    prepared: Kept<Prepared>
    /** Pages of hits. */
    found: Kept<Found>
  }
  bought: Grants
}

export interface Found {
  total: number
  hits: readonly Hit[]
}

export const createSearchParts = (db: Database, bought: Grants): SearchParts => ({
  db,
  kept: { counts: createCounts(db), prepared: createKept(), found: createKept() },
  bought,
})

import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../src/platform/database/columns.ts'

/** Seeds that ran on an empty site, so that content which staff removed does not come back. */
export const seeds = pgTable('seed_runs', {
  name: text().primaryKey(),
  begunAt: instant('begun_at').notNull(),
  /** Absent while the seed runs, and after it was interrupted. */
  finishedAt: instant('finished_at'),
})

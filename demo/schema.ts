import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../src/platform/database/columns.ts'

/** What was put into an empty site, so that it never comes again after staff took it out. */
export const seeds = pgTable('seed_runs', {
  name: text().primaryKey(),
  begunAt: instant('begun_at').notNull(),
  /** Absent while it runs, and after it was broken off. */
  finishedAt: instant('finished_at'),
})

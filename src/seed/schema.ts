import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What was put into an empty site, so that it never comes again after staff took it out. */
export const seeds = pgTable('seed_runs', {
  name: text().primaryKey(),
  begunAt: instant('begun_at').notNull(),
  /** Absent while it runs, and after it was broken off. */
  finishedAt: instant('finished_at'),
})

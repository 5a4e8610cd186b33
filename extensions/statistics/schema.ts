import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const visitKinds = ['page', 'referrer', 'search', 'download', 'sale'] as const

/**
 * How often something was looked at, sought or bought on a day: nothing of who did. The table is older than the
 * extension, and a migration of the program made it.
 */
export const visits = pgTable(
  'tally_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: visitKinds }).notNull(),
    /** Empty: all that were too many to tell apart. */
    name: text().notNull(),
    count: integer().notNull(),
    /** Of sales. */
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
)

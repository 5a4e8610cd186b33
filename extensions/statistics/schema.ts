import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const visitKinds = ['page', 'referrer', 'search', 'download', 'sale'] as const

/**
 * How often something was viewed, searched or bought on a day, with nothing about who did. The table is older than
 * the extension: a migration of the program made it.
 */
export const visits = pgTable(
  'tally_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: visitKinds }).notNull(),
    /** Empty for the total of names beyond the limit of a day. */
    name: text().notNull(),
    count: integer().notNull(),
    /** The amount of sales; 0 for other kinds. */
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
)

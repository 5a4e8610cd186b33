import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { consentChoices } from '../../kernel/consent.ts'
import { instant } from '../../platform/database/columns.ts'

/** How often something was pressed on a day: nothing of who did. */
export const clicks = pgTable(
  'tally_clicks',
  { name: text().notNull(), day: date({ mode: 'string' }).notNull(), count: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.name, table.day] }),
    index('tally_clicks_day').on(table.day),
    check('tally_clicks_counted', sql`${table.count} > 0`),
  ],
)

/** The words that visitors were asked for consent in, each wording once. */
export const questions = pgTable('tally_questions', {
  /** Of the words: the same ones are the same version. */
  version: text().primaryKey(),
  words: text().notNull(),
  since: instant('since').notNull(),
})

/** What visitors chose about consent: its proof, without a word about who they are. */
export const consents = pgTable(
  'tally_consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    choice: text({ enum: consentChoices }).notNull(),
    /** What they were asked for, with commas between. */
    purposes: text().notNull(),
    /** The version of the question; absent when a page that is not ours asked it. */
    question: text().references(() => questions.version),
    /** A number that only the visitor's own browser keeps, who can prove by it what they chose. */
    receipt: text().notNull(),
  },
  (table) => [index('tally_consents_at').on(table.at)],
)

/**
 * How often something was looked at, sought or bought on a day. An extension keeps it; the table is older than that, and
 * stands here so that no migration drops it.
 */
export const visits = pgTable(
  'tally_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text().notNull(),
    /** Empty: all that were too many to tell apart. */
    name: text().notNull(),
    count: integer().notNull(),
    /** Of sales. */
    cents: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.kind, table.name] }),
    check('tally_visits_counted', sql`${table.count} > 0 and ${table.cents} >= 0`),
  ],
)

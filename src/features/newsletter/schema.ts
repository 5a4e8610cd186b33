import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/** Who asked for the newsletter. An address is kept in small letters. */
export const subscribers = pgTable(
  'newsletter_subscribers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    name: text().notNull().default(''),
    surname: text().notNull().default(''),
    /** `pending` until the link of the mail was followed; only `confirmed` ones are written to. */
    status: text({ enum: ['pending', 'confirmed', 'unsubscribed'] }).notNull(),
    /** Of the links in the mails; cannot be guessed. */
    token: text().notNull(),
    /** When and on which page the consent was given: its proof. */
    askedAt: instant('asked_at').notNull(),
    askedOn: text('asked_on').notNull(),
    mailedAt: instant('mailed_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email').on(table.email),
    uniqueIndex('newsletter_subscribers_token').on(table.token),
    index('newsletter_subscribers_asked').on(table.askedAt),
    check(
      'newsletter_subscribers_proven',
      sql`${table.status} <> 'confirmed' or ${table.confirmedAt} is not null`,
    ),
  ],
)

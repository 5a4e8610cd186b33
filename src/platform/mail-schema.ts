import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every mail, until it is old: what was sent, what could not be, and what staff read here without SMTP. */
export const mails = pgTable(
  'platform_mails',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
    /** Why the last try failed. */
    error: text('error'),
  },
  (table) => [index('platform_mails_created_at').on(table.createdAt)],
)

import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './database/columns.ts'

/** Every mail, until it is old: what was sent, what could not be, and what staff read here without SMTP. */
export const mails = pgTable(
  'platform_mails',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** Where answers go, when not to the sender. */
    replyTo: text('reply_to'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
    /** Why the last try failed. */
    error: text('error'),
  },
  (table) => [index('platform_mails_created_at').on(table.createdAt)],
)

/** What goes along with a mail, for as long as the mail is kept. */
export const mailAttachments = pgTable(
  'platform_mail_attachments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    mailId: integer('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    /** Of a picture within the HTML. */
    cid: text('cid'),
    contents: bytea('contents').notNull(),
  },
  (table) => [index('platform_mail_attachments_mail').on(table.mailId)],
)

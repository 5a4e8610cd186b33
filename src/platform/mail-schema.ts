import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './database/columns.ts'

/**
 * Every mail of the last 90 days: sent ones, failed ones, and those that staff read here because the site has no
 * SMTP.
 */
export const mails = pgTable(
  'platform_mails',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** Address for replies, if it is not the sender. */
    replyTo: text('reply_to'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'date' }),
    /** Why the last try failed. */
    error: text('error'),
  },
  (table) => [index('platform_mails_created_at').on(table.createdAt)],
)

/** Attachments, stored as long as their mail. */
export const mailAttachments = pgTable(
  'platform_mail_attachments',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    mailId: integer('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type').notNull(),
    /** Content id of a picture within the HTML. */
    cid: text('cid'),
    contents: bytea('contents').notNull(),
  },
  (table) => [index('platform_mail_attachments_mail').on(table.mailId)],
)

/**
 * Tokens, keys and codes of mails that are not sent yet, separate from their text; deleted when the mail is sent.
 * Only the delivery and the operator's command read them.
 */
export const mailSecrets = pgTable('platform_mail_secrets', {
  mailId: integer('mail_id')
    .primaryKey()
    .references(() => mails.id, { onDelete: 'cascade' }),
  secrets: text('secrets').array().notNull(),
})

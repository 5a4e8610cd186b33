import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../platform/database/columns.ts'

/** A question of a form with its answer. */
export interface Answered {
  label: string
  value: string
}

export const formEntryStatuses = ['new', 'done', 'spam'] as const

/** Entries of the forms that staff made, until they are deleted. */
export const formEntries = pgTable(
  'form_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The form's name for staff. */
    form: text().notNull(),
    /** The page that it was sent from. */
    page: text().notNull(),
    answers: jsonb().$type<readonly Answered[]>().notNull(),
    /** The sender's address in lower case, if the form asked for one. */
    email: text(),
    status: text({ enum: formEntryStatuses }).notNull(),
    receivedAt: instant('received_at').notNull(),
    /** The locked file that somebody asks for by it. */
    fileId: integer('file_id'),
    /** When it is forgotten. */
    endsAt: instant('ends_at').notNull(),
    /** Digest that recognizes the same entry sent twice. */
    digest: text().notNull(),
  },
  (table) => [
    index('form_entries_received').on(table.receivedAt),
    index('form_entries_email').on(table.email),
    index('form_entries_digest').on(table.digest),
    index('form_entries_ends').on(table.endsAt),
  ],
)

/** Files of entries: in the database, where no address leads to them, and deleted together with their entry. */
export const formFiles = pgTable(
  'form_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => formEntries.id, { onDelete: 'cascade' }),
    /** The question. */
    label: text().notNull(),
    name: text().notNull(),
    size: integer().notNull(),
    contents: bytea().notNull(),
  },
  (table) => [index('form_files_entry').on(table.entryId)],
)

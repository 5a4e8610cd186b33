import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './database/columns.ts'

const id = () => integer().primaryKey().generatedByDefaultAsIdentity()
/** The thing that was changed: the name of its resource, and its id there. */
const thing = { resource: text().notNull(), rowId: text('row_id').notNull() }

/** Things that staff deleted, until they are too old to be restored. */
export const trash = pgTable(
  'platform_trash',
  {
    id: id(),
    ...thing,
    title: text().notNull(),
    thrownAt: instant('thrown_at').notNull(),
    /** Id of the user. */
    thrownBy: text('thrown_by'),
    /** False until the deletion has succeeded. */
    isGone: boolean('is_gone').notNull().default(false),
  },
  (table) => [index('platform_trash_thrown_at').on(table.thrownAt)],
)

/** The rows of a deletion, recorded by the triggers of `revisions-schema.unreleased.sql`. */
export const trashRows = pgTable(
  'platform_trash_rows',
  {
    id: id(),
    trashId: integer('trash_id')
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    inTable: text('in_table').notNull(),
    row: jsonb().notNull(),
  },
  (table) => [index('platform_trash_rows_trash').on(table.trashId, table.id)],
)

/** The state of a row after each save by staff. */
export const rowVersions = pgTable(
  'platform_row_versions',
  {
    id: id(),
    ...thing,
    savedAt: instant('saved_at'),
    /** Id of the user; null for the state before the first save. */
    savedBy: text('saved_by'),
    data: jsonb().notNull(),
  },
  (table) => [index('platform_row_versions_row').on(table.resource, table.rowId, table.id)],
)

/** Forms that were filled in but not saved, one for each user and row. */
export const formDrafts = pgTable(
  'platform_form_drafts',
  {
    ...thing,
    userId: text('user_id').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** The stamp of the row when the form was opened. */
    stamp: text().notNull(),
    data: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.rowId, table.userId] }),
    index('platform_form_drafts_saved_at').on(table.savedAt),
  ],
)

/** Proposals to publish something, the last one for each thing. */
export const proposals = pgTable(
  'platform_proposals',
  {
    ...thing,
    state: text({ enum: ['waiting', 'returned', 'done'] }).notNull(),
    /** Id of the user. */
    by: text().notNull(),
    at: instant('at').notNull(),
    /** A note for whoever publishes. */
    note: text().notNull().default(''),
    /** For a row that visitors see: the new values of the fields that would change. */
    change: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** The user who sent it back, and their reason. */
    answeredBy: text('answered_by'),
    answer: text().notNull().default(''),
    /** When those who publish were last mailed about it. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.rowId] }),
    index('platform_proposals_open').on(table.at).where(sql`state <> 'done'`),
  ],
)

/** Log of staff actions: who did what, and to what. */
export const staffActs = pgTable(
  'platform_staff_acts',
  {
    id: id(),
    /** The last time, if the act was repeated. */
    at: instant('at').notNull(),
    /** Id of the user. */
    by: text().notNull(),
    ...thing,
    act: text().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [
    index('platform_staff_acts_at').on(table.at),
    index('platform_staff_acts_thing').on(table.by, table.resource, table.rowId),
  ],
)

/** Rows that were made from forms, by the key that each form sent along. */
export const madeRows = pgTable(
  'platform_made_rows',
  {
    /** Id of the user. */
    by: text().notNull(),
    ...thing,
    key: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.by, table.resource, table.key] }),
    index('platform_made_rows_at').on(table.at),
  ],
)

import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './database/columns.ts'

const id = () => integer().primaryKey().generatedByDefaultAsIdentity()
/** What was changed: the name of its resource, and its id there. */
const thing = { resource: text().notNull(), rowId: text('row_id').notNull() }

/** What staff threw away, until it is too old to come back. */
export const trash = pgTable(
  'platform_trash',
  {
    id: id(),
    ...thing,
    title: text().notNull(),
    thrownAt: instant('thrown_at').notNull(),
    /** A user's id. */
    thrownBy: text('thrown_by'),
    /** False until the deletion has succeeded. */
    isGone: boolean('is_gone').notNull().default(false),
  },
  (table) => [index('platform_trash_thrown_at').on(table.thrownAt)],
)

/** The rows that were deleted with it, as the triggers of `kept-schema.unreleased.sql` note them. */
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

/** What a row was after each time that staff saved it. */
export const rowVersions = pgTable(
  'platform_row_versions',
  {
    id: id(),
    ...thing,
    savedAt: instant('saved_at'),
    /** A user's id; unknown of what stood there before the first save. */
    savedBy: text('saved_by'),
    data: jsonb().notNull(),
  },
  (table) => [index('platform_row_versions_row').on(table.resource, table.rowId, table.id)],
)

/** Forms that were filled and not saved yet, one for each person. */
export const formDrafts = pgTable(
  'platform_form_drafts',
  {
    ...thing,
    userId: text('user_id').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** Of the row as the form was opened. */
    stamp: text().notNull(),
    data: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.rowId, table.userId] }),
    index('platform_form_drafts_saved_at').on(table.savedAt),
  ],
)

/** Who of staff did what, and to what. */
export const staffActs = pgTable(
  'platform_staff_acts',
  {
    id: id(),
    /** The last time, of what was done several times in a row. */
    at: instant('at').notNull(),
    /** A user's id. */
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

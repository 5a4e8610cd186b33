import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { EntryType } from '../../../kernel/kinds.ts'
import { ownFieldTypes, type RowLayout } from '../../../kernel/own-fields.ts'

/** Fields that staff defined. Each entry holds their values in its `fields`. */
export const ownFields = pgTable(
  'content_own_fields',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<EntryType>().notNull(),
    name: text().notNull(),
    label: text().notNull(),
    help: text().notNull().default(''),
    type: text({ enum: ownFieldTypes }).notNull(),
    options: text().array().notNull().default([]),
    required: boolean().notNull().default(false),
    layouts: jsonb().$type<readonly RowLayout[]>().notNull().default([]),
    rowLimit: integer('row_limit').notNull().default(50),
    /** Position among the fields of its kind, from the lowest. */
    position: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('content_own_fields_name').on(table.kind, table.name)],
)

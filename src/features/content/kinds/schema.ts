import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  type EntryOrder,
  kindRights,
  type OwnType,
  schemaTypes,
  type Taxonomy,
} from '../../../kernel/kinds.ts'

/** Kinds of content that staff defined, beside those of the program. */
export const ownKinds = pgTable(
  'content_kinds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    type: text().$type<OwnType>().notNull().unique(),
    /** What one entry is called, and several. */
    one: text().notNull(),
    many: text().notNull(),
    about: text().notNull().default(''),
    /** The first of its addresses. */
    word: text().notNull().unique(),
    hasArchive: boolean('has_archive').notNull(),
    taxonomies: text().array().$type<readonly Taxonomy[]>().notNull(),
    /** The usual one first. */
    orders: text().array().$type<readonly [EntryOrder, ...EntryOrder[]]>().notNull(),
    right: text('needed_right', { enum: kindRights }).notNull(),
    isPlace: boolean('is_place').notNull(),
    hasMoment: boolean('has_moment').notNull(),
    schemaType: text('schema_type', { enum: schemaTypes }).notNull(),
  },
  (table) => [check('content_kinds_ordered', sql`cardinality(${table.orders}) > 0`)],
)

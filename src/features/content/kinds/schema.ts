import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import {
  type BuiltInTaxonomy,
  type EntryOrder,
  type EntryType,
  kindRights,
  type OwnTaxonomyName,
  type OwnType,
  schemaTypes,
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
    /** Of the program; those of staff say themselves which kinds they sort. */
    taxonomies: text().array().$type<readonly BuiltInTaxonomy[]>().notNull(),
    /** The usual one first. */
    orders: text().array().$type<readonly [EntryOrder, ...EntryOrder[]]>().notNull(),
    right: text('needed_right', { enum: kindRights }).notNull(),
    isPlace: boolean('is_place').notNull(),
    hasMoment: boolean('has_moment').notNull(),
    schemaType: text('schema_type', { enum: schemaTypes }).notNull(),
  },
  (table) => [check('content_kinds_ordered', sql`cardinality(${table.orders}) > 0`)],
)

/** Taxonomies that staff defined, beside those of the program. */
export const ownTaxonomies = pgTable('content_taxonomies', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().$type<OwnTaxonomyName>().notNull().unique(),
  /** What one term is called, and several. */
  one: text().notNull(),
  many: text().notNull(),
  /** The first of the addresses of its terms. */
  word: text().notNull().unique(),
  isTree: boolean('is_tree').notNull(),
  /** Kinds of the program or of staff; one that lies in the trash stays among them until it is back. */
  kinds: text().array().$type<readonly EntryType[]>().notNull(),
})

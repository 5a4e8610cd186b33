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

/** Kinds of content that staff defined, besides the built-in ones. */
export const ownKinds = pgTable(
  'content_kinds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    type: text().$type<OwnType>().notNull().unique(),
    /** Singular and plural name of an entry. */
    one: text().notNull(),
    many: text().notNull(),
    about: text().notNull().default(''),
    /** First segment of its addresses. */
    word: text().notNull().unique(),
    hasArchive: boolean('has_archive').notNull(),
    /** Built-in taxonomies; those of staff name their kinds themselves. */
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

/** Taxonomies that staff defined, besides the built-in ones. */
export const ownTaxonomies = pgTable('content_taxonomies', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().$type<OwnTaxonomyName>().notNull().unique(),
  /** Singular and plural name of a term. */
  one: text().notNull(),
  many: text().notNull(),
  /** First segment of the addresses of its terms. */
  word: text().notNull().unique(),
  isTree: boolean('is_tree').notNull(),
  /** Built-in kinds or those of staff; a kind in the trash stays listed until it is restored. */
  kinds: text().array().$type<readonly EntryType[]>().notNull(),
})

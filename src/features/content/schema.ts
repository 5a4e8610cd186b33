import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { EntryType, Taxonomy } from '../../kernel/kinds.ts'
import { ownPrefix } from '../../kernel/own-fields.ts'
import { anyJson, instant } from '../../platform/database/columns.ts'
import type { EntryFields } from './views.ts'

export * from './documents/schema.ts'
export * from './kinds/schema.ts'
export * from './media/schema.ts'
export * from './own-fields/schema.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Natural sort order: numbers by value, ignoring case and accents. */
const naturalText = customType<{ data: string }>({ dataType: () => 'text collate "schelp_natural"' })

/** First id of new entries; imported and seeded entries with ids of their own stay below. */
const firstOwnId = 20_000

/**
 * Search vector by weight: A the title, B the excerpt and the place, C the body without tags. Truncated far below the
 * limit of a vector.
 */
const words = (weight: 'A' | 'B' | 'C', source: string) =>
  `setweight(schelp_vector(left(${source}, 200000)), '${weight}')`
/** Closed: a field that comes later is searched without a migration (`entries/changing/fields.ts`). */
export const searchedByName: readonly string[] = [
  ...['kind', 'address', 'place', 'municipality', 'province', 'denomination'],
]
const placeFields = searchedByName.map((field) => `coalesce(fields ->> '${field}', '')`).join(` || ' ' || `)
/** All text in the fields that staff defined. */
const ownFieldTexts = `jsonb_path_query_array(fields, '$.keyvalue() ? (@.key starts with "${ownPrefix}").value.** ? (@.type() == "string")')::text`
const entryWords = sql.raw(
  [
    words('A', 'title'),
    words('B', `excerpt || ' ' || ${placeFields}`),
    words('C', 'schelp_without_tags(body)'),
    words('C', `regexp_replace(schelp_without_tags(${ownFieldTexts}), '\\\\[bfnrt]', ' ', 'g')`),
  ].join(' || '),
)

/** Pages, posts, places, products. */
export const entries = pgTable(
  'content_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstOwnId }),
    type: text().$type<EntryType>().notNull(),
    slug: text().notNull(),
    /** The page that it stands under: its number, which may be gone. */
    parentId: integer('parent_id'),
    /** Slugs of all pages above, each with its slash, as in `over-ons/bestuur/`. */
    above: text().notNull().default(''),
    title: naturalText().notNull(),
    excerpt: text().notNull().default(''),
    /** Replace title and excerpt in search engines and on shared cards; '' for no change. */
    searchTitle: text('search_title').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
    /** Sanitised HTML. */
    body: text().notNull().default(''),
    status: text({ enum: ['draft', 'published', 'gone'] }).notNull(),
    /** Absent until the first publication; a future date publishes automatically. */
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull(),
    /** The number of an account, which may be gone. */
    authorId: integer('author_id'),
    pictureId: integer('picture_id'),
    pictureIds: integer('picture_ids').array().notNull().default([]),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    precision: text({ enum: ['exact', 'near', 'centre'] }),
    fields: jsonb().$type<EntryFields>().notNull().default({}),
    /** Increases as the distance to Santiago decreases; the highest value without a distance. */
    distanceOrder: integer('distance_order')
      .generatedAlwaysAs(
        sql`coalesce(- round((fields ->> 'kilometresToSantiago')::numeric)::integer, 2147483647)`,
      )
      .notNull(),
    /** The days of an entry with a moment; a period that ends before it begins lasts one day. */
    firstDay: text('first_day').generatedAlwaysAs(sql`fields ->> 'startsOn'`),
    lastDay: text('last_day').generatedAlwaysAs(sql`greatest(fields ->> 'startsOn', fields ->> 'endsOn')`),
    documentId: integer('document_id'),
    words: tsvector().generatedAlwaysAs(entryWords).notNull(),
  },
  (table) => [
    /** What is gone leaves its address to others. */
    uniqueIndex('content_entries_slug').on(table.type, table.above, table.slug).where(sql`status <> 'gone'`),
    index('content_entries_address').on(table.type, table.above, table.slug),
    index('content_entries_newest')
      .on(table.type, table.publishedAt, table.id)
      .where(sql`status = 'published'`),
    index('content_entries_published').on(table.publishedAt, table.id).where(sql`status = 'published'`),
    index('content_entries_title').on(table.type, table.title, table.id).where(sql`status = 'published'`),
    index('content_entries_distance')
      .on(table.type, table.distanceOrder, table.title, table.id)
      .where(sql`status = 'published'`),
    index('content_entries_days')
      .on(table.type, table.firstDay, table.lastDay)
      .where(sql`status = 'published' and first_day is not null`),
    index('content_entries_author').on(table.type, table.authorId).where(sql`author_id is not null`),
    index('content_entries_latitude').on(table.type, table.latitude).where(sql`latitude is not null`),
    index('content_entries_parent').on(table.parentId).where(sql`parent_id is not null`),
    index('content_entries_document').on(table.documentId).where(sql`document_id is not null`),
    index('content_entries_words').using('gin', table.words),
    index('content_entries_title_words').using('gin', sql`ts_filter(words, '{a}')`),
    check('content_entries_dated', sql`status <> 'published' or published_at is not null`),
    check('content_entries_placed', sql`num_nulls(latitude, longitude, precision) in (0, 3)`),
  ],
)

/** Places, kinds, subjects, product categories: each a tree. */
export const terms = pgTable(
  'content_terms',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    taxonomy: text().$type<Taxonomy>().notNull(),
    slug: text().notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => terms.id, { onDelete: 'restrict' }),
    /** Slugs from the root, joined by `/`. */
    path: text().notNull(),
    /** Ids from the root down to this one. */
    lineage: integer().array().notNull(),
    name: naturalText().notNull(),
    description: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('content_terms_slug').on(table.taxonomy, table.slug),
    uniqueIndex('content_terms_path').on(table.taxonomy, table.path),
  ],
)

/** An entry's own terms, and all terms above them, so that a term finds the entries below it. */
export const entryTerms = pgTable(
  'content_entry_terms',
  {
    entryId: integer('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    termId: integer('term_id')
      .notNull()
      .references(() => terms.id, { onDelete: 'restrict' }),
    /** Chosen by staff, not only above a chosen term. */
    own: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.termId] }),
    index('content_entry_terms_term').on(table.termId, table.entryId),
  ],
)

/** What visitors wrote below entries; each is hidden until staff approve it. */
export const comments = pgTable(
  'content_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    /** In lower case; never shown. */
    email: text().notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
    approved: boolean().notNull().default(false),
    /** The society's answer, shown below the comment. */
    answer: text().notNull().default(''),
  },
  (table) => [
    index('content_comments_entry').on(table.entryId, table.createdAt),
    index('content_comments_email').on(table.email),
  ],
)

/** Old addresses: each leads to the present address of an entry, or to a fixed one. */
export const redirects = pgTable(
  'content_redirects',
  {
    fromPath: text('from_path').primaryKey(),
    entryId: integer('entry_id').references(() => entries.id, { onDelete: 'cascade' }),
    toUrl: text('to_url'),
  },
  (table) => [
    index('content_redirects_entry').on(table.entryId),
    check('content_redirects_one_goal', sql`num_nulls(entry_id, to_url) = 1`),
  ],
)

export const settings = pgTable('content_settings', { name: text().primaryKey(), value: anyJson().notNull() })

/** Broken links of our own pages, from the last check. */
export const brokenLinks = pgTable(
  'content_broken_links',
  {
    kind: text().$type<'entry' | 'document' | 'menu'>().notNull(),
    /** The number of the entry or document, or the name of the menu. */
    place: text().notNull(),
    href: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.place, table.href] })],
)

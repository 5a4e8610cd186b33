import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { LocalDate } from '../../kernel/dates.ts'
import { bytea, instant } from '../../platform/database/columns.ts'
import type { CustomField } from './view/custom-fields.ts'

const ltree = customType<{ data: string }>({ dataType: () => 'ltree' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

/** Compared byte by byte, whatever the collation of the database. */
const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Folds case and accents, and pads numbers to 20 digits, so that part 2 comes before part 10. */
export const naturalKey = (words: SQL): SQL =>
  sql`regexp_replace(regexp_replace(left(lower(schelp_unaccent(${words})), 120), '([0-9]+)', '00000000000000000000\\1', 'g'), '[0-9]*([0-9]{20})', '\\1', 'g')`

/**
 * Marks a vector that PostgreSQL stores outside its row. The function only tells the planner what fetching one costs;
 * else it would fetch a hundred thousand of them instead of searching their index.
 */
const far = (vector: AnyPgColumn): SQL => sql`schelp_far(${vector})`

/** What opens a category or file; without any of these it is open to all (section 3, LIB-19). */
const lock = () => ({
  passwordHash: text('password_hash'),
  /** Increases with every new password, which closes what the old one opened. */
  passwordVersion: integer('password_version').notNull().default(0),
  lockRoles: text('lock_roles').array().notNull().default([]),
  lockProductId: integer('lock_product_id'),
})

const isLocked = sql`password_hash is not null or lock_roles <> '{}' or lock_product_id is not null`

export const categories = pgTable(
  'library_categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.id, { onDelete: 'restrict' }),
    /** The ids from the top down to this category. */
    path: ltree().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    nameSort: sortKey('name_sort').generatedAlwaysAs(naturalKey(sql`name`)),
    description: text().notNull().default(''),
    position: integer().notNull().default(0),
    ...lock(),
    locked: boolean().generatedAlwaysAs(isLocked).notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('library_categories_path').using('gist', table.path),
    uniqueIndex('library_categories_slug').on(sql`coalesce(parent_id, 0)`, table.slug),
  ],
)

export const files = pgTable(
  'library_files',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    title: text().notNull(),
    titleSort: sortKey('title_sort').generatedAlwaysAs(naturalKey(sql`title`)).notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    version: text().notNull().default(''),
    /** Type and size of the current contents. */
    extension: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** The dates that visitors see and search by; an import takes them from the file on disk. */
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    published: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    /** The first and the last day on which the site offers it. */
    offeredFrom: date('offered_from', { mode: 'string' }).$type<LocalDate>(),
    offeredTo: date('offered_to', { mode: 'string' }).$type<LocalDate>(),
    /** Whether the site offers it today; a job updates this (`files/offer.ts`). */
    offered: boolean().notNull().default(true),
    /** Only listed files are in searches, lists and suggestions, while they are offered. */
    listed: boolean().generatedAlwaysAs(sql`published and not hidden`).notNull(),
    ...lock(),
    locked: boolean().generatedAlwaysAs(isLocked).notNull(),
    tagIds: integer('tag_ids').array().notNull().default([]),
    customFields: jsonb('custom_fields').$type<CustomField[]>().notNull().default([]),
    maker: text().notNull().default(''),
    licence: text().notNull().default(''),
    source: text().notNull().default(''),
    productId: integer('product_id'),
    remoteUrl: text('remote_url'),
    /** The text that was extracted from the current contents. */
    text: text().notNull().default(''),
  },
  (table) => [
    index('library_files_category').on(table.categoryId, table.titleSort, table.id),
    index('library_files_title').on(table.titleSort, table.id),
  ],
)

/** Download counts, in a table of their own: counting does not write to the rows of files. */
export const hits = pgTable('library_hits', {
  id: integer()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  hits: integer().notNull(),
})

/**
 * What search needs of each listed file; a trigger (`migrations/`) writes it whenever the file's row changes. The
 * rows are short, with the vectors outside them, so that counting the hits of a frequent word reads few pages.
 */
export const searchIndex = pgTable(
  'library_index',
  {
    size: bigint({ mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    id: integer()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').notNull(),
    locked: boolean().notNull(),
    hasPassword: boolean('has_password').notNull(),
    extension: text().notNull(),
    tagIds: integer('tag_ids').array(),
    lockRoles: text('lock_roles').array(),
    titleSort: sortKey('title_sort').notNull(),
    titleVector: tsvector('title_vector').notNull(),
    /** Words of title and description. */
    descriptionVector: tsvector('description_vector').notNull(),
    /** Words of title, description and text: the words of one search may be in different ones. */
    textVector: tsvector('text_vector').notNull(),
    /** Blanks that compress to 35 bytes: PostgreSQL moves columns out of a row only if the row exceeds 2 KB. */
    filler: text().notNull().default(sql`repeat(' ', 2040)`),
  },
  (table) => [
    index('library_index_title_vector').using('gin', far(table.titleVector)),
    index('library_index_description_vector').using('gin', far(table.descriptionVector)),
    index('library_index_text_vector').using('gin', far(table.textVector)),
    index('library_index_tags').using('gin', table.tagIds),
    index('library_index_created').on(table.createdAt, table.id),
    index('library_index_updated').on(table.updatedAt, table.id),
    index('library_index_size').on(table.size, table.id),
    index('library_index_extension').on(table.extension, table.id),
    index('library_index_locked').on(table.id).where(sql`locked`),
  ],
)

/**
 * For each very frequent word and place, how many listed files have it, and which (`search/frequent-words.ts`). A
 * trigger (`migrations/`) records changes in a table of its own, so that writers do not wait for each other.
 */
export const frequentWords = pgTable(
  'library_frequent_words',
  {
    query: tsquery().notNull(),
    place: text().notNull(),
    files: integer().notNull(),
    /** For the place `text` only: one bit for each file id, set if the file has the word. */
    bitmap: bytea(),
  },
  (table) => [primaryKey({ columns: [table.query, table.place] })],
)

/** 1 for a file that got the word, -1 for one that lost it. */
export const frequentWordChanges = pgTable(
  'library_frequent_word_changes',
  {
    query: tsquery().notNull(),
    place: text().notNull(),
    fileId: integer('file_id').notNull(),
    change: integer().notNull(),
  },
  (table) => [index('library_frequent_word_changes_word').on(table.query, table.place)],
)

/** The contents of files: one current, and earlier ones as versions. */
export const contents = pgTable(
  'library_contents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    current: boolean().notNull(),
    version: text().notNull().default(''),
    extension: text().notNull(),
    mime: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    crc32: bigint({ mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull(),
    /** A raw deflate copy for zips, if it saves enough space. */
    deflatedKey: text('deflated_key'),
    deflatedSize: bigint('deflated_size', { mode: 'number' }),
    deflatedCrc32: bigint('deflated_crc32', { mode: 'number' }),
    /** When the file last changed on the uploader's disk; an import compares it to detect changes. */
    modifiedAt: instant('modified_at'),
    storedAt: instant('stored_at').notNull().defaultNow(),
    storedBy: text('stored_by'),
    /** When the stored contents were found missing, or of another size. */
    lostAt: instant('lost_at'),
    extraction: text({ enum: ['pending', 'done', 'none', 'failed'] })
      .notNull()
      .default('pending'),
  },
  (table) => [
    uniqueIndex('library_contents_current').on(table.fileId).where(sql`current`),
    index('library_contents_file').on(table.fileId),
    uniqueIndex('library_contents_storage_key').on(table.storageKey),
    index('library_contents_lost').on(table.fileId).where(sql`lost_at is not null`),
  ],
)

export const tags = pgTable('library_tags', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  slug: text().notNull().unique(),
})

/** Every word of a title, to find the one closest to a mistyped word. */
export const titleWords = pgTable('library_title_words', { word: text().primaryKey() }, (table) => [
  index('library_title_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
])

/** Links that were mailed to open one file past all its locks. Withdrawing one deletes its row. */
export const fileGrants = pgTable(
  'library_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    fileId: integer('file_id')
      .notNull()
      .references((): AnyPgColumn => files.id, { onDelete: 'cascade' }),
    until: instant('until').notNull(),
    /** The granted request: a submitted form. */
    requestId: integer('request_id').notNull(),
  },
  (table) => [
    index('library_grants_file').on(table.fileId),
    index('library_grants_request').on(table.requestId),
  ],
)

export const zips = pgTable(
  'library_zips',
  {
    hash: text().primaryKey(),
    /** Identifies the selection: equal selections share a zip until it expires. */
    selection: text().notNull(),
    fileIds: integer('file_ids').array().notNull(),
    categoryId: integer('category_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('library_zips_selection').on(table.selection),
    index('library_zips_expires').on(table.expiresAt),
  ],
)

/** Contents that are being uploaded in pieces; not part of the library until complete (LIB-21). */
export const uploads = pgTable(
  'library_uploads',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id').notNull(),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** The file whose contents these replace; null for a new file. */
    replaces: integer().references((): AnyPgColumn => files.id, { onDelete: 'cascade' }),
    modifiedAt: instant('modified_at'),
    published: boolean().notNull(),
    /** The key for the ledger, if the file is in a folder that was uploaded as a whole (`originOf`). */
    origin: text(),
    /** The file that the upload became; null until it is complete. */
    fileId: integer('file_id').references((): AnyPgColumn => files.id, { onDelete: 'cascade' }),
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    index('library_uploads_owner').on(table.ownerId),
    index('library_uploads_touched').on(table.touchedAt),
  ],
)

export const uploadParts = pgTable(
  'library_upload_parts',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    start: bigint({ mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
)

/** What imports of folders skipped, and why; the next import of the same folder replaces it. */
export const leftFiles = pgTable('library_left_files', {
  path: text().primaryKey(),
  reason: text().notNull(),
  found: text(),
  seenAt: instant('seen_at').notNull(),
})

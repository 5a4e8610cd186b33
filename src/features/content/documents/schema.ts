import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DocumentData } from '../../../kernel/document.ts'
import type { EntryType } from '../../../kernel/kinds.ts'
import { instant } from '../../../platform/database/columns.ts'
import { documentKinds, type MenuItem } from '../views.ts'

/** What the page editor makes: a draft, what visitors see, or both. */
export const documents = pgTable(
  'content_documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: documentKinds }).notNull(),
    /** Of a template. */
    role: text({ enum: ['header', 'footer', 'single', 'archive', 'search', 'not-found'] }),
    /** What a template is for; absent in the general one of its role. */
    entryType: text('entry_type').$type<EntryType>(),
    /** What a template is narrowed to (`scope.ts`). */
    scope: text(),
    title: text().notNull().default(''),
    draft: jsonb().$type<DocumentData>(),
    draftSavedAt: instant('draft_saved_at'),
    published: jsonb().$type<DocumentData>(),
    publishedAt: instant('published_at'),
    /** Who put it on the site: a user's id. */
    publishedBy: text('published_by'),
    /** Grows with everything that is done to the document, so that an editor knows what it builds on. */
    revision: integer().notNull().default(0),
    /** Who saved the draft: a user's id. */
    draftSavedBy: text('draft_saved_by'),
    /** When the draft goes on the site by itself. */
    publishAt: instant('publish_at'),
    /** The draft as it was planned, once somebody who may only propose has gone on with it. */
    planned: jsonb().$type<DocumentData>(),
  },
  (table) => [
    uniqueIndex('content_documents_template').on(
      table.role,
      sql`coalesce(entry_type, '')`,
      sql`coalesce(scope, '')`,
    ),
    check('content_documents_scope', sql`scope is null or role is not null`),
    check('content_documents_role', sql`(role is not null) = (kind = 'template')`),
    check('content_documents_filled', sql`num_nonnulls(draft, published) > 0`),
    check('content_documents_draft_dated', sql`num_nulls(draft, draft_saved_at) in (0, 2)`),
    check('content_documents_planned', sql`publish_at is null or draft is not null`),
    check('content_documents_planned_draft', sql`planned is null or publish_at is not null`),
    check('content_documents_published_dated', sql`num_nulls(published, published_at) in (0, 2)`),
  ],
)

/** What a document was: published before, or a draft that another save took the place of. */
export const documentVersions = pgTable(
  'content_document_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    data: jsonb().$type<DocumentData>().notNull(),
    wasPublished: boolean('was_published').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** A user's id; unknown of what the program itself made. */
    savedBy: text('saved_by'),
  },
  (table) => [index('content_document_versions_document').on(table.documentId, table.id)],
)

/** Who has a document open in the page editor, one row for each tab of a browser. */
export const documentVisits = pgTable(
  'content_document_visits',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    visit: text().notNull(),
    userId: text('user_id').notNull(),
    since: instant('since').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.visit] })],
)

export const menus = pgTable('content_menus', {
  name: text().primaryKey(),
  title: text().notNull(),
  items: jsonb().$type<readonly MenuItem[]>().notNull(),
})

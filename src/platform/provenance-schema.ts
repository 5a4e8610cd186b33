import { customType, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

/** Compared byte by byte, so that the files of a folder are adjacent in the index. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/**
 * Where rows came from: one row for each row and source. It is deleted with its row, and restored with it from the
 * trash (`provenance-schema.unreleased.sql`).
 */
export const provenance = pgTable(
  'platform_provenance',
  {
    source: text().notNull(),
    /**
     * The source's name for the row, such as the path of a file; the row's own key if the source has no name for it.
     */
    key: bytewise().notNull(),
    inTable: text('in_table').notNull(),
    /** The primary key of the row. */
    rowId: text('row_id').notNull(),
    /** Digest of the source's contents; empty if it is never compared. */
    digest: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.inTable, table.rowId, table.source] }),
    unique('platform_provenance_key').on(table.source, table.inTable, table.key),
  ],
)

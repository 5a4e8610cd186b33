import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './database/index.ts'
import { provenance } from './provenance-schema.ts'

export { comingFrom, presentSource } from './database/note-origin.ts'
export { provenance } from './provenance-schema.ts'

export interface Origin {
  /** The source's name for the row; unique among the rows of a table from that source. */
  key: string
  /** The primary key of the row. */
  row: number | string
  /** Digest of the source's contents. */
  digest?: string
}

/** Records where rows of a table came from. A known key gets the new row and digest. */
export async function remember(
  tx: Transaction,
  source: string,
  table: PgTable,
  origins: readonly Origin[],
): Promise<void> {
  if (origins.length === 0) return
  const inTable = getTableName(table)
  await tx
    .insert(provenance)
    .values(origins.map(({ key, row, digest }) => ({ source, key, inTable, rowId: String(row), digest })))
    .onConflictDoUpdate({
      target: [provenance.source, provenance.inTable, provenance.key],
      set: { rowId: sql`excluded.row_id`, digest: sql`excluded.digest` },
    })
}

/** A condition for the lines about rows of a table that came from a source. */
export const linesOf = (source: string, table: PgTable) =>
  and(eq(provenance.source, source), eq(provenance.inTable, getTableName(table)))

/** The row's id, for tables with numeric ids. */
export const rowNumber = sql<number>`${provenance.rowId}::integer`

/** Matches rows that came from a source, by their primary key; with `key`, only under that name. */
export const cameFrom = (source: string, table: PgTable, row: PgColumn | SQL, key?: string): SQL =>
  sql`exists (select from ${provenance} where ${and(
    linesOf(source, table),
    eq(provenance.rowId, sql`${row}::text`),
    key === undefined ? undefined : eq(provenance.key, key),
  )})`

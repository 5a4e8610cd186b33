import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/index.ts'

/** Of these numbers, those that rows of a table have already: old numbers are kept where they are free. */
export async function takenIds(
  executor: Executor,
  table: 'content_entries' | 'library_files' | 'library_categories' | 'shop_orders',
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await executor.execute<{ id: number }>(sql`
    select id from ${sql.identifier(table)} where id = any(${sql.param([...ids])}::integer[])`)
  return new Set(rows.map(({ id }) => id))
}

/** The largest number that a classic site may give a row here: the next ones must still fit. */
export const largestOldId = 1_000_000_000

import { eq, inArray, sql } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { isId } from '../id.ts'
import type { Parts } from '../parts.ts'
import { entries } from '../schema.ts'
import type { EntryCard, EntryView } from '../views.ts'
import { type ViewRow, viewColumns } from './columns.ts'
import { addressOf, cardsOf, viewOf } from './view.ts'
import { isVisible, maySee } from './visible.ts'

const rowOf = preparedOn((executor) =>
  executor
    .select(viewColumns)
    .from(entries)
    .where(eq(entries.id, sql.placeholder('id')))
    .prepare('content_entry'),
)

/** An entry by id; drafts, planned and deleted ones for staff only. */
export async function getEntry(parts: Parts, id: number, viewer: Viewer): Promise<EntryView | undefined> {
  if (!isId(id)) return undefined
  const [row] = await rowOf(parts.db).execute({ id })
  return row && maySee(row, viewer, parts.clock()) ? viewOf(parts, row) : undefined
}

/** In the order of the ids; entries that visitors may not see are left out. */
export async function getEntries(parts: Parts, ids: readonly number[]): Promise<EntryCard[]> {
  const rows = await parts.cardRows(ids.filter(isId))
  const now = parts.clock()
  const visible = ids.flatMap((id) => rows.get(id) ?? []).filter((row) => isVisible(row, now))
  return cardsOf(parts, visible)
}

/** A row that must exist. */
export async function readRow(tx: Executor, id: number): Promise<ViewRow> {
  const [row] = await tx.select(viewColumns).from(entries).where(eq(entries.id, id))
  if (!row) throw new Error(`there is no entry ${id}`)
  return row
}

/** The addresses of entries, whatever their state; unknown ones and those that are gone are left out. */
export async function addressesOf(
  parts: Parts,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { id, type, above, slug } = entries
  const rows = await parts.db
    .select({ id, type, above, slug })
    .from(entries)
    .where(sql`${inArray(id, ids.filter(isId))} and status <> 'gone'`)
  return new Map(await Promise.all(rows.map(async (row) => [row.id, await addressOf(parts, row)] as const)))
}

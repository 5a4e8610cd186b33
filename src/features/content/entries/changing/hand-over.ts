import { inArray, isNotNull, sql } from 'drizzle-orm'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'

/** How many entries each author has, by the id of the account. */
export async function authors({ db }: Parts): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: sql<number>`author_id`, count: sql<number>`count(*)::integer` })
    .from(entries)
    .where(isNotNull(entries.authorId))
    .groupBy(entries.authorId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Gives all entries of these accounts another author. Returns the number of entries. */
export async function handOver({ db, changes }: Parts, from: readonly number[], to: number): Promise<number> {
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(entries)
      .set({ authorId: to })
      .where(inArray(entries.authorId, [...from]))
      .returning({ type: entries.type })
    if (moved.length > 0)
      await changes.publish(
        moved.map(({ type }) => `list:${type}`),
        tx,
      )
    return moved.length
  })
}

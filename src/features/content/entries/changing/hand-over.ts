import { eq } from 'drizzle-orm'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'

/** Names another author for everything that somebody wrote. How many entries that were. */
export async function handOver({ db, changes }: Parts, from: number, to: number): Promise<number> {
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(entries)
      .set({ authorId: to })
      .where(eq(entries.authorId, from))
      .returning({ type: entries.type })
    if (moved.length > 0)
      await changes.publish(
        moved.map(({ type }) => `list:${type}`),
        tx,
      )
    return moved.length
  })
}

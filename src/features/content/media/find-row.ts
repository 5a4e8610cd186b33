import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { isId } from '../id.ts'
import { type MediaRow, media } from './schema.ts'

/** A picture's row by its number, which may come from an address. */
export async function findRow(db: Executor, id: number): Promise<MediaRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = await db.select().from(media).where(eq(media.id, id))
  return row
}

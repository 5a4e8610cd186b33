import { or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Parts } from '../parts.ts'
import { entries } from '../schema.ts'
import { entryTags } from './tags.ts'

/** Expires the pages and lists of the entries that show a picture which was changed. */
export async function tellOfPicture(
  { changes }: Pick<Parts, 'changes'>,
  id: number,
  tx: Transaction,
): Promise<void> {
  const shown = await tx
    .select({ id: entries.id, type: entries.type })
    .from(entries)
    .where(or(sql`picture_id = ${id}`, sql`${id} = any(picture_ids)`))
  await changes.publish([`media:${id}`, ...(await entryTags(tx, ...shown))], tx)
}

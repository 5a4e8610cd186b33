import { eq, sql } from 'drizzle-orm'
import { dropContent } from './files/store-content.ts'
import { everythingBelow, type Parts } from './parts.ts'
import { contents, files } from './schema.ts'

/**
 * Removes the demo's files, and those of its categories that hold nothing of staff. Deletes the rows in one transaction
 * and the stored contents after it: contents that a crash leaves behind are left to the sweep.
 */
export async function removeDemo({
  db,
  storage,
  changes,
}: Parts): Promise<{ files: number; categories: number }> {
  const { keys, ...removed } = await db.transaction(async (tx) => {
    const keys = await tx
      .select({ storageKey: contents.storageKey })
      .from(contents)
      .innerJoin(files, eq(files.id, contents.fileId))
      .where(eq(files.demo, true))
    const gone = await tx.delete(files).where(eq(files.demo, true)).returning({ id: files.id })
    const { rowCount } = await tx.execute(sql`
      delete from library_categories as category
      where demo and not exists (
        select from library_categories as below
        where below.path <@ category.path
          and (not below.demo or exists (select from library_files where category_id = below.id)))`)
    return { keys, files: gone.length, categories: rowCount ?? 0 }
  })
  await changes.publish(everythingBelow)
  for (const { storageKey } of keys) await dropContent(storage, storageKey)
  return removed
}

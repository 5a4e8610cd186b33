import { and, inArray, not, sql } from 'drizzle-orm'
import { cameFrom } from '../../platform/provenance.ts'
import { dropContent } from './files/store-content.ts'
import { everythingBelow, type Parts } from './parts.ts'
import { categories, contents, files } from './schema.ts'

/**
 * Removes the files that came from a source, except those with contents from elsewhere since, and those of its
 * categories that are then empty. Deletes the rows in one transaction and the stored contents after it; the sweep
 * removes contents that remain after a crash.
 */
export async function takeOut(
  { db, storage, changes }: Parts,
  source: string,
): Promise<{ files: number; categories: number }> {
  const { keys, ...removed } = await db.transaction(async (tx) => {
    const others = sql`exists (select from ${contents}
      where ${contents.fileId} = ${files.id} and not ${cameFrom(source, contents, contents.id)})`
    const isItsOwn = and(cameFrom(source, files, files.id), not(others))
    const itsOwn = tx.select({ id: files.id }).from(files).where(isItsOwn)
    const keys = await tx
      .select({ storageKey: contents.storageKey })
      .from(contents)
      .where(inArray(contents.fileId, itsOwn))
    const gone = await tx.delete(files).where(isItsOwn).returning({ id: files.id })
    const { rowCount } = await tx.execute(sql`
      delete from library_categories as category
      where ${cameFrom(source, categories, sql`category.id`)} and not exists (
        select from library_categories as below
        where below.path <@ category.path
          and (not ${cameFrom(source, categories, sql`below.id`)}
            or exists (select from library_files where category_id = below.id)))`)
    await changes.publish(everythingBelow, tx)
    return { keys, files: gone.length, categories: rowCount ?? 0 }
  })
  for (const { storageKey } of keys) await dropContent(storage, storageKey)
  return removed
}

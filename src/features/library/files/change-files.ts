import { inArray, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { fileTags, type Parts } from '../parts.ts'
import { type LockChange, lockColumns } from '../rights/change-lock.ts'
import { categories, files } from '../schema.ts'
import { intArray } from '../search/prepare.ts'
import { learnTitles } from '../search/title-words.ts'
import { maxTags, tagIds } from './tags.ts'

/** A change to many files at once; absent properties stay as each file has them. */
export interface FilesChange {
  categoryId?: number
  published?: boolean
  hidden?: boolean
  addTags?: readonly string[]
  removeTags?: readonly string[]
  lock?: LockChange
}

/**
 * Changes all of these files or none, and returns their number. Their dates stay, because their contents do not
 * change.
 */
export async function changeFiles(
  { db, changes }: Parts,
  ids: readonly number[],
  { categoryId, published, hidden, addTags = [], removeTags = [], lock = {} }: FilesChange,
): Promise<Result<number, 'unknown-category' | 'too-many-tags' | 'bad-password'>> {
  if (categoryId !== undefined && (await db.$count(categories, sql`id = ${categoryId}`)) === 0)
    return fail('unknown-category')
  const columns = await lockColumns(lock)
  if (!columns) return fail('bad-password')
  if (ids.length === 0) return ok(0)
  const changed = await db.transaction(async (tx) => {
    const added = await tagIds(tx, addTags)
    const removed = await tagIds(tx, removeTags)
    const tags =
      added.length + removed.length === 0
        ? undefined
        : sql`array(select distinct tag from unnest(${files.tagIds} || ${intArray(added)}) as tag
            where tag <> all(${intArray(removed)}) order by tag)`
    // Rows are locked in the order of their ids, so that two changes of the same files cannot deadlock.
    await tx.execute(
      sql`select id from library_files where id = any(${intArray(ids)}) order by id for update`,
    )
    if (
      tags &&
      (await tx.$count(files, sql`id = any(${intArray(ids)}) and cardinality(${tags}) > ${maxTags}`))
    )
      return undefined
    const rows = await tx
      .update(files)
      .set({
        id: sql`${files.id}`,
        categoryId,
        published,
        hidden,
        ...(tags && { tagIds: tags }),
        ...columns(files),
      })
      .where(inArray(files.id, [...ids]))
      .returning({ id: files.id })
    await learnTitles(tx, ids)
    if (rows.length > 0) await changes.publish(fileTags(...rows.map(({ id }) => id)), tx)
    return rows
  })
  if (!changed) return fail('too-many-tags')
  return ok(changed.length)
}

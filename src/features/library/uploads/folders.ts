import { desc, eq, or, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { cameFrom, remember } from '../../../platform/provenance.ts'
import { insertCategory } from '../categories/change-category.ts'
import { isNamed, nameOfFolder } from '../categories/named-category.ts'
import { categoryTags, type Parts } from '../parts.ts'
import { categories } from '../schema.ts'
import { maxFolderDepth } from './limits.ts'

/** The folders of a path from a browser, without the file's name; undefined if the path is not safe. */
export function foldersOf(path: string): string[] | undefined {
  const folders = path
    .normalize('NFC')
    .split(/[/\\]/)
    .slice(0, -1)
    .filter((name) => name !== '')
  const isSafe = (name: string) => !/^\.{1,2}$/.test(name) && nameOfFolder(name) !== ''
  return folders.length <= maxFolderDepth && folders.every(isSafe) ? folders : undefined
}

/** The source, in the ledger, of folders that a browser uploaded. */
export const uploaded = 'upload'

/**
 * The key, in the ledger, of a file or folder uploaded into a category, so that uploading it again adds nothing
 * twice.
 */
export const originOf = (categoryId: number, names: readonly string[]): string =>
  `${categoryId}/${names.join('/')}`

/** The category of a folder below another one; adds it, and those above it, where they do not exist. */
export async function categoryOfFolder(
  { db, changes }: Parts,
  into: number,
  folders: readonly string[],
): Promise<Result<number, 'unknown-category'>> {
  return db.transaction(async (tx) => {
    const made: number[] = []
    const [top] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, into))
    if (!top) return fail('unknown-category')
    // The files of a folder are uploaded in parallel: each must not make a category of its own.
    if (folders.length > 0) await tx.execute(sql`lock table library_categories in share row exclusive mode`)
    let parentId = into
    for (const [at, folder] of folders.entries()) {
      const origin = originOf(into, [...folders.slice(0, at + 1), ''])
      const name = nameOfFolder(folder)
      const sent = cameFrom(uploaded, categories, categories.id, origin)
      const [known] = await tx
        .select({ id: categories.id })
        .from(categories)
        .where(or(sent, isNamed(parentId, name)))
        .orderBy(desc(sent))
        .limit(1)
      if (known) parentId = known.id
      else {
        parentId = await insertCategory(tx, { name, parentId })
        await remember(tx, uploaded, categories, [{ key: origin, row: parentId }])
        made.push(parentId)
      }
    }
    if (made.length > 0) await changes.publish(categoryTags(...made), tx)
    return ok(parentId)
  })
}

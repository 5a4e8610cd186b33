import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { cleanTitle } from '../files/add-file.ts'
import { categories } from '../schema.ts'

/** The name of the category for a folder; empty if the folder's name has no character that can be shown. */
export const nameOfFolder = (folder: string): string =>
  cleanTitle(folder.replace(/_+/g, ' ')) || cleanTitle(folder)

/**
 * Matches the category of that name under a parent. Ignores case, dots at the end, and whether accents are composed:
 * some systems decompose accents (NFD), and some drop dots at the end.
 */
export const isNamed = (parentId: number, name: string): SQL | undefined =>
  and(eq(categories.parentId, parentId), sql`${alike(categories.name)} = ${alike(name)}`)

const alike = (name: typeof categories.name | string): SQL =>
  sql`rtrim(lower(normalize(${name}::text)), '. ')`

/** The id of the first category of that name under a parent. */
export async function findNamed(db: Executor, parentId: number, name: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(isNamed(parentId, name))
    .orderBy(categories.id)
    .limit(1)
  return found?.id
}

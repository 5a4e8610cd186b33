import { eq, inArray } from 'drizzle-orm'
import { downloadPath } from '../addresses.ts'
import type { Parts } from '../parts.ts'
import { categories, files } from '../schema.ts'

/** Where files stand and are downloaded, whatever their state and locks; unknown ones are left out. */
export async function placesOf(
  { db }: Pick<Parts, 'db'>,
  ids: readonly number[],
): Promise<Map<number, { title: string; categoryId: number; path: string }>> {
  if (ids.length === 0) return new Map()
  const { id, title, slug, extension, remoteUrl } = files
  const rows = await db
    .select({ id, title, slug, extension, remoteUrl, category: { id: categories.id, slug: categories.slug } })
    .from(files)
    .innerJoin(categories, eq(categories.id, files.categoryId))
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map(({ id, title, slug, extension, remoteUrl, category }) => [
      id,
      {
        title,
        categoryId: category.id,
        path: downloadPath({ id: remoteUrl === null ? id : `r${id}`, slug, extension, category }),
      },
    ]),
  )
}

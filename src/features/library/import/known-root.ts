import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import { categories, contents, files } from '../schema.ts'
import { measure } from '../zip/index.ts'
import type { FoundFile } from './walk-folder.ts'

/** How many files are looked up; of those found with the same size, how many are read to compare the contents. */
const sampleSize = 200
const readOfSample = 10

/**
 * Where the library knows an imported folder from: the folder itself, or the place where it stood before, when at least
 * half of the files that it holds were imported from there with the same contents. Undefined for a folder that is new.
 */
export async function findKnownRoot(
  { db }: Pick<Parts, 'db'>,
  root: string,
  found: readonly FoundFile[],
): Promise<string | undefined> {
  const [same] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.importedFrom, root))
  if (same) return root
  const sample = spread(found, sampleSize)
  if (sample.length === 0) return undefined
  for (const before of await rootsBefore(db, root)) {
    const there = await filesAt(
      db,
      sample.map(({ path }) => before + path.slice(root.length)),
    )
    const alike = sample.flatMap((file) => {
      const known = there.get(before + file.path.slice(root.length))
      return known?.size === file.size ? [{ file, crc32: known.crc32 }] : []
    })
    if (alike.length * 2 < sample.length) continue
    const read = spread(alike, readOfSample)
    let equal = 0
    for (const { file, crc32 } of read)
      if ((await measure(createReadStream(file.path))).crc32 === crc32) equal += 1
    if (equal * 2 > read.length) return before
  }
  return undefined
}

/** From now on the library knows the folder, and all below it, from its new place. */
export async function moveRoot({ db }: Pick<Parts, 'db'>, from: string, to: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of [categories, files])
      await tx
        .update(table)
        .set({ importedFrom: sql`${to}::text || substr(${table.importedFrom}, length(${from}::text) + 1)` })
        .where(
          sql`${table.importedFrom} = ${from} or starts_with(${table.importedFrom}, ${from}::text || '/')`,
        )
  })
}

/** Folders that were imported as a whole, and those below them that have the name of this one. */
async function rootsBefore(db: Parts['db'], root: string): Promise<string[]> {
  const above = sql`(select above.imported_from from library_categories as above
    where above.id = ${categories.parentId})`
  const rows = await db
    .select({ path: categories.importedFrom })
    .from(categories)
    .where(
      and(
        isNotNull(categories.importedFrom),
        sql`starts_with(${categories.importedFrom}, '/')`,
        sql`(${above} is null or not starts_with(${categories.importedFrom}, ${above} || '/')
          or right(${categories.importedFrom}, ${basename(root).length + 1}) = ${`/${basename(root)}`})`,
      ),
    )
  return rows.flatMap(({ path }) => path ?? [])
}

async function filesAt(db: Parts['db'], paths: readonly string[]) {
  const rows = await db
    .select({ path: files.importedFrom, size: contents.size, crc32: contents.crc32 })
    .from(files)
    .innerJoin(contents, and(eq(contents.fileId, files.id), eq(contents.current, true)))
    .where(inArray(files.importedFrom, [...paths]))
  return new Map(rows.flatMap(({ path, ...known }) => (path === null ? [] : [[path, known] as const])))
}

/** At most so many, from all over the list. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, Math.ceil(items.length / most))
  return items.filter((_, at) => at % step === 0)
}

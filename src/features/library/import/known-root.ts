import { basename } from 'node:path'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { linesOf, provenance } from '../../../platform/provenance.ts'
import type { Parts } from '../parts.ts'
import { categories, files } from '../schema.ts'
import { isBelow } from './gone-files.ts'
import { digestOnDisk, imported, importedCategory, sizeIn } from './imported.ts'
import type { FoundFile } from './walk-folder.ts'

/** How many files are looked up, and how many of those with a matching size are read to compare the contents. */
const sampleSize = 200
const readOfSample = 10

/**
 * The path under which the library knows a folder: its own, or an earlier one from which at least half of its files
 * were imported with the same contents. Undefined for a new folder.
 */
export async function findKnownRoot(
  { db }: Pick<Parts, 'db'>,
  root: string,
  found: readonly FoundFile[],
): Promise<string | undefined> {
  if ((await importedCategory(db, root)) !== undefined) return root
  const sample = spread(found, sampleSize)
  if (sample.length === 0) return undefined
  for (const before of await rootsBefore(db, root)) {
    const there = await digestsAt(
      db,
      sample.map(({ path }) => before + path.slice(root.length)),
    )
    const alike = sample.flatMap((file) => {
      const digest = there.get(before + file.path.slice(root.length))
      return digest !== undefined && sizeIn(digest) === file.size ? [{ file, digest }] : []
    })
    if (alike.length * 2 < sample.length) continue
    const read = spread(alike, readOfSample)
    let equal = 0
    for (const { file, digest } of read) if ((await digestOnDisk(file.path)) === digest) equal += 1
    if (equal * 2 > read.length) return before
  }
  return undefined
}

/** Stores a new path for an imported folder and for everything below it. */
export async function moveRoot({ db }: Pick<Parts, 'db'>, from: string, to: string): Promise<void> {
  await db
    .update(provenance)
    .set({ key: sql`${to}::text || substr(${provenance.key}, length(${from}::text) + 1)` })
    .where(and(eq(provenance.source, imported), or(eq(provenance.key, from), isBelow(from))))
}

/** The paths of folders that were imported as a whole, and of folders below them, whose name is that of this one. */
async function rootsBefore(db: Parts['db'], root: string): Promise<string[]> {
  const isWhole = sql`not exists (select from platform_provenance as above
    where above.source = ${provenance.source} and above.in_table = ${provenance.inTable}
      and above.key = regexp_replace(${provenance.key}, '/[^/]*$', ''))`
  const hasItsName = sql`right(${provenance.key}, ${basename(root).length + 1}) = ${`/${basename(root)}`}`
  const rows = await db
    .select({ path: provenance.key })
    .from(provenance)
    .where(and(linesOf(imported, categories), or(isWhole, hasItsName)))
  return rows.map(({ path }) => path)
}

async function digestsAt(db: Parts['db'], paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { key, digest } = provenance
  const rows = await db
    .select({ path: key, digest })
    .from(provenance)
    .where(and(linesOf(imported, files), inArray(key, [...paths])))
  return new Map(rows.map(({ path, digest }) => [path, digest]))
}

/** At most `most` of the items, spread evenly over the list. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, Math.ceil(items.length / most))
  return items.filter((_, at) => at % step === 0)
}

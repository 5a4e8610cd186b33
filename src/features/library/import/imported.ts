import { createReadStream } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import type { Bytes } from '../../../kernel/bytes.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { linesOf, provenance, rowNumber } from '../../../platform/provenance.ts'
import { categories } from '../schema.ts'
import { measure } from '../zip/index.ts'

/**
 * The source, in the ledger, of imports from folders of this machine. The key is the whole path, because imported
 * folders may overlap: one may be a part of another.
 */
export const imported = 'folder'

/** Identifies contents in an import: `<size>-<crc32>`. */
export const digestOf = ({ size, crc32 }: { size: Bytes; crc32: number }): string => `${size}-${crc32}`

export const sizeIn = (digest: string): Bytes => Number.parseInt(digest, 10)

/** Reads the whole file. */
export const digestOnDisk = async (path: string): Promise<string> =>
  digestOf(await measure(createReadStream(path)))

/** The category that a folder was imported to. */
export async function importedCategory(db: Executor, path: string): Promise<number | undefined> {
  const [known] = await db
    .select({ id: rowNumber })
    .from(provenance)
    .where(and(linesOf(imported, categories), eq(provenance.key, path)))
  return known?.id
}

import { dirname } from 'node:path'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { linesOf, provenance, rowNumber } from '../../../platform/provenance.ts'
import type { Parts } from '../parts.ts'
import { files } from '../schema.ts'
import { digestOnDisk, imported, importedCategory, sizeIn } from './imported.ts'
import type { FoundFile } from './walk-folder.ts'

/** An imported file that is no longer at its path. */
export interface GoneFile {
  id: number
  path: string
  digest: string
}

const rowsAtOnce = 10_000

/** Matches the paths below a folder. */
export const isBelow = (folder: string): SQL => sql`starts_with(${provenance.key}, ${folder}::text || '/')`

/** Files that were imported from below `root` and whose paths no longer exist. */
export async function findGone(
  { db }: Pick<Parts, 'db'>,
  root: string,
  isThere: (path: string) => boolean,
): Promise<GoneFile[]> {
  const { key, digest } = provenance
  const gone: GoneFile[] = []
  for (let last = ''; ; ) {
    const rows = await db
      .select({ id: rowNumber, path: key, digest })
      .from(provenance)
      .where(and(linesOf(imported, files), isBelow(root), gt(key, last)))
      .orderBy(asc(key))
      .limit(rowsAtOnce)
    gone.push(...rows.filter(({ path }) => !isThere(path)))
    last = rows.at(-1)?.path ?? ''
    if (rows.length < rowsAtOnce) return gone
  }
}

/** Missing files, found by their contents: a file with the same contents at another path was renamed. */
export class GoneFiles {
  readonly #bySize = new Map<number, GoneFile[]>()

  constructor(gone: readonly GoneFile[]) {
    for (const file of gone) {
      const size = sizeIn(file.digest)
      this.#bySize.set(size, [...(this.#bySize.get(size) ?? []), file])
    }
  }

  /**
   * Removes and returns the missing file that has the contents of a file on disk. Reads the file only if one has its
   * size.
   */
  async take({ path, size }: FoundFile): Promise<GoneFile | undefined> {
    if ((this.#bySize.get(size)?.length ?? 0) === 0) return undefined
    const digest = await digestOnDisk(path)
    // Other calls may have taken files of this size while this file was read.
    const alike = this.#bySize.get(size) ?? []
    const at = alike.findIndex((gone) => gone.digest === digest)
    return at < 0 ? undefined : alike.splice(at, 1)[0]
  }

  /** The paths that no file on disk matched: these files are gone. */
  get paths(): string[] {
    return [...this.#bySize.values()].flatMap((alike) => alike.map(({ path }) => path)).sort()
  }
}

/** Stores the new path. The file also moves to the new category, unless staff have moved it elsewhere. */
export async function renameFile(
  tx: Transaction,
  gone: GoneFile,
  to: { path: string; categoryId: number },
): Promise<void> {
  await tx
    .update(provenance)
    .set({ key: to.path })
    .where(and(linesOf(imported, files), eq(provenance.key, gone.path)))
  const put = await importedCategory(tx, dirname(gone.path))
  if (put !== undefined)
    await tx
      .update(files)
      .set({ categoryId: to.categoryId })
      .where(and(eq(files.id, gone.id), eq(files.categoryId, put)))
}

import { dirname } from 'node:path'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { linesOf, provenance, rowNumber } from '../../../platform/provenance.ts'
import type { Parts } from '../parts.ts'
import { files } from '../schema.ts'
import { digestOnDisk, imported, importedCategory, sizeIn } from './imported.ts'
import type { FoundFile } from './walk-folder.ts'

/** A file that was imported, and no longer stands where it stood. */
export interface GoneFile {
  id: number
  path: string
  digest: string
}

const rowsAtOnce = 10_000

/** Paths below a folder. */
export const isBelow = (folder: string): SQL => sql`starts_with(${provenance.key}, ${folder}::text || '/')`

/** Files imported from below `root` that are not among the paths that are there now. */
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

/** Gone files, to be asked for by what they hold: a file found elsewhere with the same contents was renamed. */
export class GoneFiles {
  readonly #bySize = new Map<number, GoneFile[]>()

  constructor(gone: readonly GoneFile[]) {
    for (const file of gone) {
      const size = sizeIn(file.digest)
      this.#bySize.set(size, [...(this.#bySize.get(size) ?? []), file])
    }
  }

  /** Takes out the one with the contents of a file on disk. Only a file of the same size is read. */
  async take({ path, size }: FoundFile): Promise<GoneFile | undefined> {
    if ((this.#bySize.get(size)?.length ?? 0) === 0) return undefined
    const digest = await digestOnDisk(path)
    // Others may have taken theirs while this one was read.
    const alike = this.#bySize.get(size) ?? []
    const at = alike.findIndex((gone) => gone.digest === digest)
    return at < 0 ? undefined : alike.splice(at, 1)[0]
  }

  /** What nobody took: gone from the disk. */
  get paths(): string[] {
    return [...this.#bySize.values()].flatMap((alike) => alike.map(({ path }) => path)).sort()
  }
}

/** Notes the new path; a file that still stands where its folder was put moves along with it. */
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

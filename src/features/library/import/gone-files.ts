import { createReadStream } from 'node:fs'
import { dirname } from 'node:path'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Parts } from '../parts.ts'
import { categories, contents, files } from '../schema.ts'
import { measure } from '../zip/index.ts'
import type { FoundFile } from './walk-folder.ts'

/** A file that was imported, and no longer stands where it stood. */
export interface GoneFile {
  id: number
  path: string
  size: number
  crc32: number
  categoryId: number
}

const rowsAtOnce = 10_000

/** Files imported from below `root` that are not among the paths that are there now. */
export async function findGone(
  { db }: Pick<Parts, 'db'>,
  root: string,
  isThere: (path: string) => boolean,
): Promise<GoneFile[]> {
  const gone: GoneFile[] = []
  for (let last = 0; ; ) {
    const rows = await db
      .select({
        id: files.id,
        path: sql<string>`${files.importedFrom}`,
        size: contents.size,
        crc32: contents.crc32,
        categoryId: files.categoryId,
      })
      .from(files)
      .innerJoin(contents, and(eq(contents.fileId, files.id), eq(contents.current, true)))
      .where(and(gt(files.id, last), sql`starts_with(${files.importedFrom}, ${root}::text || '/')`))
      .orderBy(asc(files.id))
      .limit(rowsAtOnce)
    gone.push(...rows.filter(({ path }) => !isThere(path)))
    last = rows.at(-1)?.id ?? 0
    if (rows.length < rowsAtOnce) return gone
  }
}

/** Gone files, to be asked for by what they hold: a file found elsewhere with the same contents was renamed. */
export class GoneFiles {
  readonly #bySize = new Map<number, GoneFile[]>()

  constructor(gone: readonly GoneFile[]) {
    for (const file of gone) this.#bySize.set(file.size, [...(this.#bySize.get(file.size) ?? []), file])
  }

  /** Takes out the one with the contents of a file on disk. Only a file of the same size is read. */
  async take({ path, size }: FoundFile): Promise<GoneFile | undefined> {
    if ((this.#bySize.get(size)?.length ?? 0) === 0) return undefined
    const { crc32 } = await measure(createReadStream(path))
    // Others may have taken theirs while this one was read.
    const alike = this.#bySize.get(size) ?? []
    const at = alike.findIndex((gone) => gone.crc32 === crc32)
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
  const [put] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.importedFrom, dirname(gone.path)))
  const categoryId = put?.id === gone.categoryId ? to.categoryId : gone.categoryId
  await tx.update(files).set({ importedFrom: to.path, categoryId }).where(eq(files.id, gone.id))
}

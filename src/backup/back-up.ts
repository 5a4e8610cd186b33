import packageJson from '../../package.json' with { type: 'json' }
import type { Bytes } from '../kernel/bytes.ts'
import { fail, ok, type Result } from '../kernel/result.ts'
import {
  appliedMigrations,
  type DatabaseHandle,
  liftLimits,
  ranMigrations,
} from '../platform/database/index.ts'
import { passingFolder } from '../platform/passing.ts'
import { type Storage, StorageMissing } from '../platform/storage.ts'
import { fileName, formatVersion, jobsName, type Manifest, partName, secretName } from './archive.ts'
import { findMissing, type NeededFiles, stillNeeded } from './missing-files.ts'
import { readPendingJobs } from './pending-jobs.ts'
import { fixTextForms, listTables, readRows, readSequences } from './tables.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

export interface BackupParts {
  handle: Pick<DatabaseHandle, 'pool'>
  storage: Storage
  /** That the site made for itself; absent when the operator sets it. */
  secret?: string
  /** Which files rows need, of which the archive tells how many are missing; absent: it does not look. */
  needed?: readonly NeededFiles[]
}

export interface BackupProgress {
  files: number
  bytes: number
  rows: number
}

/**
 * Writes a whole site into one archive while it runs (RUN-03). Contents are copied first, then those that came
 * in since are copied under the snapshot that gives the rows: all that a row of the snapshot points at was stored
 * before the row was, and what went away before it is missed by none of its rows. When something goes away under
 * the snapshot, a new one is taken. Files that rows need and the storage has not are told in the manifest: the archive
 * is then as whole as the site is. `empty`: there is no site in this database.
 */
export async function backUp(
  { handle, storage, secret, needed = [] }: BackupParts,
  path: string,
  onProgress: (progress: BackupProgress) => void = () => undefined,
): Promise<Result<Manifest, 'empty'>> {
  const progress: BackupProgress = { files: 0, bytes: 0, rows: 0 }
  const client = await handle.pool.connect()
  let archive: ArchiveWriter | undefined
  try {
    await liftLimits(client)
    if ((await appliedMigrations(client)).length === 0) return fail('empty')
    archive = await writeArchive(path)
    const contents = new ContentsCopy(storage, archive, progress, () => onProgress(progress))
    const created = new Date().toISOString()
    await contents.copyNew()
    do {
      await client.query('rollback')
      await client.query('begin isolation level repeatable read read only')
      await fixTextForms(client)
      // The snapshot is taken by the first query, not by `begin`.
      await client.query('select 1 from pg_class limit 1')
    } while ((await contents.copyNew()).vanished > 0)

    const tables: Record<string, number> = {}
    for (const table of await listTables(client)) {
      let count = 0
      let part = 0
      for await (const { rows, lines } of readRows(client, table)) {
        part += 1
        await archive.add(partName(table.name, part), lines)
        count += rows
        progress.rows += rows
        onProgress(progress)
      }
      tables[table.name] = count
    }
    const missing = await stillNeeded(handle.pool, needed, await findMissing(client, needed, contents.copied))
    await archive.add(jobsName, await readPendingJobs(client))
    if (secret !== undefined) await archive.add(secretName, Buffer.from(secret))
    const manifest = await archive.finish({
      product: 'schelp',
      format: formatVersion,
      created,
      version: packageJson.version,
      migrations: await appliedMigrations(client),
      extensions: await ranMigrations(client),
      tables,
      sequences: await readSequences(client),
      files: { count: progress.files, bytes: progress.bytes },
      missing: { count: missing.length, first: missing.slice(0, toldOfMissing) },
    })
    return ok(manifest)
  } catch (error) {
    await archive?.abandon()
    throw error
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release(true)
  }
}

/** Enough to see of what kind they are. */
const toldOfMissing = 5

class ContentsCopy {
  /** What the archive holds, with its size. */
  readonly copied = new Map<string, Bytes>()
  readonly #storage: Storage
  readonly #archive: ArchiveWriter
  readonly #progress: BackupProgress
  readonly #tell: () => void

  constructor(storage: Storage, archive: ArchiveWriter, progress: BackupProgress, tell: () => void) {
    this.#storage = storage
    this.#archive = archive
    this.#progress = progress
    this.#tell = tell
  }

  /** Copies what is stored and was not copied before. */
  async copyNew(): Promise<{ vanished: number }> {
    let vanished = 0
    for await (const key of this.#storage.list()) {
      if (key.startsWith(`${passingFolder}/`)) continue
      if (!this.copied.has(key) && !(await this.#copy(key))) vanished += 1
    }
    return { vanished }
  }

  /** False when it was deleted since it was listed. */
  async #copy(key: string): Promise<boolean> {
    try {
      // Opened before it is measured: what is open can be read to its end, even if it is deleted now.
      const contents = await this.#storage.read(key)
      const size = await this.#storage.size(key)
      if (size === undefined) {
        contents.destroy()
        return false
      }
      await this.#archive.addStream(fileName(key), size, contents)
      this.#progress.files += 1
      this.#progress.bytes += size
      this.copied.set(key, size)
      this.#tell()
      return true
    } catch (error) {
      if (error instanceof StorageMissing) return false
      throw error
    }
  }
}

import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { fail, ok, type Result } from '../kernel/result.ts'
import {
  type DatabaseHandle,
  hashOf,
  makeLedger,
  migrate,
  migrateWithin,
  type OwnMigration,
  openConnection,
  runOwn,
  strangeness,
} from '../platform/database/index.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Storage } from '../platform/storage.ts'
import { entryKind, type Manifest } from './archive.ts'
import { sendPendingJobs } from './pending-jobs.ts'
import { type ArchiveProblem, readArchive, verifyArchive } from './read-archive.ts'
import { fixTextForms, listTables, loadRows, setSequences, withoutRules } from './tables.ts'

export interface RestoreParts {
  handle: DatabaseHandle
  storage: Storage
  jobs: Jobs
  /** Those that were built with this copy, with what makes their tables. */
  extensions?: readonly { name: string; migrations: readonly OwnMigration[] }[]
}

/**
 * `extension`: it holds tables of an extension that this copy has not, which is named. `running`: the site must be stopped first. `other-schema`: its tables were made by a migration that was closed with
 * another text, which is told.
 */
export type RestoreProblem = ArchiveProblem | 'extension' | 'running' | 'not-empty' | 'other-schema'

export interface RestoreProgress {
  step: 'checking' | 'restoring'
  bytes: number
}

export interface Restored {
  manifest: Manifest
  /** Of the site that the backup was made of. */
  secret?: string
}

/**
 * Puts a backup in the place of what stands in a database and a storage (RUN-03). The archive is read through
 * first: one that is damaged changes nothing. Rows are replaced in one transaction, contents are put before it
 * ends, so a restore that breaks off leaves the earlier site as it was, and can be done again. A backup of an
 * earlier version is brought up to date. What is not empty is replaced only with `force`.
 */
export async function restore(
  parts: RestoreParts,
  path: string,
  { force = false, checked: before, onProgress = () => undefined }: RestoreOptions = {},
): Promise<Result<Restored, RestoreProblem, string>> {
  const { handle } = parts
  const client = await openConnection(handle)
  try {
    if (await isRunning(client)) return fail('running')
    if (!force && !(await isEmpty(client, parts.storage))) return fail('not-empty')
    let bytes = 0
    const checked =
      before ??
      (await checkArchive(path, (more) => {
        bytes += more
        onProgress({ step: 'checking', bytes })
      }))
    if (!checked.ok) return checked
    const manifest = checked.value
    const own = ownTables(manifest, parts.extensions ?? [])
    if (!own.ok) return own

    await client.query('begin')
    try {
      await dropSchema(client)
      await migrateWithin(client, manifest.migrations.length)
      if (own.value.length > 0) await makeLedger(client)
      for (const { extension, migration } of own.value) await runOwn(client, extension, migration)
      await fixTextForms(client)
      const secret = await load(parts, client, path, manifest, onProgress)
      await client.query('commit')
      await migrate(handle)
      await client.query('analyze')
      return ok({ manifest, secret })
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    }
  } finally {
    // A database that went silent says no goodbye.
    await client.end().catch(() => undefined)
  }
}

/** What makes the tables of extensions as the archive has them. */
function ownTables(
  { extensions = [] }: Pick<Manifest, 'extensions'>,
  known: NonNullable<RestoreParts['extensions']>,
): Result<{ extension: string; migration: OwnMigration }[], 'extension', string> {
  const found = []
  for (const { extension, name, hash } of extensions) {
    const migration = known
      .find((one) => one.name === extension)
      ?.migrations.find((one) => one.name === name && hashOf(one) === hash)
    if (!migration) return fail('extension', `${extension}, migrations/${name}`)
    found.push({ extension, migration })
  }
  return ok(found)
}

/**
 * Reads the whole archive, and tells whether this version can restore it. Changes nothing, and needs no site.
 * @param extensions those that were built with this copy; absent: their tables are not looked at
 */
export async function checkArchive(
  path: string,
  onBytes?: (bytes: number) => void,
  extensions?: RestoreParts['extensions'],
): Promise<Result<Manifest, ArchiveProblem | 'extension' | 'other-schema', string>> {
  const verified = await verifyArchive(path, onBytes)
  if (!verified.ok) return verified
  const { migrations, version } = verified.value
  const strange = strangeness(migrations)
  if (!strange) {
    const own = extensions && ownTables(verified.value, extensions)
    return own && !own.ok ? own : verified
  }
  if (strange.kind === 'newer') return fail('newer', version && `it is of ${version}`)
  if (strange.kind === 'foreign') return fail('other-schema', 'it is of a day before the first release')
  return fail(
    'other-schema',
    `it ran another text of migration ${strange.migration} than ${strange.version} did`,
  )
}

export interface RestoreOptions {
  force?: boolean
  /** What `checkArchive` said of this archive just before; it is not read through again. */
  checked?: Awaited<ReturnType<typeof checkArchive>> | undefined
  onProgress?: (progress: RestoreProgress) => void
}

async function load(
  { storage, jobs }: RestoreParts,
  client: pg.Client,
  path: string,
  manifest: Manifest,
  onProgress: (progress: RestoreProgress) => void,
): Promise<string | undefined> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
  let pending: Buffer = Buffer.alloc(0)
  let secret: string | undefined
  let bytes = 0
  await withoutRules(client, async () => {
    // What the migrations themselves put in.
    for (const table of tables.keys()) await client.query(`delete from public."${table}"`)
    for await (const { name, size, contents } of readArchive(path)) {
      const entry = entryKind(name)
      if (entry.kind === 'file') await storage.put(entry.key, contents)
      else {
        const read = await buffer(contents)
        const table = entry.kind === 'rows' ? tables.get(entry.table) : undefined
        if (table) await loadRows(client, table, read)
        else if (entry.kind === 'jobs') pending = read
        else if (entry.kind === 'secret') secret = read.toString()
        else if (entry.kind !== 'manifest') throw new Error(`what is ${name} in the archive?`)
      }
      bytes += size
      onProgress({ step: 'restoring', bytes })
    }
    await setSequences(client, manifest.sequences)
  })
  await sendPendingJobs(client, jobs, pending)
  return secret
}

/** Programs that only look, as a backup does, do not count. */
async function isRunning(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name like 'schelp %' and application_name <> 'schelp lease'`,
  )
  return rows.length > 0
}

async function isEmpty(client: pg.ClientBase, storage: Storage): Promise<boolean> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(`select from public."${name}" limit 1`)
    if (rows.length > 0) return false
  }
  for await (const _ of storage.list()) return false
  return true
}

/** A database of its own that was never used keeps its schema, which need not belong to this user. */
async function dropSchema(client: pg.ClientBase): Promise<void> {
  await client.query("set local lock_timeout = '10s'")
  await client.query('drop schema if exists drizzle cascade')
  const { rows } = await client.query(`
    select from pg_class where relnamespace = 'public'::regnamespace
    union all select from pg_proc where pronamespace = 'public'::regnamespace limit 1`)
  if (rows.length > 0) await client.query('drop schema public cascade; create schema public')
}

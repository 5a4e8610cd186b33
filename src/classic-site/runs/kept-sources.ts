import { randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { Bytes } from '../../kernel/bytes.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { type Database, type Executor, onceCommitted } from '../../platform/database/index.ts'
import { passingFolder } from '../../platform/passing.ts'
import { storePiece } from '../../platform/storage/store-piece.ts'
import type { Storage } from '../../platform/storage.ts'
import { maxSourceBytes, maxSources, maxSourcesBytes, reserveBytes, sourceDays } from './limits.ts'
import { withRunTables } from './run-tables.ts'

/** A file that staff send to be brought over. It stands apart from the library, and is whole when all bytes are there. */
export interface KeptSource {
  id: string
  /** On the sender's disk, without folders. */
  name: string
  size: Bytes
  /** How many bytes are stored: the next piece begins here. */
  offset: number
  sentAt: Date
}

export interface NewSource {
  name: string
  size: Bytes
  modifiedAt?: Date | undefined
  /** Id of the user. */
  sentBy: string
}

export type SourceProblem = 'empty' | 'too-large' | 'too-many' | 'too-much' | 'no-room'
export type PieceProblem = 'missing' | 'wrong-offset' | 'too-large'

export interface KeptSources {
  /** The first one first. */
  list(): Promise<readonly KeptSource[]>
  find(id: string): Promise<KeptSource | undefined>
  /** Begins to take one in, or goes on with the same file that was begun before. */
  start(source: NewSource): Promise<Result<KeptSource, SourceProblem>>
  /** Stores a piece as it arrives. One with another offset than the source's changes nothing. */
  receive(
    id: string,
    offset: number,
    bytes: Readable,
  ): Promise<Result<KeptSource, PieceProblem, KeptSource | undefined>>
  drop(id: string): Promise<boolean>
  dropAll(): Promise<void>
  /** Somebody still works with them: they stay for days from now. */
  touch(): Promise<void>
  /** Removes what nobody used for days, and pieces without a source. */
  sweep(): Promise<void>
  /** Writes all that are whole into a folder, each under its name; `no-room` before anything is written. */
  writeInto(folder: string): Promise<Result<string[], 'no-room'>>
}

const folder = `${passingFolder}/site-sources`
const longestName = 200

interface Row extends Record<string, unknown> {
  id: string
  name: string
  size: string
  received: string
  sent: string
}

const toSource = ({ id, name, size, received, sent }: Row): KeptSource => ({
  id,
  name,
  size: Number(size),
  offset: Number(received),
  sentAt: new Date(sent),
})

export function createKeptSources(parts: {
  db: Database
  storage: Storage
  dataDir: string
  clock(): Date
}): KeptSources {
  const { db, storage, dataDir, clock } = parts
  const columns = sql`id, name, size, received, sent_at::text as sent`

  async function rows(where = sql`true`, executor: Executor = db): Promise<KeptSource[]> {
    await withRunTables(db)
    const { rows } = await executor.execute<Row>(
      sql`select ${columns} from way_in.sources where ${where} order by sent_at, id`,
    )
    return rows.map(toSource)
  }

  async function partKeys(id: string): Promise<string[]> {
    const { rows } = await db.execute<{ key: string }>(
      sql`select storage_key as key from way_in.source_parts where source_id = ${id} order by start`,
    )
    return rows.map(({ key }) => key)
  }

  async function drop(id: string): Promise<boolean> {
    await withRunTables(db)
    const keys = await partKeys(id)
    const { rowCount } = await db.execute(sql`delete from way_in.sources where id = ${id}`)
    // What cannot be deleted now goes with the sweep.
    await onceCommitted(async () => void (await Promise.allSettled(keys.map((key) => storage.delete(key)))))
    return (rowCount ?? 0) > 0
  }

  const find = async (id: string) => (await rows(sql`id = ${id}`))[0]

  return {
    list: () => rows(),
    find,
    drop,
    async start({ size, modifiedAt, sentBy, ...given }) {
      const name = plainName(given.name)
      if (size <= 0) return fail('empty')
      if (size > maxSourceBytes) return fail('too-large')
      await withRunTables(db)
      if (!(await hasRoom(dataDir, size))) return fail('no-room')
      return db.transaction(async (tx) => {
        // Two that begin at the same time must both count.
        await tx.execute(sql`lock table way_in.sources in share row exclusive mode`)
        const all = await rows(sql`true`, tx)
        const at = modifiedAt?.toISOString() ?? null
        const [begun] = await rows(
          sql`name = ${name} and size = ${size} and modified_at is not distinct from ${at}::timestamptz`,
          tx,
        )
        if (begun) return ok(begun)
        if (all.length >= maxSources) return fail('too-many')
        if (all.reduce((sum, one) => sum + one.size, size) > maxSourcesBytes) return fail('too-much')
        const id = randomBytes(18).toString('base64url')
        const now = clock().toISOString()
        await tx.execute(sql`
          insert into way_in.sources (id, name, size, modified_at, sent_by, sent_at, touched_at)
          values (${id}, ${name}, ${size}, ${at}, ${sentBy}, ${now}, ${now})`)
        return ok({ id, name, size, offset: 0, sentAt: new Date(now) })
      })
    },
    async receive(id, offset, bytes) {
      const before = await find(id)
      if (!before || offset !== before.offset) {
        bytes.destroy()
        return before ? fail('wrong-offset', before) : fail('missing')
      }
      const day = clock().toISOString().slice(0, 10).replaceAll('-', '')
      const key = `${folder}/${day}/${randomUUID()}`
      const piece = await storePiece(storage, key, bytes, before.size - offset)
      if (piece.isTooLong) return fail('too-large', before)
      if (piece.bytes === 0) return ok(before)
      const isNext = await db.transaction(async (tx) => {
        const { rowCount } = await tx.execute(sql`
          update way_in.sources set received = received + ${piece.bytes}, touched_at = ${clock().toISOString()}
          where id = ${id} and received = ${offset}`)
        if (rowCount === 1)
          await tx.execute(sql`
            insert into way_in.source_parts (source_id, start, storage_key) values (${id}, ${offset}, ${key})`)
        return rowCount === 1
      })
      if (isNext) return ok({ ...before, offset: offset + piece.bytes })
      // Another piece at the same offset was stored first.
      await storage.delete(key)
      const now = await find(id)
      return now ? fail('wrong-offset', now) : fail('missing')
    },
    async dropAll() {
      for (const { id } of await rows()) await drop(id)
    },
    async touch() {
      await withRunTables(db)
      await db.execute(sql`update way_in.sources set touched_at = ${clock().toISOString()}`)
    },
    async sweep() {
      const oldest = new Date(clock().getTime() - sourceDays * 86_400_000)
      for (const { id } of await rows(sql`touched_at <= ${oldest.toISOString()}`)) await drop(id)
      const newest = oldest.toISOString().slice(0, 10).replaceAll('-', '')
      for await (const key of storage.list(folder)) {
        if ((key.split('/')[2] ?? '') >= newest) continue
        const { rows } = await db.execute(
          sql`select 1 from way_in.source_parts where storage_key = ${key} limit 1`,
        )
        if (rows.length === 0) await storage.delete(key)
      }
    },
    async writeInto(into) {
      const whole = (await rows()).filter(({ size, offset }) => size === offset)
      const total = whole.reduce((sum, { size }) => sum + size, 0)
      if (!(await hasRoom(dataDir, total))) return fail('no-room')
      const paths: string[] = []
      for (const [at, { id, name }] of whole.entries()) {
        // Two may have one name.
        const own = join(into, String(at + 1))
        await mkdir(own, { recursive: true, mode: 0o700 })
        const path = join(own, name)
        const bytes = Readable.from(joined(storage, await partKeys(id)), { objectMode: false })
        await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
        paths.push(path)
      }
      return ok(paths)
    },
  }
}

async function* joined(storage: Storage, keys: readonly string[]): AsyncGenerator<Buffer> {
  for (const key of keys) yield* await storage.read(key)
}

/** Whether so much fits on the disk, and the site keeps what it needs to go on. */
export async function hasRoom(dataDir: string, bytes: Bytes): Promise<boolean> {
  const free = await freeBytes(dataDir)
  return free === undefined || free - bytes >= reserveBytes
}

/** Undefined where the system does not say. */
export async function freeBytes(dataDir: string): Promise<Bytes | undefined> {
  const disk = await statfs(dataDir).catch(() => undefined)
  return disk && disk.bavail * disk.bsize
}

/** A name that is a file's on every disk, and leads nowhere else. */
function plainName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, ' ')
    .replace(/\s{1,200}/g, ' ')
    .trim()
    .replace(/^\.{1,200}/, '')
    .slice(-longestName)
  // A file system counts bytes.
  return Buffer.byteLength(name) > longestName ? name.slice(-Math.floor(longestName / 4)) : name || 'bestand'
}

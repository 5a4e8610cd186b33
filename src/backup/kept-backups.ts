import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { Bytes } from '../kernel/bytes.ts'
import { onceCommitted } from '../platform/database/index.ts'
import type { JobKind, Jobs } from '../platform/jobs.ts'
import { noteBackup } from '../platform/last-backup.ts'
import { type BackupParts, backUp } from './back-up.ts'
import { checkArchive, type RestoreProblem } from './restore.ts'
import { isLeftBehind, partialOf } from './write-archive.ts'

/** A backup that the site made beside itself, for its operator to fetch. */
export interface KeptBackup {
  /** Its file, such as `schelp-2026-11-22-023000-125.tar`. */
  id: string
  /** When it was begun, while it is being made; else when it was done. */
  madeAt: Date
  size: Bytes
  isReady: boolean
  /** Absent: nobody looked yet. */
  checked?: {
    at: Date
    problem?: RestoreProblem | undefined
    /** Files that rows need and the storage did not have when it was made. */
    missing?: number | undefined
  }
}

export interface BackupPlan {
  every: 'never' | 'day' | 'week'
  /** So many of them; the oldest goes. */
  keep: number
}

export interface KeptBackups {
  /** The latest first. */
  list(): Promise<readonly KeptBackup[]>
  /** Soon, by a job. */
  start(): Promise<void>
  /** Looks soon, by a job, whether it is whole and can be restored; false when it is not there. */
  check(id: string): Promise<boolean>
  read(id: string): Promise<{ contents: Readable; size: Bytes } | undefined>
  remove(id: string): Promise<boolean>
  /** Makes one when the plan says that it is time; of a night. */
  makeIfDue(): Promise<void>
}

const hourMs = 3_600_000
/** A little less than the pause between two nights, which daylight saving shortens. */
const dueAfterMs = { day: 20 * hourMs, week: 6.5 * 24 * hourMs }
/** What is dated further ahead was dated by a clock that was wrong. */
const fastClockMs = hourMs

const makeJob: JobKind<Record<string, never>> = {
  name: 'backup-make',
  schema: z.strictObject({}),
  retryLimit: 1,
  expireInSeconds: 6 * 3_600,
}
const checkJob: JobKind<{ id: string }> = {
  name: 'backup-check',
  schema: z.object({ id: z.string() }),
  retryLimit: 1,
  expireInSeconds: 6 * 3_600,
}

/** Of the moment, to the thousandth; earlier ones to the second. */
const isId = (name: string): boolean => /^schelp-[\d-]{17}(-\d{3})?\.tar$/.test(name)
const idAt = (moment: Date): string =>
  `schelp-${moment.toISOString().replace('T', '-').replaceAll(':', '').replace('.', '-').slice(0, -1)}.tar`

const noteSchema = z.object({
  at: z.coerce.date(),
  problem: z.string().optional(),
  missing: z.int().optional(),
})

interface Parts extends BackupParts {
  dataDir: string
  jobs: Jobs
  clock(): Date
  plan(): Promise<BackupPlan>
}

/** Defines its jobs: call it before they are started. */
export function createKeptBackups(parts: Parts): KeptBackups {
  const { dataDir, jobs, clock } = parts
  const folder = join(dataDir, 'backups')
  const pathOf = (id: string) => join(folder, id)
  const noteOf = (id: string) => `${pathOf(id)}.checked`

  async function list(): Promise<readonly KeptBackup[]> {
    const names = await readdir(folder).catch(() => [])
    const ids = [...new Set(names.map((name) => name.replace(/\.partial$/, '')))].filter(isId)
    const found = await Promise.all(ids.map(look))
    return found.filter((backup) => backup !== undefined).toSorted((a, b) => (a.id < b.id ? 1 : -1))
  }

  async function look(id: string): Promise<KeptBackup | undefined> {
    const ready = await stat(pathOf(id)).catch(() => undefined)
    if (ready) {
      const checked = await readNote(id)
      return { id, madeAt: ready.mtime, size: ready.size, isReady: true, ...(checked && { checked }) }
    }
    const partial = await stat(partialOf(pathOf(id))).catch(() => undefined)
    if (!partial || isLeftBehind(partial, clock())) return undefined
    return { id, madeAt: partial.birthtime, size: partial.size, isReady: false }
  }

  async function readNote(id: string): Promise<KeptBackup['checked']> {
    try {
      const { at, problem, missing } = noteSchema.parse(JSON.parse(await readFile(noteOf(id), 'utf8')))
      return { at, problem: problems.find((known) => known === problem), missing }
    } catch {
      return undefined
    }
  }

  async function writeNote(id: string, note: NonNullable<KeptBackup['checked']>): Promise<void> {
    const partial = partialOf(noteOf(id))
    try {
      await writeFile(partial, JSON.stringify(note), { flush: true })
      await rename(partial, noteOf(id))
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  }

  async function make(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeLeftBehind()
    const id = idAt(clock())
    const made = await backUp(parts, pathOf(id))
    if (!made.ok) throw new Error('there is no site in this database')
    await checkNow(id)
    const { size } = await stat(pathOf(id))
    await noteBackup(dataDir, { madeAt: clock(), size, missing: made.value.missing?.count })
    await removeOld(id)
  }

  /** Leaves as many as the plan keeps, the one just made among them, and the last one that was found whole and complete. */
  async function removeOld(made: string): Promise<void> {
    const { keep } = await parts.plan()
    const ready = (await list()).filter(({ isReady }) => isReady)
    // A clock that was wrong dated the others later.
    const latestFirst = [...ready.filter(({ id }) => id <= made), ...ready.filter(({ id }) => id > made)]
    const whole = latestFirst.find(({ checked }) => checked && !checked.problem && !checked.missing)
    for (const old of latestFirst.slice(Math.max(1, keep))) if (old !== whole) await remove(old.id)
  }

  /** What a killed program left takes room, and nobody would miss it. */
  async function removeLeftBehind(): Promise<void> {
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.partial')) continue
      if (isLeftBehind(await stat(join(folder, name)), clock())) await rm(join(folder, name), { force: true })
    }
  }

  async function checkNow(id: string): Promise<void> {
    const checked = await checkArchive(pathOf(id))
    await writeNote(id, {
      at: clock(),
      ...(checked.ok ? { missing: checked.value.missing?.count } : { problem: checked.code }),
    })
  }

  async function remove(id: string): Promise<boolean> {
    if (!(await isThere(id))) return false
    await onceCommitted(async () => {
      await rm(pathOf(id), { force: true })
      await rm(noteOf(id), { force: true })
    })
    return true
  }

  const isThere = async (id: string) => isId(id) && (await look(id))?.isReady === true

  jobs.define(makeJob, make)
  jobs.define(checkJob, async ({ id }) => {
    if (await isThere(id)) await checkNow(id)
  })
  return {
    list,
    remove,
    start: () => jobs.send(makeJob, {}, { singletonKey: 'make' }),
    async check(id) {
      if (!(await isThere(id))) return false
      await jobs.send(checkJob, { id }, { singletonKey: id })
      return true
    },
    async read(id) {
      if (!(await isThere(id))) return undefined
      return { contents: createReadStream(pathOf(id)), size: (await stat(pathOf(id))).size }
    },
    async makeIfDue() {
      const { every } = await parts.plan()
      if (every === 'never') return
      const now = clock().getTime()
      const isRecent = ({ madeAt }: KeptBackup) =>
        now - madeAt.getTime() < dueAfterMs[every] && madeAt.getTime() - now < fastClockMs
      if ((await list()).some((backup) => backup.isReady && isRecent(backup))) return
      await jobs.send(makeJob, {}, { singletonKey: 'make' })
    },
  }
}

const problems: readonly RestoreProblem[] = ['unreadable', 'damaged', 'newer', 'other-schema', 'foreign']

import { fail, type Result } from '../../kernel/result.ts'
import type { Database, DatabaseHandle } from '../../platform/database/index.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Storage } from '../../platform/storage.ts'
import { editedSince, lastImport } from '../bring-in/take-back.ts'
import { minutesOf, msFor, type ReportData, type Sort, sorts } from '../report/report.ts'
import { type LineFilter, linesOf, type ReportLine } from '../report/report-lines.ts'
import { type ReportSummary, summaryOf } from '../report/summary.ts'
import { sortTexts, stepTexts } from '../report/words.nl.ts'
import { writeReport } from '../report/write-report.ts'
import { createLedger, sourceOf } from '../store/ledger.ts'
import { importJob } from './import-job.ts'
import { createKeptSources, type KeptSources } from './kept-sources.ts'
import type { Run, RunKind } from './run.ts'
import { createRuns, type NewRun, type Runs } from './runs.ts'

export type AskProblem = 'under-way' | 'no-sources' | 'not-whole' | 'nothing-here'

/** How far a run is. */
export interface RunAdvance {
  /** What it is doing, in words. */
  at: string
  /** How many of these are done, of how many, where that is known. */
  done: number
  of?: number
  /** Of everything; absent while nobody can know. */
  percent?: number
  /** About. */
  minutesLeft?: number
  /** What a dry run found, in its order. */
  steps: readonly { name: string; state: 'done' | 'now' | 'later' }[]
}

/** A row that something of a report became. */
export interface BecomeRow {
  table: string
  row: string
}

/** Brings classic sites in for staff, and remembers what came of it; also of those that the command brought in. */
export interface SiteImports {
  sources: KeptSources
  runs: Runs
  /** Asks for a run, by a job. */
  ask(run: NewRun & { askedBy: string }): Promise<Result<Run, AskProblem>>
  resume(id: number): Promise<Result<Run, AskProblem | 'missing'>>
  /** Asks for the job that works on what was asked, if anything was. */
  wake(): Promise<void>
  advanceOf(run: Run): RunAdvance | undefined
  summary(id: number): Promise<ReportSummary | undefined>
  lines(
    id: number,
    filter: LineFilter,
    request: { page: number; perPage: number },
  ): Promise<{ lines: readonly (ReportLine & { became?: BecomeRow })[]; total: number } | undefined>
  /** The report as a file. */
  file(id: number, as: 'json' | 'csv'): Promise<string | undefined>
  /** The address of the site that `undo` would take back. */
  canTakeBack(): Promise<string | undefined>
  /** What was changed here since the last import, which taking it back would keep. */
  edited(): Promise<{ names: readonly string[]; total: number }>
}

const mostNames = 200

/** Its job is defined by whoever can work on it (`importJob`). */
export function createSiteImports(parts: {
  handle: Pick<DatabaseHandle, 'db' | 'pool'>
  storage: Storage
  jobs: Jobs
  dataDir: string
  clock(): Date
}): SiteImports {
  const { handle, jobs, clock } = parts
  const { db } = handle
  const sources = createKeptSources({ ...parts, db })
  const runs = createRuns({ db, clock })
  const wake = () => jobs.send(importJob, {}, { singletonKey: importJob.name })

  /** Why there is nothing to work on. */
  async function lacks(kind: RunKind): Promise<'no-sources' | 'not-whole' | 'nothing-here' | undefined> {
    if (kind === 'undo') return (await lastImport({ handle })) === undefined ? 'nothing-here' : undefined
    const all = await sources.list()
    if (all.length === 0) return 'no-sources'
    return all.some(({ size, offset }) => offset < size) ? 'not-whole' : undefined
  }

  return {
    sources,
    runs,
    async ask(run) {
      const lacking = await lacks(run.kind)
      if (lacking) return fail(lacking)
      const asked = await runs.ask(run)
      if (asked.ok) {
        await sources.touch()
        await wake()
      }
      return asked
    },
    async resume(id) {
      const known = await runs.find(id)
      if (!known) return fail('missing')
      const lacking = await lacks(known.kind)
      if (lacking) return fail(lacking)
      const resumed = await runs.resume(id)
      if (resumed.ok) await wake()
      return resumed
    },
    async wake() {
      if (await runs.next()) await wake()
    },
    advanceOf: (run) => advanceOf(run, clock()),
    async summary(id) {
      const report = await runs.report(id)
      return report && summaryOf(report)
    },
    async lines(id, filter, { page, perPage }) {
      const report = await runs.report(id)
      if (!report) return undefined
      const all = linesOf(report, filter)
      const some = all.slice((page - 1) * perPage, page * perPage)
      const became = await rowsOf(db, report, some)
      return {
        total: all.length,
        lines: some.map((line) => {
          const row = line.key === undefined ? undefined : became.get(line.key)
          return row ? { ...line, became: row } : line
        }),
      }
    },
    async file(id, as) {
      const report = await runs.report(id)
      return report && writeReport(report, as)
    },
    async canTakeBack() {
      return (await lastImport({ handle }))?.replace(/^site:/, '')
    },
    async edited() {
      const source = await lastImport({ handle })
      const edited = source === undefined ? [] : await editedSince({ handle }, source)
      return { names: edited.slice(0, mostNames).map(({ name }) => name.slice(0, 200)), total: edited.length }
    },
  }
}

async function rowsOf(
  db: Database,
  report: ReportData,
  lines: readonly ReportLine[],
): Promise<Map<string, BecomeRow>> {
  const keys = lines.flatMap(({ key }) => key ?? [])
  const found = await createLedger(db, sourceOf(report.source)).lines(keys)
  return new Map([...found].map(([key, { table, row }]) => [key, { table, row }]))
}

/** Of what it found, a dry run knows how long each sort takes, about. */
function advanceOf({ progress, expected, begunAt, state, kind }: Run, now: Date): RunAdvance | undefined {
  if (state !== 'running' && state !== 'stopped') return undefined
  const { at = 'read', done = {} } = progress ?? {}
  if (kind === 'undo') return undefined
  const isSort = (name: string): name is Sort => sorts.some((sort) => sort === name)
  const name = isSort(at) ? sortTexts[at] : (stepTexts[at] ?? at)
  const here = { at: name, done: done[at] ?? 0 }
  if (!expected) return { ...here, steps: [] }
  let whole = 0
  let past = 0
  const steps = sorts.flatMap((sort): RunAdvance['steps'][number][] => {
    const count = expected[sort] ?? 0
    if (count === 0) return []
    const handled = Math.min(done[sort] ?? 0, count)
    whole += msFor(sort, count)
    past += msFor(sort, handled)
    const state = handled >= count ? 'done' : sort === at ? 'now' : 'later'
    return [{ name: sortTexts[sort], state }]
  })
  const share = whole === 0 ? 0 : past / whole
  const spentMs = begunAt ? now.getTime() - begunAt.getTime() : 0
  // What it took so far says more than a guess, once there is enough of it.
  const leftMs = share > 0.1 ? (spentMs / share) * (1 - share) : whole - past
  return {
    ...here,
    ...(expected[at] !== undefined && { of: expected[at] }),
    percent: Math.floor(share * 100),
    minutesLeft: minutesOf(leftMs),
    steps,
  }
}

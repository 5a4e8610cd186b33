import { sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../kernel/result.ts'
import type { Database, DatabaseHandle, Executor } from '../../platform/database/index.ts'
import type { ReportData } from '../report/report.ts'
import type { Run, RunKind, RunProgress, RunSource, RunState, TakenBackSummary } from './run.ts'
import { withRunTables } from './run-tables.ts'

export interface NewRun {
  kind: RunKind
  base?: string | undefined
  force?: boolean
  /** Id of the user; absent for a command. */
  askedBy?: string | undefined
}

/** What of a run is written while it goes on. */
export interface RunChange {
  state?: RunState
  progress?: RunProgress
  sources?: readonly RunSource[]
  oldSite?: string
  problem?: string
  report?: ReportData
  takenBack?: Omit<TakenBackSummary, 'kept' | 'keptCount'> & { kept: readonly { name: string }[] }
}

/** What was asked of the importer, and what came of it. */
export interface Runs {
  /** `under-way`: another one waits or runs. */
  ask(run: NewRun): Promise<Result<Run, 'under-way'>>
  /** A run that the command does by itself. */
  beginByCommand(run: NewRun): Promise<Run>
  /** The last one first. */
  list(request: { page: number; perPage: number }): Promise<{ runs: readonly Run[]; total: number }>
  find(id: number): Promise<Run | undefined>
  report(id: number): Promise<ReportData | undefined>
  /** The one that staff asked for and that is not at its end. */
  next(): Promise<Run | undefined>
  begin(id: number): Promise<void>
  change(id: number, change: RunChange): Promise<void>
  /** Asks the process that works on it to end after what it is doing; one that waits ends at once. */
  stop(id: number): Promise<boolean>
  isStopAsked(id: number): Promise<boolean>
  /** Lets one that was stopped or failed go on where it was. */
  resume(id: number): Promise<Result<Run, 'missing' | 'under-way'>>
  /** Its process ended by itself: how often by now. */
  noteGone(id: number): Promise<number>
  /** Of runs that nobody works on any more: those of a command that was killed. */
  endLost(): Promise<void>
}

interface Row extends Record<string, unknown> {
  id: number
  kind: RunKind
  state: RunState
  by_command: boolean
  asked_by: string | null
  base: string | null
  force: boolean
  asked: string
  begun: string | null
  ended: string | null
  progress: RunProgress | null
  expected: Record<string, number> | null
  sources: RunSource[]
  old_site: string | null
  problem: string | null
  taken_back: TakenBackSummary | null
}

const columns = sql`id, kind, state, by_command, asked_by, base, force, asked_at::text as asked,
  begun_at::text as begun, ended_at::text as ended, progress, expected, sources, old_site, problem, taken_back`

const toRun = (row: Row): Run => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  byCommand: row.by_command,
  force: row.force,
  askedAt: new Date(row.asked),
  sources: row.sources,
  ...(row.asked_by !== null && { askedBy: row.asked_by }),
  ...(row.base !== null && { base: row.base }),
  ...(row.begun !== null && { begunAt: new Date(row.begun) }),
  ...(row.ended !== null && { endedAt: new Date(row.ended) }),
  ...(row.progress && { progress: row.progress }),
  ...(row.expected && { expected: row.expected }),
  ...(row.old_site !== null && { oldSite: row.old_site }),
  ...(row.problem !== null && { problem: row.problem }),
  ...(row.taken_back && { takenBack: row.taken_back }),
})

/** So many are remembered, with their reports. */
const mostRuns = 100

/** 'wayi', as a number: the key of the lock that only an import takes. */
export const importLock = 0x77_61_79_69

export function createRuns({ db, clock }: { db: Database; clock(): Date }): Runs {
  const now = () => clock().toISOString()

  async function rows(rest: ReturnType<typeof sql>, executor: Executor = db): Promise<Run[]> {
    const { rows } = await executor.execute<Row>(sql`select ${columns} from way_in.tasks ${rest}`)
    return rows.map(toRun)
  }

  const find = async (id: number) => {
    await withRunTables(db)
    return (await rows(sql`where id = ${id}`))[0]
  }

  const isUnderWay = async (executor: Executor) =>
    (await rows(sql`where state in ('waiting', 'running') and not by_command limit 1`, executor)).length > 0

  async function add(run: NewRun, state: RunState, byCommand: boolean, executor: Executor): Promise<Run> {
    const { kind, base = null, force = false, askedBy = null } = run
    const { rows: made } = await executor.execute<Row>(sql`
      insert into way_in.tasks (kind, state, by_command, asked_by, base, force, asked_at, begun_at, expected)
      values (${kind}, ${state}, ${byCommand}, ${askedBy}, ${base}, ${force}, ${now()},
        ${state === 'running' ? now() : null},
        (select expected from way_in.tasks where kind = 'try' and state = 'done' order by id desc limit 1))
      returning ${columns}`)
    const [row] = made
    if (!row) throw new Error('the insert of a run returned no row')
    await executor.execute(sql`
      delete from way_in.tasks where state not in ('waiting', 'running')
        and id <= (select id from way_in.tasks order by id desc offset ${mostRuns} limit 1)`)
    return toRun(row)
  }

  return {
    find,
    async ask(run) {
      await withRunTables(db)
      return db.transaction(async (tx) => {
        await tx.execute(sql`lock table way_in.tasks in share row exclusive mode`)
        if (await isUnderWay(tx)) return fail('under-way')
        return ok(await add(run, 'waiting', false, tx))
      })
    },
    async beginByCommand(run) {
      await withRunTables(db)
      return add(run, 'running', true, db)
    },
    async list({ page, perPage }) {
      await withRunTables(db)
      const { rows: counts } = await db.execute<{ total: number }>(
        sql`select count(*)::int as total from way_in.tasks`,
      )
      const runs = await rows(sql`order by id desc limit ${perPage} offset ${(page - 1) * perPage}`)
      return { runs, total: counts[0]?.total ?? 0 }
    },
    async report(id) {
      await withRunTables(db)
      const { rows } = await db.execute<{ report: string | null }>(
        sql`select report from way_in.tasks where id = ${id}`,
      )
      const [row] = rows
      return row?.report ? JSON.parse(row.report) : undefined
    },
    async next() {
      await withRunTables(db)
      return (
        await rows(sql`where state in ('waiting', 'running') and not by_command order by id limit 1`)
      )[0]
    },
    async begin(id) {
      await db.execute(sql`
        update way_in.tasks set state = 'running', begun_at = coalesce(begun_at, ${now()}), ended_at = null,
          stop_asked = false, problem = null where id = ${id}`)
    },
    async change(id, { state, progress, sources, oldSite, problem, report, takenBack }) {
      const isEnd = state === 'done' || state === 'failed' || state === 'stopped'
      const found = report && JSON.stringify(foundOf(report))
      await db.execute(sql`
        update way_in.tasks set state = coalesce(${state ?? null}, state),
          progress = coalesce(${progress ? JSON.stringify(progress) : null}::jsonb, progress),
          sources = coalesce(${sources ? JSON.stringify(sources) : null}::jsonb, sources),
          old_site = coalesce(${oldSite ?? null}, old_site), problem = coalesce(${problem ?? null}, problem),
          report = coalesce(${report ? JSON.stringify(report) : null}, report),
          taken_back = coalesce(${takenBack ? JSON.stringify(summaryOf(takenBack)) : null}::jsonb, taken_back),
          expected = case when kind = 'try' then coalesce(${found ?? null}::jsonb, expected) else expected end,
          ended_at = case when ${isEnd} then ${now()}::timestamptz else ended_at end
        where id = ${id}`)
    },
    async stop(id) {
      await withRunTables(db)
      const { rowCount } = await db.execute(sql`
        update way_in.tasks set stop_asked = true,
          ended_at = case when state = 'waiting' then ${now()}::timestamptz else ended_at end,
          state = case when state = 'waiting' then 'stopped' else state end
        where id = ${id} and state in ('waiting', 'running') and not by_command`)
      return (rowCount ?? 0) > 0
    },
    async isStopAsked(id) {
      const { rows } = await db.execute<{ asked: boolean }>(
        sql`select stop_asked as asked from way_in.tasks where id = ${id}`,
      )
      return rows[0]?.asked ?? true
    },
    async resume(id) {
      await withRunTables(db)
      return db.transaction(async (tx) => {
        await tx.execute(sql`lock table way_in.tasks in share row exclusive mode`)
        const [known] = await rows(
          sql`where id = ${id} and not by_command and state in ('stopped', 'failed')`,
          tx,
        )
        if (!known) return fail('missing')
        if (await isUnderWay(tx)) return fail('under-way')
        await tx.execute(sql`
          update way_in.tasks set state = 'waiting', stop_asked = false, gone = 0, problem = null, ended_at = null
          where id = ${id}`)
        return ok({ ...known, state: 'waiting' as const })
      })
    },
    async noteGone(id) {
      const { rows } = await db.execute<{ gone: number }>(
        sql`update way_in.tasks set gone = gone + 1 where id = ${id} returning gone`,
      )
      return rows[0]?.gone ?? 0
    },
    async endLost() {
      await withRunTables(db)
      await db.execute(sql`
        update way_in.tasks set state = 'stopped', ended_at = ${now()} where by_command and state = 'running'`)
    },
  }
}

/** A list of thousands is nothing to read. */
const mostKept = 500

const summaryOf = ({ entries, media, files, orders, people, kept }: NonNullable<RunChange['takenBack']>) => ({
  entries,
  media,
  files,
  orders,
  people,
  keptCount: kept.length,
  kept: kept.slice(0, mostKept).map(({ name }) => name.slice(0, 200)),
})

const foundOf = ({ sorts }: ReportData): Record<string, number> =>
  Object.fromEntries(Object.entries(sorts).map(([sort, { found }]) => [sort, found]))

/**
 * Runs `act` while nobody else imports: neither the command nor another node. The lock goes with its connection, so a
 * killed program leaves none. `busy` when somebody does.
 */
export async function alone<Answer>(
  { pool }: Pick<DatabaseHandle, 'pool'>,
  act: () => Promise<Answer>,
): Promise<Result<Answer, 'busy'>> {
  const connection = await pool.connect()
  try {
    const { rows } = await connection.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      importLock,
    ])
    return rows[0]?.mine ? ok(await act()) : fail('busy')
  } finally {
    connection.release(true)
  }
}

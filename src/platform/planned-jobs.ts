import { sql } from 'drizzle-orm'
import type { Database } from './database/index.ts'

/** A job that the site runs at set times. */
export interface PlannedJob {
  /** The name of its kind, such as `library-sweep`. */
  id: string
  /** Five fields, by the clock of Amsterdam. */
  cron: string
  /** When the last known run ended, and whether it failed. */
  lastAt?: Date
  lastFailed: boolean
  /** When the last run that succeeded ended. */
  lastSuccessAt?: Date
}

/** Reads schedules and runs from pg-boss's own tables, which do not exist before the first job. */
export function createPlannedJobs(db: Database): () => Promise<readonly PlannedJob[]> {
  return async () => {
    const { rows: there } = await db.execute<{ there: boolean }>(
      sql`select to_regclass('pgboss.schedule') is not null as there`,
    )
    if (!there[0]?.there) return []
    const { rows } = await db.execute<{
      id: string
      cron: string
      at: string | null
      state: string | null
      success: string | null
    }>(sql`
      select schedule.name as id, schedule.cron, last.completed_on as at, last.state::text as state,
        (select max(completed_on) from pgboss.job where job.name = schedule.name and state = 'completed') as success
      from pgboss.schedule left join lateral (
        select completed_on, state from pgboss.job
        where job.name = schedule.name and state in ('completed', 'failed')
        order by completed_on desc limit 1
      ) last on true
      order by schedule.name`)
    return rows.map(({ at, state, success, ...job }) => ({
      ...job,
      ...(success !== null && { lastSuccessAt: new Date(success) }),
      ...(at !== null && { lastAt: new Date(at) }),
      lastFailed: state === 'failed',
    }))
  }
}

import { sql } from 'drizzle-orm'
import type { Database } from './database/index.ts'

/** Jobs that are due but have not begun. */
export interface WaitingJobs {
  count: number
  /** How long the oldest of them has been due; 0 if none waits. */
  oldestSeconds: number
}

/** Reads waiting jobs from pg-boss's own table, which does not exist before the first job. */
export const createWaitingJobs = (db: Database) => async (): Promise<WaitingJobs> => {
  const { rows: there } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as there`,
  )
  if (!there[0]?.there) return { count: 0, oldestSeconds: 0 }
  const { rows } = await db.execute<{ count: number; oldest: number }>(sql`
    select count(*)::integer as count,
      coalesce(extract(epoch from now() - min(greatest(created_on, start_after))), 0)::float8 as oldest
    from pgboss.job
    where state in ('created', 'retry') and start_after <= now() and name not like '\\_\\_pgboss%'`)
  return { count: rows[0]?.count ?? 0, oldestSeconds: rows[0]?.oldest ?? 0 }
}

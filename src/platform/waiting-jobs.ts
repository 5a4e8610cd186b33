import { sql } from 'drizzle-orm'
import type { Database } from './database/index.ts'

/** Jobs that are due and were not begun yet. */
export interface WaitingJobs {
  count: number
  /** Since the oldest of them was due; 0 when none waits. */
  oldestSeconds: number
}

/** Reads what waits from pg-boss's own table, which exists once jobs were used. */
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

import { sql } from 'drizzle-orm'
import type { Database } from './database/index.ts'

/** A job that failed at every try. */
export interface FailedJob {
  id: string
  /** The name of its kind, such as `mail`. */
  kind: string
  failedAt: Date
  attempts: number
  /** The message of the last try's error, with its cause's message and its code. */
  reason: string
}

export interface FailedJobs {
  list(paging: { page: number; perPage: number }): Promise<{ jobs: readonly FailedJob[]; total: number }>
  /** Tries a job again from the start; false when it does not exist. */
  retry(id: string): Promise<boolean>
  /** Deletes a job; false when it does not exist. */
  forget(id: string): Promise<boolean>
}

/** Reads and changes failed jobs in pg-boss's own table, which does not exist before the first job. */
export function createFailedJobs(db: Database): FailedJobs {
  const isThere = async () => {
    const { rows } = await db.execute<{ there: boolean }>(
      sql`select to_regclass('pgboss.job') is not null as there`,
    )
    return rows[0]?.there === true
  }
  return {
    async list({ page, perPage }) {
      if (!(await isThere())) return { jobs: [], total: 0 }
      const [{ rows }, counted] = await Promise.all([
        db.execute<Row>(sql`
          select id, name as kind, completed_on as "failedAt", retry_count + 1 as attempts,
            coalesce(nullif(concat_ws(' · ', coalesce(output ->> 'message', output #>> '{value,message}'),
              output #>> '{cause,message}', coalesce(output ->> 'code', output #>> '{cause,code}')), ''),
              output::text, '') as reason
          from pgboss.job where state = 'failed'
          order by completed_on desc, id limit ${perPage} offset ${(page - 1) * perPage}`),
        db.execute<{ count: number }>(
          sql`select count(*)::integer as count from pgboss.job where state = 'failed'`,
        ),
      ])
      return {
        jobs: rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) })),
        total: counted.rows[0]?.count ?? 0,
      }
    },
    async retry(id) {
      if (!isUuid(id) || !(await isThere())) return false
      const { rowCount } = await db.execute(sql`
        update pgboss.job set state = 'retry', retry_count = 0, completed_on = null, start_after = now()
        where id = ${id} and state = 'failed'`)
      return (rowCount ?? 0) > 0
    },
    async forget(id) {
      if (!isUuid(id) || !(await isThere())) return false
      const { rowCount } = await db.execute(sql`delete from pgboss.job where id = ${id} and state = 'failed'`)
      return (rowCount ?? 0) > 0
    },
  }
}

type Row = { id: string; kind: string; failedAt: string; attempts: number; reason: string }

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

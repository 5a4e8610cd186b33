import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { z } from 'zod'
import type { Jobs } from '../platform/jobs.ts'

/** What is done by the clock is planned anew at every start; what was done or given up is left out. */
const jobSchema = z.object({
  name: z.string(),
  data: z.record(z.string(), z.unknown()),
  retryLimit: z.int(),
  expireInSeconds: z.int(),
  startAfter: z.coerce.date().optional(),
  singletonKey: z.string(),
})

/** Work that was waiting or under way, one job a line. */
export async function readPendingJobs(client: pg.ClientBase): Promise<Buffer> {
  const { rows: present } = await client.query("select to_regclass('pgboss.job') is not null as present")
  if (!present[0]?.present) return Buffer.alloc(0)
  const { rows } = await client.query<{ line: string }>(`
    select json_strip_nulls(json_build_object('name', name, 'data', data, 'retryLimit', retry_limit,
      'expireInSeconds', expire_seconds, 'singletonKey', coalesce(singleton_key, id::text),
      'startAfter', case when start_after > now() then start_after end))::text || chr(10) as line
    from pgboss.job
    where state in ('created', 'retry', 'active') and jsonb_typeof(data) = 'object'
      and name not in (select name from pgboss.schedule) and name not like '\\_\\_pgboss%'
    order by created_on, id`)
  return Buffer.from(rows.map(({ line }) => line).join(''))
}

/** Inside the transaction of `client`: the work exists when the rows do that it is about. */
export async function sendPendingJobs(client: pg.Client, jobs: Jobs, lines: Buffer): Promise<void> {
  const { rows } = await client.query("select to_regclass('pgboss.job') is not null as present")
  if (rows[0]?.present) await client.query('delete from pgboss.job')
  const tx = drizzle({ client })
  for (const line of lines.toString().split('\n').filter(Boolean)) {
    const { name, data, retryLimit, expireInSeconds, startAfter, singletonKey } = jobSchema.parse(
      JSON.parse(line),
    )
    const schema = z.record(z.string(), z.unknown())
    await jobs.send({ name, schema, retryLimit, expireInSeconds }, data, { tx, startAfter, singletonKey })
  }
}

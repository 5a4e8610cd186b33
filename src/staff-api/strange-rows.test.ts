import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDemoTest } from '../testing.ts'
import { Undeclared } from './testing/check-answer.ts'
import { everyResource } from './testing/every-row.ts'
import type { StaffTest } from './testing.ts'

let bench: StaffTest
let database: pg.Client
beforeAll(async () => {
  bench = await createDemoTest()
  database = new pg.Client({ connectionString: bench.databaseUrl })
  await database.connect()
  // Skips triggers and constraints, as manual changes or a repaired backup do.
  await database.query('set session_replication_role = replica')
})
afterAll(async () => {
  await database.end()
  await bench.close()
})

it.each(['null', '[]', '{}'])(
  'RUN-05 rows that hold %s in place of the expected value break no list',
  async (value) => {
    const { rows } = await database.query(`select table_name as table, column_name as column
      from information_schema.columns where table_schema = 'public' and data_type = 'jsonb'`)
    expect(rows.length).toBeGreaterThan(20)
    for (const { table, column } of rows) {
      const write = `update ${table} set ${column} = $1 where ${column} is not null`
      // For an entry the database itself refuses a value that is no object.
      await database.query(write, [value]).catch(() => undefined)
    }
    const broken: string[] = []
    for (const { name, list } of everyResource.values()) {
      if (!list) continue
      const answer = await bench.call('administrator', name).catch((error: unknown) => error)
      // A strange row is not what is declared, and is shown all the same.
      if (answer instanceof Error && !(answer instanceof Undeclared))
        broken.push(`${name}: ${answer.message}`)
    }
    expect(broken).toEqual([])
  },
)

import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineExtension } from '../extension.ts'
import { createTestDatabase } from '../platform/database/testing.ts'
import { catalogues } from '../server/staff/catalogues.ts'
import type { BuiltExtension } from './built.ts'
import { loadExtensions } from './load.ts'
import { withTables } from './with-tables.ts'

const said: string[] = []
const log = { error: (_: unknown, sentence?: string) => void said.push(sentence ?? '') }
let handle: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(async () => {
  await loadExtensions('all', log)
  await handle.close()
})

const keeping = (name: string, sql: string): BuiltExtension => ({
  name,
  views: {},
  styles: [],
  migrations: [{ name: '0001.sql', sql }],
  load: async () => ({ default: defineExtension({ name, texts: { [name]: { hello: 'Dag' } } }) }),
})

it('EDIT-11 an extension whose tables cannot be made is left out whole, and the others have theirs', async () => {
  const good = keeping('good', 'create table good_walks (id int)')
  const bad = keeping('bad', 'create table bad_walks (id int); create table walks (id int)')
  const on = await withTables(handle, await loadExtensions('all', log, [bad, good]))
  expect(on.map(({ name }) => name)).toEqual(['good'])
  expect(said).toEqual([
    'the extension bad is left out: migrations/0001.sql touches the table walks; what the extension keeps is named bad_…',
  ])
  expect([catalogues.has('good'), catalogues.has('bad')]).toEqual([true, false])
  const { rows } = await handle.pool.query(
    "select to_regclass('good_walks') is not null as good, to_regclass('bad_walks') is not null as bad",
  )
  expect(rows).toEqual([{ good: true, bad: false }])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineExtension, type Extension } from '../extension.ts'
import { catalogues } from '../server/staff/catalogues.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import type { BuiltExtension } from './built.ts'
import { connectAll } from './connect-all.ts'
import { loadExtensions } from './load.ts'

const said: string[] = []
const log = { error: (_: unknown, sentence?: string) => void said.push(sentence ?? '') }
let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(async () => {
  await loadExtensions('all', log)
  await bench.close()
})

const brings = (name: string, connect: NonNullable<Extension['connect']>): BuiltExtension => ({
  name,
  views: {},
  styles: [],
  migrations: [],
  load: async () => ({ default: defineExtension({ name, texts: { [name]: { hello: 'Dag' } }, connect }) }),
})

it('EDIT-11 an extension whose connect throws is left out whole, and the others hear of visits until they end', async () => {
  const { site } = bench.program
  const did: string[] = []
  const good = brings('good', () => ({
    visits: { page: (path) => void did.push(path) },
    close: async () => void did.push('closed'),
  }))
  const bad = brings('bad', () => {
    throw new Error('BAD_KEY is not set')
  })
  const broken = brings('broken', () => ({ close: () => Promise.reject(new Error('it hangs')) }))
  const connected = connectAll(await loadExtensions('all', log, [broken, bad, good]), site)
  expect(connected.extensions.map(({ name }) => name)).toEqual(['broken', 'good'])
  expect(said).toEqual(['the extension bad is left out: BAD_KEY is not set'])
  expect([catalogues.has('good'), catalogues.has('bad')]).toEqual([true, false])
  site.statistics.visits.page('/nieuws/', 'Firefox')
  await connected.close()
  expect(did).toEqual(['/nieuws/', 'closed'])
})

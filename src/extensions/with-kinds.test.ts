import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineExtension, type Extension } from '../extension.ts'
import type { NewKind } from '../features/content/index.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import type { BuiltExtension } from './built.ts'
import { loadExtensions } from './load.ts'
import { withKinds } from './with-kinds.ts'

const said: string[] = []
const log = { error: (_: unknown, sentence?: string) => void said.push(sentence ?? '') }
let test: StaffTest
beforeAll(async () => {
  test = await createStaffTest()
})
afterAll(async () => {
  await loadExtensions('all', log)
  await test.close()
})

const brings = (name: string, parts: Omit<Extension, 'name'>): BuiltExtension => ({
  name,
  views: {},
  styles: [],
  migrations: [],
  load: async () => ({ default: defineExtension({ name, ...parts }) }),
})
const kind: NewKind = {
  one: 'Wandeling',
  many: 'Wandelingen',
  about: '',
  word: 'wandelingen',
  hasArchive: true,
  taxonomies: [],
  orders: ['title'],
  right: 'entries',
  isPlace: false,
  hasMoment: false,
  schemaType: 'WebPage',
}
const walks = brings('walks', {
  kinds: { eigen_walk: kind },
  taxonomies: {
    eigen_level: { one: 'Zwaarte', many: 'Zwaartes', word: 'zwaarte', isTree: false, kinds: ['eigen_walk'] },
  },
})

it('EDIT-11 kinds and taxonomies of an extension are made once, then belong to the site', async () => {
  const { content } = test.program
  const start = async () => withKinds(content, await loadExtensions('all', log, [walks]))
  expect((await start()).map(({ name }) => name)).toEqual(['walks'])
  expect((await content.kinds()).named('eigen_walk')).toMatchObject({
    many: 'Wandelingen',
    taxonomies: ['eigen_level'],
  })
  expect(
    (await test.call('editor', 'eigen_walk', 'POST', { title: 'Rond', status: 'published' })).status,
  ).toBe(201)
  expect(await content.changeKind('eigen_walk', { many: 'Tochten' })).toMatchObject({ ok: true })
  await start()
  await loadExtensions([], log, [walks])
  expect((await content.kinds()).named('eigen_walk')?.many).toBe('Tochten')
  expect((await content.list({ type: 'eigen_walk' })).total).toBe(1)
  expect(said).toEqual([])
})

it('EDIT-11 an extension whose kind wants an address that is taken is left out, with the reason', async () => {
  await test.program.content.addEntry({ type: 'page', title: 'Routes', status: 'published' })
  const late = brings('late', { kinds: { eigen_late: { ...kind, word: 'routes' } } })
  expect(await withKinds(test.program.content, await loadExtensions('all', log, [late]))).toEqual([])
  expect(said).toEqual([
    'the extension late is left out: its kind eigen_late cannot have the address /routes/: word-page',
  ])
})

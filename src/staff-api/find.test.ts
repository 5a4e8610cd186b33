import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtInRoleNames, rights } from '../kernel/rights.ts'
import { createEveryRow, type Rows } from './testing/every-row.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
let rows: Rows
beforeAll(async () => {
  bench = await createStaffTest()
  ;({ rows } = await createEveryRow(bench))
})
afterAll(() => bench.close())

type Group = {
  resource: string
  kind?: string
  total: number
  rows: { id: number; title: string; about?: string; documentId?: number }[]
}
const find = async (q: string, role = 'administrator'): Promise<Group[]> => {
  const { status, body } = await bench.call(role, `find?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body.groups
}

const popup = async (title: string): Promise<number> =>
  (await bench.call('administrator', 'documents', 'POST', { kind: 'popup', title })).body.id

it('EDIT-06 abuse 18 the finder finds everything whose screen the user may open, and nothing else', async () => {
  const kinds = await bench.program.content.kinds()
  const named = [...kinds.all.map(({ resource }) => resource), 'files', 'media']
  for (const resource of named) {
    const id = await rows[resource]?.()
    const words = resource === 'media' ? { alt: 'Zomerpop' } : { title: 'Zomerpop' }
    const { status } = await bench.call('administrator', `${resource}/${id}`, 'PUT', words)
    expect([resource, status]).toEqual([resource, 200])
  }
  await popup('Zomerpop')
  const found = [...named, 'documents']
  const roles = [
    ...builtInRoleNames.filter((role) => role !== 'customer'),
    ...(await Promise.all(rights.map((right) => bench.roleWith(right)))),
  ]
  for (const role of roles) {
    const may: Record<string, string> = (await bench.call(role, 'me')).body.rights
    const groups = await find('zomerpop', role)
    expect([role, groups.map(({ resource }) => resource)]).toEqual([
      role,
      found.filter((resource) => may[resource] === 'write'),
    ])
  }
  expect((await bench.call('customer', 'find?q=gids')).status).toBe(403)
})

it('EDIT-05 the finder shows five of each kind, the closest title first, and the total', async () => {
  const { content } = bench.program
  await content.addEntry({ type: 'post', title: 'Sint-Jacobsfeest' })
  for (let at = 0; at < 7; at++)
    await content.addEntry({ type: 'post', title: `Bericht ${at}`, excerpt: 'Over het sint-jacobsfeest' })
  const [group] = await find('sint-jacobsfeest')
  expect([group?.resource, group?.total, group?.rows.length]).toEqual(['posts', 8, 5])
  expect(group?.rows[0]?.title).toBe('Sint-Jacobsfeest')
})

it('EDIT-05 the finder folds accents of every kind, and takes wildcards literally', async () => {
  const page = await bench.call('administrator', 'pages', 'POST', { title: 'Ontbijtcafé' })
  await popup('Ontbijtcafé open')
  const picture = await rows.media?.()
  await bench.call('administrator', `media/${picture}`, 'PUT', { alt: 'Het ontbijtcafé' })
  const groups = await find('ontbijtcafe')
  expect(groups.map(({ resource, kind }) => kind ?? resource)).toEqual(['pages', 'media', 'popup'])
  expect(groups[0]?.rows[0]).toMatchObject({ id: page.body.id, documentId: page.body.documentId })
  for (const signs of ['100%_', '\\', "'", '\0'.concat('zz')]) expect(await find(signs)).toEqual([])
})

it('EDIT-05 the finder distinguishes rows with the same title', async () => {
  for (let at = 0; at < 2; at++)
    await bench.call('administrator', 'jacobalia', 'POST', { title: 'Jacobskapel' })
  const file = await rows.files?.()
  const picture = await rows.media?.()
  await bench.call('administrator', `files/${file}`, 'PUT', { title: 'Jacobskapel' })
  await bench.call('administrator', `media/${picture}`, 'PUT', { alt: 'De Jacobskapel van buiten' })
  const groups = await find('jacobskapel')
  expect(groups.map(({ rows }) => rows.map(({ about }) => about))).toEqual([
    expect.arrayContaining(['/jacobalia/jacobskapel/', '/jacobalia/jacobskapel-2/']),
    ['Map 1'],
    ['De Jacobskapel van buiten'],
  ])
})

it.each(['', '%20', 'a'.repeat(201)])('EDIT-05 the finder refuses no words, and too many', async (words) => {
  expect((await bench.call('administrator', `find?q=${words}`)).status).toBe(422)
})

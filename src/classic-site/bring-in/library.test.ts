import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous, type Viewer } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ReportData } from '../report/report.ts'
import { sourcesOf } from '../testing/items.ts'
import { filesOfLibrary, library } from '../testing/whole-site.ts'
import { bringIn } from './bring-in.ts'

let test: StaffTest
let report: ReportData

beforeAll(async () => {
  test = await createStaffTest()
  report = await bringIn(test.program, sourcesOf(library, filesOfLibrary))
})
afterAll(() => test.close())

const open = (id: number, viewer: Viewer = anonymous) => test.program.library.open(viewer, id)

it('EDIT-07: brings the tree of categories and the files byte by byte, under their old numbers', async () => {
  const tree = await test.program.library.categoryTree()
  expect(tree.map(({ id, name, level }) => [id, name, level])).toEqual([
    [85, 'Vreemd', 1],
    [83, 'Jaren', 1],
    [84, 'Besloten', 2],
  ])
  const opened = await open(987)
  if (!opened.ok || opened.value.kind !== 'stored') throw new Error('not opened')
  expect(await text(await opened.value.read())).toBe('Verslag van 1950.')
  expect(await test.program.library.file(anonymous, 987)).toMatchObject({
    title: 'Verslag 1950',
    inside: { description: 'Van het jaar 1950.', version: '1.2', hits: 9 },
    createdAt: new Date('2020-03-04T10:00:00Z'),
  })
})

it('EDIT-07, abuse 21: private files, files with a password and categories that nobody understands are never open', async () => {
  for (const id of [988, 989]) expect([id, await open(id)]).toMatchObject([id, { ok: false, code: 'locked' }])
  // The category of the last one says something that nobody knows.
  expect(await open(990)).toMatchObject({ ok: false, code: 'locked' })
  const member: Viewer = { userId: '1', roles: ['customer'], unlocked: new Set() }
  expect(await open(988, member)).toMatchObject({ ok: false, code: 'locked' })
})

it('EDIT-07: says which file has no bytes, and leads links in texts to the file', async () => {
  expect(report.sorts.files).toMatchObject({ found: 5, added: 4 })
  expect(report.notes.filter(({ kind }) => kind === 'setting').map(({ name }) => name)).toContain(
    'Bestuursstuk',
  )
  expect(report.sorts.files?.left['no-bytes']?.examples).toEqual([
    { name: 'Zonder bytes', detail: 'wpfd/83/weg.txt', key: 'post:991' },
  ])
  const found = await test.program.content.find('/archief/', anonymous)
  if (found?.kind !== 'entry') throw new Error('not found')
  expect(JSON.stringify(found.entry.document)).toContain('/download/83/jaren/987/verslag-1950.txt')
  expect(JSON.stringify(found.entry.document)).not.toContain('oud.example')
})

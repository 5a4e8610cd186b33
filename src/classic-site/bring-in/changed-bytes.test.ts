import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import { php, post, siteItem, sourcesOf, term } from '../testing/items.ts'
import { bringIn } from './bring-in.ts'

let test: StaffTest
beforeAll(async () => {
  test = await createStaffTest()
})
afterAll(() => test.close())

const file = (id: number, name: string) =>
  post({
    id,
    type: 'wpfd_file',
    title: name,
    slug: name,
    terms: [{ taxonomy: 'wpfd-category', slug: 'jaren' }],
    meta: [['_wpfd_file_metadata', php({ ext: 'txt', size: 4, file: `${name}.txt`, remote_url: false })]],
  })
const attachment = (id: number, path: string, mimeType: string) =>
  post({
    id,
    type: 'attachment',
    status: 'inherit',
    title: path,
    mimeType,
    meta: [['_wp_attached_file', path]],
  })

const items: ClassicItem[] = [
  siteItem,
  term({ taxonomy: 'wpfd-category', slug: 'jaren', name: 'Jaren', id: 83 }),
  ...['een', 'twee', 'drie'].map((name, at) => file(900 + at, name)),
  attachment(20, '2020/kerk.png', 'image/png'),
  attachment(21, '2020/brief.txt', 'text/plain'),
]

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
const find = async (id: number) => {
  const opened = await test.program.library.open(anonymous, id)
  if (!opened.ok || opened.value.kind !== 'stored') throw new Error(`not opened: ${id}`)
  return text(await opened.value.read())
}

it('EDIT-07: bytes that changed at the source come again, but not over what was replaced here', async () => {
  const uploads = {
    'wpfd/83/een.txt': Buffer.from('Een.'),
    'wpfd/83/twee.txt': Buffer.from('Twee'),
    'wpfd/83/drie.txt': Buffer.from('Drie'),
    '2020/kerk.png': await picture('#345'),
    '2020/brief.txt': Buffer.from('Brief'),
  }
  const at = new Date('2021-01-01T00:00:00Z')
  const later = new Date('2022-01-01T00:00:00Z')
  await bringIn(
    test.program,
    sourcesOf(items, uploads, () => at),
  )
  const hash = async () =>
    (await test.program.handle.pool.query('select hash from content_media')).rows[0].hash as string
  const before = await hash()
  const { rows } = await test.program.handle.pool.query(
    "select id from library_files where title = '2020/brief.txt'",
  )
  const letter: number = rows[0].id

  const changed = {
    ...uploads,
    // As long as it was.
    'wpfd/83/een.txt': Buffer.from('Eén'),
    'wpfd/83/twee.txt': Buffer.from('Twee, langer'),
    '2020/kerk.png': await picture('#b34'),
    '2020/brief.txt': Buffer.from('Brief, met een slot'),
  }
  await test.program.library.replaceContent(901, Readable.from(['Hier anders']), { name: 'twee.txt' })
  const second = await bringIn(
    test.program,
    sourcesOf(items, changed, () => later),
  )
  expect(second.sorts.files).toMatchObject({ added: 0, changed: 1, edited: 1, same: 1 })
  expect([second.sorts.media?.changed, second.sorts.documents?.changed]).toEqual([1, 1])
  expect([await find(900), await find(901), await find(902)]).toEqual(['Eén', 'Hier anders', 'Drie'])
  expect(await find(letter)).toBe('Brief, met een slot')
  expect(await hash()).not.toBe(before)
  // The one before stays as an earlier version.
  expect(await test.program.library.versions(900)).toHaveLength(2)

  const third = await bringIn(
    test.program,
    sourcesOf(items, changed, () => later),
  )
  expect([third.sorts.files?.changed, third.sorts.media?.changed]).toEqual([0, 0])
  // A source without files says nothing of their bytes.
  const fourth = await bringIn(test.program, sourcesOf(items))
  expect(fourth.sorts.files).toMatchObject({ same: 3, edited: 0, changed: 0 })
  expect(fourth.sorts.media).toMatchObject({ same: 1 })
})

import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import { Report, type ReportData } from '../report/report.ts'
import { home, option, php, post, siteItem, sourcesOf, term } from '../testing/items.ts'
import { bringIn } from './bring-in.ts'

let test: StaffTest
let report: ReportData

const download = (id: number, title: string, meta: [string, string][] = []) =>
  post({
    id,
    type: 'dlm_download',
    title,
    slug: `stuk-${id}`,
    content: '<p>Over het stuk.</p>',
    terms: [
      { taxonomy: 'dlm_download_category', slug: 'kranten' },
      { taxonomy: 'dlm_download_tag', slug: 'oud', name: 'Oud' },
    ],
    meta,
  })
const version = (id: number, parent: number, place: number, label: string, files: string) =>
  post({
    id,
    type: 'dlm_download_version',
    parent,
    order: place,
    slug: `v${id}`,
    title: label,
    meta: [
      ['_version', label],
      ['_files', files],
      ['_filesize', '-1'],
    ],
  })
const at = (name: string) => `${home}/wp-content/uploads/dlm_uploads/2020/${name}`

const items: ClassicItem[] = [
  siteItem,
  option('dlm_download_endpoint', 'haal'),
  option('dlm_download_endpoint_value', 'slug'),
  term({ taxonomy: 'dlm_download_category', slug: 'archief', name: 'Archief', id: 40 }),
  term({
    taxonomy: 'dlm_download_category',
    slug: 'kranten',
    name: 'Kranten',
    id: 41,
    parent: 'archief',
    description: 'Alle kranten.',
  }),
  download(300, 'Krant van 1950', [['_download_count', '12']]),
  version(301, 300, 1, '1.0', JSON.stringify([at('krant-1.txt')])),
  version(302, 300, 0, '2.0', JSON.stringify([at('krant-2.txt'), 'https://elders.example/krant.txt'])),
  download(310, 'Voor leden', [['_members_only', 'yes']]),
  version(311, 310, 0, '', php([at('leden.txt')])),
  download(320, 'Elders'),
  version(321, 320, 0, '', JSON.stringify(['https://elders.example/a.pdf'])),
  download(330, 'Weg'),
  version(331, 330, 0, '', JSON.stringify([at('weg.txt')])),
  post({ id: 50, title: 'Bericht', slug: 'bericht', content: '<p>Zie [download id="300"].</p>' }),
]
const uploads = {
  'dlm_uploads/2020/krant-1.txt': Buffer.from('Eerste krant.'),
  'dlm_uploads/2020/krant-2.txt': Buffer.from('Tweede krant.'),
  'dlm_uploads/2020/leden.txt': Buffer.from('Voor leden.'),
}

beforeAll(async () => {
  test = await createStaffTest()
  report = await bringIn(test.program, sourcesOf(items, uploads))
})
afterAll(() => test.close())

it('EDIT-07: brings downloads of Download Monitor with their bytes, versions and categories', async () => {
  const tree = await test.program.library.categoryTree()
  expect(tree.map(({ name, level }) => [name, level])).toEqual([
    ['Archief', 1],
    ['Kranten', 2],
  ])
  expect(await test.program.library.file(anonymous, 300)).toMatchObject({
    title: 'Krant van 1950',
    inside: { version: '2.0', hits: 12, description: 'Over het stuk.' },
  })
  const opened = await test.program.library.open(anonymous, 300)
  if (!opened.ok || opened.value.kind !== 'stored') throw new Error('not opened')
  expect(await text(await opened.value.read())).toBe('Tweede krant.')
  expect((await test.program.library.versions(300)).map(({ version }) => version)).toEqual(['2.0', '1.0'])
  expect(await test.program.library.open(anonymous, 320)).toMatchObject({ value: { kind: 'remote' } })
})

it('EDIT-07, abuse 21: what was for members is not open, and what has no bytes is told', async () => {
  expect(await test.program.library.open(anonymous, 310)).toMatchObject({ ok: false, code: 'locked' })
  expect(
    await test.program.library.open({ userId: '1', roles: ['customer'], unlocked: new Set() }, 310),
  ).toMatchObject({ ok: true })
  expect(report.sorts.files?.left['no-bytes']?.examples).toEqual([
    { name: 'Weg', detail: 'dlm_uploads/2020/weg.txt', key: 'post:330' },
  ])
  const one = new Report('', { dryRun: false, begunAt: new Date() })
  Object.assign(one.data, report)
  expect(one.unbalanced()).toEqual([])
  expect(report.sorts.other?.left['part-of-other']?.count).toBe(5)
})

it('EDIT-07: old addresses and shortcodes lead to the file', async () => {
  const to = expect.stringMatching(/^\/download\/\d+\/kranten\/300\/krant-van-1950\.txt$/)
  expect(await test.program.content.find('/haal/stuk-300/', anonymous)).toEqual({ kind: 'moved', to })
  const found = await test.program.content.find('/nieuws/bericht/', anonymous)
  if (found?.kind !== 'entry') throw new Error('not found')
  expect(found.entry.body).toMatch(/\/download\/\d+\/kranten\/300\/krant-van-1950\.txt/)
})

import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import { Report, type ReportData } from '../report/report.ts'
import { option, php, post, siteItem, sourcesOf, term } from '../testing/items.ts'
import { bringIn } from './bring-in.ts'
import { takeBack } from './take-back.ts'

let test: StaffTest
let report: ReportData

const row = (table: string, columns: Record<string, string | null>): ClassicItem => ({
  sort: 'row',
  table,
  columns,
})
const version = (file: string, label: string, at: string): [string, string] => [
  '_wpfd_file_versions',
  php({ ext: 'txt', size: 4, version: label, file, remote_url: false, created_time: at }),
]
const reader = (id: string, email: string, lists: Record<string, string>) =>
  row('newsletter', {
    id,
    email,
    name: '',
    surname: '',
    status: 'C',
    created: '2019-01-02 03:04:05',
    referrer: '',
    ip: '',
    ...lists,
  })

const items: ClassicItem[] = [
  siteItem,
  term({ taxonomy: 'wpfd-category', slug: 'jaren', name: 'Jaren', id: 83 }),
  term({ taxonomy: 'wpfd-category', slug: 'kranten', name: 'Kranten', id: 84 }),
  post({
    id: 987,
    type: 'wpfd_file',
    title: 'Verslag',
    slug: 'verslag',
    terms: [{ taxonomy: 'wpfd-category', slug: 'jaren' }],
    meta: [
      [
        '_wpfd_file_metadata',
        php({
          ext: 'txt',
          size: 4,
          version: '3',
          file: 'nu.txt',
          remote_url: false,
          file_custom_icon: '/wp-content/uploads/icoon.png',
          file_multi_category: ['84'],
        }),
      ],
      version('twee.txt', '2', '2019-02-01 10:00:00'),
      version('een.txt', '1', '2018-02-01 10:00:00'),
      version('weg.txt', '0', '2017-02-01 10:00:00'),
    ],
  }),
  ...['2020-01-01', '2020-01-02'].map((date) =>
    row('wpfd_statistics', { related_id: '987', type: 'default', date, count: '5' }),
  ),
  option(
    'sidebars_widgets',
    php({
      wp_inactive_widgets: ['text-9'],
      'sidebar-1': ['text-2', 'block-3', 'tag_cloud-4'],
      'footer-2': [],
      array_version: 3,
    }),
  ),
  option('widget_text', php({ 2: { title: 'Welkom', text: 'Een zin.', filter: true }, 9: { text: 'Weg' } })),
  option(
    'widget_block',
    php({ 3: { content: '<!-- wp:paragraph --><p>Uit een blok</p><!-- /wp:paragraph -->' } }),
  ),
  option('newsletter_lists', php({ list_1: 'Wandelingen', list_2: 'Bestuur', list_1_status: 1 })),
  reader('1', 'een@oud.example', { list_1: '1', list_2: '0' }),
  reader('2', 'twee@oud.example', { list_1: '1', list_2: '1' }),
  row('mailpoet_segments', { id: '7', name: 'Leden', type: 'default', deleted_at: null }),
  row('mailpoet_segments', { id: '8', name: 'WordPress Users', type: 'wp_users', deleted_at: null }),
  row('mailpoet_subscribers', {
    id: '1',
    email: 'drie@oud.example',
    status: 'subscribed',
    created_at: '2020-01-01',
  }),
  ...['7', '8'].map((segment_id) =>
    row('mailpoet_subscriber_segment', { subscriber_id: '1', segment_id, status: 'subscribed' }),
  ),
  ...['nl', 'en'].map((slug, at) => term({ taxonomy: 'language', slug, name: slug, id: 200 + at })),
  post({ id: 13, title: 'Nieuws', slug: 'nieuws-een', terms: [{ taxonomy: 'language', slug: 'nl' }] }),
]

const uploads = {
  'wpfd/83/nu.txt': Buffer.from('Nu.'),
  'wpfd/83/twee.txt': Buffer.from('Twee.'),
  'wpfd/83/een.txt': Buffer.from('Een.'),
}

beforeAll(async () => {
  test = await createStaffTest()
  report = await bringIn(test.program, sourcesOf(items, uploads))
})
afterAll(() => test.close())

const rowsOf = async (query: string) => (await test.program.handle.pool.query(query)).rows
const told = (name: string) => report.notes.filter((note) => note.name === name).map(({ text }) => text)

describe('EDIT-07: what a classic site had besides', () => {
  it('EDIT-07: a file keeps its older versions, in their order', async () => {
    const versions = await test.program.library.versions(987)
    expect(versions.map(({ version, current, size }) => [version, current, size])).toEqual([
      ['3', true, 3],
      ['2', false, 5],
      ['1', false, 4],
    ])
    const opened = await test.program.library.open(anonymous, 987)
    if (!opened.ok || opened.value.kind !== 'stored') throw new Error('not opened')
    expect(await text(await opened.value.read())).toBe('Nu.')
    expect((await test.program.library.file(anonymous, 987))?.updatedAt).toEqual(
      new Date('2020-03-04T10:00:00Z'),
    )
    const notes = told('Verslag').join('\n')
    for (const words of ['1 oudere versie', 'Kranten', 'pictogram']) expect(notes).toContain(words)
    expect(told('Downloads per dag')[0]).toContain('10')
  })

  it('EDIT-07: a sidebar waits as a block that staff can put anywhere', async () => {
    const parts = await rowsOf(
      "select title, published::text as text from content_documents where kind = 'part'",
    )
    expect(parts).toEqual([{ title: 'Zijbalk 1', text: expect.stringMatching(/Een zin[\s\S]*Uit een blok/) }])
    expect(parts[0].text).not.toContain('Weg')
    expect(told('Zijbalk 1').join('\n')).toMatch(/tag_cloud[\s\S]*bewaard blok|bewaard blok[\s\S]*tag_cloud/)
  })

  it('EDIT-07: readers stand on the lists that they chose', async () => {
    expect(
      await rowsOf(`select l.name, l.is_offered, array_agg(s.email order by s.email) as readers
        from newsletter_lists l join newsletter_list_readers r on r.list_id = l.id
          join newsletter_subscribers s on s.id = r.subscriber_id group by 1, 2 order by 1`),
    ).toEqual([
      { name: 'Bestuur', is_offered: false, readers: ['twee@oud.example'] },
      { name: 'Leden', is_offered: false, readers: ['drie@oud.example'] },
      { name: 'Wandelingen', is_offered: false, readers: ['een@oud.example', 'twee@oud.example'] },
    ])
  })

  it('EDIT-07: says that translations are no longer joined', () => {
    expect(told('Talen')).toEqual([expect.stringContaining('2')])
  })

  it('EDIT-07: a second run brings none of it twice, and the undo takes all of it', async () => {
    const second = await bringIn(test.program, sourcesOf(items, uploads))
    for (const [sort, { added, changed, edited }] of Object.entries(second.sorts))
      expect([sort, added, changed, edited]).toEqual([sort, 0, 0, 0])
    const one = new Report('', { dryRun: false, begunAt: new Date() })
    Object.assign(one.data, report)
    expect(one.unbalanced()).toEqual([])
    await takeBack(test.program, 'site:https://oud.example')
    for (const table of ['content_documents', 'library_files', 'newsletter_lists', 'newsletter_subscribers'])
      expect([table, await rowsOf(`select 1 as one from ${table}`)]).toEqual([table, []])
  })
})

import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous, type Viewer } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import type { ReportData } from '../report/report.ts'
import { home, order, php, post, siteItem, sourcesOf } from '../testing/items.ts'
import { bringIn } from './bring-in.ts'

let test: StaffTest
let report: ReportData

const sold = `${home}/wp-content/uploads/woocommerce_uploads/2021`
const files = {
  h1: `${sold}/boek.txt`,
  h2: `${sold}/kaart.txt`,
  h3: `${sold}/foto.png`,
  h4: `${sold}/weg.txt`,
}
const permission = (columns: Record<string, string | null>): ClassicItem => ({
  sort: 'row',
  table: 'woocommerce_downloadable_product_permissions',
  columns: {
    product_id: '100',
    user_id: '2',
    user_email: 'klara@oud.example',
    downloads_remaining: '',
    access_expires: null,
    download_count: '0',
    access_granted: '2021-05-06 10:05:00',
    ...columns,
  },
})

const items: ClassicItem[] = [
  siteItem,
  { sort: 'author', id: 2, login: 'klara', name: 'Klara', email: 'klara@oud.example', roles: ['customer'] },
  post({
    id: 120,
    type: 'attachment',
    status: 'inherit',
    title: 'Boek als bestand',
    mimeType: 'text/plain',
    meta: [['_wp_attached_file', 'woocommerce_uploads/2021/boek.txt']],
  }),
  post({
    id: 121,
    type: 'attachment',
    status: 'inherit',
    title: 'Foto op papier',
    mimeType: 'image/png',
    meta: [['_wp_attached_file', 'woocommerce_uploads/2021/foto.png']],
  }),
  post({
    id: 100,
    type: 'product',
    title: 'Boek',
    slug: 'boek',
    terms: [{ taxonomy: 'product_type', slug: 'simple' }],
    meta: [
      ['_regular_price', '5'],
      ['_downloadable', 'yes'],
      [
        '_downloadable_files',
        php(
          Object.fromEntries(Object.entries(files).map(([id, file]) => [id, { id, name: 'Het boek', file }])),
        ),
      ],
    ],
  }),
  ...[500, 501, 502].map((id) =>
    order({
      id,
      customerId: 2,
      total: '10.00',
      paidAt: new Date('2021-05-06T10:05:00Z'),
      lines: [
        {
          id: id * 10,
          type: 'line_item',
          name: 'Boek',
          meta: [
            ['_product_id', '100'],
            ['_qty', '2'],
            ['_line_total', '10.00'],
          ],
        },
      ],
    }),
  ),
  permission({ order_id: '500', download_id: 'h1', downloads_remaining: '3', download_count: '2' }),
  permission({ order_id: '502', download_id: 'h2' }),
  permission({ order_id: '500', download_id: 'h4' }),
  permission({ order_id: '501', download_id: 'h3', access_expires: '2021-06-01 00:00:00' }),
]

beforeAll(async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  test = await createStaffTest()
  report = await bringIn(
    test.program,
    sourcesOf(items, {
      'woocommerce_uploads/2021/boek.txt': Buffer.from('Het hele boek.'),
      'woocommerce_uploads/2021/kaart.txt': Buffer.from('De hele kaart.'),
      'woocommerce_uploads/2021/foto.png': png,
    }),
  )
})
afterAll(() => test.close())

const rowsOf = async (query: string) => (await test.program.handle.pool.query(query)).rows
const idOf = async (title: string): Promise<number> =>
  (await rowsOf(`select id from library_files where title = '${title}'`))[0]?.id

it('EDIT-07, abuse 21: what was sold is for buyers only, also a picture, and in no list', async () => {
  const files = await rowsOf('select id, title, locked, hidden from library_files order by title')
  expect(files.map(({ title, locked, hidden }) => [title, locked, hidden])).toEqual([
    ['Boek als bestand', true, true],
    ['Foto op papier', true, true],
    ['Het boek', true, true],
  ])
  for (const { id } of files)
    expect(await test.program.library.open(anonymous, id)).toMatchObject({ ok: false, code: 'locked' })
  expect(await rowsOf('select id from content_media')).toEqual([])
  const closed = report.notes.filter(({ sort, kind }) => sort === 'documents' && kind === 'setting')
  expect(closed.map(({ name }) => name)).toEqual(['Boek als bestand', 'Foto op papier'])
})

it('EDIT-07: who bought a download keeps it, as often and as long as it was', async () => {
  const [{ id: userId }] = await rowsOf('select id from account_users')
  const klara: Viewer = { userId: String(userId), roles: ['customer'], unlocked: new Set() }
  const open = (id: number) => test.program.library.open(klara, id)
  expect(await open(await idOf('Boek als bestand'))).toMatchObject({ ok: true })
  expect(await open(await idOf('Het boek'))).toMatchObject({ ok: true })
  // Its days were over.
  expect(await open(await idOf('Foto op papier'))).toMatchObject({ ok: false })
  const downloads = await test.program.shop.orders.downloads(klara)
  expect(downloads.map(({ left }) => left).sort()).toEqual([3, undefined])
})

it('EDIT-07: says which bought download did not come along', () => {
  const told = report.notes.filter(({ sort, kind }) => sort === 'orders' && kind === 'lost')
  expect(told).toMatchObject([{ name: 'bestelling 500', text: expect.stringContaining('1') }])
})

it('EDIT-07: a second run changes nothing of what was sold', async () => {
  const before = await rowsOf('select id, lock_product_id from library_files order by id')
  const second = await bringIn(test.program, sourcesOf(items))
  for (const [sort, { added, changed, edited }] of Object.entries(second.sorts))
    expect([sort, added, changed, edited]).toEqual([sort, 0, 0, 0])
  expect(await rowsOf('select id, lock_product_id from library_files order by id')).toEqual(before)
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Viewer } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ReportData } from '../report/report.ts'
import { openSources } from '../sources/open-sources.ts'
import { php } from '../testing/items.ts'
import { writeDump } from '../testing/write-dump.ts'
import type { WrittenSite } from '../testing/written-site.ts'
import { bringIn } from './bring-in.ts'

const sold = 'woocommerce_uploads/2021/boek.txt'
const row = (table: string, columns: Record<string, string | null>) => ({ table, columns })

/** What stands in tables and options of plug-ins, as a dump has it. */
const site: WrittenSite = {
  site: { name: 'Oud-Schelp', home: 'https://oud.example' },
  authors: [{ id: 2, login: 'klara', email: 'klara@oud.example', name: 'Klara', roles: ['customer'] }],
  options: [
    { name: 'sidebars_widgets', value: php({ 'sidebar-1': ['text-2'] }) },
    { name: 'widget_text', value: php({ 2: { title: 'Welkom', text: 'Een zin.' } }) },
    { name: 'newsletter_lists', value: php({ list_1: 'Wandelingen' }) },
    { name: 'dlm_download_endpoint', value: 'haal' },
    { name: 'woocommerce_custom_orders_table_enabled', value: 'yes' },
  ],
  terms: [{ id: 5, taxonomy: 'product_type', slug: 'simple', name: 'simple' }],
  posts: [
    {
      id: 120,
      type: 'attachment',
      status: 'inherit',
      title: 'Boek',
      mimeType: 'text/plain',
      meta: [['_wp_attached_file', sold]],
    },
    {
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
          php({ h1: { id: 'h1', name: 'Boek', file: `https://oud.example/wp-content/uploads/${sold}` } }),
        ],
      ],
    },
    { id: 80, type: 'page', title: 'Bestellen', slug: 'bestellen', content: '[gravityform id="3"]' },
    { id: 300, type: 'dlm_download', title: 'Krant', slug: 'krant' },
    {
      id: 301,
      type: 'dlm_download_version',
      parent: 300,
      slug: 'v',
      meta: [['_files', '["https:\\/\\/oud.example\\/wp-content\\/uploads\\/dlm_uploads\\/krant.txt"]']],
    },
  ],
  orders: [
    {
      id: 500,
      store: 'tables',
      customerId: 2,
      total: '5.00',
      billing: { email: 'klara@oud.example' },
      paidAt: new Date('2021-05-06T10:05:00Z'),
      lines: [
        {
          id: 1,
          type: 'line_item',
          name: 'Boek',
          meta: [
            ['_product_id', '100'],
            ['_qty', '1'],
            ['_line_total', '5.00'],
          ],
        },
      ],
    },
    {
      id: 501,
      store: 'tables',
      type: 'shop_order_refund',
      parent: 500,
      total: '-1.00',
      meta: [
        ['_refund_amount', '1.00'],
        ['_refund_reason', 'Te duur'],
      ],
    },
    { id: 502, store: 'posts', type: 'shop_subscription', status: 'wc-active', total: '25.00' },
  ],
  rows: [
    row('woocommerce_downloadable_product_permissions', {
      permission_id: '1',
      download_id: 'h1',
      product_id: '100',
      order_id: '500',
      order_key: 'wc_order_x',
      user_email: 'klara@oud.example',
      user_id: '2',
      downloads_remaining: '2',
      access_granted: '2021-05-06 10:05:00',
      access_expires: null,
      download_count: '1',
    }),
    row('gf_form', { id: '3', title: 'Bestelformulier' }),
    row('gf_form_meta', {
      form_id: '3',
      display_meta: JSON.stringify({ fields: [{ id: 1, type: 'text', label: 'Naam "hier"' }] }),
    }),
    row('newsletter', {
      id: '1',
      email: 'lezer@oud.example',
      status: 'C',
      created: '2020-01-01',
      list_1: '1',
    }),
  ],
}

let test: StaffTest
let report: ReportData
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'from-dump-'))
  for (const [name, contents] of [
    ['site.sql', writeDump(site, { writer: 'mysqldump', prefix: 'oud_' })],
    [`uploads/${sold}`, 'Het hele boek.'],
    ['uploads/dlm_uploads/krant.txt', 'De krant.'],
  ] as const) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), contents)
  }
  test = await createStaffTest()
  const opened = await openSources([join(folder, 'site.sql'), join(folder, 'uploads')])
  if (!opened.ok) throw new Error(opened.detail)
  try {
    report = await bringIn(test.program, opened.value)
  } finally {
    await opened.value.close()
  }
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

const rowsOf = async (query: string) => (await test.program.handle.pool.query(query)).rows

it('EDIT-07: what plug-ins keep in a dump comes along: downloads, refunds, forms, sidebars, lists', async () => {
  const [{ id: userId }] = await rowsOf('select id from account_users')
  const klara: Viewer = { userId: String(userId), roles: ['customer'], unlocked: new Set() }
  expect(
    (await test.program.shop.orders.downloads(klara)).map(({ orderId, left }) => [orderId, left]),
  ).toEqual([[500, 2]])
  expect((await test.program.shop.orders.details(500))?.refunds).toMatchObject([{ amountCents: 100 }])
  expect(report.sorts.orders?.left['not-importable']?.examples[0]?.name).toBe('abonnement 502')
  const documents = await rowsOf('select title, published::text as text from content_documents')
  expect(documents.find(({ title }) => title === 'Zijbalk 1')?.text).toContain('Een zin.')
  expect(documents.map(({ text }) => text).join('\n')).toContain('Naam \\"hier\\"')
  expect(await rowsOf('select name from newsletter_lists')).toEqual([{ name: 'Wandelingen' }])
  expect(await rowsOf('select title, hidden from library_files order by title')).toEqual([
    { title: 'Boek', hidden: true },
    { title: 'Krant', hidden: false },
  ])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import { Report, type ReportData, type Sort } from '../report/report.ts'
import { reportLines, writeReport } from '../report/write-report.ts'
import { comment, post, siteItem, sourcesOf } from '../testing/items.ts'
import { filesOfLibrary, library, shop } from '../testing/whole-site.ts'
import { bringIn } from './bring-in.ts'

/** Types that sites have, of WordPress, of its plug-ins, and one that nobody knows. */
const types = [
  ...['post', 'page', 'product', 'jacobalia', 'attachment', 'revision', 'nav_menu_item', 'custom_css'],
  ...[
    'customize_changeset',
    'oembed_cache',
    'user_request',
    'wp_global_styles',
    'wp_navigation',
    'wp_template',
  ],
  ...[
    'wp_template_part',
    'wp_block',
    'feedback',
    'wpcf7_contact_form',
    'wpforms',
    'everest_form',
    'shop_coupon',
  ],
  ...['elementor_library', 'elementor_font', 'e-landing-page', 'acf', 'acf-field', 'acf-field-group'],
  ...[
    'vc_grid_item',
    'polylang_mo',
    'jp_sitemap',
    'option-tree',
    'shop_order_placehold',
    'product_variation',
  ],
  ...[
    'ninja-table',
    'nf_sub',
    'mb-post-type',
    'wpfd_file',
    'dlm_download',
    'tribe_events',
    'wat-is-dit',
    'molen',
  ],
]
const statuses = ['publish', 'draft', 'pending', 'private', 'future', 'trash', 'auto-draft', undefined, '']

const posts = types.flatMap((type, at) =>
  statuses.map((status, place) => {
    const id = 10_000 + at * 20 + place
    const { status: _, ...made } = post({
      id,
      type,
      title: `<script>alert(${id})</script>${type} <b>${place}</b>`,
      slug: `${type}-${place}`,
      excerpt: '<img src=x onerror=alert(1)>Kort.',
      content:
        '<p onclick="alert(1)">Tekst</p><script>alert(2)</script><a href="javascript:alert(3)">weg</a>[onbekend x="<script>"]',
    })
    return { ...made, ...(status !== undefined && { status }) } as ClassicItem
  }),
)

const items: ClassicItem[] = [siteItem, ...posts, ...library, ...shop, comment({ id: 9_000, post: 10_000 })]

let test: StaffTest
let report: ReportData

beforeAll(async () => {
  test = await createStaffTest()
  report = await bringIn(test.program, sourcesOf(items, filesOfLibrary))
})
afterAll(() => test.close())

it('EDIT-07: every post of every type and state is here, or in the report with a reason', () => {
  const whole = new Report('', { dryRun: false, begunAt: new Date() })
  Object.assign(whole.data, report)
  expect(whole.unbalanced()).toEqual([])
  const ofPosts: Sort[] = [
    'media',
    'documents',
    'entries',
    'products',
    'files',
    'templates',
    'menus',
    'coupons',
    'other',
  ]
  const found = ofPosts.reduce((sum, sort) => sum + (report.sorts[sort]?.found ?? 0), 0)
  const ids = new Set(items.flatMap((item) => (item.sort === 'post' ? [item.id] : [])))
  expect(found).toBe(ids.size)
  const failed = Object.entries(report.sorts).flatMap(([sort, { left }]) =>
    (left.failed?.examples ?? []).map(({ name, detail }) => [sort, name, detail]),
  )
  expect(failed).toEqual([])
  // Nobody threw away what nobody knows.
  expect(report.sorts.kinds?.found).toBeGreaterThanOrEqual(3)
})

it('EDIT-07, abuse 16: no script of an old text, title or excerpt reaches anybody', async () => {
  const { rows } = await test.program.handle.pool.query(`
    select title || excerpt || body as text from content_entries
    union all select published::text from content_documents
    union all select draft::text from content_documents where draft is not null`)
  expect(rows.length).toBeGreaterThan(20)
  for (const { text } of rows)
    expect(text ?? '').not.toMatch(/<script|onerror|onclick|javascript:|\[onbekend/)
})

it('EDIT-07: only what was published is seen', async () => {
  const { rows } = await test.program.handle.pool.query(
    `select count(*)::integer as count from content_entries where status = 'published' and published_at <= now()
      and slug not like '%-0' and slug not like '%-4' and type <> 'product' and id between 10000 and 20000`,
  )
  expect(rows).toEqual([{ count: 0 }])
  expect(await test.program.content.find('/nieuws/post-3/', anonymous)).toBeUndefined()
})

it('EDIT-07, abuse 20: the report tells what happened, and nobody’s address', () => {
  const text = writeReport(report, 'json') + writeReport(report, 'csv') + reportLines(report).join('\n')
  for (const address of ['klara@oud.example', 'baas@oud.example', 'lezer@oud.example', '192.0.2.1', '$P$'])
    expect([address, text.includes(address)]).toEqual([address, false])
  expect(text).toContain('lag in de prullenbak')
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import type { ReportData } from '../report/report.ts'
import { writeSerialised } from '../serialised.ts'
import { home, option, post, siteItem, sourcesOf, term } from '../testing/items.ts'
import { bringIn } from './bring-in.ts'

let test: StaffTest
let report: ReportData

const rules = {
  'projecten/?$': 'index.php?post_type=project',
  'rubriek/(.+?)/?$': 'index.php?category_name=$matches[1]',
  'thema-van/([^/]+)/?$': 'index.php?thema=$matches[1]',
  'werk/project/[^/]+/attachment/([^/]+)/?$': 'index.php?attachment=$matches[1]',
  'werk/project/([^/]+)/embed/?$': 'index.php?project=$matches[1]&embed=true',
  'regels/([^/]+)/?$': 'index.php?regel=$matches[1]',
  '([0-9]{4})/?$': 'index.php?year=$matches[1]',
  '(.?.+?)(?:/([0-9]+))?/?$': 'index.php?pagename=$matches[1]&page=$matches[2]',
}

const items: ClassicItem[] = [
  siteItem,
  option('permalink_structure', '/%postname%/'),
  option('rewrite_rules', writeSerialised(rules)),
  term({ taxonomy: 'thema', slug: 'water', name: 'Water', id: 5 }),
  term({ taxonomy: 'category', slug: 'dorp', name: 'Dorp', id: 6 }),
  post({
    id: 10,
    type: 'project',
    title: 'De sluis',
    slug: 'de-sluis',
    content: '<p>Een sluis.</p>',
    terms: [{ taxonomy: 'thema', slug: 'water' }],
  }),
  post({ id: 11, title: 'Feest', slug: 'feest', terms: [{ taxonomy: 'category', slug: 'dorp' }] }),
  post({ id: 12, type: 'regel', title: 'Kleur', slug: 'kleur', content: '{"kleur":"#fff","maat":[1,2]}' }),
  post({ id: 13, type: 'regel', title: 'Lijn', slug: 'lijn', content: 'a:1:{s:1:"a";i:1;}' }),
  post({ id: 14, type: 'briefje', title: 'Brief', slug: 'brief', content: '<p>Beste {{naam}},</p>' }),
  post({ id: 15, title: 'Later', slug: 'later', status: 'draft' }),
  option('woocommerce_cart_page_id', '20'),
  post({ id: 20, type: 'page', title: 'Mandje', slug: 'mandje', content: '[woocommerce_cart]' }),
  post({
    id: 21,
    title: 'Kijk',
    slug: 'kijk',
    content: `<p><a href="${home}/mandje/">mandje</a></p>`,
    meta: [['zijbalk_layout', 'left_sidebar']],
  }),
]

beforeAll(async () => {
  test = await createStaffTest()
  report = await bringIn(test.program, sourcesOf(items), { leads: async () => false })
})
afterAll(() => test.close())

const find = (path: string) => test.program.content.find(path, anonymous)

it('EDIT-07: leads on from the words that the old site itself used for a type, its list and its terms', async () => {
  expect(await find('/werk/project/de-sluis/')).toMatchObject({ to: '/project/de-sluis/' })
  expect(await find('/project/de-sluis/')).toMatchObject({ kind: 'entry' })
  expect(await find('/projecten/')).toMatchObject({ to: '/project/' })
  const terms = await test.program.content.terms()
  expect(terms.find(({ slug }) => slug === 'water')?.url).toBe('/thema-van/water/')
  expect(await find('/rubriek/dorp/')).toMatchObject({ to: '/onderwerp/dorp/' })
})

it('EDIT-07: leaves posts in which a plug-in keeps its settings, and says so', async () => {
  expect(report.sorts.other?.left.technical?.count).toBe(2)
  expect(report.notes.find(({ name }) => name === 'regel')?.text).toContain('2 van de soort ‘regel’')
  expect(await find('/regels/kleur/')).toBeUndefined()
})

it('EDIT-07: keeps as drafts what visitors of the old site could not see', async () => {
  const known = await test.program.content.kinds()
  const kind = known.named('eigen_briefje')
  expect(kind).toBeDefined()
  expect(await find(`${kind?.archive}brief/`)).toBeUndefined()
  expect(report.sorts.entries).toMatchObject({ found: 6, added: 5 })
  expect(report.notes.find(({ sort, name }) => sort === 'kinds' && name === 'briefje')?.kind).toBe('setting')
})

it('EDIT-07: tells of addresses that do not answer, and not of those of drafts, which never did', () => {
  const unanswered = report.notes.filter(({ kind }) => kind === 'unanswered').map(({ name }) => name)
  expect(unanswered).toContain('/mandje/')
  expect(unanswered).not.toContain('/?p=15')
  expect(unanswered).not.toContain('/later/')
})

it('EDIT-07: leads from a page that only shows the cart to ours, also in texts, and makes none of it', async () => {
  expect(await find('/mandje/')).toMatchObject({ kind: 'moved', to: '/cart/' })
  expect(report.sorts.entries?.left['own-page']?.count).toBe(1)
  const found = await find('/nieuws/kijk/')
  expect(found?.kind === 'entry' && found.entry.body).toContain('href="/cart/"')
})

it('EDIT-07: makes no field of what only tells a theme how to draw a page', async () => {
  expect(report.sorts.fields).toMatchObject({ found: 1, added: 0 })
  expect(report.sorts.fields?.left.technical?.examples[0]?.name).toBe('zijbalk_layout (post)')
})

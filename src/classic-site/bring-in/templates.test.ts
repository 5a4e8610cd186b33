import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf } from '../../kernel/look/faults.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import { Report, type ReportData } from '../report/report.ts'
import { option, php, post, siteItem, sourcesOf, term } from '../testing/items.ts'
import { bringIn } from './bring-in.ts'

let test: StaffTest
let report: ReportData
let next = 0

const widget = (widgetType: string, settings: object = {}) => ({
  id: `w${++next}`,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
})
const container = (...elements: object[]) => ({
  id: `c${++next}`,
  elType: 'container',
  settings: [],
  elements,
})
const popupLink = (popup: number) => ({
  __dynamic__: {
    link: `[elementor-tag id="1" name="popup" settings="${encodeURIComponent(JSON.stringify({ popup: String(popup) }))}"]`,
  },
})

function template(
  id: number,
  type: string,
  title: string,
  elements: object[],
  more: { conditions?: string[]; settings?: object; display?: object; status?: string } = {},
): ClassicItem {
  const meta: [string, string][] = [
    ['_elementor_edit_mode', 'builder'],
    ['_elementor_template_type', type],
    ['_elementor_data', JSON.stringify(elements)],
  ]
  if (more.conditions) meta.push(['_elementor_conditions', php(more.conditions)])
  if (more.settings) meta.push(['_elementor_page_settings', php(more.settings as never)])
  if (more.display) meta.push(['_elementor_popup_display_settings', php(more.display as never)])
  return post({
    id,
    type: 'elementor_library',
    title,
    slug: `sjabloon-${id}`,
    status: more.status ?? 'publish',
    meta,
  })
}

const items: ClassicItem[] = [
  siteItem,
  option('elementor_active_kit', '100'),
  template(100, 'kit', 'Default Kit', [], {
    settings: {
      system_colors: [
        { _id: 'primary', title: 'P', color: '#0B5D3B' },
        { _id: 'accent', title: 'A', color: '#8A1C1C' },
      ],
      system_typography: [{ _id: 'primary', title: 'P', typography_font_family: 'Playfair Display' }],
    },
  }),
  // It names what comes after it.
  template(
    101,
    'header',
    'Kop van de site',
    [
      container(
        widget('theme-site-logo'),
        widget('nav-menu', { menu: 'hoofdmenu' }),
        widget('search-form', { skin: 'full_screen' }),
        widget('template', { template_id: '106' }),
      ),
    ],
    { conditions: ['include/general', 'exclude/singular/page/12'] },
  ),
  template(102, 'footer', 'Voet', [container(widget('heading', { title: 'Stichting Oud-Schelp' }))], {
    conditions: ['include/general'],
  }),
  template(
    103,
    'single-post',
    'Bericht',
    [container(widget('theme-post-title'), widget('theme-post-content'))],
    { conditions: ['include/singular/post', 'include/singular/post/13'] },
  ),
  template(104, 'archive', 'Rubriek dorp', [container(widget('archive-title'), widget('archive-posts'))], {
    conditions: ['include/archive/category/5'],
  }),
  template(
    105,
    'popup',
    'Word lid',
    [container(widget('heading', { title: 'Word lid!' }), widget('template', { template_id: '106' }))],
    {
      conditions: ['include/singular/page/12'],
      settings: { width: { unit: 'px', size: 900 }, prevent_scroll: 'yes' },
      display: {
        triggers: { page_load: 'yes', page_load_delay: 5 },
        timing: { times: 'yes', times_times: 2 },
      },
    },
  ),
  template(106, 'container', 'Adres', [container(widget('text-editor', { editor: '<p>Dorpsstraat 1</p>' }))]),
  template(107, 'loop-item', 'Kaartje', [container(widget('theme-post-title'))]),
  template(108, 'header', 'Nergens', [container(widget('heading', { title: 'Nergens' }))]),
  template(109, 'container', 'Concept', [container(widget('heading', { title: 'Half' }))], {
    status: 'draft',
  }),
  template(110, 'container', 'Weg', [container(widget('heading', { title: 'Weg' }))], { status: 'trash' }),
  post({
    id: 111,
    type: 'wp_block',
    title: 'Openingstijden',
    slug: 'tijden',
    content: '<!-- wp:paragraph --><p>Zaterdag open.</p><!-- /wp:paragraph -->',
  }),
  term({ taxonomy: 'category', slug: 'dorp', name: 'Dorp', id: 5 }),
  term({ taxonomy: 'nav_menu', slug: 'hoofdmenu', name: 'Hoofdmenu', id: 9 }),
  post({
    id: 41,
    type: 'nav_menu_item',
    title: 'Thuis',
    terms: [{ taxonomy: 'nav_menu', slug: 'hoofdmenu' }],
    order: 1,
    meta: [
      ['_menu_item_type', 'custom'],
      ['_menu_item_url', 'https://oud.example/'],
    ],
  }),
  post({ id: 13, title: 'Feest', slug: 'feest', terms: [{ taxonomy: 'category', slug: 'dorp' }] }),
  post({
    id: 12,
    type: 'page',
    title: 'Over ons',
    slug: 'over-ons',
    meta: [
      ['_elementor_edit_mode', 'builder'],
      [
        '_elementor_data',
        JSON.stringify([
          container(
            widget('template', { template_id: 106 }),
            widget('button', { text: 'Word lid', ...popupLink(105) }),
            widget('heading', { title: 'Kleur', __globals__: { title_color: 'globals/colors?id=primary' } }),
          ),
        ]),
      ],
    ],
  }),
  post({ id: 14, type: 'page', title: 'Open', slug: 'open', content: '<!-- wp:block {"ref":111} /-->' }),
]

beforeAll(async () => {
  test = await createStaffTest()
  report = await bringIn(test.program, sourcesOf(items))
})
afterAll(() => test.close())

type Row = {
  id: number
  title: string
  role: string
  entry_type: string | null
  scope: string | null
  kind: string
  draft: unknown
  published: unknown
}
const documents = async (): Promise<Row[]> =>
  (
    await test.program.handle.pool.query(
      `select id, kind, role, entry_type, scope, title, draft, published from content_documents
        where kind <> 'page' order by id`,
    )
  ).rows
const titled = async (title: string) => (await documents()).filter((one) => one.title === title)
const said = (value: unknown) => JSON.stringify(value)
const told = () => report.notes.filter(({ sort }) => sort === 'templates')

describe('EDIT-07: templates of a classic site', () => {
  it('EDIT-07: counts as many out as in, and none failed', () => {
    const one = new Report('', { dryRun: false, begunAt: new Date() })
    Object.assign(one.data, report)
    expect(one.unbalanced()).toEqual([])
    expect(said(report.sorts)).not.toContain('failed')
    expect(report.sorts.templates).toMatchObject({ found: 12, added: 9 })
    expect(report.sorts.templates?.left).toMatchObject({
      'part-of-other': { count: 1 },
      'not-importable': { count: 1 },
      trash: { count: 1 },
    })
  })

  it('EDIT-07: those of the theme wait as drafts at their places, and visitors see nothing of them', async () => {
    const all = await documents()
    const places = all
      .filter(({ kind }) => kind === 'template')
      .map(({ title, role, entry_type, scope }) => [title, role, entry_type, scope])
      .sort(([one], [other]) => String(one).localeCompare(String(other)))
    expect(places).toEqual([
      ['Bericht', 'single', 'post', null],
      ['Bericht', 'single', null, 'entry:13'],
      ['Kop van de site', 'header', null, null],
      ['Rubriek dorp', 'archive', null, expect.stringMatching(/^term:\d+$/)],
      ['Voet', 'footer', null, null],
    ])
    for (const { kind, published } of all) if (kind === 'template') expect(published).toBeNull()
    expect(await test.program.content.template('header')).toBeUndefined()
    const [header] = await titled('Kop van de site')
    const [address] = await titled('Adres')
    expect(said(header?.draft)).toContain('masthead')
    expect(said(header?.draft)).toContain(`"part":${address?.id}`)
    expect(told()).toContainEqual(expect.objectContaining({ name: 'Bericht', kind: 'setting' }))
    // What it left out is said.
    expect(told()).toContainEqual(
      expect.objectContaining({
        name: 'Kop van de site',
        kind: 'lost',
        text: expect.stringContaining('exclude'),
      }),
    )
  })

  it('EDIT-07: a popup has its place, its triggers and what stands in it', async () => {
    const [popup] = await titled('Word lid')
    const [address] = await titled('Adres')
    expect(popup?.kind).toBe('popup')
    expect(popup?.published).toMatchObject({
      root: {
        props: {
          where: 'some',
          pages: [{ address: '/over-ons/', below: false }],
          page_load: true,
          page_load_delay: 5,
          times_times: 2,
          width: 'wide',
          prevent_scroll: true,
        },
      },
    })
    expect(said(popup?.published)).toContain('Word lid!')
    expect(said(popup?.published)).toContain(`"part":${address?.id}`)
  })

  it('EDIT-07: pages show the parts and open the popups that they named', async () => {
    const [address] = await titled('Adres')
    const [popup] = await titled('Word lid')
    const [block] = await titled('Openingstijden')
    const page = async (path: string) => {
      const found = await test.program.content.find(path, anonymous)
      return found?.kind === 'entry' ? said(found.entry.document) : ''
    }
    const text = await page('/over-ons/')
    expect(text).toContain(`"part":${address?.id}`)
    expect(text).toContain(`popup:open&settings=${Buffer.from(said({ id: popup?.id })).toString('base64')}`)
    expect(await page('/open/')).toContain(`"part":${block?.id}`)
    expect((await titled('Kaartje'))[0]?.kind).toBe('card')
    const [half] = await titled('Concept')
    expect([half?.published, half?.draft === null]).toEqual([null, false])
  })

  it('EDIT-07: the kit becomes the look of the site, which can be read', async () => {
    const { look } = await test.program.content.settings()
    expect(look?.type).toBe('literary')
    expect(look && faultsOf(look)).toEqual([])
    expect(said(look).toLowerCase()).toContain('8a1c1c')
  })

  it('EDIT-07: a second run brings none twice, and what was changed at the source anew', async () => {
    const before = (await documents()).map(({ id }) => id)
    const second = await bringIn(test.program, sourcesOf(items))
    expect(second.sorts.templates).toMatchObject({ added: 0, changed: 0, same: 9 })
    const changed = items.map((item) =>
      item.sort === 'post' && item.id === 102
        ? {
            ...item,
            meta: item.meta.map(([key, value]): [string, string] => [
              key,
              value.replace('Stichting Oud-Schelp', 'Vereniging'),
            ]),
          }
        : item,
    )
    const third = await bringIn(test.program, sourcesOf(changed))
    expect(third.sorts.templates).toMatchObject({ added: 0, changed: 1, same: 8 })
    expect((await documents()).map(({ id }) => id)).toEqual(before)
    expect(said((await titled('Voet'))[0]?.draft)).toContain('Vereniging')
  })
})

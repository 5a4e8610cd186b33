import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../../features/content/documents/check-document.ts'
import type { Block } from '../../../kernel/document.ts'
import { faultsOf } from '../../../kernel/look/faults.ts'
import fc from '../../../platform/testing/properties.ts'
import { replacedNames } from '../../../widgets/classic-registry.ts'
import { settingFaults } from '../../../widgets/setting-faults.ts'
import { resolverWith } from '../texts/links.ts'
import { becomeElementor, becomeElementorText, type ElementorUse } from './become-elementor.ts'
import { headerOf, placesOf, popupOf } from './become-template.ts'
import { becomeLook, readKit } from './kit.ts'

const links = resolverWith({
  picture: ({ id }) => (id === 5 ? { id: 7, src: '/media/7/kerk.jpg', alt: 'Een kerk' } : undefined),
  isOld: (address) => address.includes('oud.example'),
  address: (old) => (old.includes('over-ons') ? '/over-ons/' : undefined),
  menu: (named) => (named === 'hoofd' ? 'header' : undefined),
  layer: (id) => (id === 40 ? 99 : undefined),
  post: (id) => (id === 12 ? '/over-ons/' : undefined),
  kind: (type) => (['post', 'page', 'product'].includes(type) ? (type as 'post') : undefined),
  field: (key) => (key === 'bouwjaar' ? 'veld_bouwjaar' : undefined),
  part: (id) => (id === 3 ? 44 : undefined),
  card: (id) => (id === 8 ? 55 : undefined),
})

let next = 0
const el = (elType: string, settings: unknown, elements: unknown[] = [], more: object = {}) => ({
  id: `a${++next}`,
  elType,
  settings,
  elements,
  ...more,
})
const widget = (widgetType: string, settings: unknown = [], elements: unknown[] = []) =>
  el('widget', settings, elements, { widgetType })
const container = (settings: unknown, ...elements: unknown[]) => el('container', settings, elements)
const section = (settings: unknown, ...columns: unknown[]) => el('section', settings, columns)
const column = (size: number, ...widgets: unknown[]) =>
  el('column', { _column_size: size, _inline_size: null }, widgets)

function become(data: unknown, use: ElementorUse = { as: 'template' }, pageSettings: unknown = []) {
  const made = becomeElementor(data, pageSettings, links, use)
  expect(checkDocument(made.document)).toEqual({ ok: true, value: made.document })
  expect(settingFaults(made.document)).toEqual([])
  return { ...made, losses: made.losses.map(({ sort, name, count }) => [sort, name, count]) }
}
/** Types in each other, as `section(heading columns(text | text))`. */
const shape = (blocks: readonly Block[]): string =>
  blocks
    .map(({ type, props }) => {
      const slots = Object.values(props).filter(
        (value): value is Block[] =>
          Array.isArray(value) && value.length > 0 && typeof value[0]?.type === 'string',
      )
      return slots.length > 0 ? `${type}(${slots.map(shape).join(' | ')})` : type
    })
    .join(' ')
const propsOf = (made: { document: { content: Block[] } }, type: string) => {
  const found: Block['props'][] = []
  JSON.stringify(made.document, (_, value: unknown) => {
    const block = value as Block | null
    if (typeof block === 'object' && block !== null && block.type === type) found.push(block.props)
    return value
  })
  return found
}

describe('EDIT-07: a page of Elementor', () => {
  it('keeps its sections and columns, with their widths', () => {
    const made = become([
      section(
        [],
        column(66, widget('heading', { title: 'Een' })),
        column(33, widget('text-editor', { editor: '<p>Twee</p>' })),
      ),
      section({ structure: '10' }, column(100, widget('heading', { title: 'Drie', header_size: 'h4' }))),
    ])
    expect(shape(made.document.content)).toBe('section(columns(heading | text)) section(heading)')
    expect(propsOf(made, 'columns')[0]).toMatchObject({ ratio: 'two' })
    expect(propsOf(made, 'heading').map(({ level }) => level)).toEqual([2, 4])
  })

  it('keeps containers, in rows, stacks and grids', () => {
    const text = (words: string) => widget('text-editor', { editor: `<p>${words}</p>` })
    const made = become([
      container(
        { flex_direction: 'row' },
        container({ width: { unit: '%', size: 50 } }, text('a'), text('b')),
        container([], text('c')),
      ),
      container(
        { container_type: 'grid', grid_columns_grid: { unit: 'fr', size: 3 } },
        ...['1', '2', '3', '4', '5', '6'].map(text),
      ),
      container({ flex_direction: 'column' }, text('x'), text('y')),
    ])
    expect(shape(made.document.content)).toBe(
      'section(columns(text text | text)) section(columns(text | text | text) columns(text | text | text)) section(text text)',
    )
  })

  it('says how wide, where and when by device', () => {
    const made = become([
      container(
        {
          _element_id: 'vragen',
          hide_mobile: 'hidden-mobile',
          background_background: 'classic',
          background_color: '#10123a',
        },
        widget('heading', {
          title: 'Kop',
          align: 'left',
          align_mobile: 'center',
          _animation: 'fadeInUp',
          _animation_delay: '300',
        }),
      ),
    ])
    expect(propsOf(made, 'section')[0]).toMatchObject({ anchor: 'vragen', hiddenOn: 'phone', tone: 'night' })
    expect(propsOf(made, 'heading')[0]).toMatchObject({
      align: { desk: 'left', phone: 'center' },
      entrance: 'up',
      entranceDelay: 300,
    })
  })

  it('takes an empty list for an empty map, and numbers however they are written', () => {
    const made = become([
      section(
        [],
        column(
          100,
          widget('counter', { ending_number: '30', suffix: '+', title: 'Kerken', __dynamic__: [] }),
          widget('spacer', { space: { unit: 'px', size: '', sizes: [] } }),
          widget('progress', { title: 'Toren', percent: { unit: '%', size: '80' } }),
        ),
      ),
    ])
    expect(propsOf(made, 'counter')[0]).toMatchObject({ number: 30, after: '+' })
    expect(propsOf(made, 'progress')[0]).toMatchObject({ items: [{ label: 'Toren', percent: 80 }] })
  })

  it('reads JSON as it is stored, escaped once more, and in a template', () => {
    const data = [container([], widget('heading', { title: 'Wij zijn "hier"' }))]
    for (const given of [
      data,
      JSON.stringify(data),
      JSON.stringify(data).replace(/["\\]/g, '\\$&'),
      { content: data, page_settings: [] },
    ])
      expect(propsOf(become(given), 'heading')[0]).toMatchObject({ text: 'Wij zijn "hier"' })
    expect(become('[{"elType":').losses).toEqual([['too-much', 'JSON', 1]])
  })

  it('finds global colours in the kit; an empty name is none, and an unknown one is told', () => {
    const kit = readKit({
      settings: { system_colors: [{ _id: 'primary', title: 'P', color: '#0B1030' }], custom_colors: [] },
    })
    const ground = (globals: object, colour = '') =>
      become(
        [
          container(
            { background_background: 'classic', background_color: colour, __globals__: globals },
            widget('heading', { title: 'K' }),
          ),
        ],
        { as: 'template', kit },
      )
    expect(propsOf(ground({ background_color: 'globals/colors?id=primary' }), 'section')[0]?.tone).toBe(
      'night',
    )
    const none = ground({ background_color: '' }, '#EEEEEE')
    expect(propsOf(none, 'section')[0]?.tone).toBe('tint')
    expect(none.losses).toEqual([])
    const unknown = ground({ background_color: 'globals/colors?id=astglobalcolor0' }, '#000000')
    expect(propsOf(unknown, 'section')[0]?.tone).toBe('night')
    expect(unknown.losses).toEqual([['global', 'astglobalcolor0', 1]])
  })

  it('keeps what the entry of a page fills in', () => {
    const tag = (name: string, settings: object = {}) =>
      `[elementor-tag id="1a" name="${name}" settings="${encodeURIComponent(JSON.stringify(settings))}"]`
    const made = become([
      container(
        [],
        widget('heading', { title: 'Kop', __dynamic__: { title: tag('post-title') } }),
        widget('image', { image: { url: '', id: '' }, __dynamic__: { image: tag('post-featured-image') } }),
        widget('text-editor', {
          editor: 'x',
          __dynamic__: { editor: tag('acf-text', { key: 'field_9:bouwjaar' }) },
        }),
        widget('button', { text: 'Open', __dynamic__: { link: tag('popup', { popup: '40' }) } }),
        widget('button', { text: 'Lees', __dynamic__: { link: tag('internal-url', { post_id: '12' }) } }),
        widget('heading', { title: '2026', __dynamic__: { title: tag('current-date-time') } }),
      ),
    ])
    expect(propsOf(made, 'heading')[0]).toMatchObject({ text: '', dynamic: { text: 'entry.title' } })
    expect(propsOf(made, 'picture')[0]).toMatchObject({ media: null, dynamic: { media: 'entry.picture' } })
    expect(propsOf(made, 'text')[0]).toMatchObject({ dynamic: { html: 'veld_bouwjaar' } })
    expect(propsOf(made, 'button').map(({ link }) => link)).toEqual([
      `#builder-action:action=popup:open&settings=${btoa('{"id":99}')}`,
      '/over-ons/',
    ])
    expect(propsOf(made, 'heading')[1]).toMatchObject({ text: '2026' })
    expect(made.losses).toEqual([['dynamic', 'current-date-time', 1]])
  })

  it('shows the texts, pictures and links of a widget without a counterpart, in a block that is told', () => {
    const made = becomeElementor(
      [
        container(
          [],
          widget('eael-team-member', {
            eael_team_member_name: 'Anna',
            eael_team_member_image: { url: 'https://oud.example/anna.jpg', id: 5 },
            eael_team_member_description: '<b>Bouwt</b> torens <script>alert(1)</script>[x_y a="b"]',
            eael_name_color: '#ff0000',
            eael_content_align: 'left',
            social: [{ label: 'Site van Anna', link: { url: 'https://anna.example/', is_external: '' } }],
          }),
          widget('jet-nothing', { jet_color: '#fff' }),
        ),
      ],
      [],
      links,
    )
    const [text] = propsOf(made, 'text')
    expect(text?.html).toBe(
      '<p>Anna</p>\n<figure><img src="/media/7/kerk.jpg" alt="Een kerk" loading="lazy" /></figure>\n<p><b>Bouwt</b> torens</p>\n<p><a href="https://anna.example/">Site van Anna</a></p>',
    )
    expect(made.losses).toEqual(
      expect.arrayContaining([
        { sort: 'plain', name: 'eael-team-member', count: 1, blocks: [text?.id] },
        { sort: 'left', name: 'jet-nothing', count: 1 },
      ]),
    )
  })

  it('never shows a shortcode', () => {
    const made = become([
      container(
        [],
        widget('shortcode', { shortcode: '[mijn_ding id="1"]' }),
        widget('text-editor', { editor: '<p>Voor [mijn_ding id="1"] na</p>' }),
        widget('heading', { title: 'Kop [jaar_nu]' }),
        widget('html', { html: '<p>[mijn_ding]</p><script>x()</script>' }),
      ),
    ])
    expect(JSON.stringify(made.document)).not.toMatch(/mijn_ding|jaar_nu|script/)
  })

  it('has one title, as it was shown there', () => {
    const data = (title: string) => [
      container([], widget('heading', { title, header_size: 'h1' }), widget('text-editor', { editor: 'x' })),
    ]
    const page: ElementorUse = { as: 'page', title: 'Over ons' }
    expect(shape(become(data('Wie wij zijn'), page).document.content)).toBe(
      'section(entry-title) section(heading text)',
    )
    expect(shape(become(data('over ons'), page).document.content)).toBe('section(entry-title text)')
    const hidden = become(data('Wie wij zijn'), page, { hide_title: 'yes' })
    expect(shape(hidden.document.content)).toBe('front section(text)')
    expect(propsOf(hidden, 'front')[0]?.title).toBe('Wie wij zijn')
  })

  it('puts an anchor of its own at the heading after it, or at the section', () => {
    const made = become([
      container([], widget('menu-anchor', { anchor: 'een' }), widget('heading', { title: 'Een' })),
      container(
        [],
        widget('menu-anchor', { anchor: 'twee' }),
        widget('text-editor', { editor: '<p>Twee</p>' }),
      ),
    ])
    expect(propsOf(made, 'heading')[0]?.anchor).toBe('een')
    expect(propsOf(made, 'section').map(({ anchor }) => anchor)).toEqual(['', 'twee'])
  })

  it('reads the elements of the newest editor', () => {
    const typed = (type: string, value: unknown) => ({ $$type: type, value })
    const made = become([
      el('e-flexbox', {}, [
        widget('e-heading', { title: typed('html', 'Nieuw'), tag: typed('string', 'h3') }),
        widget('e-paragraph', { paragraph: typed('html-v2', { content: typed('string', 'Een alinea') }) }),
        widget('e-image', {
          image: typed('image', { src: typed('image-src', { id: typed('image-attachment-id', 5) }) }),
        }),
      ]),
    ])
    expect(shape(made.document.content)).toBe('section(heading text picture)')
    expect(propsOf(made, 'heading')[0]).toMatchObject({ text: 'Nieuw', level: 3 })
  })

  it('is told as a text where an entry has no more than that', () => {
    const { html } = becomeElementorText(
      [
        container(
          [],
          widget('heading', { title: 'Kop' }),
          widget('image-box', { title_text: 'Een', description_text: 'Twee', image: { id: 5 } }),
        ),
      ],
      links,
    )
    expect(html).toBe(
      '<h2>Kop</h2>\n<figure><img src="/media/7/kerk.jpg" alt="Een kerk" loading="lazy" /></figure>\n<p><strong>Een</strong></p>\n<p>Twee</p>',
    )
  })
})

describe('EDIT-07: templates and popups', () => {
  it.each([
    ['header', ['include/general'], [{ role: 'header' }]],
    ['footer', [{ type: 'include', name: 'general', sub_name: '', sub_id: '' }], [{ role: 'footer' }]],
    ['single-post', ['include/singular/post'], [{ role: 'single', type: 'post' }]],
    ['single-page', ['include/singular/page/12'], [{ role: 'single', post: 12 }]],
    ['single-post', ['include/singular/in_category/5'], [{ role: 'single', term: 5 }]],
    ['single', ['include/singular/not_found404'], [{ role: 'not-found' }]],
    ['archive', ['include/archive'], [{ role: 'archive' }]],
    ['archive', ['include/archive/post_archive'], [{ role: 'archive', type: 'post' }]],
    ['archive', ['include/archive/category/9'], [{ role: 'archive', term: 9 }]],
    ['search-results', ['include/archive/search'], [{ role: 'search' }]],
    ['product', ['include/product'], [{ role: 'single', type: 'product' }]],
    ['product-archive', ['include/product_archive'], [{ role: 'archive', type: 'product' }]],
    ['error-404', [], [{ role: 'not-found' }]],
    ['loop-item', ['include/general'], []],
    ['header', { 0: 'include/general', 1: 'exclude/singular/page/12' }, [{ role: 'header' }]],
  ])('a %s with %j stands at %j', (type, conditions, places) => {
    expect(placesOf(type, conditions, links).places).toEqual(places)
  })

  it('a header has its logo, menu and tools at their places', () => {
    const { document } = become([
      container(
        { flex_direction: 'row' },
        widget('theme-site-logo'),
        widget('nav-menu', { menu: 'hoofd' }),
        widget('search-form', { skin: 'full_screen' }),
      ),
    ])
    expect(checkDocument(headerOf(document))).toMatchObject({ ok: true })
    expect(shape(headerOf(document).content)).toBe('masthead(logo | menu | search-box)')
  })

  it('a popup has its conditions and triggers', () => {
    const { props, losses } = popupOf(
      'Nieuwsbrief',
      {
        width: { size: 900 },
        entrance_animation: 'fadeInUp',
        prevent_scroll: 'yes',
        vertical_position: 'bottom',
      },
      {
        triggers: {
          page_load: 'yes',
          page_load_delay: '5',
          scrolling: '',
          scrolling_offset: 30,
          exit_intent: 'yes',
          click: 'yes',
          click_times: 3,
        },
        timing: {
          times: 'yes',
          times_times: '2',
          times_period: 'week',
          devices: 'yes',
          devices_devices: ['desktop', 'mobile'],
          sources: 'yes',
          sources_sources: ['search'],
          schedule: 'yes',
          schedule_start_date: '2026-12-01 10:00',
        },
      },
      ['include/singular/page/12'],
      links,
    )
    expect(props).toMatchObject({
      where: 'some',
      pages: [{ address: '/over-ons/', below: false }],
      page_load: true,
      page_load_delay: 5,
      exit_intent: true,
      click_times: 3,
      times_times: 2,
      times_period: 'week',
      devices_devices: 'desk, phone',
      sources_sources: 'search',
      schedule_start_date: '2026-12-01T10:00',
      width: 'wide',
      place: 'bottom',
      entrance_animation: 'up',
      prevent_scroll: true,
    })
    expect(props).not.toHaveProperty('scrolling_offset')
    expect(losses).toEqual([])
    expect(popupOf('X', [], { triggers: [], timing: [] }, [], links).props).toMatchObject({ where: 'asked' })
  })

  it('the colours of a kit become a look that can be read', () => {
    const kit = readKit({
      system_colors: [
        { _id: 'primary', color: '#FFD700' },
        { _id: 'secondary', color: 'rgba(200, 200, 200, .5)' },
        { _id: 'text', color: '#777' },
        { _id: 'accent', color: '#61CE70' },
      ],
      system_typography: [{ _id: 'primary', typography_font_family: 'Playfair Display' }],
    })
    const made = becomeLook(kit)
    expect(made && faultsOf(made.look)).toEqual([])
    expect(made?.look.type).toBe('literary')
    expect(made?.losses.length).toBeGreaterThan(1)
    expect(becomeLook(readKit([]))).toBeUndefined()
  })
})

describe('abuse 15: a page that is made to be too much', () => {
  const heading = () => widget('heading', { title: 'Kop' })
  it('of elements in each other stays within what a page may be', () => {
    let deep: unknown = heading()
    for (let depth = 0; depth < 3_000; depth++)
      deep = container(depth % 2 ? { flex_direction: 'row' } : [], deep, heading())
    const { document, losses } = become([deep])
    expect(JSON.stringify(document).split('Kop').length).toBeGreaterThan(1_000)
    expect(losses.map(([, name]) => name)).toContain('depth')
  })

  it('of tabs in each other keeps their words', () => {
    let deep: unknown = heading()
    for (let depth = 0; depth < 30; depth++)
      deep = container(
        [],
        widget('nested-tabs', { tabs: [{ tab_title: `Tab ${depth}` }] }, [container([], deep)]),
      )
    const { document } = become([deep])
    expect(JSON.stringify(document)).toContain('Kop')
    expect(JSON.stringify(document)).toContain('Tab 0')
  })

  it('of more elements than any page has ends with a loss', () => {
    const many = [container([], ...Array.from({ length: 12_000 }, heading))]
    const { document, losses } = becomeElementor(many, [], links)
    expect(checkDocument(document).ok).toBe(true)
    expect(losses.some(({ sort }) => sort === 'too-much')).toBe(true)
  })

  it('of more bytes than a page may have ends with a loss', () => {
    const long = widget('text-editor', { editor: `<p>${'woord '.repeat(30_000)}</p>` })
    const { losses } = become([container([], ...Array.from({ length: 10 }, () => long))])
    expect(losses).toEqual([['too-much', 'Tekst', 5]])
    expect(become(`[${' '.repeat(6_000_000)}]`).losses).toEqual([['too-much', 'elementor', 1]])
  })
})

it('EDIT-07: any tree that may be of Elementor becomes a page that can be saved', () => {
  const names = [...replacedNames('elementor'), 'eael-x', 'login', 'menu-anchor', 'shortcode', 'sidebar', '']
  const keys =
    'title editor text link image tabs items slides icon_list gallery carousel space percent anchor menu form_fields shortcode html _element_id __dynamic__ __globals__ background_image background_color width posts_post_type template_id due_date columns wp_gallery tab_title tab_content item_title'.split(
      ' ',
    )
  const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<unknown>(
        '',
        [],
        {},
        null,
        true,
        'yes',
        0,
        -1,
        30,
        '30',
        Number.POSITIVE_INFINITY,
        Number.NaN,
        '[x_y a="b"]',
        '<p>Woord</p>',
        '#fff',
        '\ud800',
        '\0',
        '\ue002entry.title\ue003',
      ),
      fc.string({ maxLength: 20 }),
      fc.constantFrom<unknown>(
        { id: 5, url: 'https://oud.example/a.jpg' },
        { url: 'javascript:alert(1)', is_external: '' },
        { unit: 'px', size: '', sizes: [] },
        { title: '[elementor-tag name="post-title" settings="%7B%7D"]' },
      ),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 4 }),
    ),
  })).value
  const tree: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    tree: fc.record(
      {
        id: fc.oneof(
          fc.constantFrom<unknown>('a1b2c3d', 'a1b2c3d', '"><script>', 7, null),
          fc.string({ maxLength: 9 }),
        ),
        elType: fc.constantFrom<unknown>(
          'section',
          'column',
          'container',
          'widget',
          'widget',
          'e-div-block',
          'x',
          5,
        ),
        widgetType: fc.constantFrom<unknown>(...names, null),
        settings: fc.oneof(
          fc.constantFrom<unknown>([], null),
          fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8 }),
        ),
        elements: fc.oneof(
          { maxDepth: 4 },
          fc.constantFrom<unknown>([], {}, null),
          fc.array(tie('tree'), { maxLength: 4 }),
        ),
      },
      { requiredKeys: [] },
    ),
  })).tree
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 5 }), value, (data, settings) => {
      const { document } = become(data, { as: 'page', title: 'Kop' }, settings)
      expect(JSON.stringify(document)).not.toMatch(/javascript:|\[x_y|elementor-tag|\ue002|<script/)
    }),
    { numRuns: 300 },
  )
})

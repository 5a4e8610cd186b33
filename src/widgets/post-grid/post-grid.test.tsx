import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { createPlaces, type Places, placeCount, titlesIn } from '../testing/places.ts'

let places: Places
beforeAll(async () => {
  places = await createPlaces()
})
afterAll(() => places.close())

const byDistance = { type: 'jacobalia', order: 'distance' }
const attributeText = (html: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1]
const attribute = (html: string, name: string) =>
  JSON.parse((attributeText(html, name) ?? 'null').replaceAll('&quot;', '"'))

describe('a list of cards', () => {
  it('CAT-02 lists ten published entries in the order asked for', async () => {
    const { html, tags, reads } = await places.render('post-grid', byDistance)
    expect(titlesIn(html)).toHaveLength(10)
    expect(titlesIn(html)[0]).toBe('Plaats 01')
    expect(html).toContain('<span>Zeerijp, Groningen</span><span>1.610 km</span>')
    expect(html).not.toContain('concept')
    expect([...tags]).toContain('list:jacobalia')
    expect([...reads]).toEqual([])
  })

  it('CAT-05 lists the entries of a term, and those below it', async () => {
    const { html, tags } = await places.render('post-grid', {
      ...byDistance,
      taxonomy: 'plaats',
      term: 'groningen',
      perPage: 100,
    })
    expect(titlesIn(html)).toHaveLength(12)
    expect([...tags]).toContain('list:plaats:groningen')
  })

  it('CAT-02 shows the first one large, with its sentence', async () => {
    const { html } = await places.render('post-grid', { ...byDistance, lead: true, perPage: 4 })
    expect(html).toMatch(/<article class="card feature">.*Plaats 01.*Een zin over plaats 1\..*<\/article>/)
    expect(titlesIn(html)).toEqual(['Plaats 01', 'Plaats 02', 'Plaats 03', 'Plaats 04'])
  })

  it('CAT-02 lists them in other columns on smaller devices', async () => {
    const classes = async (columns: unknown, loadMethod = 'pages') =>
      /<ul class="([^"]*)"/.exec(
        (await places.render('post-grid', { ...byDistance, columns, loadMethod })).html,
      )?.[1]
    expect(await classes(3)).toMatch(/^cards of-3 rows /)
    expect(await classes({ desk: '3', tablet: '1' })).toMatch(/^cards of-3 beside-1-tablet /)
    expect(await classes({ desk: '4', phone: '2' })).toMatch(/^cards of-4 beside-2-phone /)
  })

  it('CAT-09 opens cards in a new tab when told', async () => {
    const { html } = await places.render('post-grid', { ...byDistance, target: '_blank', perPage: 1 })
    expect(html).toMatch(/<a href="\/jacobalia\/plaats-01\/" target="_blank" rel="noopener">/)
  })

  it('CAT-02 says kindly that there is nothing yet', async () => {
    const { html, status } = await places.render('post-grid', { type: 'product' })
    expect(html).toContain('Hier staat nog niets')
    expect(html).toContain('href="/?s="')
    expect(status).toBe(200)
  })
})

describe('pages of a list', () => {
  it('CAT-03 shows the page of the address, and links every other', async () => {
    const { html, pages } = await places.render(
      'post-grid',
      { ...byDistance, loadMethod: 'pages' },
      { page: 2 },
    )
    expect(titlesIn(html)[0]).toBe('Plaats 11')
    expect(html).toContain('href="/jacobalia/" data-page="1"')
    expect(html).toContain('href="/jacobalia/page/3/" data-page="3"')
    expect(pages).toBe(3)
  })

  it('CAT-03 shows the page of its own parameter, and 404 past the end', async () => {
    const own = (page: string) =>
      places.render(
        'post-grid',
        { ...byDistance, loadMethod: 'pages', ownPages: true },
        { query: new URLSearchParams({ 'e-page-b1': page }) },
      )
    const second = await own('2')
    expect(titlesIn(second.html)[0]).toBe('Plaats 11')
    expect(second.html).toContain('href="/jacobalia/?e-page-b1=3"')
    expect([...second.reads]).toEqual(['e-page-b1'])
    expect(second.status).toBe(200)
    expect((await own('4')).status).toBe(404)
    expect((await own('nul')).status).toBe(200)
  })

  it('CAT-03 keeps its last page beside a longer list', async () => {
    const { html, status } = await places.render(
      'post-grid',
      { ...byDistance, loadMethod: 'pages' },
      { page: 9 },
    )
    expect(titlesIn(html)).toEqual(['Plaats 21', 'Plaats 22', 'Plaats 23'])
    expect(status).toBe(200)
  })
})

describe('load more', () => {
  it('CAT-03 is a link to the next page without scripts, and carries its settings for them', async () => {
    const { html } = await places.render('post-grid', {
      ...byDistance,
      loadMethod: 'loadmore',
      changeUrl: true,
      text: 'Nog meer plaatsen',
      loadingText: 'Even geduld',
    })
    expect(html).toMatch(/<a [^>]*href="\/jacobalia\/page\/2\/"[^>]*>Nog meer plaatsen<\/a>/)
    expect(html).toContain('data-behaviour="load-more"')
    expect(html).toContain('data-loading-text="Even geduld"')
    const way = html.slice(html.indexOf('ecs-load-more-button'))
    expect(attribute(way, 'data-settings')).toEqual({
      widget_id: 'b1',
      text: 'Nog meer plaatsen',
      loading_text: 'Even geduld',
    })
    expect(attribute(html.slice(html.indexOf('<ul')), 'data-settings')).toMatchObject({
      widget_id: 'b1',
      load_method: 'loadmore',
      current_page: 1,
      max_num_pages: 3,
      change_url: true,
      reinit_js: true,
    })
    expect(attribute(html, 'data-query')).toMatchObject({ post_type: 'jacobalia', posts_per_page: 10 })
    expect(html).toContain('data-shown="10"')
    expect(html).toContain(`data-total="${placeCount}"`)
  })

  it.each([
    ['loadmore', 'ecs-load-more-button', 'load_more_on_click'],
    ['lazyload', 'ecs-lazyload', 'load_more_infinite_scroll'],
    ['scroll', 'ecs-load-more-button', 'load_more_infinite_scroll'],
  ])(
    'CAT-03 %s says to scripts of the classic site where it stands and what comes next',
    async (loadMethod, way, type) => {
      const anchorOf = async (page: number) => {
        const { html } = await places.render('post-grid', { ...byDistance, loadMethod }, { page })
        expect(attribute(html, 'data-settings')).toEqual({
          pagination_type: type,
          load_more_spinner: { value: '', library: '' },
        })
        expect(html.includes(`${way}"`)).toBe(page < 3)
        const anchor = /<span class="e-load-more-anchor[^"]*"([^>]*)>/.exec(html)?.[1]
        // Where they wait until it comes in sight it must have a place.
        expect(anchor?.includes('hidden')).toBe(type === 'load_more_on_click')
        return anchor
      }
      expect(await anchorOf(1)).toContain(
        'data-page="1" data-max-page="3" data-next-page="/jacobalia/page/2/"',
      )
      // Scripts look for it in the last page, too.
      expect(await anchorOf(3)).toContain(
        'data-page="3" data-max-page="3" data-next-page="/jacobalia/page/3/"',
      )
    },
  )

  it.each([
    ['WIRE-14 pages', { loadMethod: 'pages' }, 'ae-post-blocks.default'],
    [
      'WIRE-14 terms as links',
      { loadMethod: 'none', filters: 'soort', filterLook: 'links' },
      'ae-portfolio.default',
    ],
    [
      'WIRE-15 terms as links and pages',
      { loadMethod: 'pages', filters: 'soort', filterLook: 'links' },
      'ae-post-blocks-adv.grid',
    ],
    ['WIRE-17 pages that come by themselves', { loadMethod: 'scroll' }, 'ae-post-blocks-adv.grid'],
    ['WIRE-18 filters above it', { loadMethod: 'pages', filters: 'soort' }, 'loop-grid.post'],
  ])('%s: scripts of the classic site know the list as their own widget', async (_, props, type) => {
    const { html } = await places.render('post-grid', { ...byDistance, ...props })
    const [widget] = /<div class="elementor-element elementor-element-b1 [^>]*>/.exec(html) ?? ['']
    expect(attributeText(widget, 'data-widget_type')).toBe(type)
    expect(attributeText(widget, 'class')).toContain(`elementor-widget-${type.split('.')[0]}`)
  })

  it('WIRE-17 says to Infinite Scroll where its items and its button are, and from which page on it asks', async () => {
    const { html } = await places.render('post-grid', { ...byDistance, loadMethod: 'scroll', autoPages: 2 })
    expect(html).toMatch(
      /<div class="list [^"]*ae-outer-wrapper ae-ias-yes ae-ias-load-with-button-yes"[^>]* data-load-offset-page="2"/,
    )
    expect(html).toMatch(/<ul [^>]*class="[^"]*ae-post-collection/)
    expect(html).toMatch(/<li class="[^"]*ae-post-item-b1/)
    expect(html).toMatch(/<a href="\/jacobalia\/page\/2\/"[^>]*class="[^"]*next view-more-button"/)
    expect(html).toMatch(/ae-pagination-wrapper"[^>]*><span class="page-numbers">/)
  })

  it('WIRE-15 pages and narrows a list inside the wrapper that scripts fill anew', async () => {
    const { html } = await places.render('post-grid', {
      ...byDistance,
      loadMethod: 'pages',
      filters: 'soort',
      filterLook: 'links',
    })
    const [, wrapper = ''] = html.split(/<div class="list ae-post-widget-wrapper is-grid ae-outer-wrapper"/)
    expect(wrapper).toMatch(/^ data-wid="b1"/)
    expect(wrapper).toMatch(/<span class="filter-items active"><a [^>]*data-term-id="0"/)
    expect(wrapper).toMatch(/<nav class="pager ae-pagination-wrapper"/)
    expect(wrapper).toMatch(
      /<a class="page-numbers" href="\/jacobalia\/page\/2\/" data-page="2" data-ae-page-id="2"/,
    )
    expect(html).toMatch(
      /<div class="ae-post-overlay" hidden=""><\/div>(?:(?!<\/div>).)*<div class="list ae-post/,
    )
  })

  it('CAT-03 has no button on the last page', async () => {
    const { html } = await places.render('post-grid', { ...byDistance, loadMethod: 'lazyload' }, { page: 3 })
    expect(titlesIn(html)).toHaveLength(3)
    expect(html).not.toContain('data-load-more')
    expect(html).not.toContain('data-behaviour')
  })
})

describe('faces of a list', () => {
  const face = async (
    name: string,
    more: Record<string, unknown> = {},
    at: Parameters<Places['render']>[2] = {},
  ) => (await places.render('post-grid', { ...byDistance, face: name, perPage: 4, ...more }, at)).html

  it('CAT-02 masonry: columns, row_gap and item_gap: three, and 30 px between, unless told', async () => {
    const wall = async (more: Record<string, unknown> = {}) => {
      const html = await face('masonry', more)
      const [, gaps] = /class="list [^"]*is-masonry[^"]*" style="([^"]*)"/.exec(html) ?? []
      return [gaps, /<ul class="(cards of-\d[^"]*?) elementor/.exec(html)?.[1]]
    }
    expect(await wall()).toEqual(['--row-gap:30px;--item-gap:30px', 'cards of-3'])
    const columns = { desk: 4, tablet: 3, phone: 1 }
    expect(await wall({ rowGap: 8, itemGap: 0, columns })).toEqual([
      '--row-gap:8px;--item-gap:0px',
      'cards of-4 beside-3-tablet beside-1-phone',
    ])
    expect(await face('grid', { rowGap: 8 })).not.toContain('--row-gap')
  })

  it('CAT-13 carousel: slide_gap is the room between slides', async () => {
    expect(await face('carousel')).toContain('--slide-gap:28px')
    expect(await face('carousel', { slideGap: 0 })).toContain('--slide-gap:0px')
  })

  it('CAT-13 carousel: slides_to_show: three beside each other, two on a tablet, one on a phone, unless told', async () => {
    const shown = async (slidesToShow: unknown) =>
      /--on-desk:(\d);--on-tablet:(\d);--on-phone:(\d)/
        .exec(await face('carousel', { slidesToShow }))
        ?.slice(1)
        .join('')
    expect(await shown(undefined)).toBe('321')
    expect(await shown(1)).toBe('111')
    expect(await shown(5)).toBe('521')
    expect(await shown({ desk: 4, tablet: 3, phone: 2 })).toBe('432')
  })

  it('CAT-13 carousel: cards that lead to their pages, with what its script reads beside them', async () => {
    const html = await face('carousel', {
      infinite: true,
      slidesToScroll: { desk: 2, phone: 1 },
      navigation: 'arrows',
    })
    expect(titlesIn(html)).toEqual(['Plaats 01', 'Plaats 02', 'Plaats 03', 'Plaats 04'])
    expect(attribute(html.slice(html.indexOf('"carousel"')), 'data-settings')).toEqual({
      slides_to_scroll: 2,
      slides_to_scroll_tablet: 2,
      slides_to_scroll_mobile: 1,
      infinite: true,
      speed: 500,
      autoplay: false,
      autoplay_speed: 5000,
      pause_on_interaction: true,
      pause_on_hover: true,
      effect: 'slide',
      navigation: 'arrows',
    })
    expect(html).toMatch(/aria-label="Vorige".*aria-label="Volgende"/)
    expect(html).not.toContain('class="dots"')
    expect(await face('carousel', { navigation: 'dots' })).not.toContain('aria-label="Vorige"')
    expect(await face('carousel', { effect: 'fade' })).toContain('--on-desk:1;')
  })

  it.each([
    ['arrows', true, false],
    ['dots', false, true],
    ['both', true, true],
  ])('CAT-13 carousel: navigation %s', async (navigation, hasArrows, hasDots) => {
    const html = await face('carousel', { navigation })
    expect([html.includes('data-slide="next"'), html.includes('class="dots"')]).toEqual([hasArrows, hasDots])
  })

  it('CAT-02 accordion: titles that fold, close each other without scripts and can be linked to', async () => {
    const html = await face('accordion')
    expect(html.match(/<details name="lijst-b1" data-hashtag="plaats-0\d">/g)).toHaveLength(4)
    expect(html).toMatch(/Een zin over plaats 1\..*href="\/jacobalia\/plaats-01\/"/)
  })

  it('CAT-02 tabs: names that lead to their part without scripts', async () => {
    const html = await face('tabs')
    const [, id] = /<a href="#(b1-\d+)" data-hashtag="plaats-01">Plaats 01/.exec(html) ?? []
    expect(html).toContain(`<section id="${id}" class="tab-panel">`)
  })

  it('CAT-02 milestones: the distance first', async () => {
    expect(await face('milestones')).toMatch(/class="km">1\.610.*Plaats 01.*class="km">1\.600/s)
  })

  it('CAT-08 map: every place of the list as a star, also those of other pages, with the list beside it', async () => {
    const html = await face('map', { taxonomy: 'plaats', term: 'groningen' })
    expect(html.match(/<g [^>]*data-id=/g)).toHaveLength(12)
    expect(html.match(/data-place="/g)).toHaveLength(12)
  })

  it('CAT-02 a face that cannot grow has pages instead', async () => {
    const html = await face('accordion', { loadMethod: 'loadmore' }, { page: 2 })
    expect(html).toContain('data-hashtag="plaats-05"')
    expect(html).toContain('href="/jacobalia/page/3/" data-page="3"')
    expect(html).not.toContain('data-load-more')
    expect(await face('carousel', { loadMethod: 'loadmore' })).not.toContain('data-load-more')
  })

  it('CAT-15 cards open their picture when told, and their page where there is none', async () => {
    const html = await face('grid', { target: 'lightbox' })
    expect(html).toContain('data-behaviour="lightbox-list"')
    expect(html).toContain('<dialog class="lightbox"')
    expect(html).toContain('href="/jacobalia/plaats-01/"')
  })
})

describe('CAT-04 filters beside terms', () => {
  const offered = { moreFilters: 'zoek,letter,dagen,km', filters: 'soort', perPage: 100 }
  const found = async (query: Record<string, string>, more: Record<string, unknown> = {}) =>
    places.render('post-grid', { ...byDistance, ...offered, ...more }, { query: new URLSearchParams(query) })
  const numbers = async (query: Record<string, string>, more = {}) =>
    titlesIn((await found(query, more)).html).map((title) => Number(title.replace('Plaats ', '')))

  it.each([
    ['words', { 'e-filter-b1-zoek': 'zeerijp' }, [1]],
    [
      'the first letter',
      { 'e-filter-b1-letter': 'p' },
      Array.from({ length: placeCount }, (_, at) => at + 1),
    ],
    ['another letter', { 'e-filter-b1-letter': 'Q' }, []],
    [
      'days, both included',
      { 'e-filter-b1-vanaf': '2024-01-03', 'e-filter-b1-tot': '2024-01-05' },
      [3, 4, 5],
    ],
    ['kilometres, both included', { 'e-filter-b1-km-vanaf': '1590', 'e-filter-b1-km-tot': '1600' }, [2, 3]],
    ['a term as well', { 'e-filter-b1-km-vanaf': '1590', 'e-filter-b1-soort': 'kapel' }, [3]],
  ])('narrows the list to %s', async (_, query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  it.each([
    ['no day', { 'e-filter-b1-vanaf': '2024-02-31' }],
    ['no number', { 'e-filter-b1-km-tot': '-5' }],
    ['no letter', { 'e-filter-b1-letter': "A' or 1=1" }],
    ['nothing', { 'e-filter-b1-zoek': '  ' }],
  ])('asks for nothing with what is %s', async (_, query) => {
    expect(await numbers(query)).toHaveLength(placeCount)
  })

  it('offers all that staff chose, as the editor writes several', async () => {
    const { html } = await found({}, { filters: 'plaats, soort', moreFilters: 'zoek, letter, dagen, km' })
    const offers = ['"plaats"', '"soort"'].map((name) =>
      html.includes(`&quot;taxonomy&quot;:${name.replaceAll('"', '&quot;')}`),
    )
    expect(offers).toEqual([true, true])
    expect([...html.matchAll(/data-detail="([\w-]+)"/g)].map(([, name]) => name)).toEqual([
      'zoek',
      'vanaf',
      'tot',
      'km-vanaf',
      'km-tot',
      'letter',
    ])
  })

  it('reads only what its list offers', async () => {
    expect(await numbers({ 'e-filter-b1-zoek': 'zeerijp' }, { moreFilters: 'letter' })).toHaveLength(
      placeCount,
    )
  })

  it('says what is chosen, each with the address without it', async () => {
    const { html } = await found({
      'e-filter-b1-soort': 'kerk~kapel',
      'e-filter-b1-vanaf': '2024-01-03',
      junk: '1',
    })
    const chips = [...html.matchAll(/<a href="([^"]*)" data-filter-chip=""[^>]*>([^<]*)/g)]
    expect(chips.map(([, href, label]) => [label, href?.replaceAll('&amp;', '&')])).toEqual([
      ['Kapel', '/jacobalia/?e-filter-b1-soort=kerk&e-filter-b1-vanaf=2024-01-03'],
      ['Kerk', '/jacobalia/?e-filter-b1-soort=kapel&e-filter-b1-vanaf=2024-01-03'],
      ['Vanaf 03-01-2024', '/jacobalia/?e-filter-b1-soort=kerk%7Ekapel'],
    ])
  })

  it('counts what the terms would leave of the narrowed list', async () => {
    const { html } = await found({ 'e-filter-b1-km-vanaf': '1590' })
    expect(html).toMatch(/data-filter="kapel"[^>]*>Kapel[^\d]*<span class="count">1</)
    expect(html).toMatch(/data-filter="kerk"[^>]*>Kerk[^\d]*<span class="count">2</)
  })

  it('keeps what is filled in, and the terms beside it', async () => {
    const { html, cacheable } = await found({ 'e-filter-b1-zoek': 'plaats', 'e-filter-b1-soort': 'kerk' })
    expect(html).toMatch(/<input type="search"[^>]*name="e-filter-b1-zoek"[^>]*value="plaats"/)
    expect(html).toMatch(/<input type="hidden" name="e-filter-b1-soort" value="kerk"/)
    expect(html).toMatch(/<input type="hidden" name="e-filter-b1-zoek" value="plaats"/)
    expect(cacheable).toBe(false)
  })

  it('goes on by its next page, which ecsload knows nothing of', async () => {
    const { html } = await found({ 'e-filter-b1-letter': 'P' }, { perPage: 5, loadMethod: 'loadmore' })
    expect(html).toContain('&quot;by_page&quot;:true')
    expect(html).toContain('href="/jacobalia/page/2/?e-filter-b1-letter=P"')
  })

  it('offers terms as a list of choices, one at a time', async () => {
    const { html } = await found({ 'e-filter-b1-soort': 'kerk' }, { filterLook: 'select' })
    expect(html).toMatch(/<select name="e-filter-b1-soort"[^>]*>.*<option value="kerk"[^>]* selected="">Kerk/)
  })

  it('CAT-05 offers terms as links inside the list, which scripts of the classic site know by their numbers', async () => {
    const kapel = (await places.content.content.terms()).find(({ slug }) => slug === 'kapel')?.id
    const { html } = await found(
      { 'e-filter-b1-soort': 'kapel', 'e-filter-b1-letter': 'p' },
      { filterLook: 'links' },
    )
    const list = html.split('ae-post-widget-wrapper')[1] ?? ''
    expect(list).toMatch(
      /<span class="filter-items"><a href="\/jacobalia\/\?e-filter-b1-letter=p" data-filter-chip="" data-term-id="0">Alles/,
    )
    expect(list).toContain(
      `<span class="filter-items active" data-hashtag="kapel"><a href="/jacobalia/?e-filter-b1-letter=p&amp;e-filter-b1-soort=kapel" data-filter-chip="" data-term-id="${kapel}" aria-current="true">Kapel`,
    )
    expect(html).not.toContain('class="e-filter"')
  })

  it.each(['buttons', 'select', 'links'])('CAT-05 names each term for a hash: %s', async (filterLook) => {
    const { html } = await found({}, { filterLook })
    expect(html).toMatch(/<(?:button|option|span)[^>]* data-hashtag="kapel"/)
  })

  it('abuse 16 shows words as words', async () => {
    const { html } = await found({ 'e-filter-b1-zoek': '"><script>alert(1)</script>' })
    expect(html).not.toContain('<script>alert')
  })
})

describe('CAT-02 what a list asks for', () => {
  it('leaves out the entry of its page, and shows what has a term in common with it', async () => {
    const entry = await places.content.content.entry(places.ids[2] ?? 0, anonymous)
    const list = async (props: Record<string, unknown>) =>
      titlesIn((await places.render('post-grid', { ...byDistance, perPage: 100, ...props }, { entry })).html)
    const all = await list({ exceptThis: false })
    expect(all).toHaveLength(placeCount)
    expect(await list({})).toEqual(all.filter((title) => title !== 'Plaats 03'))
    expect(await list({ relation: 'soort' })).toEqual(
      [6, 9, 12, 15, 18, 21].map((number) => `Plaats ${String(number).padStart(2, '0')}`),
    )
    expect(await list({ relation: 'onderwerp' })).toEqual([])
  })

  it('shows what staff chose by hand, in their order, page after page', async () => {
    const chosen = [
      '/jacobalia/plaats-07/',
      '/nieuws/plaats-01/',
      '/jacobalia/plaats-02',
      'http://[',
      '/jacobalia/plaats-05/',
    ]
    const list = async (props: Record<string, unknown>, page = 1) =>
      places.render(
        'post-grid',
        { ...byDistance, byHand: chosen.map((href) => ({ href })), ...props },
        { page },
      )
    expect(titlesIn((await list({})).html)).toEqual(['Plaats 07', 'Plaats 02', 'Plaats 05'])
    expect(titlesIn((await list({ perPage: 2, loadMethod: 'pages' }, 2)).html)).toEqual(['Plaats 05'])
    // Its next page knows what was chosen; `ecsload` would not.
    expect((await list({ perPage: 2, loadMethod: 'loadmore' })).html).toContain('&quot;by_page&quot;:true')
    expect((await list({ filters: 'soort' })).html).toContain('<span class="count">3</span>')
    expect(titlesIn((await list({ byHand: [{ href: '/over-ons/' }] })).html)).toEqual([])
  })

  it('shows what has a value in a field that staff declared', async () => {
    const { content } = places.content
    const add = (title: string, fields: Record<string, unknown>) =>
      content.addEntry({ type: 'post', title, status: 'published', publishedAt: new Date(0), fields })
    await add('Een', { veld_stijl: 'Gotisch' })
    await add('Twee', { veld_stijl: ['Barok', 'Gotisch'] })
    await add('Drie', { veld_stijl: 'Barok' })
    await add('Vier', {})
    const list = async (ownValue: string) =>
      titlesIn(
        (await places.render('post-grid', { type: 'post', order: 'title', ownField: 'veld_stijl', ownValue }))
          .html,
      )
    expect(await list('Gotisch')).toEqual(['Een', 'Twee'])
    expect(await list('Barok')).toEqual(['Drie', 'Twee'])
    expect(await list(`x' or true --`)).toEqual([])
    expect(await list('')).toContain('Vier')
  })

  it('shows what somebody wrote, with counts to match, and goes on by pages', async () => {
    const { content } = places.content
    const [by, other] = [4, 5]
    for (const at of [0, 1, 2]) await content.changeEntry(places.ids[at] ?? 0, { authorId: by })
    await content.changeEntry(places.ids[3] ?? 0, { authorId: other })
    const list = async (props: Record<string, unknown>) =>
      (await places.render('post-grid', { ...byDistance, ...props })).html
    const filtered = await list({ author: by, filters: 'soort' })
    expect(titlesIn(filtered)).toEqual(['Plaats 01', 'Plaats 02', 'Plaats 03'])
    expect(filtered.match(/<span class="count">\d+/g)?.join(' ')).toMatch(/1 .*2$/)
    expect(titlesIn(await list({ author: 6 }))).toEqual([])
    const growing = await list({ author: by, perPage: 2, loadMethod: 'loadmore' })
    expect(growing).toContain('&quot;by_page&quot;:true')
    // A change is seen at once, though lists are cached.
    await content.changeEntry(places.ids[0] ?? 0, { authorId: null })
    expect(titlesIn(await list({ author: by }))).toEqual(['Plaats 02', 'Plaats 03'])
    expect(titlesIn(await list({ author: other }))).toEqual(['Plaats 04'])
  })

  it.each([
    ['one of several terms', { anyTerms: 'soort/kapel, soort/kerk' }, placeCount],
    ['one of each taxonomy', { anyTerms: 'soort/kapel, plaats/utrecht' }, 3],
    ['all terms at once', { allTerms: 'soort/kerk, soort/kapel' }, 0],
    ['none of the terms', { noTerms: 'soort/kerk, plaats/utrecht' }, 4],
    ['a term and not another', { taxonomy: 'plaats', term: 'utrecht', noTerms: 'soort/kapel' }, 8],
    ['days', { publishedFrom: '2024-01-03', publishedTo: '2024-01-05' }, 3],
    ['a first day alone', { publishedFrom: '2024-01-20' }, 4],
  ])('shows what staff set of terms and days: %s', async (_, props, count) => {
    const set = { ...byDistance, ...props, loadMethod: 'loadmore', perPage: 2 }
    const { html } = await places.render('post-grid', set)
    expect(html).toContain(`data-total="${count}"`)
    expect(titlesIn(html)).toHaveLength(Math.min(2, count))
  })

  it('lets visitors choose among the days that staff set, and counts only those', async () => {
    const set = { ...byDistance, publishedFrom: '2024-01-03', publishedTo: '2024-01-09' }
    const filters = { filters: 'soort', moreFilters: 'dagen' }
    const days = async (from: string, to: string) => {
      const query = new URLSearchParams({ 'e-filter-b1-vanaf': from, 'e-filter-b1-tot': to })
      const { html } = await places.render('post-grid', { ...set, ...filters }, { query })
      return [
        titlesIn(html).length,
        ...[...html.matchAll(/class="count">(\d+)/g)].map(([, count]) => Number(count)),
      ]
    }
    expect(await days('2024-01-01', '2024-01-31')).toEqual([7, 3, 4])
    expect(await days('2024-01-05', '2024-01-06')).toEqual([2, 1, 1])
  })

  it('shows what appeared lately, and is made anew every day', async () => {
    const at = (now: string) => ({ now: new Date(now) })
    const lately = { ...byDistance, lastDays: 5 }
    const { html, freshUntil } = await places.render('post-grid', lately, at('2024-01-23T12:00:00Z'))
    expect(titlesIn(html)).toEqual([
      'Plaats 18',
      'Plaats 19',
      'Plaats 20',
      'Plaats 21',
      'Plaats 22',
      'Plaats 23',
    ])
    expect(freshUntil).toEqual(new Date('2024-01-23T23:00:00Z'))
    expect(titlesIn((await places.render('post-grid', lately, at('2024-03-01T12:00:00Z'))).html)).toEqual([])
  })

  it('shows what is still to come by its own day, the first first, and what is past the other way', async () => {
    const { content } = places.content
    const add = (title: string, startsOn: string, endsOn?: string) =>
      content.addEntry({
        type: 'agenda',
        title,
        status: 'published',
        publishedAt: new Date(0),
        fields: { startsOn, ...(endsOn ? { endsOn } : {}) },
      })
    await add('Lezing', '2026-08-20')
    await add('Wandeling', '2026-07-20')
    await add('Tentoonstelling', '2026-06-01', '2026-07-15')
    await add('Feest', '2026-05-01')
    const list = async (days: string, order: string) =>
      titlesIn(
        (
          await places.render(
            'post-grid',
            { type: 'agenda', days, order },
            { now: new Date('2026-07-15T10:00:00Z') },
          )
        ).html,
      )
    expect(await list('coming', 'day')).toEqual(['Tentoonstelling', 'Wandeling', 'Lezing'])
    expect(await list('past', 'day-desc')).toEqual(['Feest'])
    expect(await list('', 'day-desc')).toEqual(['Lezing', 'Wandeling', 'Tentoonstelling', 'Feest'])
  })

  it('orders by a field that staff declared: numbers by size, days by date, and what has none last', async () => {
    const { content } = places.content
    const add = (title: string, fields: Record<string, unknown>) =>
      content.addEntry({
        type: 'post',
        title,
        status: 'published',
        publishedAt: new Date(0),
        fields: { veld_lijst: 'ja', ...fields },
      })
    await add('Negen', { veld_hoogte: 9, veld_open: { from: '2026-05-01' } })
    await add('Tachtig', { veld_hoogte: 80.5, veld_open: { from: '2025-12-31', until: '2026-01-02' } })
    await add('Geen', {})
    await add('Min twee', { veld_hoogte: -2 })
    const list = async (order: string, orderField: string, page = 1) =>
      titlesIn(
        (
          await places.render(
            'post-grid',
            {
              type: 'post',
              ownField: 'veld_lijst',
              ownValue: 'ja',
              order,
              orderField,
              perPage: 3,
              loadMethod: 'pages',
            },
            { page },
          )
        ).html,
      )
    expect(await list('field', 'veld_hoogte')).toEqual(['Min twee', 'Negen', 'Tachtig'])
    expect(await list('field', 'veld_hoogte', 2)).toEqual(['Geen'])
    expect(await list('field-desc', 'veld_hoogte')).toEqual(['Tachtig', 'Negen', 'Min twee'])
    expect(await list('field', 'veld_open')).toEqual(['Tachtig', 'Negen', 'Geen'])
    expect(await list('field', "x') is null; --")).toHaveLength(3)
    expect(await list('field', '')).toHaveLength(3)
  })

  it('says what staff want where nothing is found, or nothing at all', async () => {
    const none = { type: 'post', taxonomy: 'soort', term: 'kerk' }
    const said = await places.render('post-grid', { ...none, nothing: 'Binnenkort meer.' })
    expect(said.html).toContain('Binnenkort meer.')
    expect(said.html).not.toContain('Kom later terug')
    expect((await places.render('post-grid', { ...none, hideEmpty: true, heading: 'Nieuws' })).html).toBe('')
  })

  it('shows them by chance, the same all day, each on one page', async () => {
    const page = async (page: number) =>
      titlesIn(
        (
          await places.render(
            'post-grid',
            { order: 'chance', type: 'jacobalia', loadMethod: 'pages' },
            { page },
          )
        ).html,
      )
    const [first, again, second, third] = await Promise.all([page(1), page(1), page(2), page(3)])
    expect(again).toEqual(first)
    expect(new Set([...first, ...second, ...third]).size).toBe(placeCount)
    expect([...first, ...second, ...third]).not.toEqual([...first, ...second, ...third].sort())
    const { freshUntil } = await places.render('post-grid', { order: 'chance', type: 'jacobalia' })
    expect(freshUntil?.getTime()).toBeGreaterThan(Date.now())
  })
})

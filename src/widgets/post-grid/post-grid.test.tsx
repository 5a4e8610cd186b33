import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlaces, type Places, placeCount, titlesIn } from '../testing/places.ts'

let places: Places
beforeAll(async () => {
  places = await createPlaces()
})
afterAll(() => places.close())

const byDistance = { type: 'jacobalia', order: 'distance' }
const attribute = (html: string, name: string) =>
  JSON.parse((new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? 'null').replaceAll('&quot;', '"'))

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
    expect(attribute(html, 'data-settings')).toMatchObject({
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

  it('CAT-03 has no button on the last page', async () => {
    const { html } = await places.render('post-grid', { ...byDistance, loadMethod: 'lazyload' }, { page: 3 })
    expect(titlesIn(html)).toHaveLength(3)
    expect(html).not.toContain('data-load-more')
    expect(html).not.toContain('data-behaviour')
  })
})

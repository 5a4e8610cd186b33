import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPlaces, type Places, titlesIn } from '../testing/places.ts'
import { aTerm } from '../testing/render-room.ts'
import { facetOptions } from './facets.ts'

let places: Places
beforeAll(async () => {
  places = await createPlaces()
})
afterAll(() => places.close())

const archive = (query = '', more: Parameters<Places['render']>[2] = {}) =>
  places.render(
    'archive-list',
    {},
    { archive: { type: 'jacobalia' }, query: new URLSearchParams(query), ...more },
  )

/** The first of both lists of filters, which say the same. */
const facetLink = (html: string, name: string) =>
  new RegExp(`<a class="check" href="([^"]*)"[^>]*><span>${name}</span><span class="c">(\\d+)</span>`).exec(
    html,
  )

describe('the archive of places', () => {
  it('CAT-01 begins with the farthest, the first of ten large, and says how many there are', async () => {
    const { html, pages, tags } = await archive()
    expect(html).toContain('<div class="count" role="status">23 plaatsen</div>')
    expect(titlesIn(html)).toHaveLength(10)
    expect(html).toMatch(/<article class="card feature">.*?Plaats 01/)
    expect(html).toContain('href="/jacobalia/page/2/" data-page="2"')
    expect(pages).toBe(3)
    expect([...tags]).toContain('list:jacobalia')
  })

  it('CAT-01 narrows by a term and counts what each choice would give', async () => {
    const all = await archive()
    expect(facetLink(all.html, 'Kerk')?.slice(1)).toEqual(['/jacobalia/?soort=kerk', '16'])
    expect(facetLink(all.html, 'Groningen')?.slice(1)).toEqual(['/jacobalia/?plaats=groningen', '12'])
    const chapels = await archive('soort=kapel')
    expect(chapels.html).toContain('>7 plaatsen<')
    expect(facetLink(chapels.html, 'Groningen')?.slice(1)).toEqual([
      '/jacobalia/?soort=kapel&amp;plaats=groningen',
      '4',
    ])
    expect(facetLink(chapels.html, 'Kerk')?.slice(1)).toEqual(['/jacobalia/?soort=kapel~kerk', '16'])
    expect(chapels.html).toMatch(/aria-current="true"><span>Kapel/)
    expect(facetLink(chapels.html, 'Kapel')?.[1]).toBe('/jacobalia/')
  })

  it('CAT-01 joins terms of one kind by OR and those of different kinds by AND, however they are written', async () => {
    for (const written of ['soort=kerk~kapel', 'soort=kerk|kapel', 'soort=kerk&soort=kapel'])
      expect((await archive(`${written}&plaats=utrecht`)).html).toContain('>11 plaatsen<')
  })

  it('CAT-01 keeps the filter on its other pages, in its order and on the map', async () => {
    const { html } = await archive('plaats=groningen&volgorde=title')
    expect(html).toContain('href="/jacobalia/page/2/?plaats=groningen&amp;volgorde=title"')
    expect(html).toContain('href="/jacobalia/?plaats=groningen&amp;volgorde=title&amp;weergave=kaart"')
    expect(html).toContain('<input type="hidden" name="plaats" value="groningen"/>')
    expect(html).toMatch(/<option value="title" selected="">/)
  })

  it('CAT-01 shows inside a chosen region what lies there', async () => {
    expect((await archive()).html).not.toContain('<span>Zeerijp</span><span class="c">')
    const { html } = await archive('plaats=groningen')
    expect(facetLink(html, 'Zeerijp')?.slice(1)).toEqual(['/jacobalia/?plaats=zeerijp', '1'])
  })

  it('CAT-01 offers a way out of a filter that fits nothing, and does not keep made-up addresses', async () => {
    const { html, status, cacheable } = await archive('soort=bestaat-niet')
    expect(html).toContain('Niets met dit filter')
    expect(html).toMatch(/<a [^>]*href="\/jacobalia\/"[^>]*>Toon alles<\/a>/)
    expect(status).toBe(200)
    expect(cacheable).toBe(false)
    expect((await archive('soort=kerk')).cacheable).toBe(true)
  })

  it('CAT-05 lists one term, and inside it only what lies below', async () => {
    const term = aTerm({ id: places.terms.groningen, slug: 'groningen', name: 'Groningen' })
    const { html } = await places.render(
      'archive-list',
      {},
      { archive: { type: 'jacobalia', term }, path: '/plaats/groningen/' },
    )
    expect(html).toContain('>12 plaatsen<')
    expect(facetLink(html, 'Utrecht')).toBeNull()
    expect(html).toContain('Filter op soort en plaats')
    expect(html).not.toContain('rovincie')
    expect(facetLink(html, 'Zeerijp')?.[1]).toBe('/plaats/groningen/?plaats=zeerijp')
  })

  it('CAT-01 shows the places on the map with their list beside it', async () => {
    const { html, pages } = await archive('weergave=kaart&plaats=utrecht')
    expect(html.match(/data-id="/g)).toHaveLength(11)
    expect(html.match(/data-place="/g)).toHaveLength(11)
    expect(html).toContain('<summary class="link">Toon er nog 1</summary>')
    expect(html).toMatch(/<a href="[^"]*weergave=kaart[^"]*" aria-current="true">/)
    expect(html).not.toContain('class="card')
    expect(pages).toBe(1)
  })

  it('CAT-01 can be sorted without scripts', async () => {
    const { html } = await archive()
    expect(html).toMatch(/<form data-behaviour="submit-on-change" action="\/jacobalia\/">/)
    expect(html).toMatch(/<button type="submit"[^>]*>Sorteer<\/button>/)
  })
})

it('CAT-01 lists news by date, newest first, without a map', async () => {
  const { html } = await places.render(
    'archive-list',
    { showExcerpt: true },
    { archive: { type: 'post' }, path: '/nieuws/' },
  )
  expect(html).toContain('>1 bericht<')
  expect(html).toContain('<span>12 maart 2026</span>')
  expect(html).not.toContain('Kaart')
})

describe('terms to choose from', () => {
  const tree = [
    { ...aTerm({ id: 1, slug: 'friesland', name: 'Friesland' }), depth: 0, count: 3 },
    { ...aTerm({ id: 2, slug: 'waadhoeke', name: 'Waadhoeke', parentId: 1 }), depth: 1, count: 2 },
    { ...aTerm({ id: 3, slug: 'leeg', name: 'Leeg' }), depth: 0, count: 0 },
    { ...aTerm({ id: 4, slug: 'utrecht', name: 'Utrecht' }), depth: 0, count: 1 },
  ]
  const nextOf = (chosen: string[], label: string) =>
    facetOptions(tree, chosen).find((option) => option.label === label)?.next

  it('CAT-05 lets a region go for what lies in it, and the other way round', () => {
    expect(nextOf(['friesland', 'utrecht'], 'Waadhoeke')).toEqual(['utrecht', 'waadhoeke'])
    expect(nextOf(['waadhoeke'], 'Friesland')).toEqual(['friesland'])
    expect(nextOf(['waadhoeke'], 'Waadhoeke')).toEqual([])
  })

  it('CAT-05 leaves out what would show nothing, unless it is chosen', () => {
    expect(facetOptions(tree, []).map(({ label }) => label)).toEqual(['Friesland', 'Utrecht'])
    expect(facetOptions(tree, ['leeg']).map(({ label }) => label)).toContain('Leeg')
  })
})

describe('places around a town', () => {
  it('CAT-08 lists what lies within the distance, with the filters', async () => {
    const { html } = await archive('bij=Kampen&straal=25&soort=kerk')
    expect(titlesIn(html)).toEqual(['Plaats 08', 'Plaats 07'])
    expect(html).toContain('<option value="25" selected="">25 km</option>')
    expect(facetLink(html, 'Groningen')?.slice(1)).toEqual([
      '/jacobalia/?soort=kerk&amp;plaats=groningen&amp;bij=Kampen',
      '2',
    ])
    expect((await archive('bij=kampen&straal=10')).html).toContain('>0 plaatsen<')
  })

  it('CAT-08 begins with the nearest and says how far each is, unless another order is asked for', async () => {
    const { html } = await archive('bij=Kampen')
    expect(titlesIn(html)).toEqual(['Plaats 08', 'Plaats 07'])
    const away = [...html.matchAll(/<span>op (\d+) km van Kampen<\/span>/g)].map(([, km]) => Number(km))
    expect(away).toEqual([22, 24])
    expect(html).toContain('<option value="nearest" selected="">Dichtbij eerst</option>')
    const far = (await archive('bij=Kampen&volgorde=distance')).html
    expect(titlesIn(far)).toEqual(['Plaats 07', 'Plaats 08'])
    expect(far).toContain('<option value="distance" selected="">')
    expect(far).toContain('op 22 km van Kampen')
    expect(far).toContain('href="/jacobalia/?volgorde=distance&amp;bij=Kampen&amp;weergave=kaart"')
    expect((await archive()).html).not.toMatch(/Dichtbij eerst|km van/)
    expect((await archive('bij=Kampen&weergave=kaart')).html).toContain('km van Kampen')
  })

  it('CAT-08 shows the same on the map, and the form keeps what was chosen', async () => {
    const { html } = await archive('bij=Kampen&weergave=kaart&volgorde=title')
    expect(html.match(/data-id="/g)).toHaveLength(2)
    expect(html).toContain('<input type="hidden" name="volgorde" value="title"/>')
    expect(html).toContain('<input type="hidden" name="weergave" value="kaart"/>')
    expect(html).toContain('href="/jacobalia/?volgorde=title&amp;bij=Kampen"')
  })

  it('CAT-08 says that it does not know a town, keeps what was typed, and lists everything', async () => {
    const { html, cacheable } = await archive('bij=%3Cb%3ENergens&straal=7')
    expect(html).toContain('We kennen geen plaats ‘&lt;b&gt;Nergens’')
    expect(html).toContain('value="&lt;b&gt;Nergens"')
    expect(html).toContain('>23 plaatsen<')
    expect(cacheable).toBe(false)
  })

  it('CAT-08 knows the towns of the site itself, and asks nothing more for those that everybody knows', async () => {
    const { html, cacheable } = await archive('bij=zeerijp')
    expect(titlesIn(html)[0]).toBe('Plaats 01')
    expect(html).toContain('op minder dan 1 km van Zeerijp')
    expect(cacheable).toBe(true)
    expect((await archive('bij=Zeerijp (Groningen)')).html).toContain('op minder dan 1 km van Zeerijp')
    const { features } = places.context()
    const mapPoints = vi.fn(features.content.mapPoints)
    await archive('bij=Kampen', { features: { ...features, content: { ...features.content, mapPoints } } })
    expect(mapPoints).not.toHaveBeenCalled()
  })

  it('CAT-08 does not know a town of the site without a place on the map', async () => {
    await places.content.content.addTerm({ taxonomy: 'plaats', name: 'Leegkerk' })
    expect((await archive('bij=Leegkerk')).html).toContain('We kennen geen plaats ‘Leegkerk’')
  })

  it('CAT-08 offers the other towns of a name, and asks nothing of lists without places', async () => {
    const { html } = await archive('bij=heusden')
    expect(html).toMatch(/Rond Heusden \([^)]+\)\. Of bedoel je:/)
    expect(html).toContain('bij=Heusden%20(')
    const news = await archive('bij=Kampen', { archive: { type: 'post' } })
    expect(news.html).not.toContain('class="near"')
  })
})

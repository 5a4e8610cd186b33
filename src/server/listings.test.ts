import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPicture } from '../features/content/media/testing.ts'
import type { Taxonomy } from '../kernel/kinds.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'
import { titlesIn } from '../widgets/testing/places.ts'

let test: StaffTest
let site: TestSite
let documentId: number
let draftId: number
let kapel: number

const list = (id: string, props: Record<string, unknown> = {}) => ({
  type: 'post-grid',
  props: {
    id,
    type: 'jacobalia',
    perPage: 5,
    order: 'title',
    loadMethod: 'pages',
    filters: 'soort,plaats',
    ...props,
  },
})

beforeAll(async () => {
  test = await createStaffTest()
  const { content } = test.program
  const term = async (taxonomy: Taxonomy, name: string) => (await content.addTerm({ taxonomy, name })).id
  const [kerk, utrecht] = [await term('soort', 'Kerk'), await term('plaats', 'Utrecht')]
  kapel = await term('soort', 'Kapel')
  for (let number = 1; number <= 12; number += 1)
    await content.addEntry({
      type: 'jacobalia',
      title: `Plaats ${String(number).padStart(2, '0')}`,
      status: 'published',
      termIds: [
        number % 2 ? kerk : kapel,
        ...(number > 10 ? [utrecht] : []),
        ...(number === 4 ? [kerk] : []),
      ],
    })
  await content.addEntry({ type: 'jacobalia', title: 'Geheim', termIds: [kerk] })
  const page = async (title: string, status: 'published' | 'draft', blocks: ReturnType<typeof list>[]) =>
    (
      await content.addEntry({
        type: 'page',
        title,
        status,
        document: { root: { props: {} }, content: blocks },
      })
    ).documentId ?? 0
  documentId = await page('Lijst', 'published', [
    list('a1'),
    list('a2', { filterOperator: 'AND' }),
    list('a4', { loadMethod: 'scroll', autoPages: 2 }),
  ])
  draftId = await page('Concept', 'draft', [list('a3')])
  site = await openTestSite(test)
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const get = async (path: string) => (await fetch(site.address + path)).text()
const post = (path: string, init: RequestInit) =>
  fetch(site.address + path, {
    method: 'POST',
    ...init,
    headers: { origin: site.address, referer: `${site.address}/lijst/`, ...init.headers },
  })
/** Returns the part of a page that one list fills. */
const part = (html: string, id: string) => html.split(`id="lijst-${id}"`)[1]?.split('</section>')[0] ?? ''
const titles = async (path: string, id = 'a1') => titlesIn(part(await get(path), id))
const places = (...numbers: number[]) => numbers.map((number) => `Plaats ${String(number).padStart(2, '0')}`)

describe('CAT-04 filters in the address', () => {
  it.each([
    ['e-filter-a1-soort=kapel', places(2, 4, 6, 8, 10)],
    ['e-filter-a1-soort=kerk~kapel', places(1, 2, 3, 4, 5)],
    ['e-filter-a1-soort=kerk%2Bkapel', places(4)],
    ['e-filter-a1-soort=%21kapel', places(1, 3, 5, 7, 9)],
    ['e-filter-a1-soort=kerk&e-filter-a1-plaats=utrecht', places(11)],
    ['e-filter-a1-soort=onbekend', []],
    ['e-filter-a2-soort=kapel', places(1, 2, 3, 4, 5)],
  ])('shows the list of ?%s without scripts', async (search, expected) => {
    expect(await titles(`/lijst/?${search}`)).toEqual(expected)
  })

  it('keeps the filter on the other pages', async () => {
    expect(await titles('/lijst/page/2/?e-filter-a1-soort=kapel')).toEqual(places(12))
    expect(part(await get('/lijst/?e-filter-a1-soort=kapel'), 'a1')).toContain(
      'href="/lijst/page/2/?e-filter-a1-soort=kapel"',
    )
  })

  it('counts what each choice would leave, and shows what is chosen', async () => {
    const html = part(await get('/lijst/?e-filter-a1-plaats=utrecht'), 'a1')
    const counts = [
      ...html.matchAll(
        /data-filter="(\w+)" aria-pressed="(\w+)"[^>]*>(?:(?!<\/button>).)*?<span class="count">(\d+)/g,
      ),
    ]
    expect(counts.map(([, slug, chosen, count]) => [slug, chosen, count])).toEqual(
      expect.arrayContaining([
        ['kapel', 'false', '1'],
        ['kerk', 'false', '1'],
        ['utrecht', 'true', '2'],
      ]),
    )
  })

  it('abuse 16 ignores values that are no terms', async () => {
    expect(await get('/lijst/?e-filter-a1-soort=%3Cscript%3Ealert(1)%3C/script%3E')).not.toContain('alert(1)')
  })
})

describe('WIRE-18 refresh-loop', () => {
  const refresh = (body: unknown, headers: Record<string, string> = {}) =>
    post('/wp-json/elementor-pro/v1/refresh-loop', {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const filtered = (id: string, terms: unknown[], logicalJoin: string) => ({
    post_id: documentId,
    widget_id: id,
    widget_filters: { taxonomy: { soort: { terms, logicalJoin } } },
    pagination_base_url: `${site.address}/lijst/`,
  })
  const dataOf = async (body: unknown) => ((await (await refresh(body)).json()) as { data: string }).data

  it('returns the list as the filters leave it, in one root', async () => {
    const data = await dataOf(filtered('a1', ['kapel'], 'OR'))
    expect(data).toMatch(/^<div class="elementor-widget-container">.*<\/div>$/s)
    expect(data.match(/<div/g)?.length).toBe(data.match(/<\/div>/g)?.length)
    expect(titlesIn(data)).toEqual(places(2, 4, 6, 8, 10))
    expect(data).toContain('href="/lijst/page/2/?e-filter-a1-soort=kapel"')
  })

  it('joins terms by AND, and begins at the first page whatever page is requested', async () => {
    expect(titlesIn(await dataOf(filtered('a2', ['kerk', 'kapel'], 'AND')))).toEqual(places(4))
    const body = {
      ...filtered('a1', [], 'OR'),
      pagination_base_url: '/lijst/page/2/?e-filter-a1-soort=kapel',
    }
    expect(titlesIn(await dataOf(body))).toEqual(places(1, 2, 3, 4, 5))
  })

  it('takes the number of the document as text, and 0 from a list that stands in none', async () => {
    for (const post_id of [String(documentId), 0])
      expect(titlesIn(await dataOf({ ...filtered('a1', ['kapel'], 'OR'), post_id }))).toEqual(
        places(2, 4, 6, 8, 10),
      )
  })

  it('returns the same as the page itself shows', async () => {
    const page = part(await get('/lijst/?e-filter-a1-soort=kerk'), 'a1')
    const data = await dataOf(filtered('a1', ['kerk'], 'OR'))
    expect(page).toContain(data)
  })

  it.each([
    ['no id', { widget_id: '' }],
    ['an id with signs', { widget_id: '../x' }],
    ['a widget of another page', { widget_id: 'a3' }],
    ['no document', { post_id: undefined }],
    ['a document that is no number', { post_id: 'x' }],
    ['a document that is empty', { post_id: '' }],
    ['a document that is null', { post_id: null }],
    ['a document below nothing', { post_id: -1 }],
    ['a document that nobody has', { post_id: 999_999 }],
    ['filters that are a text', { widget_filters: 'soort' }],
    ['filters that are a list', { widget_filters: [] }],
    ['filters that are null', { widget_filters: null }],
    ['a taxonomy that is a list', { widget_filters: { taxonomy: [] } }],
    ['terms that are a text', { widget_filters: { taxonomy: { soort: { terms: 'kapel' } } } }],
    ['nothing', null],
    ['a list', []],
  ])('refuses %s with 400 and a code', async (_, change) => {
    const body = change && !Array.isArray(change) ? { ...filtered('a1', [], 'OR'), ...change } : change
    const answer = await refresh(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'rest_invalid_param', data: { status: 400 } })
  })

  it.each([
    ['what is no JSON', '{bad', 400, 'rest_invalid_json'],
    ['what is too long', `["${'a'.repeat(300_000)}"]`, 413, 'rest_too_large'],
  ])('refuses %s with a code', async (_, body, status, code) => {
    const answer = await post('/wp-json/elementor-pro/v1/refresh-loop', {
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code, data: { status } })
  })

  it('abuse 10 accepts a model only from staff, and shows no draft', async () => {
    const model = list('a1', { type: 'page' })
    expect((await refresh({ ...filtered('a1', [], 'OR'), widget_model: model })).status).toBe(403)
    expect((await refresh({ ...filtered('a1', [], 'OR'), is_edit_mode: true })).status).toBe(403)
    const secret = { post_id: draftId, widget_id: 'a3', pagination_base_url: '/concept/' }
    expect((await refresh(secret)).status).toBe(400)
    const cookie = (await test.signIn('editor')).get('cookie') ?? ''
    const answer = await refresh(
      { ...filtered('a1', [], 'OR'), widget_model: list('a1', { perPage: 1 }) },
      { cookie },
    )
    expect(titlesIn(((await answer.json()) as { data: string }).data)).toEqual(places(1))
  })

  it('abuse 17 reads no address of another site', async () => {
    const body = { ...filtered('a1', ['kapel'], 'OR'), pagination_base_url: 'https://evil.example/lijst/' }
    const data = await dataOf(body)
    expect(data).not.toContain('evil.example')
    expect(titlesIn(data)).toEqual(places(2, 4, 6, 8, 10))
  })
})

describe('WIRE-14 ae_post_data', () => {
  const ask = async (fields: Record<string, string | number>) => {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    const answer = await post('/wp-admin/admin-ajax.php', { body })
    return { status: answer.status, body: (await answer.json()) as { success: boolean; data: string } }
  }
  const fields = () => ({
    action: 'ae_post_data',
    pid: documentId,
    wid: 'a1',
    fetch_mode: 'paged',
    nonce: 'old',
  })

  it('returns a page of the list, inside its wrapper', async () => {
    const { status, body } = await ask({ ...fields(), page_num: 2, curr_url: `${site.address}/lijst/` })
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect(titlesIn(body.data)).toEqual(places(6, 7, 8, 9, 10))
    expect(body.data).toMatch(/data-ae-page-id="1"/)
    expect(body.data.match(/<div/g)?.length ?? 0).toBe(body.data.match(/<\/div>/g)?.length ?? 0)
  })

  it('narrows it to a term from its first page on, and to none with 0', async () => {
    const narrowed = await ask({ ...fields(), term_id: kapel })
    expect(titlesIn(narrowed.body.data)).toEqual(places(2, 4, 6, 8, 10))
    expect(titlesIn((await ask({ ...fields(), term_id: 0 })).body.data)).toEqual(places(1, 2, 3, 4, 5))
  })

  it('keeps the filter of the page where a script sends an empty term, and pages within a term', async () => {
    const curr_url = '/lijst/?e-filter-a1-soort=kapel'
    const asked = { ...fields(), curr_url, page_num: 2 }
    expect(titlesIn((await ask({ ...asked, term_id: '' })).body.data)).toEqual(places(12))
    expect(titlesIn((await ask({ ...asked, curr_url: '', term_id: kapel })).body.data)).toEqual(places(12))
  })

  it('WIRE-15 ae_post_adv_data returns the same without a nonce', async () => {
    const { nonce: _, ...rest } = fields()
    const { body } = await ask({ ...rest, action: 'ae_post_adv_data', page_num: 3 })
    expect(titlesIn(body.data)).toEqual(places(11, 12))
  })

  it('abuse 10 returns nothing of a draft, of an unknown term or of nonsense', async () => {
    expect((await ask({ ...fields(), pid: draftId, wid: 'a3', curr_url: '/concept/' })).status).toBe(404)
    expect((await ask({ ...fields(), term_id: 999_999 })).status).toBe(404)
    for (const change of [{ pid: 'x' }, { wid: '<b>' }, { fetch_mode: 'selected_posts' }])
      expect(await ask({ ...fields(), ...change })).toMatchObject({ status: 400, body: { success: false } })
  })
})

describe('WIRE-16 ae_repeater_data', () => {
  let entryId: number
  let pictureId: number
  beforeAll(async () => {
    const { content } = test.program
    const media = await content.addMedia({
      contents: await plainPicture(800, 600),
      name: 'kerk.jpg',
      alt: 'De kerk',
    })
    if (!media.ok) throw new Error(media.code)
    pictureId = media.value.id
    const entry = await content.addEntry({
      type: 'jacobalia',
      title: 'Met velden',
      pictureId,
      fields: {
        kleur: '#aa3344',
        foto: pictureId,
        blokken: [{ tekst: 'zonder' }, { achtergrond: '#112233', foto: pictureId }],
        tekst: 'rood; background: url(x)',
        veld_delen: [
          { veld_citaat: { veld_wie: 'x' } },
          { veld_beeld: { veld_grond: '#445566', veld_fotos: [pictureId] } },
        ],
      },
    })
    entryId = entry.id
  })
  const ask = async (fields: Record<string, string>, role: 'editor' | 'nobody' = 'editor') => {
    const cookie = role !== 'nobody' ? ((await test.signIn(role)).get('cookie') ?? '') : ''
    const body = new URLSearchParams({
      action: 'ae_repeater_data',
      post_id: String(entryId),
      nonce: 'same-origin',
      ...fields,
    })
    const answer = await post('/wp-admin/admin-ajax.php', { body, headers: { cookie } })
    return { status: answer.status, body: await answer.json() }
  }
  const colour = (fieldName: string, more: Record<string, string> = {}) =>
    ask({ fieldType: 'color', fieldName, image_size: '', flexible_field: '', ...more })
  const image = (fieldName: string, more: Record<string, string> = {}) =>
    ask({ fieldType: 'image', fieldName, image_size: 'full', ...more })

  it('returns a colour of a field, and of the first row that has one', async () => {
    expect((await colour('kleur')).body).toEqual({
      success: true,
      data: { field_type: 'color', value: '#aa3344' },
    })
    expect((await colour('achtergrond', { flexible_field: 'blokken' })).body.data.value).toBe('#112233')
  })

  it('returns a picture as a list whose first element is its address', async () => {
    for (const asked of [
      image('foto'),
      image('featured_image'),
      image('foto', { flexible_field: 'blokken', image_size: 'medium' }),
    ]) {
      const { status, body } = await asked
      expect(status).toBe(200)
      expect(body.data.field_type).toBe('image')
      expect(body.data.value[0]).toMatch(new RegExp(`^/media/${pictureId}/`))
    }
  })

  it('returns the values of rows of several layouts, by the field’s name or by the part’s name alone', async () => {
    const { data } = (await colour('veld_grond', { flexible_field: 'veld_delen' })).body
    expect(data).toEqual({ field_type: 'color', value: '#445566' })
    expect((await colour('veld_grond')).body.data).toEqual(data)
    const { body } = await image('veld_fotos', { flexible_field: 'veld_delen', image_size: 'thumbnail' })
    expect(body.data.value[0]).toMatch(new RegExp(`^/media/${pictureId}/`))
    expect((await colour('veld_wie')).status).toBe(404)
  })

  it.each([
    ['no such field', { fieldType: 'color', fieldName: 'niets' }, 404],
    ['what is no colour', { fieldType: 'color', fieldName: 'tekst' }, 404],
    ['a name of the language', { fieldType: 'color', fieldName: 'constructor' }, 404],
    ['no such entry', { fieldType: 'color', fieldName: 'kleur', post_id: '999999' }, 404],
    ['another type', { fieldType: 'text', fieldName: 'kleur' }, 400],
    ['a name with signs', { fieldType: 'color', fieldName: "kleur' or 1=1" }, 400],
  ])('refuses %s', async (_, fields, status) => {
    expect(await ask(fields)).toEqual({ status, body: { success: false } })
  })

  it('abuse 10 answers only staff, and not with another nonce than that of the page', async () => {
    const own = { fieldType: 'color', fieldName: 'kleur' }
    expect((await ask({ ...own, nonce: 'another' })).status).toBe(403)
    expect(await ask({ fieldType: 'color', fieldName: 'kleur' }, 'nobody')).toEqual({
      status: 403,
      body: { success: false },
    })
  })
})

describe('WIRE-17 infinite scroll', () => {
  it('the next link of a list leads to a page that holds the rest, below the same list', async () => {
    const first = part(await get('/lijst/'), 'a4')
    const [, next = ''] = /<a href="([^"]*)" rel="next"[^>]*class="[^"]*\bnext\b/.exec(first) ?? []
    expect(next).toBe('/lijst/page/2/')
    expect(first).toMatch(/ae-ias-yes[^>]*data-load-offset-page="2"/)
    expect(await titles(next, 'a4')).toEqual(places(6, 7, 8, 9, 10))
    expect(part(await get('/lijst/page/3/'), 'a4')).not.toContain('rel="next"')
  })
})

describe('SITE-03 the lightbox', () => {
  it('is on a page that has a link to a picture, and on no other', async () => {
    const { content } = test.program
    const page = async (title: string, html: string) =>
      content.addEntry({
        type: 'page',
        title,
        status: 'published',
        document: { root: { props: {} }, content: [{ type: 'text', props: { id: 't1', html } }] },
      })
    await page('Foto', '<p><a href="/media/1/kerk.jpg">De kerk</a></p>')
    await page('Actie', '<p><a href="#elementor-action:action=lightbox&amp;settings=e30=">De kerk</a></p>')
    await page('Woorden', '<p><a href="/lijst/">De lijst</a></p>')
    expect(await get('/foto/')).toContain('data-behaviour="lightbox-links"')
    expect(await get('/actie/')).toContain('data-behaviour="lightbox-links"')
    expect(await get('/woorden/')).not.toContain('<dialog class="lightbox"')
  })
})

it('SITE-10 header and footer stand in an element with the number of their template', async () => {
  const [header, footer] = (await get('/lijst/')).split(/<main .*<\/main>/s)
  const idOf = async (role: 'header' | 'footer') => (await test.program.content.template(role))?.id
  const named = (id: number | undefined) =>
    `<div class="elementor elementor-${id}" data-elementor-id="${id}">`
  expect(header).toContain(`${named(await idOf('header'))}<header `)
  expect(footer?.trim().startsWith(named(await idOf('footer')))).toBe(true)
})

it('CAT-03 the list is in the document where classic scripts look for it', async () => {
  const html = await get('/lijst/')
  expect(html).toContain(`class="elementor elementor-${documentId}" data-elementor-id="${documentId}"`)
  expect(html).toMatch(
    /elementor-widget-loop-grid" data-id="a1" data-element_type="widget" data-widget_type="loop-grid\.post"/,
  )
  expect(html).toMatch(/ae-post-widget-wrapper[^>]*data-wid="a1" data-pid="\d+" data-source="jacobalia"/)
})

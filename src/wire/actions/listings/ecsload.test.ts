import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKinds } from '../../../kernel/known-kinds.ts'
import { createPlaces, type Places, titlesIn } from '../../../widgets/testing/places.ts'
import { withoutPages } from '../../testing.ts'
import { ecsload } from './ecsload.ts'
import { readListQuery } from './ecsload-query.ts'

let places: Places
beforeAll(async () => {
  places = await createPlaces()
})
afterAll(() => places.close())

const list = { post_type: 'jacobalia', posts_per_page: 10, orderby: 'distance', order: 'DESC' }
const settings = { widget_id: 'b1', load_method: 'loadmore', current_page: 1, max_num_pages: 3 }

function call(fields: Record<string, string>): Promise<Response> {
  return ecsload({
    request: new Request('https://schelp.example/wp-admin/admin-ajax.php', { method: 'POST' }),
    query: new URLSearchParams(),
    form: new URLSearchParams({ action: 'ecsload', ...fields }),
    viewer: places.context().viewer,
    context: places.context({ path: '/' }),
    runtime: {
      scriptOf: () => undefined,
      textOverrides: {},
      onError: (error) => {
        throw error
      },
    },
    ...withoutPages,
    back: '/',
    refuse: async () => undefined,
  })
}

const ask = async (query: object | string = list, change: object | string = {}) =>
  call({
    query: typeof query === 'string' ? query : JSON.stringify(query),
    ecs_ajax_settings: typeof change === 'string' ? change : JSON.stringify({ ...settings, ...change }),
  })
const cards = async (query?: object, change?: object) => (await ask(query, change)).text()

describe('WIRE-12 ecsload', () => {
  it('returns the cards of the next page, as HTML that starts with the first card', async () => {
    const response = await ask({ ...list, posts_per_page: 1 }, { max_num_pages: 23 })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe(
      '<li class="card e-loop-item ae-post-item-b1"><div class="words"><h3 class="name"><a href="/jacobalia/plaats-02/">Plaats 02</a></h3>' +
        '<p class="meta"><span>Dorp 2, Groningen</span><span>1.600 km</span></p></div></li>',
    )
  })

  it('returns the same cards as the page itself, with pictures of the same sizes', async () => {
    const { content } = places.content
    const contents = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>')
    const picture = await content.addMedia({ contents, name: 'a.svg', alt: '' })
    await content.changeEntry(places.ids[11] ?? 0, { pictureId: picture.ok ? picture.value.id : null })
    const columns = { desk: 4, tablet: 3, phone: 2 }
    const look = { type: 'jacobalia', order: 'distance', loadMethod: 'loadmore', showExcerpt: true, columns }
    const [first, second] = await Promise.all(
      [1, 2].map((page) => places.render('post-grid', look, { page })),
    )
    const written = /<ul[^>]*data-settings="([^"]*)"/.exec(first?.html ?? '')?.[1]?.replaceAll('&quot;', '"')
    const added = await (await ask(list, written)).text()
    expect(titlesIn(added)).toHaveLength(10)
    expect(added).toContain('sizes="(width &lt; 620px) 50vw, (width &lt; 960px) 33vw, 25vw"')
    expect(second?.html).toContain(added)
  })

  it('continues to the last page and then has no more', async () => {
    expect(titlesIn(await cards(list, { current_page: 2 }))).toEqual(['Plaats 21', 'Plaats 22', 'Plaats 23'])
    const past = await ask(list, { current_page: 3 })
    expect([past.status, await past.text()]).toEqual([200, ''])
    expect(await cards(list, { current_page: 3, max_num_pages: 99 })).toBe('')
    expect(await cards(list, { current_page: 1, max_num_pages: 1 })).toBe('')
  })

  it('continues by title in the requested direction', async () => {
    const byTitle = { ...list, orderby: 'title' }
    const all = Array.from({ length: 23 }, (_, at) => `Plaats ${String(at + 1).padStart(2, '0')}`)
    expect(titlesIn(await cards({ ...byTitle, order: 'ASC' }))).toEqual(all.slice(10, 20))
    expect(titlesIn(await cards({ ...byTitle, order: 'desc' }))).toEqual(all.toReversed().slice(10, 20))
  })

  it('accepts numbers as strings, and terms in both forms', async () => {
    const tax_query = [{ taxonomy: 'plaats', field: 'slug', terms: ['groningen'], operator: 'IN' }]
    expect(titlesIn(await cards({ ...list, tax_query }, { current_page: '1' }))).toEqual([
      'Plaats 11',
      'Plaats 12',
    ])
    const page = { ...list, taxonomy: 'soort', term: 'kapel', posts_per_page: '4' }
    expect(titlesIn(await cards(page))).toEqual(['Plaats 15', 'Plaats 18', 'Plaats 21'])
  })

  it.each([
    ['PHP-serialised data', 'a:1:{s:9:"post_type";s:4:"post";}'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a text', '"jacobalia"'],
    ['a clause that is none', '{"post_type":"jacobalia","tax_query":[{"taxonomy":["plaats"]}]}'],
  ])('refuses %s as a query with 400', async (_, query) => {
    const response = await ask(query)
    expect([response.status, await response.text()]).toEqual([400, '0'])
  })

  it.each([
    '',
    'a:0:{}',
    '{}',
    '{"current_page":0,"max_num_pages":3}',
    '{"current_page":1e9,"max_num_pages":3}',
  ])('refuses %s as settings with 400', async (written) => {
    expect((await ask(list, written)).status).toBe(400)
  })
})

const drawn = { root: { props: {} }, content: [{ type: 'entry-title', props: { id: 'titel' } }] }

it('WIRE-12 returns cards as designed by staff, the same as the page itself', async () => {
  const { content } = places.content
  const { id } = await content.startDocument({ kind: 'card', title: 'Eigen', data: drawn, by: '1' })
  await content.publishDocument(id)
  const props = { type: 'jacobalia', order: 'distance', heading: 'Plaatsen', card: id, perPage: 10 }
  const { html } = await places.render('post-grid', { ...props, loadMethod: 'pages' }, { page: 2 })
  const added = await cards(list, { card: id })
  expect(titlesIn(added)).toHaveLength(10)
  expect(added).toContain('is-drawn')
  expect(html).toContain(added)
  const first = await places.render('post-grid', { ...props, loadMethod: 'loadmore' })
  expect(first.html).toContain(`&quot;card&quot;:${id}`)
})

describe('abuse 10 ecsload', () => {
  it('uses no page and no draft as the design of cards', async () => {
    const { content } = places.content
    const heading = { type: 'heading', props: { id: 'kop', text: 'Geheim' } }
    const document = { root: { props: {} }, content: [heading] }
    const page = await content.addEntry({ type: 'page', title: 'Concept', document })
    const draft = await content.startDocument({ kind: 'card', title: 'Concept', data: document, by: '1' })
    for (const card of [page.documentId, draft.id, 1e9, 'x'])
      expect(await cards(list, { card })).toBe(await cards(list))
  })

  it('lists no drafts, whatever the request', async () => {
    const asked = { ...list, post_status: ['draft', 'private', 'any'], posts_per_page: 100, author: 1, p: 1 }
    const all = await cards(asked, { current_page: 1, max_num_pages: 9 })
    const first = await places.content.content.list({ type: 'jacobalia', perPage: 100 })
    expect(all).toBe('')
    expect(first.total).toBe(23)
    const bySize = { ...asked, posts_per_page: 12 }
    expect(await cards(bySize)).not.toContain('concept')
    expect(titlesIn(await cards(bySize))).toHaveLength(11)
  })

  it.each(['any', 'shop_order', 'attachment', 'user', 'wpfd_file', '__proto__'])(
    'has no more of the type %s',
    async (post_type) => {
      const response = await ask({ ...list, post_type })
      expect([response.status, await response.text()]).toEqual([200, ''])
    },
  )

  it('limits the size of a page', () => {
    const sizeOf = (posts_per_page: number) => {
      const query = readListQuery(createKinds(), JSON.stringify({ ...list, posts_per_page }))
      return typeof query === 'object' ? query.perPage : undefined
    }
    expect([sizeOf(-1), sizeOf(0), sizeOf(1e9), sizeOf(7)]).toEqual([100, 100, 100, 7])
    expect(readListQuery(createKinds(), JSON.stringify({ ...list, posts_per_page: 1.5 }))).toBeUndefined()
  })

  it('reads nothing but type, terms, size and order', () => {
    const query = readListQuery(
      createKinds(),
      JSON.stringify({ ...list, s: 'x', post__in: [1], meta_query: [{ key: 'geheim' }], order: 'sideways' }),
    )
    expect(query).toEqual({ type: 'jacobalia', perPage: 10, order: 'distance' })
  })

  it('refuses more terms than any list has', async () => {
    const clause = { taxonomy: 'plaats', terms: ['a'] }
    expect((await ask({ ...list, tax_query: Array(200).fill(clause) })).status).toBe(400)
    expect((await ask({ ...list, tax_query: [{ ...clause, terms: Array(200).fill('a') }] })).status).toBe(400)
  })

  it('abuse 16 never returns what it was sent', async () => {
    const body = await cards(list, { target: '"><script>', widget_id: '<script>' })
    expect(body).not.toContain('script')
    expect(titlesIn(body)).toHaveLength(10)
  })
})

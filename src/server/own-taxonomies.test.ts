import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '../kernel/document.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'

/** Staff work on one node; visitors use another one on the same database. */
let test: StaffTest
let site: TestSite
beforeAll(async () => {
  test = await createStaffTest()
  site = await openTestSite(test)
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const admin = (path: string, method?: string, body?: unknown) =>
  test.call('administrator', path, method, body)
const edit = (path: string, method?: string, body?: unknown) => test.call('editor', path, method, body)

async function made(path: string, body: object) {
  const answer = await admin(path, 'POST', body)
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body
}
const kind = async (word: string, more: object = {}): Promise<string> =>
  (await made('kinds', { one: `Eén van ${word}`, many: word, word, ...more })).id
const taxonomy = async (word: string, kinds: readonly string[], more: object = {}): Promise<string> =>
  (await made('taxonomies', { one: word, many: `${word}-reeks`, word, kinds, ...more })).id
const term = (taxonomy: string, name: string, more: object = {}) => made('terms', { taxonomy, name, ...more })
const publish = (type: string, title: string, ...termIds: number[]) =>
  made(type, { title, status: 'published', termIds })

const get = (path: string) => fetch(site.address + path, { redirect: 'manual' })

async function look(path: string, status = 200): Promise<string> {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  return answer.text()
}
const says = async (path: string, words: string) => expect(await look(path)).toContain(words)

const grid = (id: string, props: object): Block => ({ type: 'post-grid', props: { id, ...props } })
const pageWith = (title: string, ...content: Block[]) =>
  test.program.content.addEntry({
    type: 'page',
    title,
    status: 'published',
    document: { root: { props: {} }, content },
  })

describe('CAT-05 EDIT-05 a taxonomy that an administrator defines', () => {
  it('sorts its kinds at once, on every node: terms, addresses, chips, filters, site map', async () => {
    await look('/wandelthema/kust/', 404)
    const type = await kind('wandelingen')
    const thema = await taxonomy('wandelthema', [type, 'post'])
    const kust = await term(thema, 'Kust', { description: 'Met de zee in zicht.' })
    const wad = await term(thema, 'Wad', { parentId: kust.id })
    expect(wad).toMatchObject({ url: '/wandelthema/kust/wad/', depth: 1 })
    await publish(type, 'Over de dijk', wad.id)
    await publish(type, 'Door het veen')
    await publish('posts', 'Dijk weer open', kust.id)

    await says('/wandelthema/kust/', 'Dijk weer open')
    const archive = await look('/wandelthema/kust/')
    expect(archive).toMatch(/<h1>Kust/)
    expect(archive).toContain('Met de zee in zicht.')
    // Below the term's news are the entries of the other kind.
    expect(archive).toMatch(/Dijk weer open.*<h2[^>]*>wandelingen<\/h2>.*Over de dijk/s)
    expect(archive).not.toContain('Door het veen')
    await look('/wandelthema/', 404)
    await look('/wandelthema/kust/niets/', 404)

    const walk = await look('/wandelingen/over-de-dijk/')
    expect(walk).toContain('href="/wandelingen/?eigen_wandelthema_reeks=wad"')
    const news = await look('/nieuws/dijk-weer-open/')
    expect(news).toContain('href="/wandelthema/kust/"')
    const list = await look('/wandelingen/?eigen_wandelthema_reeks=kust')
    expect(list).toContain('Over de dijk')
    expect(list).not.toContain('Door het veen')
    expect(list).toContain('wandelthema-reeks')
    const map = await look('/sitemap.xml')
    expect(map).toContain('/wandelthema/kust/</loc>')
    // The term has no news: its address lists the walks.
    expect(map.match(/\/wandelthema\/kust\/wad\/<\/loc>/g)).toHaveLength(1)
    expect(await look('/wandelthema/kust/wad/')).toMatch(/<h1>Wad.*Over de dijk/s)
  })

  it('lists every kind at the address of a term, each with a count and a link to all of it', async () => {
    const type = await kind('speurtochten')
    const tijd = await taxonomy('tijdvak', ['post', type, 'product'])
    const goud = await term(tijd, 'Goud')
    for (let number = 1; number <= 14; number += 1) await publish('posts', `Bericht ${number}`, goud.id)
    for (let number = 1; number <= 5; number += 1) await publish(type, `Tocht ${number}`, goud.id)
    await says('/tijdvak/goud/', 'Alle 5')
    const first = await look('/tijdvak/goud/')
    const [news = '', walks = ''] = first.split('>speurtochten</h2>')
    expect(new Set(news.match(/Bericht \d+/g)).size).toBeGreaterThan(8)
    expect(news).not.toContain('Tocht 1')
    expect(new Set(walks.match(/Tocht \d/g)).size).toBe(3)
    expect(walks).toContain('href="/speurtochten/?eigen_tijdvak_reeks=goud"')
    expect(await look('/speurtochten/?eigen_tijdvak_reeks=goud')).toMatch(
      /Tocht 1.*Tocht 5|Tocht 5.*Tocht 1/s,
    )
    // The pages are those of the first kind, up to the last of its entries.
    const second = await look('/tijdvak/goud/page/2/')
    expect(new Set([...(news + second).matchAll(/Bericht \d+/g)].map(([words]) => words)).size).toBe(14)
    expect(second).not.toContain('speurtochten</h2>')
    await look('/tijdvak/goud/page/3/', 404)
    // Without an entry of the first kind, the second kind becomes the list itself.
    const zilver = await term(tijd, 'Zilver')
    await publish(type, 'Alleen een tocht', zilver.id)
    await says('/tijdvak/zilver/', 'Alleen een tocht')
    expect(await look('/tijdvak/zilver/')).not.toContain('speurtochten</h2>')
    // Products of the shop with such a term are listed, too.
    const { content, shop } = test.program
    const brons = await term(tijd, 'Brons')
    const gids = await content.addEntry({
      type: 'product',
      title: 'Gids',
      status: 'published',
      termIds: [brons.id],
    })
    const other = await content.addEntry({ type: 'product', title: 'Speld', status: 'published' })
    for (const [sku, { id }] of Object.entries({ G: gids, S: other }))
      await shop.staff.addProduct({ entryId: id, sku, regularCents: 100, vatClass: 'standard' })
    await says('/tijdvak/brons/', 'Gids')
    expect(await look('/tijdvak/brons/')).not.toContain('Speld')
  })

  it('combines with the letters and the calendar of an own kind, in the page, its calls and its file', async () => {
    const type = await kind('lezingen', { hasMoment: true })
    const zaal = await taxonomy('zaal', [type], { isTree: false })
    const [kerk, schuur] = [await term(zaal, 'Kerk'), await term(zaal, 'Schuur')]
    const day = `${new Date().toISOString().slice(0, 8)}15`
    const talk = (title: string, termId: number) =>
      made(type, { title, status: 'published', termIds: [termId], fields: { startsOn: day } })
    await talk('Abdijen', kerk.id)
    await talk('Altaren', schuur.id)
    await talk('Bruggen', kerk.id)
    const { id } = await pageWith(
      'Lezingen bij ons',
      grid('lijst', { type, filters: zaal, moreFilters: 'letter', order: 'title' }),
      { type: 'calendar', props: { id: 'maand', type, taxonomy: zaal, term: 'kerk' } },
    )
    await says('/lezingen-bij-ons/', 'Bruggen')
    const listed = (html: string) =>
      [
        ...(html.split('id="lijst-lijst"')[1]?.split('</section')[0] ?? '').matchAll(
          /class="name"><a[^>]*>(\w+)</g,
        ),
      ].map(([, title]) => title)
    const asked = async (query: string) => listed(await look(`/lezingen-bij-ons/?${query}`))
    expect(await asked('e-filter-lijst-letter=A')).toEqual(['Abdijen', 'Altaren'])
    expect(await asked(`e-filter-lijst-letter=A&e-filter-lijst-${zaal}=kerk`)).toEqual(['Abdijen'])
    expect(await asked(`e-filter-lijst-letter=B&e-filter-lijst-${zaal}=schuur`)).toEqual([])
    const chosen = await look('/lezingen-bij-ons/?e-filter-lijst-letter=A')
    expect(chosen).toMatch(/Kerk(?:<!-- -->)? <span class="count">1</)
    const file = await look('/lezingen-bij-ons/maand.ics')
    expect(file.match(/SUMMARY:.*/g)?.map((line) => line.trim())).toEqual([
      'SUMMARY:Abdijen',
      'SUMMARY:Bruggen',
    ])
    const now = new Date()
    const answer = await fetch(`${site.address}/wp-admin/admin-ajax.php`, {
      method: 'POST',
      headers: { origin: site.address, referer: `${site.address}/lezingen-bij-ons/` },
      body: new URLSearchParams({
        action: 'ae_dynamic_calendar_data',
        pid: String(id),
        wid: 'maand',
        nonce: 'x',
        month: String(now.getMonth() + 1),
        year: String(now.getFullYear()),
        queried_page: '{}',
      }),
    })
    const { data } = await answer.json()
    expect([data.includes('Abdijen'), data.includes('Altaren')]).toEqual([true, false])
    expect(data).toContain(`dc-listing-item ae-dc-${day}`)
  })

  it('narrows listings by AND, OR and NOT, and by the terms of the current page, in pages and in calls', async () => {
    const type = await kind('tochten')
    const jaar = await taxonomy('jaargetij', [type], { isTree: false })
    const [lente, herfst] = [await term(jaar, 'Lente'), await term(jaar, 'Herfst')]
    await publish(type, 'Bloesem', lente.id)
    await publish(type, 'Paddenstoel', herfst.id)
    await publish(type, 'Altijd', lente.id, herfst.id)
    const { id } = await pageWith(
      'Jaarrond',
      grid('alles', { type, order: 'title', filters: jaar, filterLook: 'checkboxes' }),
      grid('lente', { type, taxonomy: jaar, term: 'lente', heading: 'Alleen lente' }),
    )
    const titles = (html: string) =>
      ['Altijd', 'Bloesem', 'Paddenstoel'].filter((title) =>
        (html.split('Alleen lente')[0] ?? '').includes(`>${title}<`),
      )
    const asked = async (filter: string) => titles(await look(`/jaarrond/?e-filter-alles-${jaar}=${filter}`))
    expect(titles(await look('/jaarrond/'))).toHaveLength(3)
    expect(await asked('lente')).toEqual(['Altijd', 'Bloesem'])
    expect(await asked('lente~herfst')).toEqual(['Altijd', 'Bloesem', 'Paddenstoel'])
    expect(await asked('lente+herfst')).toEqual(['Altijd'])
    expect((await look('/jaarrond/')).split('Alleen lente')[1]).not.toContain('>Paddenstoel<')
    expect(await look('/jaarrond/')).toContain('jaargetij-reeks')

    const refresh = await fetch(`${site.address}/wp-json/builder/v1/refresh-loop`, {
      method: 'POST',
      headers: { origin: site.address, 'content-type': 'application/json' },
      body: JSON.stringify({
        post_id: id,
        widget_id: 'alles',
        pagination_base_url: `${site.address}/jaarrond/`,
        widget_filters: { taxonomy: { [jaar]: { terms: ['herfst'], logicalJoin: 'NOT' } } },
      }),
    })
    expect(titles((await refresh.json()).data)).toEqual(['Bloesem'])
    const classic = await fetch(`${site.address}/wp-admin/admin-ajax.php`, {
      method: 'POST',
      headers: { origin: site.address, referer: `${site.address}/jaarrond/` },
      body: new URLSearchParams({
        action: 'ecsload',
        ecs_ajax_settings: '{"current_page":1,"max_num_pages":2}',
        query: JSON.stringify({
          post_type: type,
          posts_per_page: 1,
          orderby: 'title',
          order: 'ASC',
          tax_query: [{ taxonomy: jaar, field: 'slug', terms: ['lente'], operator: 'IN' }],
        }),
      }),
    })
    const second = await classic.text()
    expect(second).toContain('Bloesem')
    expect(second).not.toContain('Altijd')
    const inTerms = async (terms: Record<string, number>) => {
      const { body } = await edit(`${type}?filter=${encodeURIComponent(JSON.stringify({ terms }))}`)
      return body.data.map((row: { title: string }) => row.title).toSorted()
    }
    expect(await inTerms({ [jaar]: herfst.id })).toEqual(['Altijd', 'Paddenstoel'])
    const zwaarte = await taxonomy('zwaarte', [type])
    const licht = await term(zwaarte, 'Licht')
    await publish(type, 'Mos', herfst.id, licht.id)
    await publish(type, 'Krokus', lente.id, licht.id)
    expect(await inTerms({ [jaar]: herfst.id, [zwaarte]: licht.id })).toEqual(['Mos'])
  })

  it('is cached, so that no page needs a query for it', async () => {
    const { content } = test.program
    const held = await content.kinds()
    await look('/nieuws/')
    expect(await content.kinds()).toBe(held)
  })
})

describe('EDIT-05 the address of a taxonomy', () => {
  it('moves with its word; old addresses redirect, there and back again, also of terms that moved', async () => {
    const eeuw = await taxonomy('eeuwen', ['post'])
    const laat = await term(eeuw, 'Laat')
    const vijftien = await term(eeuw, 'Vijftiende', { parentId: laat.id })
    await publish('posts', 'Het altaar', vijftien.id)
    await says('/eeuwen/laat/vijftiende/', 'Het altaar')
    await edit(`terms/${vijftien.id}`, 'PUT', { slug: 'xv' })
    await look('/eeuwen/laat/vijftiende/', 301)
    expect((await admin(`taxonomies/${eeuw}`, 'PUT', { word: 'tijd' })).status).toBe(200)
    await says('/tijd/laat/xv/', 'Het altaar')
    for (const [old, now] of [
      ['/eeuwen/laat/', '/tijd/laat/'],
      ['/eeuwen/laat/xv/', '/tijd/laat/xv/'],
      ['/eeuwen/laat/vijftiende/', '/tijd/laat/xv/'],
    ] as const) {
      await look(old, 301)
      expect([old, (await get(old)).headers.get('location')]).toEqual([old, now])
    }
    expect((await admin(`taxonomies/${eeuw}`, 'PUT', { word: 'eeuwen' })).status).toBe(200)
    await look('/eeuwen/laat/xv/')
    await look('/tijd/laat/', 301)
    expect((await get('/tijd/laat/')).headers.get('location')).toBe('/eeuwen/laat/')
  })

  it('is not one of the program, a page, a kind, another taxonomy or a redirect', async () => {
    await edit('pages', 'POST', { title: 'Stijlen', slug: 'stijlen' })
    await edit('redirects', 'POST', { from: '/kunst/oud/', to: '/' })
    await kind('beelden')
    await taxonomy('makers', [])
    const asked = async (word: string) =>
      (await admin('taxonomies', 'POST', { one: 'X', many: 'Xen', word })).body.errors?.word
    for (const word of ['shop', 'nieuws', 'plaats', 'onderwerp', 'cart', 'wp-admin', 'agenda', 'media'])
      expect([word, await asked(word)]).toEqual([word, expect.stringMatching(/gebruikt de site zelf/)])
    expect(await asked('stijlen')).toMatch(/staat een pagina/)
    expect(await asked('kunst')).toMatch(/leidt door/)
    expect(await asked('beelden')).toMatch(/soort inhoud/)
    expect(await asked('makers')).toMatch(/andere reeks/)
    for (const word of ['Hoofdletters', '../x', 'a b', 'é', '-x', 'x-', 'x'])
      expect(await asked(word)).toBeTruthy()
    const other = await admin('kinds', 'POST', { one: 'X', many: 'Xen', word: 'makers', hasArchive: false })
    expect(other.body.errors?.word).toMatch(/andere reeks/)
    expect((await edit('pages', 'POST', { title: 'Makers' })).body.slug).toBe('makers-2')
  })

  it('of two that are defined at once, one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        admin(at % 2 ? 'taxonomies' : 'kinds', 'POST', { one: 'Y', many: 'Tegelijk', word: 'tegelijk' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422])
  })
})

describe('EDIT-05 EDIT-06 who may do what with a taxonomy', () => {
  it('only administrators define them; editors of a kind edit the terms of its taxonomies', async () => {
    expect((await edit('taxonomies', 'POST', { one: 'X', many: 'Xen', word: 'xen' })).status).toBe(403)
    const notulen = await kind('notulen', { right: 'settings' })
    const besluit = await taxonomy('besluiten', [notulen])
    expect((await edit('terms', 'POST', { taxonomy: besluit, name: 'Geld' })).status).toBe(403)
    const geld = await term(besluit, 'Geld')
    expect((await edit(`terms/${geld.id}`, 'PUT', { name: 'Goud' })).status).toBe(403)
    expect((await edit(`terms/${geld.id}`, 'DELETE')).status).toBe(403)
    await admin(`taxonomies/${besluit}`, 'PUT', { kinds: [notulen, 'post'] })
    expect((await edit(`terms/${geld.id}`, 'PUT', { name: 'Goud' })).status).toBe(200)
    expect((await edit('me')).body.taxonomies).toContainEqual(
      expect.objectContaining({ name: besluit, kinds: ['post', notulen] }),
    )
  })

  it('built-in taxonomies are listed and cannot be changed', async () => {
    expect((await admin('taxonomies/soort', 'PUT', { many: 'Anders' })).body.error).toBe('taxonomy-built-in')
    expect((await admin('taxonomies/soort', 'DELETE')).body.error).toBe('taxonomy-built-in')
    expect((await admin('taxonomies/eigen_niets', 'DELETE')).status).toBe(404)
    const none = await admin('terms', 'POST', { taxonomy: 'eigen_niets', name: 'X' })
    expect([none.status, none.body.errors]).toMatchObject([422, { taxonomy: expect.any(String) }])
    const kinds = await admin('taxonomies', 'POST', {
      one: 'X',
      many: 'X',
      word: 'xx',
      kinds: ['eigen_niets'],
    })
    expect([kinds.status, kinds.body.errors]).toMatchObject([422, { kinds: expect.any(String) }])
  })

  it('a flat one has no terms below another, and one with such terms cannot become flat', async () => {
    const vlak = await taxonomy('vlak', ['post'], { isTree: false })
    const boven = await term(vlak, 'Boven')
    const refused = await admin('terms', 'POST', { taxonomy: vlak, name: 'Onder', parentId: boven.id })
    expect([refused.status, refused.body.errors]).toMatchObject([422, { parentId: expect.any(String) }])
    await admin(`taxonomies/${vlak}`, 'PUT', { isTree: true })
    const onder = await term(vlak, 'Onder', { parentId: boven.id })
    const flat = await admin(`taxonomies/${vlak}`, 'PUT', { isTree: false })
    expect([flat.status, flat.body.errors]).toMatchObject([422, { isTree: expect.any(String) }])
    await admin(`terms/${onder.id}`, 'PUT', { parentId: null })
    expect((await admin(`taxonomies/${vlak}`, 'PUT', { isTree: false })).status).toBe(200)
  })

  it('the form of a kind chooses them as well, and both forms agree', async () => {
    const kleur = await taxonomy('kleuren', ['post'])
    const type = await kind('ramen', { taxonomies: ['soort', kleur] })
    expect((await admin(`taxonomies/${kleur}`)).body.kinds).toEqual(['post', type])
    expect((await admin(`kinds/${type}`)).body.taxonomies).toEqual(['soort', kleur])
    await admin(`kinds/${type}`, 'PUT', { taxonomies: ['plaats'] })
    expect((await admin(`taxonomies/${kleur}`)).body.kinds).toEqual(['post'])
    await admin(`taxonomies/${kleur}`, 'PUT', { kinds: [type] })
    expect((await admin(`kinds/${type}`)).body.taxonomies).toEqual(['plaats', kleur])
    expect((await admin('kinds/post')).body.taxonomies).not.toContain(kleur)
  })

  it('one that is in use cannot be deleted, and says where; an unused one can be restored with its terms', async () => {
    const bron = await taxonomy('bronnen', ['post'])
    const boek = await term(bron, 'Boek')
    await term(bron, 'Atlas', { parentId: boek.id })
    const draft = await made('posts', { title: 'Uit een boek', termIds: [boek.id] })
    expect((await admin(`taxonomies/${bron}/uses`)).body.data).toEqual([
      { name: 'Uit een boek', url: `/wp-admin/posts/${draft.id}` },
    ])
    const refused = await admin(`taxonomies/${bron}`, 'DELETE')
    expect([refused.status, refused.body.error]).toEqual([409, 'taxonomy-in-use'])
    await edit(`posts/${draft.id}`, 'PUT', { termIds: [] })
    const gone = await admin(`taxonomies/${bron}`, 'DELETE')
    expect(gone.status).toBe(200)
    await look('/bronnen/boek/', 404)
    expect((await edit('terms', 'POST', { taxonomy: bron, name: 'X' })).status).toBe(422)
    expect((await admin(`trash/${gone.body.trashId}/restore`, 'POST', {})).status).toBe(200)
    await look('/bronnen/boek/atlas/')
    expect((await admin(`taxonomies/${bron}`)).body.kinds).toEqual(['post'])
  })
})

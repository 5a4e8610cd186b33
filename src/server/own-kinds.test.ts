import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

async function define(word: string, more: object = {}): Promise<string> {
  const many = word[0]?.toUpperCase() + word.slice(1)
  const made = await admin('kinds', 'POST', { one: `Eén van ${word}`, many, word, ...more })
  expect([made.status, made.body.errors]).toEqual([201, undefined])
  return made.body.id
}

const publish = async (type: string, title: string, more: object = {}) => {
  const added = await edit(type, 'POST', { title, status: 'published', ...more })
  expect([added.status, added.body.errors]).toEqual([201, undefined])
  return added.body
}

const get = (path: string) => fetch(site.address + path, { redirect: 'manual' })

async function look(path: string, status = 200): Promise<string> {
  const answer = await get(path)
  expect(answer.status).toBe(status)
  return answer.text()
}

describe('EDIT-05 a kind of content that an administrator defines', () => {
  it('has a list and pages of its own at once, on every node, with path, head and structured data', async () => {
    await look('/routes/', 404)
    const type = await define('routes', {
      about: 'Wandelingen van <kerk> naar kerk.',
      schemaType: 'NewsArticle',
    })
    const empty = await look('/routes/')
    expect(empty).toMatch(/<h1>Routes/)
    expect(empty).toContain('Wandelingen van &lt;kerk&gt; naar kerk.')
    await publish(type, 'Van Zeerijp naar Leermens', {
      excerpt: 'Twaalf kilometer klei.',
      body: '<p>Begin bij de toren.</p>',
    })
    const page = await look('/routes/van-zeerijp-naar-leermens/')
    expect(page).toContain('Begin bij de toren.')
    expect(page).toMatch(/<a[^>]*href="\/routes\/"[^>]*>Routes</)
    expect(page).toContain('"@type":"NewsArticle"')
    expect(page).toContain('rel="canonical" href="http')
    expect(await look('/routes/')).toContain('Van Zeerijp naar Leermens')
    expect(await look('/routes/')).toContain('1 gevonden')
    const today = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })
    for (const path of ['/routes/', '/routes/van-zeerijp-naar-leermens/'])
      expect(await look(path), 'news says of which day it is').toContain(today.format(new Date()))
    const map = await look('/sitemap.xml')
    expect(map).toContain('/routes/</loc>')
    expect(map).toContain('/routes/van-zeerijp-naar-leermens/</loc>')
    expect(await look('/?s=klei')).toMatch(/Van Zeerijp naar Leermens[\s\S]*Eén van routes/)
    expect((await get('/routes/page/2/')).status).toBe(404)
  })

  it('has drafts, fields of its own, history and a trash, and does not mix up slugs with other kinds', async () => {
    const type = await define('personen')
    const field = await admin('own-fields', 'POST', { kind: type, label: 'Beroep', type: 'text' })
    expect(field.status).toBe(201)
    const draft = await edit(type, 'POST', { title: 'Jan', fields: { [field.body.name]: 'Klokkengieter' } })
    expect([draft.status, draft.body.status, draft.body.url]).toEqual([201, 'draft', '/personen/jan/'])
    expect(draft.body.fields).toMatchObject({ [field.body.name]: 'Klokkengieter' })
    expect((await get('/personen/jan/')).status).toBe(404)
    const wrong = await edit(`${type}/${draft.body.id}`, 'PUT', { fields: { [field.body.name]: 12 } })
    expect(wrong.status).toBe(422)
    await edit(`${type}/${draft.body.id}`, 'PUT', { status: 'published' })
    expect(await look('/personen/jan/')).toContain('Klokkengieter')
    expect((await edit(`${type}/${draft.body.id}/history`)).body.data.length).toBeGreaterThan(0)
    // Neither another kind nor a page finds it.
    expect((await edit(`posts/${draft.body.id}`)).status).toBe(404)
    const gone = await edit(`${type}/${draft.body.id}`, 'DELETE')
    expect(await look('/personen/jan/', 410)).toBeTruthy()
    expect((await edit(`trash/${gone.body.trashId}/restore`, 'POST', {})).body.resource).toBe(type)
    expect(await look('/personen/jan/')).toContain('Jan')
  })

  it('is in listings, filters, calendars, maps and the calls of classic scripts', async () => {
    const type = await define('tochten', {
      isPlace: true,
      hasMoment: true,
      schemaType: 'Event',
      taxonomies: ['soort'],
      order: 'distance',
      orders: ['distance', 'title'],
    })
    const { body: term } = await edit('terms', 'POST', { taxonomy: 'soort', name: 'Fietstocht' })
    const year = new Date().getUTCFullYear()
    const { id } = await publish(type, 'Rondje Dokkum', {
      fields: { startsOn: `${year}-07-25`, place: 'Dokkum', kilometresToSantiago: 1600 },
      position: { latitude: 53.3, longitude: 6 },
      termIds: [term.id],
    })
    const { content } = test.program
    const block = (name: string, props: object) => ({ type: name, props: { id: name, ...props } })
    await content.addEntry({
      type: 'page',
      title: 'Overal',
      status: 'published',
      document: {
        root: { props: {} },
        content: [
          block('post-grid', { type, filters: 'soort', loadMethod: 'loadmore' }),
          block('calendar', { type }),
        ],
      },
    })
    const page = await look('/overal/?loop-filter-post-grid_soort=fietstocht')
    expect(page).toContain('href="/tochten/rondje-dokkum/"')
    expect(page).toContain('Fietstocht')
    const calendar = await look('/overal/calendar.ics')
    expect(calendar).toContain('SUMMARY:Rondje Dokkum')
    const single = await look('/tochten/rondje-dokkum/')
    expect(single).toContain('"@type":"Event"')
    expect(single).toContain('Dokkum')
    expect(await look('/tochten/?weergave=kaart')).toContain('Rondje Dokkum')
    expect(await look('/tochten/?soort=fietstocht')).toContain('Rondje Dokkum')
    expect(await look('/tochten/plaatsen.gpx')).toContain('<name>Rondje Dokkum</name>')
    await publish(type, 'Rondje Holwerd', { fields: { kilometresToSantiago: 1500 } })
    const settings = { current_page: 1, max_num_pages: 2 }
    const classic = await fetch(`${site.address}/wp-admin/admin-ajax.php`, {
      method: 'POST',
      headers: { origin: site.address, referer: `${site.address}/overal/` },
      body: new URLSearchParams({
        action: 'ecsload',
        ecs_ajax_settings: JSON.stringify(settings),
        query: JSON.stringify({ post_type: type, posts_per_page: 1, orderby: 'title', order: 'ASC' }),
      }),
    })
    expect([classic.status, await classic.text()]).toEqual([200, expect.stringContaining('Rondje Holwerd')])
    const found = await edit(`entries?filter=${encodeURIComponent(JSON.stringify({ types: [type] }))}`)
    expect(found.body.data.map((row: { id: number }) => row.id)).toContain(id)
    expect((await admin('facts/now')).body.entries.published[type]).toBe(2)
  })

  it('has templates of its own from the start, which staff can change', async () => {
    const type = await define('verhalen')
    const { data } = (await edit(`documents?filter=${encodeURIComponent('{"kind":"template"}')}&perPage=100`))
      .body
    const own = data.filter((row: { entryType?: string }) => row.entryType === type)
    expect(own.map((row: { role: string }) => row.role).toSorted()).toEqual(['archive', 'single'])
    const another = (entryType: string) =>
      edit('documents', 'POST', { role: 'single', title: 'Nog een', aim: { span: 'kind', entryType } })
    const taken = await another(type)
    expect([taken.status, taken.body.error]).toEqual([409, 'template-taken'])
    const none = await another('eigen_niets')
    expect([none.status, none.body.errors]).toMatchObject([422, { 'aim.entryType': expect.any(String) }])
  })
})

describe('EDIT-05 the address of a kind', () => {
  it('moves with its word; the old one redirects, there and back again', async () => {
    const type = await define('wegen')
    await publish(type, 'Jabikspaad')
    await edit(type, 'POST', { title: 'Nog niet af' })
    await look('/wegen/jabikspaad/')
    expect((await admin(`kinds/${type}`, 'PUT', { word: 'paden' })).status).toBe(200)
    await look('/paden/jabikspaad/')
    await look('/wegen/', 301)
    const old = await get('/wegen/jabikspaad/')
    expect([old.status, old.headers.get('location')]).toEqual([301, '/paden/jabikspaad/'])
    expect((await get('/wegen/')).headers.get('location')).toBe('/paden/')
    // A draft never had visitors, so it needs no redirect.
    expect((await get('/wegen/nog-niet-af/')).status).toBe(404)
    expect((await admin(`kinds/${type}`, 'PUT', { word: 'routes-oud' })).status).toBe(200)
    expect((await admin(`kinds/${type}`, 'PUT', { word: 'wegen' })).status).toBe(200)
    await look('/wegen/jabikspaad/')
    await look('/wegen/')
    await look('/paden/', 301)
    expect((await get('/paden/')).headers.get('location')).toBe('/wegen/')
    expect((await get('/routes-oud/jabikspaad/')).headers.get('location')).toBe('/wegen/jabikspaad/')
  })

  it('is never one that the program itself uses', async () => {
    const words = site.routes
      .map(({ path }) => path.split('/')[1] ?? '')
      .filter((word) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(word))
    expect(words).toContain('my-account')
    for (const word of new Set(['shop', 'nieuws', 'agenda', 'plaats', 'wp-admin', ...words])) {
      const refused = await admin('kinds', 'POST', { one: 'X', many: 'Xen', word })
      expect([word, refused.status, refused.body.errors?.word]).toEqual([
        word,
        422,
        expect.stringMatching(/gebruikt de site zelf|minstens twee/),
      ])
    }
  })

  it('without a list keeps redirects that staff made from its folder', async () => {
    const type = await define('paden', { hasArchive: false })
    await edit('redirects', 'POST', { from: '/wandelpaden/', to: '/nieuws/' })
    expect((await admin(`kinds/${type}`, 'PUT', { word: 'wandelpaden' })).status).toBe(200)
    await look('/wandelpaden/', 301)
    expect((await get('/wandelpaden/')).headers.get('location')).toMatch(/\/nieuws\/$/)
  })

  it('is not one of a page, another kind or a redirect, and no page can take it afterwards', async () => {
    await edit('pages', 'POST', { title: 'Kapellen', slug: 'kapellen' })
    await edit('redirects', 'POST', { from: '/bronnen/', to: '/' })
    await define('putten')
    const asked = async (word: string, more: object = {}) =>
      (await admin('kinds', 'POST', { one: 'X', many: 'Xen', word, ...more })).body.errors?.word
    expect(await asked('kapellen')).toMatch(/staat een pagina/)
    expect(await asked('bronnen')).toMatch(/leidt door/)
    expect(await asked('putten')).toMatch(/andere soort/)
    for (const word of ['Hoofdletters', '../x', 'a b', 'é', '-x', 'x-'])
      expect(await asked(word)).toBeTruthy()
    // Without a list it leaves its address to a page, as the agenda does.
    expect(await asked('kapellen', { hasArchive: false })).toBeUndefined()
    const page = await edit('pages', 'POST', { title: 'Putten' })
    expect(page.body.slug).toBe('putten-2')
  })

  it('of two kinds that are defined at once, one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        admin('kinds', 'POST', { one: 'Y', many: 'Tegelijk', word: 'tegelijk' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422])
  })
})

describe('EDIT-05 EDIT-06 who may do what with a kind', () => {
  it('only administrators define them; the right to edit one is checked at each call', async () => {
    expect((await edit('kinds', 'POST', { one: 'X', many: 'Xen', word: 'xen' })).status).toBe(403)
    const type = await define('notulen', { right: 'settings' })
    expect((await edit('me')).body.rights).not.toHaveProperty(type)
    expect((await admin('me')).body.rights[type]).toBe('write')
    expect((await admin('me')).body.kinds).toContainEqual(expect.objectContaining({ type, many: 'Notulen' }))
    for (const [path, method] of [
      [type, 'GET'],
      [type, 'POST'],
      [`${type}/1`, 'PUT'],
      [`${type}/1`, 'DELETE'],
    ])
      expect([
        path,
        method,
        (await edit(path ?? '', method, method === 'GET' ? undefined : {})).status,
      ]).toEqual([path, method, 403])
    await admin(`kinds/${type}`, 'PUT', { right: 'entries' })
    expect((await edit(type)).status).toBe(200)
  })

  it('built-in kinds are listed and cannot be changed', async () => {
    const { data } = (await edit('kinds?perPage=100')).body
    expect(data.filter((row: { isOwn: boolean }) => !row.isOwn).map((row: { id: string }) => row.id)).toEqual(
      ['page', 'post', 'jacobalia', 'agenda', 'product'],
    )
    expect((await admin('kinds/post', 'PUT', { many: 'Berichten' })).body.error).toBe('kind-built-in')
    expect((await admin('kinds/post', 'DELETE')).body.error).toBe('kind-built-in')
    expect((await admin('kinds/eigen_niets', 'DELETE')).status).toBe(404)
    expect((await edit('eigen_niets')).status).toBe(404)
  })

  it.each([
    [{ order: 'distance' }, 'orders'],
    [{ schemaType: 'Event' }, 'schemaType'],
    [{ schemaType: 'Product' }, 'schemaType'],
    [{ taxonomies: ['verzonnen'] }, 'taxonomies.0'],
    [{ right: 'customer' }, 'right'],
    [{ many: '' }, 'many'],
  ])('refuses %o with a message at its field', async (more, field) => {
    const { status, body } = await admin('kinds', 'POST', {
      one: 'Z',
      many: 'Zetten',
      word: 'zetten',
      ...more,
    })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  })

  it('one with entries cannot be deleted, and says how many; an empty one can be restored from the trash', async () => {
    const type = await define('brieven', { hasArchive: true })
    await admin('own-fields', 'POST', { kind: type, label: 'Aan', type: 'text' })
    const { id } = await publish(type, 'Brief aan de bisschop')
    await edit(type, 'POST', { title: 'Concept' }).then(({ body }) => edit(`${type}/${body.id}`, 'DELETE'))
    const uses = (await admin(`kinds/${type}/uses`)).body.data
    expect(uses).toEqual([{ name: 'Brieven (1)', url: `/wp-admin/${type}` }])
    const refused = await admin(`kinds/${type}`, 'DELETE')
    expect([refused.status, refused.body.error]).toEqual([409, 'kind-not-empty'])
    await look('/brieven/brief-aan-de-bisschop/')
    const thrown = await edit(`${type}/${id}`, 'DELETE')
    const gone = await admin(`kinds/${type}`, 'DELETE')
    expect(gone.status).toBe(200)
    await look('/brieven/', 404)
    expect((await get('/brieven/brief-aan-de-bisschop/')).status).toBe(404)
    expect((await edit(type)).status).toBe(404)
    // Its entry in the trash cannot be restored before the kind is.
    expect((await edit(`trash/${thrown.body.trashId}/restore`, 'POST', {})).status).toBe(404)
    expect((await admin(`trash/${gone.body.trashId}/restore`, 'POST', {})).status).toBe(200)
    await look('/brieven/')
    const fields = await admin(`own-fields?filter=${encodeURIComponent(JSON.stringify({ kind: type }))}`)
    expect(fields.body.data).toHaveLength(1)
    expect((await edit(`trash/${thrown.body.trashId}/restore`, 'POST', {})).status).toBe(200)
    expect(await look('/brieven/brief-aan-de-bisschop/')).toContain('Brief aan de bisschop')
  })
})

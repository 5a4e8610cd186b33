import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPicture } from '../features/content/media/testing.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const edit = (path: string, method?: string, body?: unknown) => bench.call('editor', path, method, body)
const add = async (path: string, body: unknown) => {
  const { status, body: row } = await edit(path, 'POST', body)
  expect([status, row]).toEqual([201, expect.objectContaining({ id: expect.anything() })])
  return row
}
const filtered = (path: string, filter: unknown, more = '') =>
  edit(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`)
const titles = (answer: { body: { data: { title: string }[] } }) => answer.body.data.map(({ title }) => title)

describe('entries', () => {
  it('EDIT-05 adds a draft, changes it, publishes it, and removes it', async () => {
    const post = await add('posts', {
      title: '  Op weg ',
      body: '<p>Hallo</p><script>x</script>',
      slug: null,
    })
    expect(post).toMatchObject({ title: 'Op weg', slug: 'op-weg', status: 'draft', body: '<p>Hallo</p>' })
    expect(post.publishedAt).toBeUndefined()
    const { body: published } = await edit(`posts/${post.id}`, 'PUT', { status: 'published' })
    expect(published).toMatchObject({ title: 'Op weg', status: 'published', url: '/nieuws/op-weg/' })
    expect(published.publishedAt).toMatch(/^\d{4}-/)
    expect((await edit(`posts/${post.id}`, 'DELETE')).status).toBe(200)
    expect(await bench.program.content.find('/nieuws/op-weg/', anyone)).toMatchObject({ kind: 'gone' })
    expect((await filtered('posts', { status: 'gone' })).body.data).toHaveLength(1)
    expect((await filtered('posts', {})).body.data).toHaveLength(0)
  })

  it('EDIT-05 lists drafts and scheduled entries, by state, words and order', async () => {
    for (const [title, status, publishedAt] of [
      ['Kapel bij Breda', 'draft', null],
      ['Toren in Zeerijp', 'published', '2020-01-02T00:00:00Z'],
      ['Torenklok', 'published', '2099-01-01T00:00:00Z'],
    ])
      await add('jacobalia', { title, status, publishedAt })
    const sorted = (filter: unknown) => filtered('jacobalia', filter, '&sort=title&order=DESC')
    expect(titles(await sorted({}))).toEqual(['Torenklok', 'Toren in Zeerijp', 'Kapel bij Breda'])
    expect(titles(await sorted({ status: 'draft' }))).toEqual(['Kapel bij Breda'])
    expect(titles(await sorted({ status: 'scheduled' }))).toEqual(['Torenklok'])
    expect(titles(await sorted({ status: 'published' }))).toEqual(['Toren in Zeerijp'])
    expect(titles(await sorted({ q: 'oren' }))).toEqual(['Torenklok', 'Toren in Zeerijp'])
    expect(titles(await sorted({ q: '%' }))).toEqual([])
    const { body } = await filtered('jacobalia', {}, '&sort=title&page=2&perPage=2')
    expect(body).toMatchObject({ total: 3, data: [{ title: 'Torenklok' }] })
    const all = await filtered('entries', { q: 'kapel', types: ['jacobalia', 'post'] })
    expect(titles(all)).toEqual(['Kapel bij Breda'])
  })

  it('EDIT-05 keeps fields of a place that the form does not know, and removes emptied ones', async () => {
    const place = await bench.program.content.addEntry({
      type: 'jacobalia',
      title: 'Jacobskerk',
      fields: { kind: 'Kerk', built: '1350', altar: 'van eik' },
    })
    const { body } = await edit(`jacobalia/${place.id}`, 'PUT', {
      fields: {
        kind: 'Kapel',
        built: null,
        kilometresToSantiago: 1900,
        sources: [{ name: 'RCE', url: null }],
      },
      position: { latitude: 51.5, longitude: 4.7 },
    })
    expect(body.fields).toEqual({
      kind: 'Kapel',
      altar: 'van eik',
      kilometresToSantiago: 1900,
      sources: [{ name: 'RCE' }],
    })
    expect(body.position).toEqual({ latitude: 51.5, longitude: 4.7, precision: 'exact' })
    const { body: without } = await edit(`jacobalia/${place.id}`, 'PUT', { position: null })
    expect(without.position).toBeUndefined()
  })

  it('EDIT-05 reports errors by field and in Dutch, and changes nothing', async () => {
    const wrong = await edit('jacobalia', 'POST', {
      title: ' ',
      slug: 'Geen Adres!',
      status: 'gone',
      publishedAt: 'morgen',
      position: { latitude: 91, longitude: null },
      fields: { monumentUrl: 'javascript:alert(1)', sources: [{ name: null, url: 'https://rce.example/' }] },
      termIds: [-1],
    })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toEqual({
      error: 'invalid',
      message: 'Niet alles is goed ingevuld. Kijk bij de velden hieronder.',
      errors: {
        title: 'Vul dit in.',
        slug: 'Gebruik kleine letters, cijfers en streepjes.',
        status: 'Kies een van de mogelijkheden.',
        publishedAt: 'Vul een datum en tijd in.',
        'position.latitude': 'Dit mag hoogstens 90 zijn.',
        'position.longitude': 'Vul dit in.',
        'fields.monumentUrl': 'Vul een webadres in dat met https:// begint.',
        'fields.sources.0.name': 'Vul dit in.',
        'termIds.0': expect.any(String),
      },
    })
    for (const body of [undefined, 'tekst', [], 7, null])
      expect((await edit('posts', 'POST', body)).status).toBe(422)
    expect((await edit('posts?filter={')).status).toBe(422)
    expect((await edit('posts?page=0')).status).toBe(422)
  })

  it('EDIT-05 gives a new page widgets to open in the page editor', async () => {
    const page = await add('pages', { title: 'Steun ons' })
    expect((await edit(`documents/${page.documentId}`)).body).toMatchObject({
      kind: 'page',
      title: 'Steun ons',
      entryId: page.id,
    })
  })

  it('EDIT-05 removes several at once', async () => {
    const ids = [(await add('posts', { title: 'Een' })).id, (await add('posts', { title: 'Twee' })).id]
    expect((await edit(`posts?ids=${ids.join(',')},999999`, 'DELETE')).status).toBe(200)
    expect((await edit(`posts?ids=${ids.join(',')}`)).body.data).toEqual([])
  })

  it('abuse 24 invalid ids are not found', async () => {
    for (const id of ['0', '-1', '1.5', '99999999999', 'abc', '1%00', '%27'])
      expect([id, (await edit(`posts/${id}`)).status]).toEqual([id, 404])
    for (const title of ['Nul\0teken', 'half \ud83d'])
      expect((await edit('posts', 'POST', { title })).status).toBe(400)
  })
})

describe('terms', () => {
  it('EDIT-05 moves a term with the terms below it; their entries and addresses follow', async () => {
    const drenthe = await add('terms', { taxonomy: 'plaats', name: 'Drenthe' })
    const assen = await add('terms', { taxonomy: 'plaats', name: 'Assen' })
    const centrum = await add('terms', { taxonomy: 'plaats', name: 'Centrum', parentId: assen.id })
    await add('jacobalia', { title: 'In Assen', status: 'published', termIds: [centrum.id] })
    const moved = await edit(`terms/${assen.id}`, 'PUT', { parentId: drenthe.id })
    expect(moved.body).toMatchObject({ path: 'drenthe/assen', depth: 1 })
    expect((await edit(`terms/${centrum.id}`)).body.url).toBe('/plaats/drenthe/assen/centrum/')
    const { content } = bench.program
    const inDrenthe = { type: 'jacobalia', terms: [{ taxonomy: 'plaats', slugs: ['drenthe'] }] } as const
    expect((await content.list(inDrenthe)).total).toBe(1)
    expect(await content.find('/plaats/assen/centrum/', anyone)).toEqual({
      kind: 'moved',
      to: '/plaats/drenthe/assen/centrum/',
    })
    const circle = await edit(`terms/${drenthe.id}`, 'PUT', { parentId: centrum.id })
    expect(circle.body.errors).toEqual({ parentId: 'Een term kan niet onder zichzelf staan.' })
    await edit(`terms/${assen.id}`, 'PUT', { parentId: null })
    expect((await content.list(inDrenthe)).total).toBe(0)
  })

  it('EDIT-05 removes a term from its entries, but not one that has terms below it', async () => {
    const upper = await add('terms', { taxonomy: 'soort', name: 'Gebouw' })
    const lower = await add('terms', { taxonomy: 'soort', name: 'Schuur', parentId: upper.id })
    const place = await add('jacobalia', { title: 'Schuur', termIds: [lower.id] })
    expect((await edit(`terms/${upper.id}`, 'DELETE')).status).toBe(409)
    expect((await edit(`terms/${lower.id}`, 'DELETE')).status).toBe(200)
    expect((await edit(`jacobalia/${place.id}`)).body.termIds).toEqual([])
    expect((await edit(`terms/${upper.id}`, 'DELETE')).status).toBe(200)
  })

  it('EDIT-05 lists a tree in its order and refuses a parent of another tree', async () => {
    const root = await add('terms', { taxonomy: 'onderwerp', name: 'Zomer' })
    await add('terms', { taxonomy: 'onderwerp', name: 'Avond', parentId: root.id })
    const { body } = await filtered('terms', { taxonomy: 'onderwerp' })
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Zomer', 'Avond'])
    const other = await edit('terms', 'POST', { taxonomy: 'soort', name: 'X', parentId: root.id })
    expect(other.body.errors).toEqual({ parentId: 'Deze bovenliggende term bestaat niet.' })
  })
})

describe('media', () => {
  const form = (contents: Buffer, name: string, more: Record<string, string> = {}) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(contents)], name))
    for (const [field, value] of Object.entries(more)) form.set(field, value)
    return form
  }

  it('EDIT-05 adds a picture with its facts, and changes them', async () => {
    const picture = await plainPicture(60, 40)
    const media = await add('media', form(picture, 'toren.jpg', { maker: 'Saskia' }))
    expect(media).toMatchObject({ name: 'toren.jpg', alt: '', maker: 'Saskia', width: 60, height: 40 })
    expect((await filtered('media', { withoutAlt: true })).body.total).toBe(1)
    const changed = await edit(`media/${media.id}`, 'PUT', {
      alt: 'Een toren',
      focal: { xPercent: 20, yPercent: 80 },
    })
    expect(changed.body).toMatchObject({ alt: 'Een toren', focal: { xPercent: 20, yPercent: 80 } })
    expect((await filtered('media', { withoutAlt: true })).body.total).toBe(0)
    expect((await filtered('media', { q: 'TOREN' })).body.total).toBe(1)
    expect((await edit(`media/${media.id}`, 'PUT', { focal: null })).body.focal).toBeUndefined()
    expect((await edit(`media/${media.id}`, 'PUT', { focal: { xPercent: 101, yPercent: 0 } })).status).toBe(
      422,
    )
  })

  it('EDIT-05 does not remove a picture that is in use', async () => {
    const media = await add('media', form(await plainPicture(9, 9, 'png'), 'a.png'))
    const post = await add('posts', { title: 'Met beeld', pictureId: media.id })
    expect((await edit(`media/${media.id}`, 'DELETE')).status).toBe(409)
    await edit(`posts/${post.id}`, 'PUT', { pictureId: null })
    const page = await add('pages', { title: 'Beeldpagina' })
    const block = { type: 'picture', props: { id: 'beeld-1', media: media.id } }
    await bench.program.content.saveDraft(page.documentId, { root: { props: {} }, content: [block] })
    expect((await edit(`media/${media.id}`, 'DELETE')).status).toBe(409)
    await edit(`pages/${page.id}`, 'DELETE')
    expect((await edit(`media/${media.id}`, 'DELETE')).status).toBe(200)
    expect((await edit(`media/${media.id}`)).status).toBe(404)
  })

  it('abuse 14 refuses files that are no pictures, in words', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    for (const body of [form(svg, 'a.jpg'), form(Buffer.alloc(0), 'a.png')]) {
      const { status, body: refused } = await edit('media', 'POST', body)
      expect([status, refused.errors.file]).toEqual([422, expect.stringContaining('geen foto of tekening')])
    }
    expect((await edit('media', 'POST', { alt: 'x' })).body.errors).toEqual({ file: 'Kies een bestand.' })
    expect((await edit('media', 'POST', { file: 'tekst' })).status).toBe(422)
  })
})

describe('a picture that is edited', () => {
  const sent = (contents: Buffer, name: string) => {
    const data = new FormData()
    data.set('file', new File([new Uint8Array(contents)], name))
    return data
  }

  it('EDIT-05 is based on the state in the form, can be undone, and is in the activity log', async () => {
    const media = await add('media', sent(await plainPicture(60, 40), 'brug.jpg'))
    const path = `media/${media.id}`
    const { stamp } = (await edit(path)).body
    const turned = await edit(path, 'PUT', { stamp, edit: { turns: 1 } })
    expect(turned.body).toMatchObject({ width: 40, height: 60, edit: { turns: 1 } })
    expect((await edit(path, 'PUT', { stamp, edit: { turns: 2 } })).status).toBe(409)
    const other = await edit(`${path}/original`, 'POST', sent(await plainPicture(90, 30, 'png'), 'brug2.png'))
    expect(other.body).toMatchObject({ name: 'brug2.png', width: 90, height: 30 })
    const replaced = await edit(path, 'PUT', { stamp: turned.body.stamp, original: other.body, edit: null })
    expect(replaced.body).toMatchObject({ id: media.id, width: 90, height: 30, edit: null })
    const { data: versions } = (await edit(`${path}/history`)).body
    const first = await edit(`${path}/history`, 'POST', { versionId: versions.at(-1).id })
    const back = await edit(path, 'PUT', { ...first.body.data, stamp: replaced.body.stamp })
    expect(back.body).toMatchObject({ width: 60, height: 40, picture: { src: media.picture.src } })
    const { acts } = await bench.features.revisions.acts.list({ resource: 'media', page: 1, perPage: 9 })
    // Acts of one person on one thing within an hour are one line.
    expect(acts.filter(({ rowId }) => rowId === String(media.id)).map(({ act }) => act)).toEqual([
      'change',
      'create',
    ])
  })

  it('EDIT-05 shows staff its whole original', async () => {
    const media = await add('media', sent(await plainPicture(60, 40), 'sluis.jpg'))
    await edit(`media/${media.id}`, 'PUT', {
      edit: { turns: 1, crop: { left: 0, top: 0, width: 20, height: 20 } },
    })
    const answer = await edit(`media/${media.id}/original?hash=${media.original.hash}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    for (const hash of ['0123456789', '../../secret', ''])
      expect((await edit(`media/${media.id}/original?hash=${hash}`)).status).toBe(404)
  })

  it('abuse 14 refuses invalid crops and files, in words', async () => {
    const media = await add('media', sent(await plainPicture(60, 40), 'kade.jpg'))
    for (const crop of [
      { left: 50, top: 0, width: 20, height: 20 },
      { left: 0, top: 0, width: 0, height: 0 },
      { left: 0, top: 0, width: 1e300, height: 20 },
      { left: null, top: 0, width: 20, height: 20 },
      { left: 'x', top: 0, width: 20, height: 20 },
      [],
    ]) {
      const { status, body } = await edit(`media/${media.id}`, 'PUT', { edit: { turns: 0, crop } })
      expect([status, Object.values(body.errors)[0]]).toEqual([
        422,
        expect.stringMatching(/uitsnede|heel getal/),
      ])
    }
    expect((await edit(`media/${media.id}`, 'PUT', { edit: { turns: 4 } })).status).toBe(422)
    expect((await edit(`media/${media.id}`, 'PUT', { original: { hash: '../1' } })).status).toBe(422)
    const text = await edit(`media/${media.id}/original`, 'POST', sent(Buffer.from('tekst'), 'a.jpg'))
    expect([text.status, text.body.errors.file]).toEqual([422, expect.stringContaining('geen foto')])
    expect((await edit(`media/${media.id}/original`, 'POST', { file: 'tekst' })).body.errors.file).toBe(
      'Kies een bestand.',
    )
  })
})

describe('menus and redirects', () => {
  it('EDIT-05 saves a menu with valid links, and no other (abuse 16)', async () => {
    const items = [
      { label: ' Nieuws ', url: '/nieuws/', items: [{ label: 'Contact', url: 'mailto:a@b.nl' }] },
    ]
    expect((await edit('menus/header', 'PUT', { items })).status).toBe(200)
    expect(await bench.program.content.menu('header')).toEqual([
      { label: 'Nieuws', url: '/nieuws/', items: [{ label: 'Contact', url: 'mailto:a@b.nl', items: [] }] },
    ])
    for (const url of ['javascript:alert(1)', '//elders.nl', 'nieuws', '']) {
      const { body } = await edit('menus/header', 'PUT', { items: [{ label: 'X', url }] })
      expect(body.errors).toEqual({ 'items.0.url': expect.any(String) })
    }
    expect((await edit('menus')).body).toMatchObject({ total: 1, data: [{ id: 'header' }] })
  })

  it('EDIT-05 saves an old address, shows its target, and removes it', async () => {
    await add('redirects', { from: '/oud/pad', to: '/nieuws/' })
    const { body } = await filtered('redirects', { q: 'oud' })
    expect(body.data).toEqual([{ id: '/oud/pad/', from: '/oud/pad/', to: '/nieuws/' }])
    const path = `redirects/${encodeURIComponent('/oud/pad/')}`
    expect((await edit(path)).body.to).toBe('/nieuws/')
    expect((await edit(path, 'DELETE')).status).toBe(200)
    expect((await edit(path)).status).toBe(404)
    for (const to of ['//elders.nl', 'javascript:alert(1)', '/\\elders.nl'])
      expect((await edit('redirects', 'POST', { from: '/a/', to })).status).toBe(422)
  })
})

const anyone = { roles: [], unlocked: new Set<string>() }

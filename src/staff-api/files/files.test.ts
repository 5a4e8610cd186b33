import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuiltInRole as Role } from '../../kernel/rights.ts'
import { answerStaffApi } from '../staff-api.ts'
import { createStaffTest, type StaffTest } from '../testing.ts'

let bench: StaffTest
let folder: number
beforeAll(async () => {
  bench = await createStaffTest()
  folder = (await make('Jaarstukken')).id
})
afterAll(() => bench.close())

const make = async (name: string, parentId?: number) =>
  (await bench.call('editor', 'file-categories', 'POST', { name, parentId })).body

/** Sends a request that is not JSON, as a browser does. */
async function send(role: Role, path: string, method: string, headers: object, body?: string) {
  const cookies = await bench.signIn(role)
  const url = `http://localhost:3000/staff-api/${path}`
  const request = new Request(url, { method, headers: { ...Object.fromEntries(cookies), ...headers }, body })
  return answerStaffApi(bench.features, await bench.program.accounts.viewerOf(cookies), request)
}

const piece = (id: string, offset: number, body: string) =>
  send('editor', `uploads/${id}`, 'PATCH', { 'upload-offset': String(offset) }, body)

async function upload(name: string, contents: string, more: object = {}): Promise<number> {
  const begun = await bench.call('editor', 'uploads', 'POST', {
    name,
    size: contents.length,
    categoryId: folder,
    ...more,
  })
  const done = await piece(begun.body.id, begun.body.offset, contents)
  return (await done.json()).fileId
}

const list = async (filter: object, more = '') =>
  (await bench.call('editor', `files?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`)).body
const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title)

describe('LIB-21 uploads', () => {
  it('come in pieces, and report their progress', async () => {
    const begun = await bench.call('editor', 'uploads', 'POST', {
      name: 'a.txt',
      size: 9,
      categoryId: folder,
    })
    expect(begun).toMatchObject({ status: 201, body: { offset: 0, size: 9 } })
    const { id } = begun.body
    expect((await piece(id, 0, 'abcd')).headers.get('upload-offset')).toBe('4')
    const head = await send('editor', `uploads/${id}`, 'HEAD', {})
    expect([head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual(['4', '9'])
    const wrong = await piece(id, 2, 'cdefg')
    expect([wrong.status, wrong.headers.get('upload-offset')]).toEqual([409, '4'])
    const done = await (await piece(id, 4, 'efghi')).json()
    expect(await (await piece(id, 9, '')).json()).toEqual(done)
    expect((await bench.call('editor', `files/${done.fileId}`)).body).toMatchObject({ title: 'a', size: 9 })
  })

  it('that are refused say why in Dutch', async () => {
    const begun = { name: 'virus.exe', size: 9, categoryId: folder }
    const program = await bench.call('editor', 'uploads', 'POST', begun)
    expect(program.status).toBe(422)
    expect(program.body.message).toContain('Programma’s nemen we niet aan')
    const nowhere = await bench.call('editor', 'uploads', 'POST', { name: 'a.txt', size: 9 })
    expect(nowhere.body.errors.categoryId).toBe('Deze categorie bestaat niet (meer).')
  })

  it('EDIT-06 are for editors, each with their own', async () => {
    expect((await bench.call(undefined, 'uploads', 'POST', {})).status).toBe(401)
    expect((await bench.call('customer', 'uploads', 'POST', {})).status).toBe(403)
    const begun = await bench.call('editor', 'uploads', 'POST', {
      name: 'b.txt',
      size: 3,
      categoryId: folder,
    })
    const path = `uploads/${begun.body.id}`
    expect((await send('administrator', path, 'HEAD', {})).status).toBe(404)
    expect((await send('administrator', path, 'PATCH', { 'upload-offset': '0' }, 'abc')).status).toBe(404)
    expect((await send('customer', path, 'PATCH', { 'upload-offset': '0' }, 'abc')).status).toBe(403)
    expect((await bench.call('administrator', path, 'DELETE')).status).toBe(404)
    expect((await bench.call('editor', path, 'DELETE')).status).toBe(200)
  })
})

describe('EDIT-03 the category tree', () => {
  it('is one list, children after their parents, and can be reordered', async () => {
    const top = await make('Boom')
    const [b, a, c] = [await make('B', top.id), await make('A', top.id), await make('C', top.id)]
    const names = async () =>
      (await bench.call('editor', 'file-categories')).body.data
        .filter(({ parentId }: { parentId?: number }) => parentId === top.id)
        .map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['A', 'B', 'C'])
    await bench.call('editor', `file-categories/${c.id}`, 'PUT', { parentId: top.id, before: a.id })
    expect(await names()).toEqual(['C', 'A', 'B'])
    await make('AA', top.id)
    expect(await names()).toEqual(['C', 'A', 'B', 'AA'])
    await bench.call('editor', `file-categories/${a.id}`, 'PUT', { parentId: b.id })
    expect(await names()).not.toContain('A')
    const round = await bench.call('editor', `file-categories/${b.id}`, 'PUT', { parentId: a.id })
    expect(round.body.errors.parentId).toBe('Een categorie kan niet in zichzelf staan.')
  })

  it('deletes only empty categories, and says so', async () => {
    const top = await make('Vol')
    const below = await make('Erin', top.id)
    const refused = await bench.call('editor', `file-categories/${top.id}`, 'DELETE')
    expect(refused.body.errors.form).toContain('niet leeg')
    expect((await bench.call('editor', `file-categories/${below.id}`, 'DELETE')).status).toBe(200)
    expect((await bench.call('editor', `file-categories/${top.id}`, 'DELETE')).status).toBe(200)
  })

  it('keeps a name when an empty one is sent', async () => {
    const { status, body } = await bench.call('editor', `file-categories/${folder}`, 'PUT', { name: '  ' })
    expect([status, body.errors.name]).toEqual([422, 'Geef de categorie een naam.'])
  })
})

describe('EDIT-03 files', () => {
  it('are found by parts of their titles, including drafts and hidden ones', async () => {
    const [open, draft] = [await upload('Ledenverslag 1998.txt', 'x'), await upload('Jaarverslag.txt', 'y')]
    await bench.call('editor', `files/${draft}`, 'PUT', { published: false })
    await bench.call('editor', `files/${open}`, 'PUT', { hidden: true })
    expect(titles(await list({ q: 'verslag' }))).toEqual(['Jaarverslag', 'Ledenverslag 1998'])
    expect(titles(await list({ q: 'verslag' }, '&order=DESC&sort=title'))).toEqual([
      'Ledenverslag 1998',
      'Jaarverslag',
    ])
    expect(titles(await list({ q: 'verslag', state: 'draft' }))).toEqual(['Jaarverslag'])
    expect(titles(await list({ q: 'verslag', state: 'hidden' }))).toEqual(['Ledenverslag 1998'])
    expect(titles(await list({ q: '100%_' }))).toEqual([])
  })

  it('are listed by extension, for a field that accepts no others', async () => {
    const made = await make('Van alles')
    await upload('Tabel.csv', 'a;b', { categoryId: made.id })
    await upload('Blad.txt', 'x', { categoryId: made.id })
    expect(titles(await list({ categoryId: made.id, extension: 'csv' }))).toEqual(['Tabel'])
    expect(titles(await list({ categoryId: made.id, extension: 'csv', q: 'blad' }))).toEqual([])
    expect(titles(await list({ categoryId: made.id, extension: 'csv', q: 'tabel' }))).toEqual(['Tabel'])
  })

  it('are listed in a category, or also below it on request', async () => {
    const above = await make('Boven')
    const below = await make('Onder', above.id)
    await upload('Diep.txt', 'x', { categoryId: below.id })
    expect(titles(await list({ categoryId: above.id }))).toEqual([])
    expect(titles(await list({ categoryId: above.id, below: true }))).toEqual(['Diep'])
  })

  it('keep the facts that staff enter, and their address', async () => {
    const id = await upload('Notulen.txt', 'x')
    const before = (await bench.call('editor', `files/${id}`)).body
    const facts = {
      title: 'Notulen van de vergadering',
      description: 'Met bijlagen',
      tags: ['Bestuur', 'vergadering'],
      customFields: [
        { type: 'text', label: 'Archiefnummer', value: '12-B' },
        { type: 'url', label: 'Inventaris', value: 'https://archief.example/12' },
      ],
      createdAt: '1998-03-04T11:00:00.000Z',
      hidden: true,
    }
    const changed = await bench.call('editor', `files/${id}`, 'PUT', facts)
    expect(changed.body).toMatchObject(facts)
    expect(changed.body.url).toBe(before.url)
    const wrong = [{ type: 'url', label: 'Slecht', value: 'javascript:alert(1)' }]
    expect((await bench.call('editor', `files/${id}`, 'PUT', { customFields: wrong })).status).toBe(422)
  })

  it('are locked by password, role and product, and the password is shown to nobody', async () => {
    const id = await upload('Geheim.txt', 'x')
    const lock = { password: 'schelp', roles: ['customer'], productId: 5 }
    const { body } = await bench.call('editor', `files/${id}`, 'PUT', { lock })
    expect(body.lock).toEqual({ hasPassword: true, roles: ['customer'], productId: 5 })
    expect(JSON.stringify(body)).not.toContain('schelp"')
    const visitor = { roles: [], unlocked: new Set<string>() }
    expect((await bench.program.library.file(visitor, id))?.access.open).toBe(false)
    const off = { password: null, roles: [], productId: null }
    await bench.call('editor', `files/${id}`, 'PUT', { lock: off })
    expect((await bench.program.library.file(visitor, id))?.access.open).toBe(true)
  })

  it('are changed in bulk, all or none', async () => {
    const ids = [await upload('Een.txt', 'x'), await upload('Twee.txt', 'y')]
    const there = await make('Daar')
    const change = { categoryId: there.id, published: false, addTags: ['rond'] }
    const done = await bench.call('editor', 'files/0/change-many', 'POST', { ids, change })
    expect(done.body).toEqual({ changed: 2 })
    const moved = await list({ categoryId: there.id, state: 'draft' })
    expect(moved.data.map(({ tags }: { tags: string[] }) => tags)).toEqual([['rond'], ['rond']])
    const nowhere = { ids, change: { categoryId: 999_999, published: true } }
    expect((await bench.call('editor', 'files/0/change-many', 'POST', nowhere)).status).toBe(422)
    const untag = { ids, change: { removeTags: ['rond'] } }
    await bench.call('editor', 'files/0/change-many', 'POST', untag)
    expect((await list({ categoryId: there.id })).data[0].tags).toEqual([])
  })

  it('are locked many at once for a role of the site’s own or by password, and opened again', async () => {
    const ids = [await upload('Kas.txt', 'x'), await upload('Bank.txt', 'y')]
    const member = await bench.call('administrator', 'roles', 'POST', { name: 'Lid', rights: [] })
    const many = (lock: object, role: Role = 'editor') =>
      bench.call(role, 'files/0/change-many', 'POST', { ids, change: { lock } })
    const locks = () =>
      Promise.all(ids.map(async (id) => (await bench.call('editor', `files/${id}`)).body.lock))
    const whole = { password: null, roles: [member.body.id], productId: null }
    expect((await many(whole)).body).toEqual({ changed: 2 })
    const forMembers = { hasPassword: false, roles: [member.body.id] }
    expect(await locks()).toEqual([forMembers, forMembers])
    const visitor = { roles: [], unlocked: new Set<string>() }
    const isOpen = async (id = 0, viewer: object = {}) =>
      (await bench.program.library.file({ ...visitor, ...viewer }, id))?.access.open
    expect([await isOpen(ids[0]), await isOpen(ids[1], { roles: [member.body.id] })]).toEqual([false, true])

    expect((await many({ password: '', roles: [] })).body.errors).toHaveProperty('change.lock.password')
    expect((await many({ roles: ['nobody'] })).status).toBe(422)
    expect((await many({ roles: [] }, 'customer')).status).toBe(403)
    expect(await locks()).toEqual([forMembers, forMembers])

    await many({ password: 'schelp', roles: [], productId: null })
    expect(await locks()).toEqual([
      { hasPassword: true, roles: [] },
      { hasPassword: true, roles: [] },
    ])
    await many({ password: null, roles: [], productId: null })
    expect([await isOpen(ids[0]), await isOpen(ids[1])]).toEqual([true, true])
  })

  it('LIB-22 are offered for a time, which the list tells and finds', async () => {
    const made = await make('Tijdelijk')
    const [id, soon] = [
      await upload('Actie.txt', 'x', { categoryId: made.id }),
      await upload('Straks.txt', 'y', { categoryId: made.id }),
    ]
    const put = (id: number, change: object) => bench.call('editor', `files/${id}`, 'PUT', change)
    const days = { offeredFrom: '2020-03-01', offeredTo: '2020-03-31' }
    expect((await put(id, days)).body).toMatchObject({ ...days, published: true })
    await put(soon, { offeredFrom: '2100-01-01' })
    const of = async (state: string, more: object = {}) =>
      titles(await list({ categoryId: made.id, state, ...more }))
    expect([await of('expired'), await of('planned'), await of('published')]).toEqual([
      ['Actie'],
      ['Straks'],
      [],
    ])
    expect([await of('expired', { q: 'actie' }), await of('expired', { q: 'straks' })]).toEqual([
      ['Actie'],
      [],
    ])
    expect((await put(id, { offeredTo: '2020-02-01' })).body.errors.offeredTo).toContain('voor de eerste')
    expect((await put(id, { offeredTo: 'gisteren' })).status).toBe(422)
    expect((await put(id, { offeredFrom: null, offeredTo: null })).body.offeredTo).toBeNull()
    expect(await of('published')).toEqual(['Actie'])
  })

  it('have a hundred tags at most, however they come', async () => {
    const ids = [await upload('Veel.txt', 'x'), await upload('Weinig.txt', 'y')]
    const tags = Array.from({ length: 100 }, (_, at) => `tag ${at}`)
    await bench.call('editor', `files/${ids[0]}`, 'PUT', { tags })
    const more = { ids, change: { addTags: ['nog een'], published: false } }
    const refused = await bench.call('editor', 'files/0/change-many', 'POST', more)
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain('hoogstens 100 tags')
    for (const [at, id] of ids.entries()) {
      const { body } = await bench.call('editor', `files/${id}`)
      expect(body).toMatchObject({ published: true, tags: at === 0 ? [...tags].sort() : [] })
    }
    const exchanged = { ids, change: { addTags: ['nog een'], removeTags: ['tag 7'] } }
    expect((await bench.call('editor', 'files/0/change-many', 'POST', exchanged)).body).toEqual({
      changed: 2,
    })
  })

  it('return to earlier contents at the same address', async () => {
    const id = await upload('Versies.txt', 'eerste')
    await upload('anders.txt', 'de tweede', { categoryId: undefined, fileId: id })
    const { data } = (await bench.call('editor', `files/${id}/versions`)).body
    expect(data).toMatchObject([
      { current: true, size: 9, by: 'editor' },
      { current: false, size: 6 },
    ])
    await bench.call('editor', `files/${id}/versions`, 'POST', { versionId: data[1].id })
    expect((await bench.call('editor', `files/${id}`)).body.size).toBe(6)
  })

  it('list the pages where they are used', async () => {
    const id = await upload('Gids.txt', 'x')
    const block = { type: 'file', props: { id: 'f', wpfd_file_id: String(id) } }
    const document = { root: { props: {} }, content: [block] }
    const page = await bench.program.content.addEntry({ type: 'page', title: 'Over ons', document })
    const { data } = (await bench.call('editor', `files/${id}/stands-on`)).body
    expect(data).toMatchObject([{ title: 'Over ons', kind: 'page', url: page.url }])
  })

  it('abuse 20 can have addresses of the internal network, which the server never fetches', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/geheim`
    const id = await upload('Bron.txt', 'x')
    const customFields = [{ type: 'url', label: 'Bron', value: url }]
    const change = { customFields, source: url, description: `<img src="${url}">`, remoteUrl: url }
    const { status, body } = await bench.call('editor', `files/${id}`, 'PUT', change)
    expect([status, body.remote, body.customFields]).toEqual([200, false, customFields])
    await bench.call('editor', `files/${id}`)
    server.close()
    expect(asked).toEqual([])
  })

  it('abuse 15, abuse 16 with markup in a title stay text', async () => {
    const title = '"><script>alert(1)</script>\r\nX: y'
    const id = await upload('markup.txt', 'x')
    const { body } = await bench.call('editor', `files/${id}`, 'PUT', { title })
    expect(body.title).toBe('"><script>alert(1)</script> X: y')
    const opened = await bench.program.library.open({ roles: [], unlocked: new Set() }, id)
    expect(opened.ok && opened.value.kind === 'stored' && opened.value.fileName).not.toMatch(/[<>"\r\n]/)
  })
})

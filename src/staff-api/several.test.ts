import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DocumentData } from '../kernel/document.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

/** Actions on several rows at once: refusals are reported, and the rest is done. */
let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

const edit = (path: string, method?: string, body?: unknown) => bench.call('editor', path, method, body)
const widget = (type: string, props: object): DocumentData => ({
  root: { props: {} },
  content: [{ type, props: { id: 'a', ...props } }],
})
const saying = (text: string) => widget('heading', { text, level: 2, anchor: '' })

async function page(title: string, document = saying(title)) {
  const { content } = bench.program
  const { id, documentId = 0 } = await content.addEntry({
    type: 'page',
    title,
    status: 'published',
    document,
  })
  return { id, documentId, status: async () => (await content.staffEntry(id))?.status }
}

it('EDIT-05 the front page stays, and the other chosen pages are deleted', async () => {
  const [front, other] = [await page('Voorkant'), await page('Weg ermee')]
  await bench.program.content.changeSettings({ frontPageId: front.id })
  const { status, body } = await edit(`pages?ids=${front.id},${other.id}`, 'DELETE')
  expect(status).toBe(200)
  expect(body).toEqual({
    data: [String(other.id)],
    refused: [{ id: String(front.id), message: expect.stringContaining('voorpagina') }],
    trash: [expect.any(Number)],
  })
  expect([await front.status(), await other.status()]).toEqual(['published', 'gone'])
  for (const [path, method, change] of [
    [`pages/${front.id}`, 'DELETE'],
    [`pages/${front.id}`, 'PUT', { status: 'draft' }],
    [`pages/${front.id}`, 'PUT', { publishedAt: '2099-01-01T00:00:00Z' }],
    [`documents/${front.documentId}`, 'DELETE'],
    [`documents/${front.documentId}`, 'PUT', { state: 'draft' }],
  ] as const) {
    const refused = await edit(path, method, change)
    expect([path, refused.status, refused.body.error]).toEqual([path, 409, 'front-page'])
  }
  expect(await front.status()).toBe('published')
})

it('EDIT-05 pages are published with their drafts, made drafts, and deleted', async () => {
  const { content } = bench.program
  const { id, documentId, status } = await page('Over ons')
  const path = `documents/${documentId}`
  await content.saveDraft(documentId, saying('nieuw'))
  expect((await edit(path, 'PUT', { state: 'draft' })).status).toBe(200)
  expect(await status()).toBe('draft')
  expect((await edit(path, 'PUT', { state: 'published' })).status).toBe(200)
  expect(await status()).toBe('published')
  expect((await content.document(documentId))?.data).toEqual(saying('nieuw'))
  expect((await edit(path, 'DELETE')).status).toBe(200)
  expect((await content.staffEntry(id))?.status).toBe('gone')
  expect((await edit(path)).status).toBe(404)
})

it('EDIT-05 a template is deleted when the general one replaces it, and is restored unchanged', async () => {
  const { content } = bench.program
  const [general, own] = [
    await content.addTemplate({ role: 'single', title: 'Alles', data: saying('alles') }),
    await content.addTemplate({ role: 'single', type: 'post', title: 'Nieuws', data: saying('nieuws') }),
  ]
  const shown = async () => (await content.template('single', { type: 'post' }))?.id
  expect((await edit(`documents/${own.id}`, 'PUT', { state: 'draft' })).status).toBe(200)
  expect(await shown()).toBe(general.id)
  expect((await content.editable(own.id))?.draft).toEqual(saying('nieuws'))
  expect((await edit(`documents/${own.id}`, 'PUT', { state: 'published' })).status).toBe(200)
  expect(await shown()).toBe(own.id)

  const { body } = await edit(`documents?ids=${general.id},${own.id}`, 'DELETE')
  expect(body).toEqual({
    data: [String(own.id)],
    refused: [{ id: String(general.id), message: expect.stringContaining('Dit sjabloon is nodig') }],
    trash: [expect.any(Number)],
  })
  expect(await shown()).toBe(general.id)
})

it('EDIT-05 the published version goes into the history when a draft already existed', async () => {
  const { content } = bench.program
  await content.addTemplate({ role: 'archive', title: 'Alles', data: saying('alles') })
  const { id } = await content.addTemplate({
    role: 'archive',
    type: 'post',
    title: 'Nieuws',
    data: saying('oud'),
  })
  await content.saveDraft(id, saying('nieuw'))
  await edit(`documents/${id}`, 'PUT', { state: 'draft' })
  const [version] = await content.documentVersions(id)
  expect(await content.documentVersion(id, version?.id ?? 0)).toEqual(saying('oud'))
  expect((await content.editable(id))?.draft).toEqual(saying('nieuw'))
})

it('EDIT-06 an editor cannot withdraw the page of a product', async () => {
  const { content } = bench.program
  const product = await content.addEntry({
    type: 'product',
    title: 'Gids',
    status: 'published',
    document: saying('Gids'),
  })
  const path = `documents/${product.documentId}`
  expect((await edit(path, 'DELETE')).status).toBe(403)
  expect((await edit(path, 'PUT', { state: 'draft' })).status).toBe(403)
  expect((await bench.call('shop_manager', path, 'PUT', { state: 'draft' })).status).toBe(200)
})

it('EDIT-05 a menu is deleted unless a page shows it', async () => {
  const { content } = bench.program
  await content.setMenu('oud', [])
  await content.setMenu('voet', [])
  await page('Met menu', widget('menu', { menu: 'voet' }))
  const { body } = await edit('menus?ids=oud,voet', 'DELETE')
  expect(body.data).toEqual(['oud'])
  expect(body.refused).toEqual([{ id: 'voet', message: expect.stringContaining('in gebruik') }])
  expect([...(await content.menus()).keys()]).toEqual(['voet'])
})

it('EDIT-05 a template is made for one type, edited as a draft, published and deleted again', async () => {
  const { content } = bench.program
  const general = await content.addTemplate({ role: 'archive', title: 'Alle lijsten', data: saying('alle') })
  const wish = { role: 'archive', title: 'Lijst van plaatsen', aim: { span: 'kind', entryType: 'jacobalia' } }
  const made = await edit('documents', 'POST', wish)
  expect(made.status).toBe(201)
  const { id } = made.body
  const opened = await edit(`documents/${id}/edit`)
  expect(opened.body).toMatchObject({
    title: 'Lijst van plaatsen',
    entryType: 'jacobalia',
    draftSavedBy: 'editor',
  })
  expect(opened.body.draft).toEqual(saying('alle'))
  const shown = async () => (await content.template('archive', { type: 'jacobalia' }))?.id
  expect(await shown()).toBe(general.id)
  const twice = await edit('documents', 'POST', wish)
  expect([twice.status, twice.body.message]).toEqual([409, expect.stringContaining('al een sjabloon')])
  expect((await edit(`documents/${id}`, 'PUT', { state: 'published' })).status).toBe(200)
  expect(await shown()).toBe(id)
  expect((await edit(`documents/${id}`, 'DELETE')).status).toBe(200)
  expect(await shown()).toBe(general.id)
})

it('EDIT-05 a template is used where pages look for one, and nowhere else', async () => {
  for (const [wish, field] of [
    [{ role: 'search', aim: { span: 'kind', entryType: 'post' }, title: 'Kop' }, 'aim.entryType'],
    [{ role: 'archive', aim: { span: 'kind', entryType: 'page' }, title: 'Lijst' }, 'aim.entryType'],
    [{ role: 'zijbalk', title: 'Zij' }, 'role'],
    [{ role: 'footer', title: ' ' }, 'title'],
  ] as const) {
    const { status, body } = await edit('documents', 'POST', wish)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  }
})

it('EDIT-05 a menu gets a unique name, and its title can change later', async () => {
  const made = await edit('menus', 'POST', { title: ' Activiteiten 2027 ' })
  expect([made.status, made.body.id, made.body.title]).toEqual([
    201,
    'activiteiten-2027',
    'Activiteiten 2027',
  ])
  const items = [{ label: 'Tocht', url: '/tocht/', items: [] }]
  const title = 'Wat we doen in ’27'
  expect((await edit('menus/activiteiten-2027', 'PUT', { title, items })).status).toBe(200)
  expect((await edit('menus/activiteiten-2027')).body).toMatchObject({
    id: 'activiteiten-2027',
    title,
    items,
  })
  const found = `menus?filter=${JSON.stringify({ q: 'WAT WE' })}`
  expect((await edit(found)).body.data).toMatchObject([{ id: 'activiteiten-2027', title }])
  const again = await edit('menus', 'POST', { title: 'activiteiten 2027' })
  expect([again.status, again.body.errors.title]).toEqual([422, 'Er is al een menu met deze naam.'])
  expect(await bench.program.content.menu('activiteiten-2027')).toEqual(items)
  for (const wrong of ['', '2027', '!!!', 'a'.repeat(61)])
    expect((await edit('menus', 'POST', { title: wrong })).body.errors?.title, wrong).toEqual(
      expect.any(String),
    )
  expect((await edit('menus/activiteiten-2027', 'DELETE')).status).toBe(200)
})

it('EDIT-05 pages and templates are searched, sorted and paged', async () => {
  const asked = async (query: string) => {
    const { body } = await edit(`documents?${query}`)
    return [body.total, body.data.map(({ title }: { title: string }) => title)]
  }
  await page('Zoek mij 10')
  const { documentId } = await page('Zoek mij 9')
  await bench.program.content.saveDraft(documentId, saying('ontwerp'))
  const words = `filter=${JSON.stringify({ q: 'ZOEK MIJ' })}`
  expect(await asked(`${words}&sort=title`)).toEqual([2, ['Zoek mij 9', 'Zoek mij 10']])
  expect(await asked(`${words}&sort=title&order=DESC&perPage=1`)).toEqual([2, ['Zoek mij 10']])
  expect(await asked(`filter=${JSON.stringify({ hasDraft: true, q: 'zoek' })}`)).toEqual([1, ['Zoek mij 9']])
  const popup = { kind: 'popup', start: 'announcement', title: 'Zoek mij 8' }
  expect((await edit('documents', 'POST', popup)).status).toBe(201)
  const besidePages = { kinds: ['template', 'card', 'popup', 'panel'], q: 'zoek mij' }
  expect(await asked(`filter=${JSON.stringify(besidePages)}`)).toEqual([1, ['Zoek mij 8']])
  expect((await asked(`filter=${JSON.stringify({ ...besidePages, kind: 'page' })}`))[0]).toBe(2)
})

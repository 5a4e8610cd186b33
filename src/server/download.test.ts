import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  category,
  createTestLibrary,
  editor,
  file,
  type TestLibrary,
  unlockedViewer,
} from '../features/library/testing.ts'
import { localDateOf } from '../kernel/dates.ts'
import { anonymous, type Viewer } from '../kernel/viewer.ts'
import { download } from './download.ts'

const text = 'Van Haarlem naar Santiago. '.repeat(2_000)

let test: TestLibrary
let routes: number
let guide: number
beforeAll(async () => {
  test = await createTestLibrary()
  routes = await category(test.library, 'Routes')
  guide = await file(test.library, routes, 'Gids: één & ál', { contents: text })
})
afterAll(() => test.close())

const fetchFile = (
  id: number | string,
  {
    headers = {},
    query = '',
    method = 'GET',
    viewer = anonymous,
  }: { headers?: Record<string, string>; query?: string; method?: string; viewer?: Viewer } = {},
) =>
  download(
    test.library,
    viewer,
    new Request(`https://schelp.example/download/${routes}/routes/${id}/gids.txt${query}`, {
      method,
      headers,
    }),
    String(id),
  )
const hitsOf = async (id: number) => (await test.library.file(anonymous, id))?.inside?.hits

it('LIB-22 after its last day a file says that it is gone: to people on its page', async () => {
  const id = await file(test.library, routes, 'Voorbij')
  await test.library.changeFile(id, { offeredTo: localDateOf(new Date('2020-03-31')) })
  const answer = await fetchFile(id, { headers: { accept: 'text/html' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/bestand-bekijken/${id}/`])
  expect((await fetchFile(id)).status).toBe(410)
  await test.library.changeFile(id, { published: false })
  expect((await fetchFile(id)).status).toBe(404)
})

describe('LIB-22 a download', () => {
  it('has its type, its own name and its length', async () => {
    const answer = await fetchFile(guide)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': expect.stringContaining('text/plain'),
      'content-disposition':
        'attachment; filename="Gids- een & al.txt"; filename*=UTF-8\'\'Gids-%20%C3%A9%C3%A9n%20%26%20%C3%A1l.txt',
      'content-length': String(text.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
    expect(await answer.text()).toBe(text)
  })

  it('is resumed where it broke off, while it is the same file', async () => {
    const etag = (await fetchFile(guide, { method: 'HEAD' })).headers.get('etag') ?? ''
    const rest = await fetchFile(guide, { headers: { range: 'bytes=1000-', 'if-range': etag } })
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-${text.length - 1}/${text.length}`,
    ])
    expect(await rest.text()).toBe(text.slice(1000))
    const known = await fetchFile(guide, { headers: { 'if-none-match': etag } })
    expect([known.status, await known.text()]).toEqual([304, ''])
    const beyond = await fetchFile(guide, { headers: { range: `bytes=${text.length}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${text.length}`])
    const other = await fetchFile(guide, { headers: { range: 'bytes=1000-', 'if-range': '"other"' } })
    expect([other.status, (await other.text()).length]).toEqual([200, text.length])
  })

  it('counts once, however often it is resumed; a preview and a HEAD do not count', async () => {
    const id = await file(test.library, routes, 'Geteld', { contents: text })
    await (await fetchFile(id, { method: 'HEAD' })).text()
    await (await fetchFile(id, { query: '?preview=1' })).text()
    expect(await hitsOf(id)).toBe(0)
    await (await fetchFile(id, { headers: { range: 'bytes=0-99' } })).text()
    await (await fetchFile(id, { headers: { range: 'bytes=100-' } })).text()
    expect(await hitsOf(id)).toBe(1)
    await (await fetchFile(id)).text()
    expect(await hitsOf(id)).toBe(2)
  })

  it.each([
    ['beeld.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['pagina.html', '<!doctype html><script>alert(1)</script>'],
  ])('abuse 15: never shows %s under our origin, with or without preview', async (name, contents) => {
    const id = await file(test.library, routes, name, { name, contents })
    for (const query of name.endsWith('svg') ? [''] : ['', '?preview=1']) {
      const answer = await fetchFile(id, { query })
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      await answer.body?.cancel()
    }
  })

  it('LIB-16 abuse 15: shows a drawing as pixels, drawn once, and says so when it cannot be drawn', async () => {
    const contents =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>'
    const id = await file(test.library, routes, 'Tekening', { name: 'tekening.svg', contents })
    const first = await fetchFile(id, { query: '?preview=1' })
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    expect(bytes.includes('alert')).toBe(false)
    const again = await fetchFile(id, { query: '?preview=1' })
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true)
    const etag = again.headers.get('etag') ?? ''
    expect((await fetchFile(id, { query: '?preview=1', headers: { 'if-none-match': etag } })).status).toBe(
      304,
    )
    expect((await fetchFile(id)).headers.get('etag')).not.toBe(etag)
    const broken = await file(test.library, routes, 'Stuk', { name: 'stuk.tif', contents: 'II*\0 niets' })
    expect((await fetchFile(broken, { query: '?preview=1' })).status).toBe(404)
  })
})

describe('abuse 19, abuse 11: a restricted download', () => {
  it('SHOP-17 begins for one of two that want the last one that was bought; the other is led to its page', async () => {
    const id = await file(test.library, routes, 'Gekocht', { contents: text })
    const remote = await test.library.addRemoteFile({
      categoryId: routes,
      title: 'Elders',
      url: 'https://example.org/gids.pdf',
      published: true,
    })
    const remoteId = Number(remote.ok && String(remote.value.id).slice(1))
    for (const file of [id, remoteId]) await test.library.changeLock({ file }, { productId: 24 })
    const last = new Set([id, remoteId])
    test.library.registerGrants({
      bought: async ({ userId }, ids = []) => new Set(userId === 'koper' ? ids : []),
      count: async (_, ids) => new Set(ids.filter((one) => last.delete(one))),
    })
    const viewer: Viewer = { ...anonymous, userId: 'koper' }
    for (const [file, begun] of [
      [id, 200],
      [remoteId, 302],
    ] as const) {
      expect((await fetchFile(file, { viewer, method: 'HEAD' })).status).toBe(begun)
      const two = await Promise.all([fetchFile(file, { viewer }), fetchFile(file, { viewer })])
      for (const { body } of two) await body?.cancel()
      expect(two.map(({ status }) => status).toSorted()).toEqual([begun, 403])
      const led = await fetchFile(file, { viewer, headers: { accept: 'text/html' } })
      expect([led.status, led.headers.get('location')]).toEqual([303, `/bestand-bekijken/${file}/`])
    }
    expect((await test.library.file(editor, id))?.inside?.hits).toBe(1)
  })

  it('is kept by no shared cache, and its right is checked every time', async () => {
    const id = await file(test.library, routes, 'Testament', { contents: text })
    await test.library.changeLock({ file: id }, { password: 'schelp' })
    const refused = await fetchFile(id)
    expect([refused.status, (await refused.text()).includes('Testament')]).toEqual([403, false])
    expect(refused.headers.get('content-disposition')).toBeNull()
    expect(refused.headers.get('cache-control')).toBe('no-store')
    const viewer = unlockedViewer(`file:${id}`)
    const opened = await fetchFile(id, { viewer })
    expect(opened.status).toBe(200)
    // A browser may store it, but must revalidate before showing it; a shared cache may not store it.
    expect(opened.headers.get('cache-control')).toBe('private, no-cache')
    await opened.body?.cancel()
    const etag = opened.headers.get('etag') ?? ''
    expect((await fetchFile(id, { headers: { 'if-none-match': etag } })).status).toBe(403)
    expect((await fetchFile(id, { headers: { range: 'bytes=5-', 'if-range': etag } })).status).toBe(403)
    expect((await fetchFile(id, { query: '?preview=1' })).status).toBe(403)
    const led = await fetchFile(id, { headers: { accept: 'text/html,*/*' } })
    expect([led.status, led.headers.get('location')]).toEqual([303, `/bestand-bekijken/${id}/`])
  })

  it('does not exist while it is a draft, nor for an invalid number', async () => {
    const draft = await file(test.library, routes, 'Concept', { published: false })
    for (const id of [draft, 999_999, 'x', '0', '-1', '1e3', '99999999999', `${guide}%00`, ''])
      expect((await fetchFile(id)).status, String(id)).toBe(404)
  })
})

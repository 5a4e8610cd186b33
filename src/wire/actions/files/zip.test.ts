import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  category,
  createTestLibrary,
  editor,
  file,
  type TestLibrary,
  unlockedViewer,
} from '../../../features/library/testing.ts'
import { anonymous } from '../../../kernel/viewer.ts'
import { readZipNotice } from '../../../widgets/file-search/results/notice.ts'
import { callerOf } from './testing.ts'

let test: TestLibrary
let call: ReturnType<typeof callerOf>
let routes: number
let below: number
let images: number
let guide: number
let track: number
let photo: number
let secret: number

beforeAll(async () => {
  test = await createTestLibrary()
  const { library } = test
  call = callerOf(library)
  routes = await category(library, 'Routes')
  below = await category(library, 'Paden', routes)
  images = await category(library, 'Beeld')
  guide = await file(library, routes, 'Gids', { contents: 'De gids. '.repeat(500) })
  track = await file(library, below, 'Spoor')
  photo = await file(library, images, 'Foto')
  secret = await file(library, routes, 'Testament "van" <Jacob>')
  await library.changeLock({ file: secret }, { password: 'schelp' })
})

afterAll(() => test.close())

const bodyOf = async (answer: Promise<Response>) => {
  const response = await answer
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  return response.json()
}

const within = (filesId: string, more: Parameters<typeof call>[1] & { category?: string } = {}) =>
  call('files.zipSeletedFiles', {
    ...more,
    query: { filesId, wpfd_category_id: more.category ?? String(routes) },
  })

const across = (form: Record<string, string>, more: Parameters<typeof call>[1] = {}) =>
  call('files.zipSeletedFilesMultipleCategories', { ...more, form })

const hashOf = async (answer: Promise<Response>): Promise<string> => {
  const body = await bodyOf(answer)
  expect(body).toEqual({ success: true, data: { hash: expect.stringMatching(/^[\w-]{32}$/) } })
  return body.data.hash
}

const nothing = { success: false, data: { message: 'There is no file to download!' } }
const wrong = { success: false, data: { message: 'Missing files id or category id wrong!' } }

const download = (hash: string, more: Parameters<typeof call>[1] = {}) =>
  call('files.downloadZipedFile', {
    ...more,
    query: {
      hash,
      wpfd_category_id: String(routes),
      wpfd_category_name: 'wp-file-download-search',
      ...more.query,
    },
  })

describe('WIRE-09 files.zipSeletedFiles and its download', () => {
  it('returns a hash that opens the zip', async () => {
    const hash = await hashOf(within(`${guide},${track}`))
    const answer = await download(hash)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="wp-file-download-search\.zip"/,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(String(bytes.length)).toBe(answer.headers.get('content-length'))
    expect(bytes.subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04'))
    for (const name of ['inhoud.txt', 'Gids.txt', 'Spoor.txt']) expect(bytes.includes(name)).toBe(true)
  })

  it('LIB-24 resumes where it stopped, while the zip is unchanged', async () => {
    const hash = await hashOf(within(`${guide},${track}`))
    const whole = Buffer.from(await (await download(hash)).arrayBuffer())
    const etag = (await download(hash, { method: 'HEAD' })).headers.get('etag') ?? ''
    const rest = await download(hash, { headers: { range: 'bytes=100-', 'if-range': etag } })
    expect(rest.status).toBe(206)
    expect(rest.headers.get('content-range')).toBe(`bytes 100-${whole.length - 1}/${whole.length}`)
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(100))).toBe(true)
    const changed = await download(hash, { headers: { range: 'bytes=100-', 'if-range': '"old"' } })
    expect(changed.status).toBe(200)
    await changed.body?.cancel()
    const head = await download(hash, { method: 'HEAD' })
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(whole.length), ''])
  })

  it('counts a download of each file once, however often it is resumed', async () => {
    const id = await file(test.library, routes, 'Geteld')
    const hash = await hashOf(within(String(id)))
    await (await download(hash, { method: 'HEAD' })).text()
    await (await download(hash, { headers: { range: 'bytes=0-9' } })).text()
    await (await download(hash, { headers: { range: 'bytes=10-' } })).text()
    expect((await test.library.file(anonymous, id))?.inside?.hits).toBe(1)
  })

  it.each([
    ['no ids', () => within('')],
    ['an invalid category', () => within(String(guide), { category: 'x' })],
    ['no category', () => within(String(guide), { category: '' })],
    ['an unknown category', () => within(String(guide), { category: '999999' })],
    ['the id of a remote file', () => within(`${guide},r5`)],
    ['abuse 13: no number', () => within(`${guide},1; drop table`)],
    ['abuse 13: ids beyond reason', () => within('99999999999999999999,-1,0')],
  ])('says what is wrong: %s', async (_, ask) => {
    expect(await bodyOf(ask())).toEqual(wrong)
  })

  it.each([
    ['of another category', () => within(String(photo))],
    ['that is not there', () => within(`${guide},999999`)],
  ])('says that there is no file to download: one %s', async (_, ask) => {
    expect(await bodyOf(ask())).toEqual(nothing)
  })

  it('abuse 13: states the limit when there are more than ten thousand ids', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1_000_000).join()
    expect(await bodyOf(within(ids(10_001)))).toEqual({
      success: false,
      data: { message: 'Kies niet meer dan 10.000 bestanden tegelijk.' },
    })
    expect(await bodyOf(within(ids(10_000)))).toEqual(nothing)
  })

  it('LIB-19 abuse 11: names the file that may not be downloaded, and returns no zip', async () => {
    const answer = await bodyOf(within(`${guide},${secret}`))
    expect(answer).toEqual({
      success: false,
      data: { message: 'Het bestand ‘Testament "van" <Jacob>’ is beschermd en kan niet in een zip.' },
    })
    await hashOf(within(String(secret), { viewer: unlockedViewer(`file:${secret}`) }))
    await hashOf(within(String(secret), { viewer: editor }))
  })

  it('abuse 11: checks the right again at the download', async () => {
    const hash = await hashOf(within(`${guide},${secret}`, { viewer: unlockedViewer(`file:${secret}`) }))
    expect((await download(hash, { viewer: unlockedViewer(`file:${secret}`), method: 'HEAD' })).status).toBe(
      200,
    )
    const refused = await download(hash)
    expect(refused.status).toBe(403)
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await refused.text()).toContain('Testament')
    const draft = await file(test.library, routes, 'Wordt weggehaald')
    const shared = await hashOf(within(String(draft)))
    await test.library.changeFile(draft, { published: false })
    expect((await download(shared)).status).toBe(404)
  })

  it.each(['', 'x', '../../etc/passwd', 'A'.repeat(32), `${'A'.repeat(31)}\0`, '%00', "' or 1=1 --"])(
    'abuse 12: %j opens no zip',
    async (hash) => {
      const answer = await download(hash)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toBe('The file you request does not exists!')
    },
  )

  it('abuse 12: is the same for two concurrent downloads', async () => {
    const hash = await hashOf(within(`${guide},${track}`))
    const [one, two] = await Promise.all([download(hash), download(hash)])
    expect(one.headers.get('etag')).toBe(two.headers.get('etag'))
    const [first, second] = await Promise.all([one.arrayBuffer(), two.arrayBuffer()])
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
  })

  it.each([
    ['Routes 2026', 'Routes 2026.zip'],
    ['../../x"\r\nSet-Cookie: a=1', undefined],
    ['', 'wp-file-download-search.zip'],
  ])('abuse 15: gets a safe file name from %j', async (label, name) => {
    const hash = await hashOf(within(String(guide)))
    const answer = await download(hash, { method: 'HEAD', query: { wpfd_category_name: label } })
    const header = answer.headers.get('content-disposition') ?? ''
    expect(header).toMatch(/^attachment; filename="[^"\r\n/\\]*"; filename\*=UTF-8''[\w.%-]+$/)
    expect(answer.headers.get('set-cookie')).toBeNull()
    if (name) expect(header).toContain(`filename="${name}"`)
  })

  it('abuse 22: is rate-limited', async () => {
    expect((await within(String(guide), { spent: ['zip'] })).status).toBe(429)
    expect((await download('x', { spent: ['zip-download'] })).status).toBe(429)
    const many = Array.from({ length: 501 }, (_, at) => at + 1).join()
    expect((await within(many, { spent: ['zip-many'] })).status).toBe(429)
    expect((await within(String(guide), { spent: ['zip-many'] })).status).toBe(200)
  })
})

describe('WIRE-10 files.zipSeletedFilesMultipleCategories and its download', () => {
  const pairs = () => ({ [guide]: String(routes), [track]: below, [photo]: images })

  it('accepts the categories as JSON', async () => {
    const filesId = `${guide},${track},${photo}`
    const hash = await hashOf(across({ filesId, selectedFileWithCategoryIds: JSON.stringify(pairs()) }))
    const answer = await call('files.downloadZipedFileMultipleCategories', {
      query: { hash, wpfd_search_name: 'wp-file-download-search' },
    })
    expect(answer.headers.get('content-disposition')).toContain('filename="wp-file-download-search.zip"')
    expect(Buffer.from(await answer.arrayBuffer()).includes('Foto.txt')).toBe(true)
  })

  it('accepts them as bracketed fields', async () => {
    const one = await hashOf(
      across({
        filesId: `${guide},${photo}`,
        [`selectedFileWithCategoryIds[${guide}]`]: String(routes),
        [`selectedFileWithCategoryIds[${photo}]`]: String(images),
      }),
    )
    const filesId = `${guide},${photo}`
    const two = await hashOf(across({ filesId, selectedFileWithCategoryIds: JSON.stringify(pairs()) }))
    expect(two).toBe(one)
  })

  it.each([
    ['nothing', {}],
    ['ids without categories', { filesId: '1' }],
    ['no JSON', { filesId: '1', selectedFileWithCategoryIds: '{' }],
    ['another kind of JSON', { filesId: '1', selectedFileWithCategoryIds: '[[1,1]]' }],
    ['a category that is none', { filesId: '1', selectedFileWithCategoryIds: '{"1":{"x":1}}' }],
    ['a foreign name', { filesId: '1', selectedFileWithCategoryIds: '{"__proto__":{"1":1}}' }],
    ['a category that does not exist', { filesId: '1', selectedFileWithCategoryIds: '{"1":999999}' }],
    ['categories without ids', { selectedFileWithCategoryIds: '{"1":1}' }],
  ])('says what is wrong: %s', async (_, form) => {
    expect(await bodyOf(across({ ...form }))).toEqual(wrong)
  })

  it('says that there is no file to download in the wrong category', async () => {
    const form = { filesId: '1', selectedFileWithCategoryIds: '{"1":3}' }
    expect(await bodyOf(across(form))).toEqual(nothing)
  })

  it('LIB-19 names a file that may not be downloaded', async () => {
    const form = { filesId: String(secret), selectedFileWithCategoryIds: `{"${secret}":${routes}}` }
    expect((await bodyOf(across(form))).data.message).toContain('Testament')
  })
})

describe('LIB-25 a selection that a form sends without scripts', () => {
  const back = '/bestanden/?q=gids&paged=2'
  const boxes = (...chosen: [number, number][]) => ({
    ...Object.fromEntries(chosen.map(([id, at]) => [`selectedFileWithCategoryIds[${id}]`, String(at)])),
    download: '1',
  })
  /** Sends the checkboxes of our own form. */
  const ticked = (...chosen: [number, number][]) => {
    const form = new URLSearchParams({ q: 'gids', limit: '5', download: '1' })
    for (const [id, at] of chosen) form.append('chosen', `${id}.${at}`)
    return call('files.zipSeletedFilesMultipleCategories', { form, back })
  }
  const locationOf = (answer: Response) => {
    expect(answer.status).toBe(303)
    return new URL(answer.headers.get('location') ?? '', 'https://schelp.example')
  }

  it('redirects to the zip itself', async () => {
    const to = locationOf(await across(boxes([guide, routes], [photo, images]), { back }))
    expect(to.pathname).toBe('/wp-admin/admin-ajax.php')
    const { task = '', ...query } = Object.fromEntries(to.searchParams)
    const zip = Buffer.from(await (await call(task, { query })).arrayBuffer())
    for (const name of ['Gids.txt', 'Foto.txt']) expect(zip.includes(name)).toBe(true)
    expect(zip.includes('Spoor.txt')).toBe(false)
  })

  it('contains the checked files of this page and those of other pages', async () => {
    const to = locationOf(await ticked([guide, routes], [photo, images]))
    const { task = '', ...query } = Object.fromEntries(to.searchParams)
    const zip = Buffer.from(await (await call(task, { query })).arrayBuffer())
    for (const name of ['Gids.txt', 'Foto.txt']) expect(zip.includes(name)).toBe(true)
    const noticeOf = async (asked: Promise<Response>) =>
      locationOf(await asked).searchParams.get('wpfd_notice')
    expect(await noticeOf(ticked([guide, images]))).toBe('zip.nothing')
    for (const wrong of [ticked([0, routes]), ticked([guide, 2 ** 31])])
      expect(await noticeOf(wrong)).toBe('zip.missing')
  })

  it('redirects back with the error', async () => {
    const to = locationOf(await across({ download: '1' }, { back }))
    expect(to.pathname + to.search).toBe('/bestanden/?q=gids&paged=2&wpfd_notice=zip.missing')
    expect(await readZipNotice(to.searchParams, async () => undefined)).toEqual({ code: 'missing' })
  })

  it('redirects back with the name of a file that may not be downloaded', async () => {
    const to = locationOf(await across(boxes([guide, routes], [secret, routes]), { back }))
    expect(to.searchParams.get('wpfd_notice')).toBe(`zip.locked.${secret}`)
    const titleOf = async (id: number) => (await test.library.file(anonymous, id))?.title
    expect(await readZipNotice(to.searchParams, titleOf)).toMatchObject({ title: 'Testament "van" <Jacob>' })
  })

  it.each([
    '//evil.example/',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '///x',
    'http://[',
  ])('abuse 17: never redirects back to %s', async (elsewhere) => {
    const answer = await across({ download: '1' }, { back: elsewhere })
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(/^\/(?![/\\])/)
    expect(new URL(location, 'https://schelp.example').origin).toBe('https://schelp.example')
  })
})

describe('LIB-20 the zip of a category', () => {
  it('contains the files of the category and its subcategories', async () => {
    const answer = await call('files.download', { query: { wpfd_category_id: String(images) } })
    expect(answer.status).toBe(302)
    const to = new URL(answer.headers.get('location') ?? '', 'https://schelp.example')
    const { task = '', ...query } = Object.fromEntries(to.searchParams)
    const zip = await call(task, { query })
    expect(zip.headers.get('content-disposition')).toContain('filename="Beeld.zip"')
    expect(Buffer.from(await zip.arrayBuffer()).includes('Foto.txt')).toBe(true)
  })

  it('contains the subcategories by default, and redirects a form back with the error', async () => {
    const top = await category(test.library, 'Kaarten')
    const deep = await category(test.library, 'Oud', top)
    await file(test.library, top, 'Overzicht')
    const old = await file(test.library, deep, 'Blad 1')
    const bytesOf = async (more: Record<string, string>) => {
      const query = { wpfd_category_id: String(top), ...more }
      const to = new URL(
        (await call('files.download', { query })).headers.get('location') ?? '',
        'https://x.example',
      )
      const { task = '', ...rest } = Object.fromEntries(to.searchParams)
      return Buffer.from(await (await call(task, { query: rest })).arrayBuffer())
    }
    expect((await bytesOf({})).includes('Blad 1.txt')).toBe(true)
    const own = await bytesOf({ own: '1' })
    expect([own.includes('Overzicht.txt'), own.includes('Blad 1.txt')]).toEqual([true, false])
    await test.library.changeLock({ file: old }, { password: 'schelp' })
    const form = { wpfd_category_id: String(top), download: '1' }
    const refused = await call('files.download', { form, back: '/kaarten/?map-b1=3' })
    expect([refused.status, refused.headers.get('location')]).toEqual([
      303,
      '/kaarten/?map-b1=3&wpfd_notice=zip.locked',
    ])
    expect((await bytesOf({ own: '1' })).includes('Overzicht.txt')).toBe(true)
  })

  it('abuse 11: is refused while it contains a protected file, and reports an empty category', async () => {
    const ask = (id: string) => call('files.download', { query: { wpfd_category_id: id } })
    const refused = await ask(String(routes))
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('Testament')])
    const empty = await ask(String(await category(test.library, 'Leeg')))
    expect([empty.status, await empty.text()]).toEqual([404, 'There is no file to download!'])
    expect((await ask('x')).status).toBe(404)
  })
})

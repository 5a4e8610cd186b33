import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  category,
  createTestLibrary,
  editor,
  file,
  type TestLibrary,
  unlockedViewer,
} from '../../../features/library/testing.ts'
import { callerOf } from './testing.ts'

let test: TestLibrary
let call: ReturnType<typeof callerOf>
let routes: number
let guide: number
let secret: number
let away: string

beforeAll(async () => {
  test = await createTestLibrary()
  test.now = new Date('2026-03-12T23:30:00Z')
  const { library } = test
  call = callerOf(library)
  routes = await category(library, 'Routes')
  guide = await file(library, routes, 'Routeboekje Jabikspaad: van Sint Jacobiparochie naar Hasselt', {
    name: 'gids.pdf',
    contents: '%PDF-1.4 kort',
    description: 'Zes dagtochten.',
    version: '2.1',
    tags: ['wandelen', 'Friesland'],
    customFields: [{ label: 'Website', type: 'url', value: 'https://jabikspaad.example/' }],
  })
  secret = await file(library, routes, 'Testament', { description: 'Over zonnebloemen', tags: ['verborgen'] })
  await library.changeLock({ file: secret }, { password: 'schelp' })
  const remote = await library.addRemoteFile({
    categoryId: routes,
    title: 'Elders',
    url: 'https://elders.example/a.pdf',
    extension: 'pdf',
    published: true,
  })
  if (!remote.ok) throw new Error(remote.code)
  away = String(remote.value.id)
})

afterAll(() => test.close())

describe('WIRE-11 file.display', () => {
  const display = (id: string, more: Parameters<typeof call>[1] = {}) =>
    call('file.display', { ...more, query: { view: 'file', id, categoryid: String(routes), rootcat: '0' } })

  it('returns the data that a box shows of a file', async () => {
    const answer = await display(String(guide))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(await answer.json()).toEqual({
      file: {
        ID: guide,
        post_title: 'Routeboekje Jabikspaad: van Sint Jacobiparochie naar Hasselt',
        title: 'Routeboekje Jabikspaad: van Sint Jacobiparochie naar Hasselt',
        crop_title: 'Routeboekje Jabikspaad: van Sint Jacobip...',
        description: 'Zes dagtochten.',
        created: '13-03-2026',
        modified: '13-03-2026',
        created_time: '2026-03-12T23:30:00.000Z',
        modified_time: '2026-03-12T23:30:00.000Z',
        ext: 'pdf',
        size: 13,
        hits: 0,
        version: '2.1',
        versionNumber: '2.1',
        file_tags: 'Friesland,wandelen',
        catid: routes,
        catname: 'routes',
        cattitle: 'Routes',
        linkdownload: `/download/${routes}/routes/${guide}/routeboekje-jabikspaad-van-sint-jacobiparochie-naar-hasselt.pdf`,
        viewerlink: `/bestand-bekijken/${guide}/`,
        viewer_type: 'lightbox',
        openpdflink: `/download/${routes}/routes/${guide}/routeboekje-jabikspaad-van-sint-jacobiparochie-naar-hasselt.pdf?preview=1`,
        remote_url: '',
        remote_file: false,
        file_custom_icon: '',
        state: 1,
        canview: true,
        protected: false,
        custom_fields: [{ label: 'Website', type: 'url', value: 'https://jabikspaad.example/' }],
        preview: 'pdf',
        linkpreview: `/download/${routes}/routes/${guide}/routeboekje-jabikspaad-van-sint-jacobiparochie-naar-hasselt.pdf?preview=1`,
      },
    })
  })

  it('LIB-19 abuse 11: returns only the title of a locked file and that it is protected', async () => {
    const answer = await display(String(secret))
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(
      `{"file":{"ID":${secret},"post_title":"Testament","title":"Testament","protected":true}}`,
    )
    const open = await display(String(secret), { viewer: unlockedViewer(`file:${secret}`) })
    expect(await open.json()).toMatchObject({ file: { description: 'Over zonnebloemen', protected: false } })
  })

  it('returns the URL of a remote file', async () => {
    expect(await (await display(away)).json()).toMatchObject({
      file: {
        ID: away,
        remote_file: true,
        remote_url: 'https://elders.example/a.pdf',
        linkdownload: 'https://elders.example/a.pdf',
        linkpreview: '',
      },
    })
  })

  it.each(['999999', '', 'x', '../1', '1e3', '-1', '99999999999999999999', '1\0'])(
    'answers 404 and {"file":false} for %j',
    async (id) => {
      const answer = await display(id)
      expect([answer.status, await answer.text()]).toEqual([404, '{"file":false}'])
    },
  )

  it('abuse 11: returns an unpublished file to staff only', async () => {
    const draft = await file(test.library, routes, 'Ontwerp', { published: false })
    const answer = await display(String(draft))
    expect([answer.status, await answer.text()]).toEqual([404, '{"file":false}'])
    expect(await (await display(String(draft), { viewer: editor })).json()).toMatchObject({
      file: { state: 0 },
    })
  })
})

describe('LIB-22 file.download', () => {
  const locationOf = async (query: Record<string, string>, more: Parameters<typeof call>[1] = {}) => {
    const answer = await call('file.download', {
      ...more,
      query: { wpfd_category_id: String(routes), ...query },
    })
    return [answer.status, answer.headers.get('location')]
  }

  it('redirects to the download, or to the preview', async () => {
    const path = `/download/${routes}/routes/${guide}/routeboekje-jabikspaad-van-sint-jacobiparochie-naar-hasselt.pdf`
    expect(await locationOf({ wpfd_file_id: String(guide) })).toEqual([302, path])
    expect(await locationOf({ wpfd_file_id: String(guide), preview: '1' })).toEqual([
      302,
      `${path}?preview=1`,
    ])
    expect(await locationOf({ wpfd_file_id: away })).toEqual([302, 'https://elders.example/a.pdf'])
  })

  it('abuse 11: redirects to the page that unlocks a locked file, never to the file', async () => {
    expect(await locationOf({ wpfd_file_id: String(secret) })).toEqual([302, `/bestand-bekijken/${secret}/`])
    const viewer = unlockedViewer(`file:${secret}`)
    expect(await locationOf({ wpfd_file_id: String(secret) }, { viewer })).toEqual([
      302,
      expect.stringMatching(/^\/download\//),
    ])
  })

  it('returns 404 for any other file', async () => {
    const answer = await call('file.download', { query: { wpfd_file_id: '999999' } })
    expect([answer.status, await answer.text()]).toEqual([404, 'The file you request does not exists!'])
  })
})

describe('LIB-19 file.processPasswordProtection', () => {
  const unlock = (form: Record<string, string>, more: Parameters<typeof call>[1] = {}) =>
    call('file.processPasswordProtection', {
      ...more,
      form: { wpfd_password_id: String(secret), wpfd_password_type: 'file', ...form },
    })

  it('stores a right password for ten days in a cookie that scripts cannot read', async () => {
    const answer = await unlock(
      { wpfd_password_value: 'schelp' },
      { back: '/bestanden/?q=testament&wpfd_notice=x' },
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/bestanden/?q=testament'])
    const [pair = '', ...attributes] = (answer.headers.get('set-cookie') ?? '').split('; ')
    expect(attributes).toEqual(['Max-Age=864000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    const [name, value] = pair.split('=')
    expect(name).toBe('schelp_unlocked')
    expect(await test.library.unlocked(value)).toEqual(new Set([`file:${secret}`]))
    const local = await unlock({ wpfd_password_value: 'schelp' }, { siteUrl: 'http://localhost:3000' })
    expect(local.headers.get('set-cookie')).not.toContain('Secure')
  })

  it('adds to the files that were unlocked before', async () => {
    const closed = await category(test.library, 'Besloten')
    await test.library.changeLock({ category: closed }, { password: 'gilde' })
    const first = await unlock({ wpfd_password_value: 'schelp' })
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    const second = await unlock(
      { wpfd_password_value: 'gilde', wpfd_password_type: 'category', wpfd_password_id: String(closed) },
      { headers: { cookie: `a=b; ${cookie}` } },
    )
    const value = second.headers.get('set-cookie')?.split(';')[0]?.split('=')[1]
    expect(await test.library.unlocked(value)).toEqual(new Set([`file:${secret}`, `category:${closed}`]))
  })

  it.each([
    ['a wrong password', { wpfd_password_value: 'Schelp' }],
    ['none', {}],
    ['a very long one', { wpfd_password_value: 'x'.repeat(100_000) }],
    ['a null byte', { wpfd_password_value: 'sch\0elp' }],
  ])('redirects back with the error: %s', async (_, form) => {
    const answer = await unlock({ ...form }, { back: '/bestanden/?q=a' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const to = new URL(answer.headers.get('location') ?? '', 'https://schelp.example')
    expect(to.pathname + to.search).toBe(`/bestanden/?q=a&wpfd_notice=password.wrong-password.file-${secret}`)
  })

  it('redirects back to where the password was typed, and to nothing else', async () => {
    const to = async (at: string) =>
      (await unlock({ wpfd_password_value: 'x', wpfd_password_at: at })).headers.get('location') ?? ''
    expect(await to('wpfd-password-12')).toMatch(
      /wpfd_notice=password\.wrong-password\.file-\d+#wpfd-password-12$/,
    )
    for (const other of ['', '"><script>', '//evil.example', 'a\r\nX: y', '#x'])
      expect(await to(other)).toMatch(/file-\d+$/)
    const right = await unlock({ wpfd_password_value: 'schelp', wpfd_password_at: 'wpfd-password-12' })
    expect(right.headers.get('location')).toBe('/bestanden/#wpfd-password-12')
  })

  it('takes no password from the URL', async () => {
    const names = { wpfd_password_id: String(secret), wpfd_password_type: 'file' }
    for (const form of [{}, names]) {
      const answer = await call('file.processPasswordProtection', {
        query: { ...names, wpfd_password_value: 'schelp' },
        form: { ...form },
      })
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([302, null])
    }
  })

  it('abuse 22: limits the number of tries', async () => {
    const answer = await unlock({ wpfd_password_value: 'schelp' }, { spent: ['file-password'] })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('location')).toContain(`too-many-tries.file-${secret}`)
  })

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/a/../../\\/evil.example'])(
    'abuse 17: never redirects to %s',
    async (back) => {
      const { headers } = await unlock({ wpfd_password_value: 'schelp' }, { back })
      const location = headers.get('location') ?? ''
      expect(location).toMatch(/^\/(?![/\\])/)
      expect(new URL(location, 'https://schelp.example').origin).toBe('https://schelp.example')
    },
  )
})

describe('the table of tasks', () => {
  it.each(['', 'files.nothing', 'toString', '__proto__', 'search.Display'])(
    'answers 404 for %j',
    async (task) => {
      const answer = await call(task)
      expect([answer.status, await answer.text()]).toEqual([404, 'Controller not found'])
    },
  )
})

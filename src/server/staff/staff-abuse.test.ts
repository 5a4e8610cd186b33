import { once } from 'node:events'
import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { codeOf } from '../../features/accounts/testing.ts'
import type { BuiltInRole as Role } from '../../kernel/rights.ts'
import { createStaffTest, type StaffTest, wholeMails } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'
import { linkFollower } from '../nightly/link-check.ts'

/** The staff side over HTTP, reached by those who have no rights. */
let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestSite(bench, { TRUST_PROXY: '1' })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

async function ask(path: string, init: RequestInit & { role?: Role; from?: string } = {}) {
  const { role, from = '192.0.2.1', ...rest } = init
  const headers = new Headers(rest.headers)
  headers.set('x-forwarded-for', from)
  if (role) headers.set('cookie', (await bench.signIn(role)).get('cookie') ?? '')
  return fetch(site.address + path, { ...rest, headers, redirect: 'manual' })
}
const post = (path: string, fields: Record<string, string>, init: Parameters<typeof ask>[1] = {}) =>
  ask(path, { ...init, method: 'POST', body: new URLSearchParams(fields) })

const password = 'schelp-en-staf-1'
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .filter((line) => !/max-age=0/i.test(line))
    .map((line) => line.split(';', 1)[0])
    .join('; ')

/** Creates a user with an authenticator app: their address and their recovery codes. */
async function withApp(email: string) {
  const { accounts } = bench.program
  await accounts.invite({ name: 'Anne', email, role: 'editor' })
  const mails = await wholeMails(bench.program, email)
  const token = decodeURIComponent(/token=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '')
  await accounts.resetPassword({ token, password })
  const cookie = cookiesOf(await post('/my-account/', { email, password }))
  const page = await (
    await post('/my-account/two-step/', { deed: 'begin', password }, { headers: { cookie } })
  ).text()
  const key = /name="key" value="([A-Z2-7]+)"/.exec(page)?.[1] ?? ''
  const confirm = { deed: 'confirm', key, code: codeOf(key) }
  const codes = await (await post('/my-account/two-step/', confirm, { headers: { cookie } })).text()
  const backupCodes = [...codes.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code]) => code ?? '')
  expect(backupCodes).toHaveLength(8)
  return { email, backupCodes }
}

it('abuse 9: a wrong password reveals neither whether the account exists nor whether it has two-step sign-in', async () => {
  const { email } = await withApp('met-app@schelp.example')
  const answers = await Promise.all(
    [email, 'editor@schelp.example', 'niemand@schelp.example'].map(async (given) => {
      const answer = await post('/my-account/', { email: given, password: 'verkeerd-1' })
      return [answer.status, answer.headers.getSetCookie(), (await answer.text()).replaceAll(given, '')]
    }),
  )
  expect(answers[0]).toEqual(answers[1])
  expect(answers[1]).toEqual(answers[2])
})

it('abuse 10: a draft is shown to staff only, at its address, in the calls of the staff app, and in lists', async () => {
  const { content } = bench.program
  const draft = await content.addEntry({ type: 'post', title: 'Nog geheim', status: 'draft' })
  const page = await content.addEntry({
    type: 'page',
    title: 'Ook geheim',
    status: 'draft',
    document: { root: { props: {} }, content: [] },
  })
  expect((await ask(draft.url, { role: 'editor' })).status).toBe(200)
  for (const [role, refused] of [
    [undefined, 401],
    ['customer', 403],
  ] as const) {
    const who = role ? { role } : {}
    for (const url of [draft.url, page.url]) expect((await ask(url, who)).status).toBe(404)
    for (const call of [
      `posts/${draft.id}`,
      'posts?filter=%7B%22status%22%3A%22draft%22%7D',
      `documents/${page.documentId}/edit`,
      `documents/${page.documentId}/versions`,
      'users',
      'mails',
      'broken-links',
    ])
      expect((await ask(`/staff-api/${call}`, who)).status, call).toBe(refused)
    for (const list of ['/nieuws/', '/?s=geheim', '/sitemap.xml'])
      expect(await (await ask(list, who)).text()).not.toMatch(/o[gk]-geheim/)
  }
})

it('abuse 15: the name of a picture cannot become a header, and a picture is never read as a page', async () => {
  const contents = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(contents)], 'a"\r\nSet-Cookie: kwaad=1\r\n\r\n<script>.html.png'))
  const added = await ask('/staff-api/media', { role: 'editor', method: 'POST', body: form })
  expect(added.status).toBe(201)
  const { picture } = await added.json()
  const shown = await ask(picture.src)
  expect([shown.status, shown.headers.get('x-content-type-options'), shown.headers.getSetCookie()]).toEqual([
    200,
    'nosniff',
    [],
  ])
  expect(shown.headers.get('content-type')).toMatch(/^image\/(?:jpeg|webp|avif)$/)
})

it('abuse 16: texts by staff are data to the app and text on the site, whatever they contain', async () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  const added = await ask('/staff-api/posts', {
    role: 'editor',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: evil, excerpt: evil, body: `<p>Tekst</p>${evil}`, status: 'published' }),
  })
  expect(added.headers.get('content-type')).toMatch(/^application\/json/)
  expect(added.headers.get('x-content-type-options')).toBe('nosniff')
  const { url } = await added.json()
  for (const path of [url, '/nieuws/', '/?s=tekst', '/sitemap.xml']) {
    const text = await (await ask(path)).text()
    expect(text, path).not.toContain('<script>alert')
    expect(text, path).not.toMatch(/<img[^>]+onerror/)
  }
})

it('abuse 17: signing in, in one step or two, leads only to this site', async () => {
  const { email, backupCodes } = await withApp('terug@schelp.example')
  for (const elsewhere of [
    '//kwaad.example/',
    'https://kwaad.example/',
    '/\\kwaad.example',
    'javascript:alert(1)',
  ]) {
    const first = await post('/my-account/', { email, password, redirect_to: elsewhere })
    expect(first.headers.get('location')).toBe('/my-account/code/')
    const fields = { code: backupCodes.pop() ?? '', redirect_to: elsewhere }
    const second = await post('/my-account/code/', fields, { headers: { cookie: cookiesOf(first) } })
    expect([second.status, second.headers.get('location')]).toEqual([303, '/my-account/'])
  }
})

it('abuse 18: another site changes nothing in the name of a signed-in user', async () => {
  const foreign = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://kwaad.example' } }
  const before = (await (await ask('/staff-api/users', { role: 'administrator' })).json()).total
  for (const [path, method] of [
    ['/staff-api/users', 'POST'],
    ['/staff-api/posts', 'POST'],
    ['/staff-api/users/1', 'PUT'],
    ['/staff-api/users/1/two-factor', 'DELETE'],
    ['/staff-api/media', 'POST'],
    ['/my-account/two-step/', 'POST'],
    ['/my-account/code/', 'POST'],
    ['/my-account/customer-logout/', 'POST'],
  ] as const)
    expect((await ask(path, { ...foreign, role: 'administrator', method })).status, path).toBe(403)
  expect((await (await ask('/staff-api/users', { role: 'administrator' })).json()).total).toBe(before)
})

it('abuse 20: the check for broken links sends nothing over the network', async () => {
  const { content } = bench.program
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nobody may be asked'))
  const links = ['http://169.254.169.254/latest/', 'http://127.0.0.1:22/', 'https://kwaad.example/', '/weg/']
  await content.addEntry({
    type: 'post',
    title: 'Naar binnen',
    status: 'published',
    body: links.map((href) => `<a href="${href}">x</a>`).join(''),
  })
  await content.addRedirect('/binnen/', 'http://10.0.0.1/')
  await content.checkLinks(linkFollower(bench.program, site.address, () => new Date(), []))
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockRestore()
  expect((await content.brokenLinks()).links.map(({ href }) => href)).toEqual(['/weg/'])
})

it('abuse 22: codes are counted by address, also without a pending sign-in', async () => {
  const from = '198.51.100.7'
  for (let n = 0; n < 20; n += 1) await post('/my-account/code/', { code: '000000' }, { from })
  const refused = await post('/my-account/code/', { code: '000000' }, { from })
  expect(refused.status).toBe(403)
  expect(await refused.text()).toContain('Er is te vaak een verkeerde code ingevuld.')
})

it('abuse 27: no body is read before its sender is known, and only a limited one afterwards', async () => {
  const { port } = new URL(site.address)
  for (const [role, status, said] of [
    [undefined, 401, 60_000_000],
    ['customer', 403, 60_000_000],
    ['editor', 413, 60_000_000],
    ['editor', 413, undefined],
  ] as const) {
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/staff-api/posts',
      headers: {
        'content-type': 'application/json',
        ...(said ? { 'content-length': said } : { 'transfer-encoding': 'chunked' }),
        ...(role && { cookie: (await bench.signIn(role)).get('cookie') ?? '' }),
      },
    }).on('error', () => undefined)
    if (said) sent.flushHeaders()
    else sent.write('"'.padEnd(3 * 1024 * 1024, 'a'))
    const [answer] = await once(sent, 'response')
    sent.destroy()
    expect([role, said, answer.statusCode]).toEqual([role, said, status])
  }
})

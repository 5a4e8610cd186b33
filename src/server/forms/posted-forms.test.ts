import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookiePrefix } from '../../features/accounts/sign-in/session-cookie.ts'
import { secretFile } from '../../platform/secret.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'
import { createCartActions } from '../shop/cart.ts'
import { maxFormBytes } from '../wire.ts'
import { postedForms } from './posted-forms.ts'

/** The cookie of a session that has ended: signed by the site, so that it counts as somebody's. */
function signedSession(): string {
  const secret = readFileSync(secretFile(bench.dataDir), 'utf8').trim()
  const signature = createHmac('sha256', secret).update('ended').digest('base64')
  return `${cookiePrefix}.session_token=${encodeURIComponent(`ended.${signature}`)}`
}

/** Every form of the program's own list, over HTTP: these rules cover a form from the moment it is added. */
let bench: StaffTest
let site: TestSite
let paths: readonly string[]
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestSite(bench)
  const { program } = bench
  const cart = createCartActions({ ...program, siteUrl: site.address, customerOf: async () => undefined })
  paths = postedForms(program, cart).map(({ path }) => path.replace(/:\w+/g, '12'))
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const post = (path: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(site.address + path, { method: 'POST', redirect: 'manual', body, headers })

it('abuse 18: no form accepts a post from another site', async () => {
  expect(paths.length).toBeGreaterThan(6)
  for (const path of paths) {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    const answer = await post(path, new URLSearchParams({ email: 'a@b.nl' }), headers)
    expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 403, []])
  }
})

it('abuse 24: no form accepts an endless body', async () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(maxFormBytes + 1),
  }
  for (const path of paths) {
    // Refused by its content-length: none of the body is sent.
    const asked = request(site.address + path, { method: 'POST', headers })
    asked.flushHeaders()
    const [answer] = await once(asked, 'response')
    asked.on('error', () => undefined).destroy()
    expect([path, answer.statusCode]).toEqual([path, 413])
  }
})

it('abuse 17, 19: an empty form is answered in words or redirected within this site, and no shared cache keeps it', async () => {
  for (const path of paths) {
    const answer = await post(path, new URLSearchParams())
    expect([path, answer.status < 500, answer.status]).toEqual([path, true, answer.status])
    const location = answer.headers.get('location')
    if (answer.status === 303) expect([path, location]).toEqual([path, expect.stringMatching(/^\/(?!\/)/)])
    else expect([path, await answer.text()]).toEqual([path, expect.stringContaining('<h1')])
    // The browser's Back shows it to whoever is not signed in; of others nothing stays behind.
    expect([path, answer.headers.get('cache-control')]).toEqual([
      path,
      location === null ? 'private, no-cache' : 'no-store',
    ])
    const { headers } = await post(path, new URLSearchParams(), { cookie: signedSession() })
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringContaining('no-store')])
  }
})

const urlencoded = 'application/x-www-form-urlencoded'
const half = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na'
it.each([
  ['no body', undefined, ''],
  ['a body of another type', 'text/plain', 'email=a'],
  ['JSON', 'application/json', '{"email":"a"}'],
  ['parts that break off', 'multipart/form-data; boundary=x', half],
  ['parts without a boundary', 'multipart/form-data', '--x--'],
  ['half an emoji', urlencoded, 'email=%ED%A0%BD&coupon_code=%ED%A0%BD&apply_coupon=1'],
  ['a null byte', urlencoded, 'email=%00'],
  ['a broken escape', urlencoded, 'email=%'],
])('abuse 24: a form with %s is answered with 400, in words', async (_, type, body) => {
  for (const path of paths) {
    const headers = type === undefined ? undefined : { 'content-type': type }
    const init = headers && { headers, body: Buffer.from(body) }
    const answer = await fetch(site.address + path, { method: 'POST', redirect: 'manual', ...init })
    expect([path, answer.status]).toEqual([path, 400])
    expect(await answer.text()).toContain('kunnen we niet lezen')
  }
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDevice } from '../../features/accounts/passkeys/testing.ts'
import { createStaffTest, type StaffTest, wholeMails } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'
import { createBrowser, formIn, type TestBrowser, wordsOf } from '../shop/testing.ts'
import { accountTest, password } from './testing.ts'

const origin = 'https://schelp.example'

/** Two nodes on one database. */
let bench: StaffTest
let site: TestSite
let other: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  const settings = { TRUST_PROXY: '1', SITE_URL: origin }
  ;[site, other] = await Promise.all([openTestSite(bench, settings), openTestSite(bench, settings)])
})
afterAll(async () => {
  await Promise.all([site.close(), other.close()])
  await bench.close()
})

const path = '/my-account/passkeys/'

async function questionTo(browser: TestBrowser) {
  const answer = await browser.post(`${path}ask/`, {})
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return answer.json()
}

/** Returns the options in the form that creates one. */
const optionsIn = (html: string) =>
  JSON.parse((/data-options="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"'))

async function addTo(browser: TestBrowser, name = 'Telefoon') {
  const device = createDevice(origin)
  const options = optionsIn(await browser.send(path, { deed: 'begin', password }))
  const page = await browser.send(path, { deed: 'keep', name, passkey: device.make(options) })
  expect(wordsOf(page)).toContain('Je passkey is bewaard.')
  return device
}

it('EDIT-06 a customer adds a passkey, signs in with it at another node and returns to the page, and removes it', async () => {
  const browser = await accountTest(bench, site).customer('sleutel@schelp.example')
  expect(wordsOf(await browser.look(path))).not.toContain('Telefoon')
  const device = await addTo(browser)
  const listed = wordsOf(await browser.look(path))
  expect(listed).toMatch(/Telefoon Sinds .* Nog niet gebruikt/)

  const elsewhere = createBrowser(other)
  const form = formIn(await elsewhere.look('/my-account/?redirect_to=/my-account/orders/'), '/my-account/')
  const fields = { ...form, passkey: device.use(await questionTo(elsewhere)) }
  const answer = await elsewhere.post('/my-account/', fields)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my-account/orders/'])
  expect(wordsOf(await elsewhere.look('/my-account/'))).toContain('Dag Marijke')

  const page = await browser.look(path)
  expect(wordsOf(page)).toContain('Laatst gebruikt op')
  const id = /\?remove=(\d+)/.exec(page)?.[1] ?? ''
  expect(wordsOf(await browser.look(`${path}?remove=${id}`))).toContain('‘Telefoon’ verwijderen')
  const remove = (proof: Record<string, string>) => browser.send(path, { deed: 'remove', id, ...proof })
  expect(wordsOf(await remove({ password: 'verkeerd-1' }))).toContain('Dit is niet je wachtwoord')
  const passkey = device.use(await questionTo(browser))
  expect(wordsOf(await remove({ passkey }))).toContain('De passkey is verwijderd.')
  expect(wordsOf(await browser.look(path))).not.toContain('Telefoon')
  expect((await bench.program.revisions.acts.list({ page: 1, perPage: 9 })).acts).toEqual([])
})

it('EDIT-06 staff sign in with a passkey after their session ended, and the log names what they added and removed', async () => {
  const { accounts, revisions } = bench.program
  const cookie = (await bench.signIn('administrator')).get('cookie') ?? ''
  const { userId = '' } = await accounts.viewerOf(new Headers({ cookie }))
  const { users } = await accounts.users({ ids: [Number(userId)] })
  const email = users[0]?.email ?? ''
  await accounts.sendLink(Number(userId))
  const mails = await wholeMails(bench.program, email)
  const token = decodeURIComponent(/token=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '')
  await accounts.resetPassword({ token, password })
  const browser = createBrowser(site)
  await browser.post('/my-account/', { email, password })
  const device = await addTo(browser)

  const frame = createBrowser(site)
  await frame.get('/my-account/?redirect_to=%2Fstaff-api%2Fme')
  const passkey = device.use(await questionTo(frame))
  const answer = await frame.post('/my-account/', { passkey, redirect_to: '/staff-api/me' })
  expect(answer.headers.get('location')).toBe('/staff-api/me')
  expect(JSON.parse(await frame.look('/staff-api/me'))).toMatchObject({ id: Number(userId) })

  const id = /\?remove=(\d+)/.exec(await browser.look(path))?.[1] ?? ''
  await browser.send(path, { deed: 'remove', id, password })
  const { acts } = await revisions.acts.list({ page: 1, perPage: 9 })
  expect(acts.map(({ by, resource, rowId, act }) => [by, resource, rowId, act])).toEqual([
    [userId, 'users', userId, 'remove-passkey'],
    [userId, 'users', userId, 'add-passkey'],
  ])
})

it('abuse 22: a replayed answer signs nobody in, and the message says only that it was wrong', async () => {
  const device = await addTo(await accountTest(bench, site).customer('nog-eens@schelp.example'))
  const browser = createBrowser(site)
  const passkey = device.use(await questionTo(browser))
  expect((await browser.post('/my-account/', { passkey })).status).toBe(303)
  const stranger = createDevice(origin)
  const pages = await Promise.all(
    [passkey, stranger.use(await questionTo(browser)), '{}'].map(async (answer) => {
      const refused = await createBrowser(site).post('/my-account/', { passkey: answer })
      return [refused.status, refused.headers.getSetCookie(), await refused.text()]
    }),
  )
  expect(pages[0]?.[0]).toBe(403)
  expect(wordsOf(String(pages[0]?.[2]))).toContain('Inloggen met deze passkey lukte niet')
  expect(pages[1]).toEqual(pages[0])
  expect(pages[2]).toEqual(pages[0])
})

it('abuse 18: no other site can request a passkey, and only signed-in users add one', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const body = new URLSearchParams({})
  const answer = await fetch(`${site.address}${path}ask/`, { method: 'POST', headers, body })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  const leads = encodeURIComponent(path)
  for (const deed of ['', 'begin', 'keep', 'remove'])
    expect((await createBrowser(site).post(path, { deed, password })).headers.get('location')).toBe(
      `/my-account/?redirect_to=${leads}`,
    )
})

it('abuse 22: requests for passkeys are limited', async () => {
  const browser = createBrowser(site)
  let status = 200
  for (let n = 0; n < 61; n += 1) status = (await browser.post(`${path}ask/`, {})).status
  expect(status).toBe(429)
})

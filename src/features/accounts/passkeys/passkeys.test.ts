import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import { createRateLimits } from '../../../platform/rate-limit.ts'
import { type Accounts, type AccountsDeps, createAccounts } from '../index.ts'
import { passkeys, sessions, users, verifications } from '../schema.ts'
import { createUser } from '../users.ts'
import { createDevice, type Device } from './testing.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

const email = 'jacoba@example.nl'
const password = 'schelp-en-staf-1'
const from = '192.0.2.1'
const siteUrl = 'https://schelp.example'
let mails: { to: string; subject: string; text: string }[]
let accounts: Accounts
let userId: number
let now: Date

const create = (deps: Partial<AccountsDeps> = {}) =>
  createAccounts({
    db: handle.db,
    mail: {
      send: async (mail) => {
        mails.push(mail)
      },
    },
    secret: 'a secret of at least thirty-two characters',
    siteUrl,
    siteName: async () => 'Schelp',
    clock: () => now,
    log: { error: (details, message) => console.error(message, details) },
    ...deps,
  })

beforeEach(async () => {
  await handle.db.delete(users)
  await handle.db.delete(verifications)
  mails = []
  now = new Date()
  accounts = create()
  userId = await createUser(handle.db, { name: 'Jacoba', email, role: 'editor', password })
})

/** A browser that keeps cookies until they are removed. */
function createBrowser() {
  const jar = new Map<string, string>()
  return {
    take(lines: readonly string[]) {
      for (const line of lines) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s)
        jar.set(name, value)
      }
    },
    get headers() {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      return new Headers({ cookie, 'user-agent': 'Testbrowser' })
    },
  }
}
type Browser = ReturnType<typeof createBrowser>

async function signedIn(who = email): Promise<Browser> {
  const browser = createBrowser()
  const result = await accounts.signIn({ email: who, password, remember: true, from })
  if (!result.ok) throw new Error(result.code)
  browser.take(result.value.getSetCookie())
  return browser
}

const byPassword = { password, answer: '' }

async function begin(browser: Browser) {
  const begun = await accounts.beginPasskey(browser.headers, byPassword)
  if (!begun.ok) throw new Error(begun.code)
  browser.take(begun.value.cookies)
  return begun.value.options
}

/** Creates a device and adds its passkey to the account of the signed-in browser. */
async function withPasskey(browser: Browser, name = 'Telefoon'): Promise<Device> {
  const device = createDevice(siteUrl)
  const answer = device.make(await begin(browser))
  expect(await accounts.keepPasskey(browser.headers, { answer, name })).toEqual({ ok: true })
  return device
}

async function ask(browser: Browser) {
  const { options, cookies } = await accounts.askPasskey(browser.headers)
  browser.take(cookies)
  return options
}
const signInWith = (browser: Browser, answer: string, remember = true) =>
  accounts.signInWithPasskey(browser.headers, { answer, remember, from })
const wrong = { ok: false, code: 'wrong' }

it('EDIT-06 a passkey signs in without password or code, and records when it was used', async () => {
  const device = await withPasskey(await signedIn())
  expect(await accounts.passkeysOf(userId)).toMatchObject([{ name: 'Telefoon', lastUsedAt: null }])
  await handle.db.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, userId))
  const browser = createBrowser()
  const result = await signInWith(browser, device.use(await ask(browser)))
  if (!result.ok) throw new Error(result.code)
  browser.take(result.value.getSetCookie())
  expect((await accounts.viewerOf(browser.headers)).roles).toEqual(['editor'])
  expect((await accounts.listSessions(browser.headers)).map(({ userAgent }) => userAgent)).toContain(
    'Testbrowser',
  )
  expect(await accounts.passkeysOf(userId)).toMatchObject([{ name: 'Telefoon', lastUsedAt: now }])
})

it('EDIT-06 without ‘stay signed in’ a session lasts a day, with a passkey too', async () => {
  const device = await withPasskey(await signedIn())
  await handle.db.delete(sessions)
  const browser = createBrowser()
  const result = await signInWith(browser, device.use(await ask(browser)), false)
  const line = result.ok ? result.value.getSetCookie().find((one) => one.includes('session_token=')) : ''
  expect(line).toMatch(/HttpOnly; Secure|Secure; HttpOnly/)
  expect(line).not.toContain('Max-Age')
  const [session] = await handle.db.select().from(sessions)
  expect(Number(session?.expiresAt) - Date.now()).toBeLessThan(25 * 3_600_000)
})

it('EDIT-06 adding and removing requires the password or an existing passkey, and sends a mail', async () => {
  const browser = await signedIn()
  const badly = { password: 'verkeerd', answer: '' }
  expect(await accounts.beginPasskey(browser.headers, badly)).toEqual(wrong)
  expect(await accounts.beginPasskey(new Headers(), byPassword)).toMatchObject({ code: 'signed-out' })
  const device = await withPasskey(browser)
  const answer = device.use(await ask(browser))
  const begun = await accounts.beginPasskey(browser.headers, { password: '', answer })
  expect(begun).toMatchObject({ ok: true, value: { options: { excludeCredentials: [{}] } } })
  const [{ id } = { id: 0 }] = await accounts.passkeysOf(userId)
  expect(await accounts.removePasskey(browser.headers, id, badly)).toEqual(wrong)
  expect(await accounts.removePasskey(browser.headers, id, { password: '', answer })).toEqual(wrong)
  const again = device.use(await ask(browser))
  expect(await accounts.removePasskey(browser.headers, id, { password: '', answer: again })).toEqual({
    ok: true,
  })
  expect(await accounts.passkeysOf(userId)).toEqual([])
  expect(await signInWith(browser, device.use(await ask(browser)))).toEqual(wrong)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Er is een passkey bij je account gekomen'],
    [email, 'Er is een passkey van je account af'],
  ])
})

it('abuse 22: an answer is valid once, in the browser that was asked, and for a limited time', async () => {
  const device = await withPasskey(await signedIn())
  const [browser, other] = [createBrowser(), createBrowser()]
  await ask(other)
  const answer = device.use(await ask(browser))
  expect(await signInWith(other, answer)).toEqual(wrong)
  expect(await signInWith(createBrowser(), answer)).toEqual(wrong)
  expect((await signInWith(browser, answer)).ok).toBe(true)
  expect(await signInWith(browser, answer)).toEqual(wrong)
  const late = device.use(await ask(browser))
  now = new Date(now.getTime() + 11 * 60_000)
  expect(await signInWith(browser, late)).toEqual(wrong)
})

it('abuse 30: two tabs can each ask, and each gets an answer', async () => {
  const device = await withPasskey(await signedIn())
  const browser = createBrowser()
  const [first, second] = [await ask(browser), await ask(browser)]
  expect((await signInWith(browser, device.use(first))).ok).toBe(true)
  expect((await signInWith(browser, device.use(second))).ok).toBe(true)
})

it('abuse 18: an answer to another site opens nothing', async () => {
  const device = await withPasskey(await signedIn())
  const browser = createBrowser()
  for (const origin of ['https://schelp.example.evil.example', 'http://schelp.example', 'null'])
    expect(await signInWith(browser, device.use(await ask(browser), { origin }))).toEqual(wrong)
  const elsewhere = { ...(await ask(browser)), rpId: 'evil.example' }
  expect(await signInWith(browser, device.use(elsewhere))).toEqual(wrong)
  const owner = await signedIn()
  const made = createDevice('https://evil.example').make(await begin(owner))
  expect(await accounts.keepPasskey(owner.headers, { answer: made, name: 'X' })).toEqual(wrong)
})

it('abuse 22: a device that did not verify its user opens nothing, nor does a copy with an old counter', async () => {
  const owner = await signedIn()
  const device = await withPasskey(owner)
  const browser = createBrowser()
  const unseen = device.use(await ask(browser), { isVerified: false })
  expect(await signInWith(browser, unseen)).toEqual(wrong)
  for (let n = 0; n < 3; n += 1)
    expect((await signInWith(browser, device.use(await ask(browser)))).ok).toBe(true)
  device.countAnew()
  expect(await signInWith(browser, device.use(await ask(browser)))).toEqual(wrong)
  const made = createDevice(siteUrl).make(await begin(owner), { isVerified: false })
  expect(await accounts.keepPasskey(owner.headers, { answer: made, name: 'X' })).toEqual(wrong)
})

it('abuse 22: somebody else’s passkey proves nothing for my account, and cannot be taken over', async () => {
  const mine = await signedIn()
  const device = await withPasskey(mine)
  await createUser(handle.db, { name: 'Anne', email: 'anne@example.nl', role: 'customer', password })
  const hers = await signedIn('anne@example.nl')
  const herDevice = await withPasskey(hers)
  const answer = herDevice.use(await ask(mine))
  expect(await accounts.beginPasskey(mine.headers, { password: '', answer })).toEqual(wrong)
  const [{ id } = { id: 0 }] = await accounts.passkeysOf(userId)
  expect(await accounts.removePasskey(hers.headers, id, byPassword)).toMatchObject({ code: 'missing' })
  // An answer with another user's handle, and a key that is registered already.
  const browser = createBrowser()
  const otherHandle = JSON.parse(herDevice.use(await ask(browser))).response.userHandle
  const swapped = device.use(await ask(browser), { userHandle: otherHandle })
  expect(await signInWith(browser, swapped)).toEqual(wrong)
  const known = device.make(await begin(hers))
  expect(await accounts.keepPasskey(hers.headers, { answer: known, name: 'X' })).toEqual(wrong)
  // A challenge for one account is not accepted for another.
  const question = await begin(mine)
  mine.take((await signedIn('anne@example.nl')).headers.get('cookie')?.split('; ') ?? [])
  const crossed = createDevice(siteUrl).make(question)
  expect(await accounts.keepPasskey(mine.headers, { answer: crossed, name: 'X' })).toEqual(wrong)
})

it('abuse 9: the request to a passkey is the same for everybody, and no answer reveals the account', async () => {
  const before = await ask(createBrowser())
  const device = await withPasskey(await signedIn())
  const { challenge: first, ...rest } = before
  const { challenge: second, ...after } = await ask(createBrowser())
  expect(after).toEqual(rest)
  expect(second).not.toBe(first)
  expect(device.make(await begin(await signedIn()))).not.toContain(Buffer.from(email).toString('base64url'))
})

it.each([
  '',
  'x',
  '{}',
  '[]',
  'null',
  '{"id":1}',
  JSON.stringify({
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: '', signature: '' },
  }),
])('abuse 29: %j is no answer of a passkey', async (answer) => {
  const browser = await signedIn()
  await ask(browser)
  expect(await signInWith(browser, answer)).toEqual(wrong)
  expect(await accounts.keepPasskey(browser.headers, { answer, name: 'X' })).toEqual(wrong)
})

it('abuse 22: the number of tries is limited', async () => {
  accounts = create({ limits: createRateLimits() })
  const browser = createBrowser()
  for (let n = 0; n < 20; n += 1) expect(await signInWith(browser, '{}')).toEqual(wrong)
  expect(await signInWith(browser, '{}')).toMatchObject({ code: 'too-many' })
})

it('EDIT-06 an account has at most twenty passkeys', async () => {
  const browser = await signedIn()
  await withPasskey(browser)
  const others = Array.from({ length: 19 }, (_, n) => ({
    userId,
    name: `Sleutel ${n}`,
    credentialId: `${n}`,
    publicKey: '',
    counter: 0,
  }))
  await handle.db.insert(passkeys).values(others)
  expect(await accounts.beginPasskey(browser.headers, byPassword)).toMatchObject({ code: 'full' })
})

it('EDIT-06 passkeys outlive a new password, and its mail says so; administrator and operator can remove them', async () => {
  const device = await withPasskey(await signedIn())
  await accounts.requestReset({ email, from })
  await expect.poll(() => mails.at(-1)?.subject).toBe('Een nieuw wachtwoord kiezen')
  const token = /token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  await accounts.resetPassword({ token: decodeURIComponent(token), password })
  expect(mails.at(-1)?.text).toContain('Je passkeys blijven werken')
  const browser = createBrowser()
  expect((await signInWith(browser, device.use(await ask(browser)))).ok).toBe(true)
  expect((await accounts.user(userId))?.passkeys).toBe(1)
  expect(await accounts.removePasskeysOf(userId)).toBe(true)
  expect(await accounts.removePasskeysOf(userId)).toBe(false)
  await withPasskey(await signedIn())
  await handle.db.update(users).set({ role: 'administrator' }).where(eq(users.id, userId))
  await accounts.setAdministratorPassword()
  expect(await handle.db.$count(passkeys)).toBe(0)
})

it('EDIT-06 a data export contains the passkeys, which are deleted with the account', async () => {
  const browser = await signedIn()
  await withPasskey(browser, 'Sleutel aan de bos')
  const [page] = await accounts.exportOf({ email, userId })
  expect(page?.contents.toString()).toContain('Sleutel aan de bos')
  await handle.db.update(users).set({ role: 'customer' }).where(eq(users.id, userId))
  await accounts.erase({ email, userId })
  expect(await handle.db.$count(passkeys)).toBe(0)
  expect(await accounts.viewerOf(browser.headers)).toEqual(anonymous)
})

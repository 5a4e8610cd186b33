import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import { createRateLimits } from '../../../platform/rate-limit.ts'
import { type Accounts, type AccountsDeps, createAccounts } from '../index.ts'
import { sessions, twoFactors, users, verifications } from '../schema.ts'
import { codeOf, nextCodeOf } from '../testing.ts'
import { createUser } from '../users.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

const email = 'jacoba@example.nl'
const password = 'schelp-en-staf-1'
const from = '192.0.2.1'
let mails: { to: string; subject: string; text: string }[]
let accounts: Accounts
let userId: number

const create = (deps: Partial<AccountsDeps> = {}) =>
  createAccounts({
    db: handle.db,
    mail: {
      send: async (mail) => {
        mails.push(mail)
      },
    },
    secret: 'a secret of at least thirty-two characters',
    siteUrl: 'http://localhost:3000',
    siteName: async () => 'Vereniging Schelp',
    clock: () => new Date(),
    log: { error: (details, message) => console.error(message, details) },
    ...deps,
  })

beforeEach(async () => {
  await handle.db.delete(users)
  await handle.db.delete(verifications)
  mails = []
  accounts = create()
  userId = await createUser(handle.db, { name: 'Jacoba', email, role: 'editor', password })
})

/** A browser that keeps cookies until they are removed. */
function browser() {
  const jar = new Map<string, string>()
  return {
    take(answer: Headers) {
      for (const line of answer.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s)
        if (/max-age=0/i.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
    },
    get headers() {
      return new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })
    },
  }
}

const attempt = (remember = true) =>
  accounts.signIn({ email, password, remember, from, userAgent: 'Testbrowser' })

async function signedIn() {
  const own = browser()
  const result = await attempt()
  if (!result.ok) throw new Error(result.code)
  own.take(result.value)
  return own
}

/** Turns two-factor sign-in on; returns the browser, the app's key, the used code and the backup codes. */
async function turnedOn() {
  const own = await signedIn()
  const begun = await accounts.beginTwoFactor(own.headers, password)
  if (!begun.ok) throw new Error(begun.code)
  const { key } = begun.value
  const code = codeOf(key)
  const confirmed = await accounts.confirmTwoFactor(own.headers, code)
  if (!confirmed.ok) throw new Error(confirmed.code)
  own.take(confirmed.value.cookies)
  return { own, key, code, backupCodes: confirmed.value.backupCodes }
}

/** A browser that has given the right password and must now give a code. */
async function waiting(remember = true) {
  const own = browser()
  const result = await attempt(remember)
  if (result.ok || result.code !== 'code-needed' || !result.detail) throw new Error('no code was asked for')
  own.take(result.detail)
  return own
}

it('EDIT-06 with an app the password alone opens nothing, but its code does', async () => {
  const { key } = await turnedOn()
  const own = await waiting()
  expect(await accounts.viewerOf(own.headers)).toEqual(anonymous)
  expect(await accounts.answerCode(own.headers, { code: '000000', from })).toMatchObject({ code: 'wrong' })
  const spaced = nextCodeOf(key).replace(/^.{3}/, '$& ')
  const answered = await accounts.answerCode(own.headers, { code: spaced, from, userAgent: 'Telefoon' })
  if (!answered.ok) throw new Error(answered.code)
  own.take(answered.value)
  expect((await accounts.viewerOf(own.headers)).roles).toEqual(['editor'])
  expect((await accounts.listSessions(own.headers)).map(({ userAgent }) => userAgent)).toContain('Telefoon')
})

it('EDIT-06 a session with an app lasts as long as one without, whatever an earlier sign-in chose', async () => {
  const lengths = async () =>
    (await handle.db.select().from(sessions)).map(({ createdAt, expiresAt }) =>
      Math.round((expiresAt.getTime() - createdAt.getTime()) / 3_600_000),
    )
  const { key } = await turnedOn()
  const [plain] = await lengths()
  await handle.db.delete(sessions)
  const own = browser()
  for (const remember of [false, true]) {
    const result = await attempt(remember)
    if (result.ok || !result.detail) throw new Error('no code was asked for')
    own.take(result.detail)
  }
  const answered = await accounts.answerCode(own.headers, { code: nextCodeOf(key), from })
  if (!answered.ok) throw new Error(answered.code)
  expect(await lengths()).toEqual([plain])
  expect(plain).toBe(14 * 24)
})

it('EDIT-06 without ‘stay signed in’ a session lasts a day, with an app too', async () => {
  const { key } = await turnedOn()
  const own = await waiting(false)
  const answered = await accounts.answerCode(own.headers, { code: nextCodeOf(key), from })
  if (!answered.ok) throw new Error(answered.code)
  const session = answered.value.getSetCookie().find((line) => line.startsWith('schelp.session_token='))
  expect(session).not.toContain('Max-Age')
  own.take(answered.value)
  const current = (await accounts.listSessions(own.headers)).find((one) => one.current)
  expect(Number(current?.expiresAt) - Date.now()).toBeLessThan(25 * 3600 * 1000)
})

it('EDIT-06 it is on only after a right code from the app', async () => {
  const own = await signedIn()
  const begun = await accounts.beginTwoFactor(own.headers, password)
  expect(begun.ok && begun.value.address).toMatch(
    /^otpauth:\/\/totp\/localhost%3A3000:jacoba%40example\.nl\?secret=[A-Z2-7]+&issuer=localhost%3A3000$/,
  )
  expect(await accounts.confirmTwoFactor(own.headers, '000000')).toMatchObject({ code: 'wrong' })
  expect((await attempt()).ok).toBe(true)
  expect((await accounts.user(userId))?.twoFactor).toBe(false)
})

it('EDIT-06 a backup code works once, instead of the app', async () => {
  const { backupCodes } = await turnedOn()
  expect(backupCodes).toHaveLength(8)
  const [code = ''] = backupCodes
  const own = await waiting()
  expect((await accounts.answerCode(own.headers, { code, from })).ok).toBe(true)
  const again = await waiting()
  expect(await accounts.answerCode(again.headers, { code, from })).toMatchObject({
    code: 'wrong-backup-code',
  })
})

it('EDIT-06 a code of the app that somebody else has seen does not work a second time', async () => {
  const { key } = await turnedOn()
  const code = nextCodeOf(key)
  const [own, other] = [await waiting(), await waiting()]
  const answers = await Promise.all(
    [own, other].map(({ headers }) => accounts.answerCode(headers, { code, from })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const late = await waiting()
  expect(await accounts.answerCode(late.headers, { code, from })).toMatchObject({ code: 'expired' })
  expect(await handle.db.$count(sessions)).toBe(2)
})

it('EDIT-06 a code from before the last accepted one does not work (RFC 6238, 5.2)', async () => {
  const { key, code } = await turnedOn()
  expect(await accounts.answerCode((await waiting()).headers, { code, from })).toMatchObject({
    code: 'expired',
  })
  const newest = nextCodeOf(key)
  expect((await accounts.answerCode((await waiting()).headers, { code: newest, from })).ok).toBe(true)
  const late = await waiting()
  expect(await accounts.answerCode(late.headers, { code: codeOf(key), from })).toMatchObject({
    code: 'expired',
  })
})

it('EDIT-06 a backup code is read from paper, in capitals or without its dash', async () => {
  const { backupCodes } = await turnedOn()
  expect(backupCodes.join('')).toMatch(/^[2-9a-hj-km-np-z-]+$/)
  const ways = [
    (code: string) => code.toUpperCase(),
    (code: string) => code.replace('-', ' '),
    (code: string) => code.replace('-', ''),
  ]
  for (const [at, way] of ways.entries())
    expect(
      await accounts.answerCode((await waiting()).headers, { code: way(backupCodes[at] ?? ''), from }),
    ).toMatchObject({ ok: true })
})

it('EDIT-06 abuse 30 a backup code that is sent several times at once signs in once, and says of the others that it was used', async () => {
  const { backupCodes } = await turnedOn()
  const { headers } = await waiting()
  const answers = await Promise.all(
    [1, 2, 3].map(() => accounts.answerCode(headers, { code: backupCodes[0] ?? '', from })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers)
    if (!answer.ok) expect(['expired', 'wrong-backup-code']).toContain(answer.code)
})

it('EDIT-06 new backup codes replace the old ones, and require the password', async () => {
  const { own, backupCodes } = await turnedOn()
  expect(await accounts.renewBackupCodes(own.headers, 'verkeerd')).toMatchObject({ code: 'wrong-password' })
  const renewed = await accounts.renewBackupCodes(own.headers, password)
  if (!renewed.ok) throw new Error(renewed.code)
  const late = await waiting()
  expect(await accounts.answerCode(late.headers, { code: backupCodes[1] ?? '', from })).toMatchObject({
    code: 'wrong-backup-code',
  })
  expect((await accounts.answerCode(late.headers, { code: renewed.value[0] ?? '', from })).ok).toBe(true)
})

it('EDIT-06 turning it off requires the password, and sends a mail', async () => {
  const { own } = await turnedOn()
  expect(await accounts.endTwoFactor(own.headers, 'verkeerd')).toMatchObject({ code: 'wrong-password' })
  expect(await accounts.endTwoFactor(new Headers(), password)).toMatchObject({ code: 'signed-out' })
  const ended = await accounts.endTwoFactor(own.headers, password)
  if (!ended.ok) throw new Error(ended.code)
  own.take(ended.value)
  expect((await accounts.viewerOf(own.headers)).roles).toEqual(['editor'])
  expect((await attempt()).ok).toBe(true)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Inloggen in twee stappen staat aan'],
    [email, 'Inloggen in twee stappen staat uit'],
  ])
})

it('EDIT-06 a key that is in use is not replaced by somebody at a computer left signed in', async () => {
  const { own, key } = await turnedOn()
  expect(await accounts.beginTwoFactor(own.headers, password)).toEqual({ ok: false, code: 'on' })
  const late = await waiting()
  expect((await accounts.answerCode(late.headers, { code: nextCodeOf(key), from })).ok).toBe(true)
})

it('EDIT-06 an administrator can turn it off for a user who lost the phone', async () => {
  await turnedOn()
  expect((await accounts.user(userId))?.twoFactor).toBe(true)
  expect(await accounts.resetTwoFactor(userId)).toBe(true)
  expect(await accounts.resetTwoFactor(userId)).toBe(false)
  expect((await attempt()).ok).toBe(true)
  expect(mails.at(-1)?.subject).toBe('Inloggen in twee stappen staat uit')
})

it('EDIT-06 the operator gets in with admin:password when the administrator lost the phone', async () => {
  await handle.db.update(users).set({ role: 'administrator' }).where(eq(users.id, userId))
  await turnedOn()
  const access = await accounts.setAdministratorPassword()
  const back = await accounts.signIn({ ...access, remember: true, from })
  expect(back.ok).toBe(true)
})

it('EDIT-06 a password reset does not bypass the app', async () => {
  await turnedOn()
  await accounts.requestReset({ email, from })
  await expect.poll(() => mails.at(-1)?.subject).toBe('Een nieuw wachtwoord kiezen')
  const token = /token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
  expect(await accounts.resetPassword({ token: decodeURIComponent(token), password })).toMatchObject({
    ok: true,
  })
  await waiting()
})

it('EDIT-06 neither key nor backup codes can be read in the database', async () => {
  const { key, backupCodes } = await turnedOn()
  const [stored] = await handle.db.select().from(twoFactors)
  const kept = JSON.stringify(stored)
  expect(kept).not.toContain(key)
  expect(kept).not.toContain(backupCodes[0])
})

it('abuse 22: codes cannot be guessed: five tries in one sign-in, ten in all', async () => {
  const { key } = await turnedOn()
  const guess = async (own: Awaited<ReturnType<typeof waiting>>, code: string) => {
    const answer = await accounts.answerCode(own.headers, { code, from })
    return answer.ok ? 'in' : answer.code
  }
  const wrong = codeOf(key, 0)
  const first = await waiting()
  const answers = []
  for (let n = 0; n < 5; n += 1) answers.push(await guess(first, wrong))
  expect(answers).toEqual(Array.from({ length: 5 }, () => 'wrong'))
  expect(await guess(first, nextCodeOf(key))).toBe('expired')
  const second = await waiting()
  for (let n = 0; n < 5; n += 1) await guess(second, wrong)
  const third = await waiting()
  expect(await guess(third, nextCodeOf(key))).toBe('too-many')
})

it('abuse 22: limits guesses of the password for turning the app off, and of codes from one address', async () => {
  const { own } = await turnedOn()
  accounts = create({ limits: createRateLimits() })
  for (let n = 0; n < 10; n += 1) await accounts.endTwoFactor(own.headers, 'verkeerd')
  expect(await accounts.endTwoFactor(own.headers, password)).toMatchObject({ code: 'too-many' })
  for (let n = 0; n < 20; n += 1)
    await accounts.answerCode(new Headers(), { code: '123456', from: '203.0.113.9' })
  expect(await accounts.answerCode(new Headers(), { code: '123456', from: '203.0.113.9' })).toMatchObject({
    code: 'too-many',
  })
})

it('a changed or invented cookie of a waiting sign-in opens nothing', async () => {
  const { key } = await turnedOn()
  const own = await waiting()
  const cookie = own.headers.get('cookie') ?? ''
  for (const bad of [
    cookie.replace(/(two_factor=[^;]+)/, '$1x'),
    'schelp.two_factor=a.b',
    'schelp.two_factor=%E0%A4%A',
  ])
    expect(
      await accounts.answerCode(new Headers({ cookie: bad }), { code: nextCodeOf(key), from }),
    ).toMatchObject({ code: 'expired' })
})

it('abuse 22: /api/auth/ serves nothing of the second step', async () => {
  for (const path of ['verify-totp', 'verify-backup-code', 'enable', 'disable', 'get-totp-uri', 'send-otp']) {
    const request = new Request(`http://localhost:3000/api/auth/two-factor/${path}`, { method: 'POST' })
    expect((await accounts.handler(request)).status).toBe(404)
  }
})

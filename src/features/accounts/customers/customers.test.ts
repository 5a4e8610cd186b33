import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import { createRateLimits } from '../../../platform/rate-limit.ts'
import { type Accounts, createAccounts } from '../index.ts'
import { users, verifications } from '../schema.ts'
import { createUser } from '../users.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

const password = 'schelp-en-staf-1'
let mails: { to: string; subject: string; text: string }[] = []
let accounts: Accounts
let now: Date
beforeEach(async () => {
  await handle.db.delete(users)
  await handle.db.delete(verifications)
  mails = []
  now = new Date()
  accounts = createAccounts({
    db: handle.db,
    mail: {
      async send(mail) {
        mails.push(mail)
      },
    },
    secret: 'a secret of at least thirty-two characters',
    siteUrl: 'http://localhost:3000',
    siteName: async () => 'Vereniging Schelp',
    clock: () => now,
    log: { error: (details, message) => console.error(message, details) },
    limits: createRateLimits(),
  })
})

const newcomer = {
  name: 'Marijke',
  email: 'Marijke@schelp.example',
  password,
  from: '192.0.2.1',
  browser: 'a browser of hers',
}
/** Follows a link in the browser that asked for it. */
const follow = (token = '', more: Parameters<Accounts['follow']>[1] = {}) =>
  accounts.follow(token, { browser: newcomer.browser, ...more })
const tokenIn = (text = '') => decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? '')
const codeIn = (text = '') => /\b(\d{6})\b/.exec(text)?.[1] ?? ''
const signIn = (email: string) =>
  accounts.signIn({ email, password, remember: true, from: '192.0.2.1', userAgent: 'Testbrowser' })
const cookiesOf = (answer: Headers) =>
  new Headers({
    cookie: answer
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  })
/** Stands in for the `join` of orders: returns the address. */
const address = async (email: string) => email
const addUser = async (email: string) =>
  String(await createUser(handle.db, { name: 'Jacoba', email, role: 'customer', password }))

/** Returns the work of an attempt: its statements, hashed passwords and mails, in order. */
async function workOf(attempt: () => Promise<unknown>): Promise<string[]> {
  const steps: string[] = []
  const { query } = pg.Client.prototype
  const { scrypt } = crypto
  const spies = [
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
      const [asked] = sent
      steps.push(typeof asked === 'object' && asked && 'text' in asked ? String(asked.text) : String(asked))
      return Reflect.apply(query, this, sent)
    }),
    vi.spyOn(crypto, 'scrypt').mockImplementation((...sent: unknown[]) => {
      steps.push('hash')
      return Reflect.apply(scrypt, crypto, sent)
    }),
  ]
  syncBuiltinESMExports()
  const before = mails.length
  try {
    await attempt()
  } finally {
    for (const spy of spies) spy.mockRestore()
    syncBuiltinESMExports()
  }
  return [...steps, ...mails.slice(before).map(() => 'mail')]
}

describe('creating an account', () => {
  it('SHOP-12 it exists once the address is proved, and not before', async () => {
    expect(await accounts.register(newcomer)).toMatchObject({ ok: true })
    expect(mails).toMatchObject([{ to: 'marijke@schelp.example' }])
    expect(await signIn('marijke@schelp.example')).toMatchObject({ ok: false, code: 'wrong' })
    expect(await follow(tokenIn(mails[0]?.text))).toMatchObject({ ok: true, value: { done: 'registered' } })
    expect(await signIn('marijke@schelp.example')).toMatchObject({ ok: true })
  })

  it('SHOP-12 its link works once, for a day', async () => {
    await accounts.register(newcomer)
    const token = tokenIn(mails[0]?.text)
    now = new Date(now.getTime() + 25 * 3_600_000)
    expect(await follow(token)).toMatchObject({ ok: false, code: 'link-expired' })
    now = new Date()
    await follow(token)
    expect(await follow(token)).toMatchObject({ ok: false })
    expect(await follow('zomaar')).toMatchObject({ ok: false })
  })

  it('abuse 9, abuse 32: a stranger who asks for an address never gets in with a password of theirs', async () => {
    const theirs = { password: 'van-een-vreemde', from: '192.0.2.66', browser: 'a browser of theirs' }
    await accounts.register({ ...newcomer, ...theirs })
    const token = tokenIn(mails[0]?.text)
    expect(await accounts.stepOf(token, { browser: newcomer.browser })).toBe('choose-password')
    expect(await follow(token)).toMatchObject({ code: 'choose-password' })
    expect(await follow(token, { password: 'kort' })).toMatchObject({ code: 'too-short' })
    expect(await follow(token, { password })).toMatchObject({ value: { done: 'registered' } })
    const tryIn = (typed: string) =>
      accounts.signIn({ email: newcomer.email, password: typed, remember: true, from: '192.0.2.1' })
    expect(await tryIn(theirs.password)).toMatchObject({ ok: false })
    expect(await tryIn(password)).toMatchObject({ ok: true })
  })

  it('SHOP-12 whoever follows it is signed in at once', async () => {
    await accounts.register(newcomer)
    const followed = await follow(tokenIn(mails[0]?.text))
    if (!followed.ok) throw new Error(followed.code)
    const viewer = await accounts.viewerOf(cookiesOf(followed.value.headers))
    expect((await accounts.profile(viewer.userId ?? ''))?.email).toBe('marijke@schelp.example')
  })

  it('SHOP-12 asking twice with the same password is asking once', async () => {
    await accounts.register(newcomer)
    await accounts.register(newcomer)
    expect(await follow(tokenIn(mails[0]?.text))).toMatchObject({ code: 'link-expired' })
    expect(await follow(tokenIn(mails[1]?.text))).toMatchObject({ value: { done: 'registered' } })
    expect(await signIn('marijke@schelp.example')).toMatchObject({ ok: true })
  })

  it('abuse 9: only a mail to the address says that it has an account already', async () => {
    await addUser('marijke@schelp.example')
    const known = await accounts.register({ ...newcomer, password: 'een-ander-woord' })
    const unknown = await accounts.register({ ...newcomer, email: 'nieuw@schelp.example' })
    expect(known).toEqual(unknown)
    expect(mails[0]?.text).toContain('al een account')
    expect(tokenIn(mails[0]?.text)).toBe('')
    expect(await signIn('marijke@schelp.example')).toMatchObject({ ok: true })
  })

  it('abuse 9: does the same work, step by step, whether there is an account or not', async () => {
    const id = await addUser('bekend@schelp.example')
    const tries: Record<string, (email: string) => Promise<unknown>> = {
      register: (email) => accounts.register({ ...newcomer, email }),
      changeEmail: (email) => accounts.changeEmail(id, email),
    }
    for (const [name, attempt] of Object.entries(tries)) {
      const unknown = await workOf(() => attempt(`${name}@schelp.example`))
      const known = await workOf(() => attempt('bekend@schelp.example'))
      expect([name, known]).toEqual([name, unknown])
      expect(unknown).toContain('mail')
    }
    // Signing in hashes the password once, also when there is no account to compare it with.
    const hashes = async (email: string) =>
      (
        await workOf(() => accounts.signIn({ email, password: 'fout-woord-1', remember: true, from: email }))
      ).filter((step) => step === 'hash')
    expect(await hashes('bekend@schelp.example')).toEqual(['hash'])
    expect(await hashes('onbekend@schelp.example')).toEqual(['hash'])
  })

  it.each([
    [{ email: 'geen adres' }, 'bad-email'],
    [{ password: 'kort' }, 'too-short'],
    [{ password: 'x'.repeat(129) }, 'too-long'],
  ])('SHOP-12 mails nothing with %j', async (change, code) => {
    expect(await accounts.register({ ...newcomer, ...change })).toMatchObject({ ok: false, code })
    expect(mails).toEqual([])
  })

  it('abuse 22: no address is flooded with mails', async () => {
    for (let turn = 0; turn < 5; turn++)
      expect((await accounts.register({ ...newcomer, from: `192.0.2.${turn}` })).ok).toBe(true)
    expect(mails).toHaveLength(3)
  })

  it('abuse 34: strangers who use up the mails of an address get its owner no password of theirs', async () => {
    const strange = 'van-een-vreemde'
    for (let turn = 0; turn < 5; turn++)
      await accounts.register({
        ...newcomer,
        password: strange,
        from: `192.0.2.${turn}`,
        browser: 'a browser of theirs',
      })
    expect(await accounts.register({ ...newcomer, from: '198.51.100.1' })).toMatchObject({ ok: true })
    const mailed = mails.at(-1)
    expect(await follow(tokenIn(mailed?.text))).toMatchObject({ code: 'choose-password' })
    await follow(tokenIn(mailed?.text), { password: 'een-heel-nieuw-woord' })
    for (const typed of [password, strange])
      expect(
        await accounts.signIn({ email: newcomer.email, password: typed, remember: true, from: '192.0.2.1' }),
      ).toMatchObject({ code: 'wrong' })
  })

  it('whoever asks again and again with one password still gets in with it', async () => {
    for (let turn = 0; turn < 5; turn++) await accounts.register(newcomer)
    expect(await follow(tokenIn(mails.at(-1)?.text))).toMatchObject({ value: { done: 'registered' } })
    expect((await signIn(newcomer.email)).ok).toBe(true)
  })
})

describe('another address', () => {
  it('SHOP-12 is proved first; the old one stays until then, and gets a mail', async () => {
    const id = await addUser('oud@schelp.example')
    await accounts.changeEmail(id, 'Nieuw@schelp.example')
    expect((await accounts.profile(id))?.email).toBe('oud@schelp.example')
    expect(mails.map(({ to }) => to)).toEqual(['nieuw@schelp.example'])
    expect(await follow(tokenIn(mails[0]?.text), { userId: id })).toMatchObject({
      value: { done: 'email-changed' },
    })
    expect((await accounts.profile(id))?.email).toBe('nieuw@schelp.example')
    expect(mails[1]).toMatchObject({ to: 'oud@schelp.example' })
    expect(mails[1]?.text).toContain('nieuw@schelp.example')
  })

  it('abuse 9: a link that a stranger asked for ends with a new password', async () => {
    const id = await addUser('oud@schelp.example')
    await accounts.changeEmail(id, 'dief@schelp.example')
    const signedIn = await signIn('oud@schelp.example')
    if (!signedIn.ok) throw new Error('not signed in')
    const change = { current: password, next: 'een-heel-nieuw-woord' }
    expect((await accounts.changePassword(cookiesOf(signedIn.value), change)).ok).toBe(true)
    expect(await follow(tokenIn(mails[0]?.text), { userId: id })).toMatchObject({ code: 'link-expired' })
    expect((await accounts.profile(id))?.email).toBe('oud@schelp.example')
  })

  it.each(['its owner', 'staff'])(
    'abuse 9: changed by %s, it ends every link that went to the old one',
    async (who) => {
      const id = await addUser('oud@schelp.example')
      await accounts.requestReset({ email: 'oud@schelp.example', from: '192.0.2.1' })
      await expect.poll(() => mails.length).toBe(1)
      await accounts.changeEmail(id, 'eerst@schelp.example')
      await accounts.changeEmail(id, 'nieuw@schelp.example')
      const [reset, first, second] = mails.map(({ text }) => tokenIn(text))
      if (who === 'staff') {
        await accounts.handOver(Number(id), 'nieuw@schelp.example')
        await follow(tokenIn(mails.at(-1)?.text), { password: 'een-heel-nieuw-woord' })
      } else await follow(second ?? '', { userId: id })
      expect((await accounts.profile(id))?.email).toBe('nieuw@schelp.example')
      expect(mails.at(-1)).toMatchObject({ to: 'oud@schelp.example', subject: 'Je e-mailadres is gewijzigd' })
      expect(
        await accounts.resetPassword({ token: reset ?? '', password: 'een-heel-nieuw-woord' }),
      ).toMatchObject({ code: 'link-expired' })
      expect(await follow(first ?? '', { userId: id })).toMatchObject({ code: 'link-expired' })
    },
  )

  it('abuse 32: only who is signed in to the account gives it an address by its link', async () => {
    const id = await addUser('oud@schelp.example')
    await accounts.changeEmail(id, 'slachtoffer@schelp.example')
    const token = tokenIn(mails[0]?.text)
    for (const userId of [undefined, await addUser('ander@schelp.example')]) {
      expect(await accounts.stepOf(token, { userId })).toBe('sign-in')
      expect(await follow(token, { userId, password })).toMatchObject({ code: 'sign-in' })
    }
    expect((await accounts.profile(id))?.email).toBe('oud@schelp.example')
    expect(await follow(token, { userId: id })).toMatchObject({ ok: true })
  })

  it('abuse 32: an account that staff hand over keeps nothing of who held it before', async () => {
    const id = await addUser('oud@schelp.example')
    const held = await signIn('oud@schelp.example')
    if (!held.ok) throw new Error(held.code)
    expect(await accounts.changeUser(Number(id), { email: 'nieuw@schelp.example' })).toMatchObject({
      code: 'not-free',
    })
    await accounts.handOver(Number(id), 'nieuw@schelp.example')
    expect(mails.map(({ to }) => to)).toEqual(['oud@schelp.example', 'nieuw@schelp.example'])
    const token = tokenIn(mails[1]?.text)
    expect(await follow(token, { userId: id })).toMatchObject({ code: 'choose-password' })
    const followed = await follow(token, { password: 'een-heel-nieuw-woord' })
    expect(followed).toMatchObject({ value: { done: 'handed-over' } })
    expect((await accounts.viewerOf(cookiesOf(held.value))).userId).toBeUndefined()
    expect(await signIn('nieuw@schelp.example')).toMatchObject({ ok: false })
    expect(await accounts.ownerOf(id)).toEqual({ userId: Number(id), email: 'nieuw@schelp.example' })
  })

  it('abuse 32: a letter of another script is none of an address', async () => {
    for (const email of [
      '\u212Alara@schelp.example',
      'klara@sch\u0117lp.example',
      '\u0130van@schelp.example',
    ])
      expect(await accounts.register({ ...newcomer, email }), email).toMatchObject({ code: 'bad-email' })
    expect(await accounts.register({ ...newcomer, email: ' KLARA@Schelp.example ' })).toMatchObject({
      ok: true,
    })
    expect(mails).toMatchObject([{ to: 'klara@schelp.example' }])
  })

  it('abuse 9: an address of somebody else gets the same result, and is never taken over', async () => {
    const id = await addUser('oud@schelp.example')
    await addUser('ander@schelp.example')
    expect(await accounts.changeEmail(id, 'ander@schelp.example')).toMatchObject({ ok: true })
    await accounts.changeEmail(id, 'later@schelp.example')
    await addUser('later@schelp.example')
    expect(await follow(tokenIn(mails[1]?.text), { userId: id })).toMatchObject({ ok: false })
    expect((await accounts.profile(id))?.email).toBe('oud@schelp.example')
  })
})

describe('orders of a guest', () => {
  it('SHOP-12 join by a code that was sent to the address, once', async () => {
    const id = await addUser('gast@schelp.example')
    await accounts.sendJoinCode(id)
    expect(mails).toMatchObject([{ to: 'gast@schelp.example' }])
    const code = codeIn(mails[0]?.text)
    expect(await accounts.answerJoinCode(id, ` ${code.slice(0, 3)} ${code.slice(3)}`, address)).toMatchObject(
      { ok: true, value: 'gast@schelp.example' },
    )
    expect(await accounts.answerJoinCode(id, code, address)).toMatchObject({ ok: false, code: 'expired' })
  })

  it('abuse 8: the code cannot be guessed, works for nobody else and lasts 15 minutes', async () => {
    const id = await addUser('gast@schelp.example')
    const other = await addUser('ander@schelp.example')
    await accounts.sendJoinCode(id)
    const code = codeIn(mails[0]?.text)
    expect(await accounts.answerJoinCode(other, code, address)).toMatchObject({ ok: false })
    const wrong = code === '000000' ? '000001' : '000000'
    for (let turn = 0; turn < 5; turn++)
      expect(await accounts.answerJoinCode(id, wrong, address)).toMatchObject({ code: 'wrong' })
    expect(await accounts.answerJoinCode(id, code, address)).toMatchObject({ code: 'expired' })
    await accounts.sendJoinCode(id)
    now = new Date(now.getTime() + 16 * 60_000)
    expect(await accounts.answerJoinCode(id, codeIn(mails[1]?.text), address)).toMatchObject({
      code: 'expired',
    })
  })
})

describe('the password', () => {
  it('SHOP-12 can be changed with the present one, which ends the other sessions', async () => {
    await addUser('jacoba@schelp.example')
    const [here, there] = [await signIn('jacoba@schelp.example'), await signIn('jacoba@schelp.example')]
    if (!here.ok || !there.ok) throw new Error('not signed in')
    const own = cookiesOf(here.value)
    const next = 'een-heel-nieuw-woord'
    expect(await accounts.changePassword(own, { current: 'mis', next })).toMatchObject({
      code: 'wrong-password',
    })
    expect(await accounts.changePassword(own, { current: password, next: 'kort' })).toMatchObject({
      code: 'too-short',
    })
    const changed = await accounts.changePassword(own, { current: password, next })
    if (!changed.ok) throw new Error(changed.code)
    expect((await accounts.viewerOf(cookiesOf(there.value))).userId).toBeUndefined()
    expect((await accounts.viewerOf(cookiesOf(changed.value))).userId).toBeDefined()
  })
})

it('SHOP-12 stores the given addresses, and leaves the other one unchanged', async () => {
  const id = await addUser('jacoba@schelp.example')
  expect(await accounts.addresses(id)).toEqual({ billing: {}, shipping: {} })
  await accounts.keepAddresses(id, { billing: { billing_city: 'Utrecht' } })
  await accounts.keepAddresses(id, { shipping: { shipping_city: 'Zeerijp' } })
  expect(await accounts.addresses(id)).toEqual({
    billing: { billing_city: 'Utrecht' },
    shipping: { shipping_city: 'Zeerijp' },
  })
})

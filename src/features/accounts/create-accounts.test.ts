import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BuiltInRole as Role } from '../../kernel/rights.ts'
import { anonymous } from '../../kernel/viewer.ts'
import { createTestDatabase } from '../../platform/database/testing.ts'
import { createRateLimits } from '../../platform/rate-limit.ts'
import { type Accounts, type AccountsDeps, createAccounts } from './index.ts'
import { credentials, sessions, users, verifications } from './schema.ts'
import type { SignInAttempt } from './sign-in/sign-in.ts'
import { createUser } from './users.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

interface Mail {
  to: string
  subject: string
  text: string
}

/** Collects mails; `next` waits for the next one. */
function createMailbox() {
  const waiting: ((mail: Mail) => void)[] = []
  const arrived: Mail[] = []
  return {
    arrived,
    send: async (mail: Mail) => {
      arrived.push(mail)
      waiting.shift()?.(mail)
    },
    next: () => new Promise<Mail>((resolve) => waiting.push(resolve)),
  }
}

let mailbox: ReturnType<typeof createMailbox>
let accounts: Accounts
const password = 'schelp-en-staf-1'

const create = (deps: Partial<AccountsDeps> = {}) =>
  createAccounts({
    db: handle.db,
    mail: mailbox,
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
  mailbox = createMailbox()
  accounts = create()
})

const addUser = (email: string, role: Role = 'customer') =>
  createUser(handle.db, { name: 'Jacoba', email, role, password })

const attempt = (email: string, attempted = password) => ({
  email,
  password: attempted,
  remember: true,
  from: '192.0.2.1',
  userAgent: 'Testbrowser',
})

/** Returns the headers that a browser sends after a response with these cookies. */
const cookiesOf = (answer: Headers) =>
  new Headers({
    cookie: answer
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; '),
  })

async function signedIn(email: string): Promise<Headers> {
  const result = await accounts.signIn(attempt(email))
  if (!result.ok) throw new Error(result.code)
  return cookiesOf(result.value)
}

describe('signing in', () => {
  it('EDIT-06 gives a session with the role that the user has now', async () => {
    const id = await addUser('jacoba@example.nl', 'editor')
    const browser = await signedIn('Jacoba@Example.nl ')
    expect(await accounts.viewerOf(browser)).toEqual({
      userId: String(id),
      roles: ['editor'],
      unlocked: new Set(),
    })
    await handle.db.update(users).set({ role: 'shop_manager' }).where(eq(users.id, id))
    expect((await accounts.viewerOf(browser)).roles).toEqual(['shop_manager'])
    await handle.db.delete(users).where(eq(users.id, id))
    expect(await accounts.viewerOf(browser)).toEqual(anonymous)
  })

  it('abuse 18: the cookie is HttpOnly and SameSite=Lax, and Secure where the site is', async () => {
    await addUser('jacoba@example.nl')
    const result = await accounts.signIn(attempt('jacoba@example.nl'))
    expect(result.ok && result.value.getSetCookie()).toEqual([
      expect.stringMatching(/^schelp\.session_token=.+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^schelp\.device_.+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const secure = await create({ siteUrl: 'https://www.schelp.nl' }).signIn(attempt('jacoba@example.nl'))
    expect(secure.ok && secure.value.getSetCookie()).toEqual([
      expect.stringMatching(/^__Secure-schelp\.session_token=.+; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Secure-schelp\.device_.+; HttpOnly; Secure; SameSite=Lax$/),
    ])
  })

  it('abuse 9: a wrong password, an unknown address and nonsense get the same answer', async () => {
    await addUser('jacoba@example.nl')
    const answers = await Promise.all([
      accounts.signIn(attempt('jacoba@example.nl', 'verkeerd-wachtwoord')),
      accounts.signIn(attempt('niemand@example.nl')),
      accounts.signIn(attempt('geen adres')),
      accounts.signIn(attempt('jacoba@example.nl', 'x'.repeat(100_000))),
      accounts.signIn(attempt("' or 1=1 --\0", "' or 1=1 --\0")),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"ok":false,"code":"wrong"}']),
    )
  })

  it('abuse 22: guessing stops, for one account from many places and from one place at many accounts', async () => {
    await addUser('jacoba@example.nl')
    accounts = create({ limits: createRateLimits() })
    const guess = (place: number) =>
      accounts.signIn({ ...attempt('jacoba@example.nl', 'x'.repeat(200)), from: `192.0.2.${place}` })
    for (let n = 0; n < 100; n += 1) expect(await guess(n % 25)).toMatchObject({ code: 'wrong' })
    expect(await accounts.signIn({ ...attempt('jacoba@example.nl'), from: '198.51.100.1' })).toMatchObject({
      code: 'too-many',
    })
    for (let n = 0; n < 20; n += 1)
      await accounts.signIn({ ...attempt(`x${n}@example.nl`, 'x'.repeat(200)), from: '203.0.113.9' })
    expect(await accounts.signIn({ ...attempt('nieuw@example.nl'), from: '203.0.113.9' })).toMatchObject({
      code: 'too-many',
    })
  })

  describe('abuse 22: guessing locks nobody else out', () => {
    const email = 'jacoba@example.nl'
    const from = (place: string, more: Partial<SignInAttempt> = {}) => ({
      ...attempt(email),
      from: place,
      ...more,
    })
    const wrong = { password: 'x'.repeat(200) }
    beforeEach(async () => {
      await addUser(email)
      accounts = create({ limits: createRateLimits() })
    })

    it('ten wrong tries at one address stop that address, not the owner at another', async () => {
      for (let n = 0; n < 10; n += 1) await accounts.signIn(from('203.0.113.9', wrong))
      expect(await accounts.signIn(from('203.0.113.9'))).toMatchObject({ code: 'too-many' })
      expect((await accounts.signIn(from('198.51.100.1'))).ok).toBe(true)
    })

    it('right passwords are not counted', async () => {
      for (let n = 0; n < 11; n += 1) expect((await accounts.signIn(from('198.51.100.1'))).ok).toBe(true)
    })

    it('abuse 22: right passwords are checked at most sixty times a minute for one address, for they take work', async () => {
      const place = '198.51.100.1'
      const limits = createRateLimits()
      accounts = create({ limits })
      for (let n = 0; n < 60; n += 1) await limits.consume('sign-in-flood', place)
      expect(await accounts.signIn(from(place))).toMatchObject({ code: 'too-many' })
      expect((await accounts.signIn(from('198.51.100.2'))).ok).toBe(true)
    })

    it('a known browser gets in, has the same limit of guesses, and opens no other account', async () => {
      const before = await accounts.signIn(from('198.51.100.1'))
      const cookies = before.ok ? (cookiesOf(before.value).get('cookie') ?? '') : ''
      for (let n = 0; n < 100; n += 1) await accounts.signIn(from(`192.0.2.${n % 25}`, wrong))
      for (let n = 0; n < 21; n += 1)
        await accounts.signIn(from('198.51.100.1', { ...wrong, email: `x${n}@example.nl` }))
      const known = from('198.51.100.1', { cookies })
      expect((await accounts.signIn(known)).ok).toBe(true)
      expect(await accounts.signIn({ ...known, cookies: cookies.replace(/.$/, '') })).toMatchObject({
        code: 'too-many',
      })
      expect(await accounts.signIn({ ...known, email: 'x1@example.nl' })).toMatchObject({ code: 'too-many' })
      for (let n = 0; n < 10; n += 1) await accounts.signIn({ ...known, ...wrong })
      expect(await accounts.signIn(known)).toMatchObject({ code: 'too-many' })
    })

    it('a new password by mail lets its owner in at once', async () => {
      for (let n = 0; n < 11; n += 1) await accounts.signIn(from('198.51.100.1', wrong))
      const mail = mailbox.next()
      await accounts.requestReset({ email, from: '198.51.100.1' })
      const token = new URL(/http\S+/.exec((await mail).text)?.[0] ?? '').searchParams.get('token') ?? ''
      const reset = await accounts.resetPassword({ token, password })
      const cookies = reset.ok ? (cookiesOf(reset.value).get('cookie') ?? '') : ''
      expect(await accounts.signIn(from('198.51.100.1'))).toMatchObject({ code: 'too-many' })
      expect((await accounts.signIn(from('198.51.100.1', { cookies }))).ok).toBe(true)
    })
  })

  it('abuse 34: strangers who ask for links keep no owner from a new password, and flood no mailbox', async () => {
    await addUser('jacoba@example.nl')
    accounts = create({ limits: createRateLimits() })
    const asked: { text: string }[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const mail = mailbox.next()
      await accounts.requestReset({ email: 'jacoba@example.nl', from: `192.0.2.${turn}` })
      asked.push(await mail)
    }
    for (let turn = 3; turn < 30; turn += 1)
      expect(
        await accounts.requestReset({ email: 'jacoba@example.nl', from: `192.0.2.${turn}` }),
      ).toMatchObject({ ok: true })
    expect(await accounts.requestReset({ email: 'jacoba@example.nl', from: '198.51.100.1' })).toMatchObject({
      ok: true,
    })
    const token = new URL(/http\S+/.exec(asked.at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? ''
    const next = mailbox.next()
    expect((await accounts.resetPassword({ token, password })).ok).toBe(true)
    expect((await next).subject).toContain('gewijzigd')
  })

  it('a cookie that was changed, invented or signed by another site signs nobody in', async () => {
    await addUser('jacoba@example.nl')
    const cookie = (await signedIn('jacoba@example.nl')).get('cookie') ?? ''
    const other = create({ secret: 'another secret of at least thirty-two characters' })
    expect(await other.viewerOf(new Headers({ cookie }))).toEqual(anonymous)
    for (const bad of [
      cookie.replace(';', 'x;'),
      cookie.replace('=', '=x'),
      'schelp.session_token=%E0%A4%A',
      'schelp.session_token=a.b',
    ]) {
      expect(await accounts.viewerOf(new Headers({ cookie: bad }))).toEqual(anonymous)
    }
  })

  it('runs no query for a visitor without a session cookie', async () => {
    const unreachable = new Proxy(handle.db, {
      get: () => {
        throw new Error('the database was asked')
      },
    })
    const viewer = await create({ db: unreachable }).viewerOf(
      new Headers({ cookie: 'woocommerce_items_in_cart=1' }),
    )
    expect(viewer).toEqual(anonymous)
  })

  it('stores no IP address of a session', async () => {
    await addUser('jacoba@example.nl')
    await signedIn('jacoba@example.nl')
    expect(
      await handle.db.select({ ip: sessions.ipAddress, agent: sessions.userAgent }).from(sessions),
    ).toEqual([{ ip: '', agent: 'Testbrowser' }])
  })
})

describe('sessions', () => {
  it('are listed for their owner, who can end one or all others', async () => {
    await addUser('jacoba@example.nl')
    await addUser('ander@example.nl')
    const [phone, laptop, tablet, other] = await Promise.all(
      ['jacoba', 'jacoba', 'jacoba', 'ander'].map((name) => signedIn(`${name}@example.nl`)),
    )
    if (!phone || !laptop || !tablet || !other) throw new Error('not signed in')
    const list = await accounts.listSessions(phone)
    expect(list.map((session) => session.userAgent)).toEqual(['Testbrowser', 'Testbrowser', 'Testbrowser'])
    expect(list.filter((session) => session.current)).toHaveLength(1)

    const foreign = (await accounts.listSessions(other))[0]?.id ?? 0
    expect(await accounts.endSessions(phone, foreign)).toBe(0)
    const laptopId = (await accounts.listSessions(laptop)).find((session) => session.current)?.id ?? 0
    expect(await accounts.endSessions(phone, laptopId)).toBe(1)
    expect(await accounts.viewerOf(laptop)).toEqual(anonymous)
    expect(await accounts.endSessions(phone, 'others')).toBe(1)
    expect(await accounts.viewerOf(tablet)).toEqual(anonymous)
    expect((await accounts.viewerOf(phone)).roles).toEqual(['customer'])
    expect((await accounts.viewerOf(other)).roles).toEqual(['customer'])
  })

  it('signing out ends the session itself, not only the cookie', async () => {
    await addUser('jacoba@example.nl')
    const browser = await signedIn('jacoba@example.nl')
    const answer = await accounts.signOut(browser)
    expect(answer.getSetCookie()).toContainEqual(expect.stringMatching(/^schelp\.session_token=; Max-Age=0;/))
    expect(await accounts.viewerOf(browser)).toEqual(anonymous)
    expect((await accounts.signOut(new Headers())).getSetCookie()).not.toEqual([])
  })

  it('expire by themselves, and are deleted', async () => {
    await addUser('jacoba@example.nl')
    const browser = await signedIn('jacoba@example.nl')
    await handle.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await accounts.listSessions(browser)).toEqual([])
    expect(await accounts.viewerOf(browser)).toEqual(anonymous)
    await accounts.removeExpired()
    expect(await handle.db.select().from(sessions)).toEqual([])
  })
})

describe('a forgotten password', () => {
  async function tokenFor(email: string): Promise<string> {
    const mail = mailbox.next()
    await accounts.requestReset({ email, from: '192.0.2.1' })
    return new URL(/http\S+/.exec((await mail).text)?.[0] ?? '').searchParams.get('token') ?? ''
  }

  it('is replaced by a mailed link that works once, and ends every session', async () => {
    await addUser('jacoba@example.nl')
    const browser = await signedIn('jacoba@example.nl')
    const token = await tokenFor('jacoba@example.nl')
    expect(mailbox.arrived[0]).toMatchObject({
      to: 'jacoba@example.nl',
      subject: 'Een nieuw wachtwoord kiezen',
    })

    expect(await accounts.isResetLink(token)).toBe(true)
    expect(await accounts.resetPassword({ token, password: 'kort' })).toMatchObject({ code: 'too-short' })
    expect(await accounts.resetPassword({ token, password: 'x'.repeat(129) })).toMatchObject({
      code: 'too-long',
    })
    expect(await accounts.resetPassword({ token, password: 'een nieuw wachtwoord' })).toMatchObject({
      ok: true,
    })
    expect(mailbox.arrived[1]?.subject).toBe('Je wachtwoord is gewijzigd')
    expect(await accounts.isResetLink(token)).toBe(false)
    expect(await accounts.resetPassword({ token, password: 'nog een wachtwoord' })).toMatchObject({
      code: 'link-expired',
    })

    expect(await accounts.viewerOf(browser)).toEqual(anonymous)
    expect(await accounts.signIn(attempt('jacoba@example.nl'))).toMatchObject({ code: 'wrong' })
    expect((await accounts.signIn(attempt('jacoba@example.nl', 'een nieuw wachtwoord'))).ok).toBe(true)
  })

  it('a link that is too old, invented or read from the database does not work', async () => {
    await addUser('jacoba@example.nl')
    const token = await tokenFor('jacoba@example.nl')
    const [stored] = await handle.db.select().from(verifications)
    expect(stored?.identifier).not.toContain(token)
    await handle.db.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })
    for (const bad of [token, stored?.identifier ?? '', 'verzonnen', '']) {
      expect(await accounts.resetPassword({ token: bad, password: 'een nieuw wachtwoord' })).toMatchObject({
        code: 'link-expired',
      })
    }
  })

  it('abuse 9: a request for a link has the same result whether or not the account exists', async () => {
    await addUser('jacoba@example.nl')
    const answers = [await accounts.requestReset({ email: 'niemand@example.nl', from: '192.0.2.1' })]
    answers.push(await accounts.requestReset({ email: 'geen adres', from: '192.0.2.1' }))
    const mail = mailbox.next()
    answers.push(await accounts.requestReset({ email: 'jacoba@example.nl', from: '192.0.2.1' }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true}']))
    await mail
    expect(mailbox.arrived.map(({ to }) => to)).toEqual(['jacoba@example.nl'])
  })

  it('abuse 9: the result does not wait for a look at the address', async () => {
    await addUser('jacoba@example.nl')
    const mail = mailbox.next()
    await handle.db.transaction(async (tx) => {
      // A query for an account waits until this transaction ends.
      await tx.execute(sql`lock table ${users} in access exclusive mode`)
      for (const email of ['jacoba@example.nl', 'niemand@example.nl'])
        expect((await accounts.requestReset({ email, from: '192.0.2.1' })).ok).toBe(true)
    })
    expect((await mail).to).toBe('jacoba@example.nl')
  })

  it('abuse 22: nobody can ask for links without end', async () => {
    accounts = create({ limits: createRateLimits() })
    const ask = (number: number) =>
      accounts.requestReset({ email: `x${number}@example.nl`, from: '192.0.2.1' })
    for (let number = 0; number < 20; number += 1) expect((await ask(number)).ok).toBe(true)
    expect(await ask(20)).toMatchObject({ code: 'too-many' })
  })
})

describe('the administrator', () => {
  it('RUN-01 is created once, also when several nodes start together, with a password that works', async () => {
    const made = (await Promise.all([1, 2, 3].map(() => accounts.ensureAdministrator()))).filter(
      (access) => access,
    )
    expect(made).toHaveLength(1)
    const [access] = made
    if (!access) throw new Error('no administrator')
    expect(access.password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
    expect((await accounts.viewerOf(await signedInAs(access))).roles).toEqual(['administrator'])
    const [stored] = await handle.db.select({ password: credentials.password }).from(credentials)
    expect(stored?.password).not.toContain(access.password)
  })

  it('RUN-01 gets a new password from the operator, which ends their sessions', async () => {
    await accounts.ensureAdministrator()
    const first = await accounts.setAdministratorPassword()
    const browser = await signedInAs(first)
    const second = await accounts.setAdministratorPassword()
    expect(second.email).toBe(first.email)
    expect(await accounts.viewerOf(browser)).toEqual(anonymous)
    expect(await accounts.signIn(attempt(first.email, first.password))).toMatchObject({ code: 'wrong' })
    expect((await accounts.viewerOf(await signedInAs(second))).roles).toEqual(['administrator'])
  })

  it('RUN-01 is created by admin:password when there is none, with an address in the site’s domain', async () => {
    const access = await create({ siteUrl: 'https://www.schelp.nl' }).setAdministratorPassword()
    expect(access.email).toBe('beheer@www.schelp.nl')
  })

  async function signedInAs({
    email,
    password: given,
  }: {
    email: string
    password: string
  }): Promise<Headers> {
    const result = await accounts.signIn(attempt(email, given))
    if (!result.ok) throw new Error(result.code)
    return cookiesOf(result.value)
  }
})

describe('/api/auth/', () => {
  const call = (path: string, init?: RequestInit) =>
    accounts.handler(new Request(`http://localhost:3000/api/auth/${path}`, init))

  it('abuse 22: serves no call that allows uncounted guesses', async () => {
    await addUser('jacoba@example.nl')
    const body = JSON.stringify({
      email: 'jacoba@example.nl',
      password,
      name: 'x',
      newPassword: password,
      token: 'x',
    })
    const post = {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    }
    for (const path of [
      'sign-in/email',
      'sign-up/email',
      'request-password-reset',
      'reset-password',
      'change-password',
      'update-user',
      'delete-user',
      'sign-out/../sign-in/email',
    ]) {
      expect((await call(path, post)).status).toBe(404)
    }
    expect(await handle.db.select().from(sessions)).toEqual([])
  })

  it('abuse 18: another site cannot sign a visitor out', async () => {
    await addUser('jacoba@example.nl')
    const browser = await signedIn('jacoba@example.nl')
    const cookie = browser.get('cookie') ?? ''
    const errors: string[] = []
    accounts = create({ log: { error: (_, message) => errors.push(message) } })
    const foreign = await call('sign-out', {
      method: 'POST',
      headers: { cookie, origin: 'https://kwaad.example' },
    })
    expect(foreign.status).toBe(403)
    expect((await accounts.viewerOf(browser)).roles).toEqual(['customer'])
    const own = await call('sign-out', {
      method: 'POST',
      headers: { cookie, origin: 'http://localhost:3000' },
    })
    expect(own.status).toBe(200)
    expect(await accounts.viewerOf(browser)).toEqual(anonymous)
  })
})

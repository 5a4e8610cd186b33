import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createDevice } from '../features/accounts/passkeys/testing.ts'
import { codeOf } from '../features/accounts/testing.ts'
import { category, file } from '../features/library/testing.ts'
import { mailSecrets, mails } from '../platform/mail-schema.ts'
import { type AccountTest, accountTest, password } from '../server/account/testing.ts'
import { createBrowser, openTestShop, productOf, type TestBrowser } from '../server/shop/testing.ts'
import type { TestSite } from '../testing.ts'
import { allResources } from './resources/index.ts'
import { createStaffTest, type StaffTest, wholeMails } from './testing.ts'

let bench: StaffTest
let site: TestSite
let test: AccountTest
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  test = accountTest(bench, site)
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const email = 'lezer@schelp.example'
const known = 'bekend@schelp.example'
const root = join(import.meta.dirname, '..')

/**
 * Files that send mails. The subjects stand in catalogues, where `knownSubjects` finds them; a new file takes its place
 * here. Staff write the subject of newsletters themselves.
 */
const senders = [
  'features/accounts/customers/customers.ts',
  'features/accounts/leave-address.ts',
  'features/accounts/my-data/my-data.ts',
  'features/accounts/sign-in/password-reset.ts',
  'features/forms/create-forms.ts',
  'features/newsletter/subscribers/subscribers.ts',
  'features/shop/orders/withdrawals.ts',
  'features/shop/orders/write-mail.ts',
  'features/shop/stock-alerts/stock-alerts.ts',
  'staff-api/resources/mails.ts',
  'staff-api/resources/newsletters.ts',
  'staff-api/review/mails.ts',
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The subjects of all mails that the program knows, as patterns, by catalogue and name. */
async function knownSubjects(): Promise<Map<string, RegExp>> {
  const found = new Map<string, RegExp>()
  for (const file of globSync('{features,staff-api,widgets,server,pages}/**/*.nl.ts', { cwd: root })) {
    const catalogues: Record<string, unknown> = await import(join(root, file))
    for (const texts of Object.values(catalogues))
      for (const [name, text] of Object.entries(Object(texts)))
        if (/subject$/i.test(name) && typeof text === 'string')
          found.set(
            `${file} ${name}`,
            new RegExp(
              `^${text
                .split(/\{\w+\}/)
                .map(escaped)
                .join('.+')}$`,
            ),
          )
  }
  return found
}

const tokenIn = (text = '') => decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? '')
const whole = async (to: string, subject: RegExp) =>
  (await wholeMails(bench.program, to)).find((mail) => subject.test(mail.subject))?.text

async function sendShopMails(): Promise<number> {
  const { shop } = bench.program
  const guide = await productOf(bench, 'Gids', { virtual: true, fileIds: [12] })
  const guest = createBrowser(site)
  const { id } = await test.buy(guest, guide, {
    billing_email: email,
    download_consent: '1',
    createaccount: '1',
    account_password: password,
  })
  await shop.orders.receivePayment(id, (await shop.orders.details(id))?.totalCents ?? 0, '1')
  await shop.orders.withdraw({ orderNumber: String(id), name: 'Marijke', email, text: 'Toch niet.' })
  await shop.orders.mailAgain(id, 'downloads', '1')
  // Those of the other turns that an order may take, by the list of the program.
  const { body } = await bench.call('administrator', 'shop-mails?perPage=100')
  const kinds = body.data.map((row: { id: string }) => row.id).filter((kind: string) => kind !== 'withdrawal')
  await bench.program.jobs.send(
    { name: 'shop-order-mail', schema: z.record(z.string(), z.unknown()) },
    { orderId: id, mails: kinds, about: 'walk' },
  )
  const [one, two] = [
    await productOf(bench, 'Uitverkocht', { stock: 0 }),
    await productOf(bench, 'Op', { stock: 0 }),
  ]
  const waits = 'wacht-op@schelp.example'
  await shop.catalogue.askStockAlert({ productId: one, email: waits })
  const token = tokenIn(await whole(waits, /Uitverkocht/))
  await shop.catalogue.answerStockAlert(token, 'confirm')
  await shop.staff.changeProduct(one, { stock: 3 })
  await shop.catalogue.tellWhoWaits()
  await shop.staff.changeProduct(one, { stock: 0 })
  await shop.catalogue.askStockAlert({ productId: one, email })
  for (const productId of [one, two])
    await bench.program.handle.pool.query(
      'insert into shop_stock_alerts (product_id, email, token_digest, asked_at) values ($1, $2, $3, now())',
      [productId, 'houdt-aan@schelp.example', `held ${productId}`],
    )
  await shop.catalogue.mailHeldLinks()
  return id
}

/** Returns the browser of a customer who did everything that an account can do. */
async function sendAccountMails(): Promise<TestBrowser> {
  const { accounts } = bench.program
  const browser = await test.customer(known)
  for (const again of [known, 'wacht@schelp.example'])
    await createBrowser(site).post('/my-account/', { register: '1', email: again, password })
  const { userId = 0 } = await accounts.personOf(known)
  await accounts.sendJoinCode(String(userId))
  await browser.post('/my-account/my-data/', { deed: 'send' })
  await accounts.changeEmail(String(userId), 'nieuw@schelp.example')
  await accounts.changeEmail(String(userId), known)
  await createBrowser(site).post('/my-account/lost-password/', { email: known })

  const moving = await test.customer('verhuist@schelp.example')
  const { userId: movingId = 0 } = await accounts.personOf('verhuist@schelp.example')
  await accounts.changeEmail(String(movingId), 'verhuisd@schelp.example')
  await moving.post('/my-account/confirm/', { token: tokenIn(await whole('verhuisd@', /nieuwe e-mail/)) })
  await accounts.handOver(movingId, 'overname@schelp.example')

  const own = createJar()
  const signedIn = await accounts.signIn({ email: known, password, remember: true, from: '192.0.2.1' })
  if (!signedIn.ok) throw new Error(signedIn.code)
  own.take(signedIn.value.getSetCookie())
  const begun = await accounts.beginPasskey(own.headers(), { password, answer: '' })
  if (!begun.ok) throw new Error(begun.code)
  own.take(begun.value.cookies)
  const answer = createDevice(bench.program.siteUrl).make(begun.value.options)
  await accounts.keepPasskey(own.headers(), { answer, name: 'Telefoon' })
  await accounts.removePasskeysOf(userId)
  const app = await accounts.beginTwoFactor(own.headers(), password)
  if (!app.ok) throw new Error(app.code)
  const on = await accounts.confirmTwoFactor(own.headers(), codeOf(app.value.key))
  if (!on.ok) throw new Error(on.code)
  own.take(on.value.cookies.getSetCookie())
  await accounts.endTwoFactor(own.headers(), password)
  return browser
}

function createJar() {
  const jar = new Map<string, string>()
  return {
    take(lines: readonly string[]) {
      for (const line of lines) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s)
        jar.set(name, value)
      }
    },
    headers: () =>
      new Headers({
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        origin: bench.program.siteUrl,
      }),
  }
}

async function sendStaffMails(): Promise<void> {
  const call = async (role: string, path: string, method: string, body: unknown = {}) => {
    const answer = await bench.call(role, path, method, body)
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
    return answer.body
  }
  await bench.signIn('editor')
  const invited = await call('administrator', 'users', 'POST', {
    name: 'Nieuw',
    email: 'genodigd@schelp.example',
    role: 'editor',
  })
  await call('administrator', `users/${invited.id}`, 'PUT', { email: 'beter@schelp.example' })
  await call('administrator', 'mails/all/test', 'POST')

  await bench.program.content.changeSettings({ othersPublish: true })
  const proposed = async (title: string) => {
    const { id } = await call('editor', 'posts', 'POST', { title })
    await call('editor', `posts/${id}/propose`, 'POST')
    return `posts/${id}`
  }
  await call('administrator', await proposed('Voor nu'), 'PUT', { status: 'published' })
  await call('administrator', await proposed('Weg ermee'), 'DELETE')
  await call('administrator', `${await proposed('Nog niet')}/send-back`, 'POST', { words: 'Korter.' })
  const page = await call('administrator', 'pages', 'POST', { title: 'Voor later', status: 'published' })
  const path = `documents/${page.documentId}`
  const data = { root: { props: {} }, content: [] }
  const { version } = await call('editor', `${path}/draft`, 'PUT', { version: 0, data })
  await call('editor', `${path}/propose`, 'POST', { version })
  const at = new Date(Date.now() + 3_600_000)
  await call('administrator', `${path}/publish`, 'POST', { version, at })
  await bench.program.content.changeSettings({ othersPublish: false })
}

async function sendOtherMails(): Promise<void> {
  const { forms, newsletter, library, content, handle } = bench.program
  await newsletter.subscribe({ email, page: '/' })
  await newsletter.subscribe({ email: known, page: '/' })
  const { rows } = await handle.pool.query<{ token: string }>(
    'select token from newsletter_subscribers where email = $1',
    [known],
  )
  await newsletter.confirm(rows[0]?.token ?? '')
  await handle.pool.query("update newsletter_subscribers set mailed_at = now() - interval '2 days'")
  await newsletter.subscribe({ email: known, page: '/' })
  await forms.receive({
    form: 'Contact',
    page: '/',
    to: ['bestuur@schelp.example'],
    keptDays: 9,
    isSuspect: false,
    email,
    answers: [{ label: 'Vraag', value: 'Dag' }],
    confirm: '',
  })
  const locked = await file(library, await category(library, 'Archief'), 'Notulen 1953')
  await library.changeLock({ file: locked }, { roles: ['customer'] })
  await content.changeSettings({ fileRequests: { isOn: true, to: 'archief@schelp.example' } })
  const asked = { name: 'Anna', email: 'vraagt@schelp.example', why: 'Voor ons familieboek.' }
  await createBrowser(site).post('/bestand-aanvragen/', { bestand: String(locked), ...asked })
  const { body } = await bench.call('administrator', 'form-entries')
  const request = body.data.find((entry: { fileId?: number }) => entry.fileId === locked)
  await bench.call('administrator', `form-entries/${request?.id}/grant`, 'POST', { days: 14 })
}

it('abuse 33 the secrets of no mail are in a staff answer, an export, the log, an archive of somebody or a kept text', async () => {
  const log: string[] = []
  for (const one of [bench.program.log, site.log]) {
    one.level = 'trace'
    Object.assign(one, { [pino.symbols.streamSym]: { write: (line: string) => log.push(line) } })
  }
  const orderId = await sendShopMails()
  const browser = await sendAccountMails()
  await sendStaffMails()
  await sendOtherMails()

  const { db } = bench.program.handle
  const subjects = await knownSubjects()
  expect(subjects.size).toBeGreaterThan(40)
  await vi.waitFor(async () => {
    const sent = (await db.select({ subject: mails.subject }).from(mails)).map(({ subject }) => subject)
    const missing = [...subjects].filter(([, like]) => !sent.some((subject) => like.test(subject)))
    expect(missing.map(([name]) => name)).toEqual([])
  })
  const sending = globSync('**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /(?:^|[^\w])(?:parts\.)?mail\.send\(/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(sending.sort()).toEqual(senders)

  // Whatever looks like a token stands apart from the text, also where a sender did not name it.
  for (const { subject, text, html } of await db.select().from(mails)) {
    const links = `${text}\n${html ?? ''}`.match(/https?:\/\/[^\s"<>]+/g) ?? []
    for (const link of links)
      expect([subject, link]).not.toEqual([
        subject,
        expect.stringMatching(/[=/](?=[\w-]*\d)(?=[\w-]*[a-zA-Z])[\w-]{20,}(?:$|&)/),
      ])
    expect([subject, text]).not.toEqual([subject, expect.stringMatching(/^\d{6}$/m)])
  }

  const { rows } = await db.execute<{ secret: string | null }>(sql`
    select key as secret from shop_orders
    union select download_key from shop_orders
    union select token from newsletter_subscribers
    union select token from account_sessions`)
  const kept = (await db.select().from(mailSecrets)).flatMap(({ secrets }) => secrets)
  const secrets = [...new Set([...kept, ...rows.map(({ secret }) => secret ?? '')])].filter(
    (secret) => secret.length > 5,
  )
  expect(secrets.length).toBeGreaterThan(20)
  const holds = (where: string, body: unknown) => {
    const said = typeof body === 'string' ? body : JSON.stringify(body ?? null)
    expect([where, secrets.filter((secret) => said.includes(secret))]).toEqual([where, []])
  }

  // Whoever has every right, and whoever may only see to orders.
  const clerk = await bench.roleWith('orders')
  let answered = 0
  for (const role of ['administrator', clerk]) {
    const headers = await bench.signIn(role)
    const viewer = await bench.program.accounts.viewerOf(headers)
    const call = { features: bench.features, viewer, headers, query: new URLSearchParams() }
    const look = async (path: string, method = 'GET', body?: unknown) => {
      const answer = await bench.call(role, path, method, body)
      holds(`${role} ${method} ${path}`, answer.body)
      if (answer.status === 200) answered += 1
      return answer
    }
    for (const { name, actions } of await allResources(call)) {
      const { body } = await look(`${name}?perPage=100`)
      const ids = (body?.data ?? []).map(({ id }: { id: unknown }) => encodeURIComponent(String(id)))
      await look(`${name}?ids=${ids.join()}`)
      for (const id of ids) await look(`${name}/${id}`)
      for (const [action, ways] of Object.entries(actions))
        for (const { method } of ways)
          for (const id of [...ids.slice(0, 12), 'all', 'me']) {
            if (method === 'GET') await look(`${name}/${id}/${action}`)
            else if (action === 'preview') await look(`${name}/${id}/${action}`, method, {})
            else if (action === 'history') {
              const { body: versions } = await look(`${name}/${id}/history`)
              for (const { id: versionId } of (versions?.data ?? []).slice(0, 3))
                await look(`${name}/${id}/history`, 'POST', { versionId })
            }
          }
    }
    await look(`orders/${orderId}`)
    for (const address of [email, known]) await look(`customers/${address}/export`)
    await look('find?words=bestelling')
  }
  expect(answered).toBeGreaterThan(300)

  const archive = await browser.get('/my-account/my-data/gegevens.zip')
  expect(archive.headers.get('content-type')).toBe('application/zip')
  const bytes = Buffer.from(await archive.arrayBuffer()).toString('latin1')
  expect(bytes).toContain(known)
  holds('gegevens.zip', bytes)

  // What goes wrong with a secret in its address, or in what is asked of the database, is logged without it.
  const { pool } = bench.program.handle
  const token = tokenIn(await whole('beter@', /account/))
  expect(secrets).toContain(token)
  await pool.query('alter table account_verifications rename to elsewhere')
  try {
    const opened = await createBrowser(site).get(`/my-account/confirm/?token=${encodeURIComponent(token)}`)
    expect(opened.status).toBe(500)
    await createBrowser(site).post('/my-account/confirm/', { token, password })
  } finally {
    await pool.query('alter table elsewhere rename to account_verifications')
  }
  expect(log.length).toBeGreaterThan(0)
  holds('log', log.join('\n'))
})

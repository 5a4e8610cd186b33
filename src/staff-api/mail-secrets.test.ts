import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { mailSecrets, mails } from '../platform/mail-schema.ts'
import { type AccountTest, accountTest, password } from '../server/account/testing.ts'
import { createBrowser, openTestShop, productOf } from '../server/shop/testing.ts'
import type { TestSite } from '../testing.ts'
import { allResources } from './resources/index.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

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

/** Files that send mails, with the subjects of theirs that `sendAll` sends. A new one takes its place here. */
const senders: Readonly<Record<string, readonly RegExp[]>> = {
  'features/accounts/customers/customers.ts': [
    ...[/^Bevestig je account bij/, /^Je hebt al een account/, /^Bevestig je nieuwe e-mailadres/],
    ...[/^Bevestig je e-mailadres/, /^Je account bij/, /^Er komt een ander e-mailadres/, /^Je code voor/],
  ],
  'features/accounts/leave-address.ts': [/^Je e-mailadres is gewijzigd/],
  'features/accounts/my-data/my-data.ts': [/wissen/i],
  'features/accounts/sign-in/password-reset.ts': [/^Een nieuw wachtwoord/, /^Je wachtwoord is gewijzigd/],
  'features/forms/forms.ts': [/Contact/],
  'features/newsletter/subscribers/subscribers.ts': [/nieuwsbrief/i],
  'features/shop/orders/withdrawals.ts': [],
  'features/shop/orders/write-mail.ts': [/bestelling/i],
  'features/shop/stock-alerts/stock-alerts.ts': [/Uitverkocht/],
  'staff-api/resources/mails.ts': [/^Testmail/],
  // Neither holds a secret: staff sign in to what they link to.
  'staff-api/resources/newsletters.ts': [],
  'staff-api/review/mails.ts': [],
}

const email = 'lezer@schelp.example'

async function sendAll(): Promise<number> {
  const { accounts, shop, forms, newsletter } = bench.program
  const guide = await productOf(bench, 'Gids', { virtual: true, fileIds: [12] })
  const guest = createBrowser(site)
  const { id } = await test.buy(guest, guide, {
    ...{ billing_email: email, download_consent: '1', createaccount: '1', account_password: password },
  })
  await shop.orders.receivePayment(id, (await shop.orders.details(id))?.totalCents ?? 0, '1')
  const browser = await test.customer('bekend@schelp.example')
  await createBrowser(site).post('/my-account/', { register: '1', email: 'bekend@schelp.example', password })
  await createBrowser(site).post('/my-account/', { register: '1', email: 'wacht@schelp.example', password })
  const { userId = 0 } = await accounts.personOf('bekend@schelp.example')
  await accounts.sendJoinCode(String(userId))
  await browser.post('/my-account/my-data/', { deed: 'send' })
  await accounts.changeEmail(String(userId), 'nieuw@schelp.example')
  await accounts.changeEmail(String(userId), 'bekend@schelp.example')
  await accounts.handOver(userId, 'overname@schelp.example')
  await accounts.sendLink(userId)
  await bench.signIn('editor')
  const invited = await bench.call('administrator', 'users', 'POST', {
    ...{ name: 'Nieuw', email: 'genodigd@schelp.example', role: 'editor' },
  })
  await bench.call('administrator', `users/${invited.body.id}`, 'PUT', { email: 'beter@schelp.example' })
  await newsletter.subscribe({ email, page: '/' })
  const gone = await productOf(bench, 'Uitverkocht', { stock: 0 })
  await shop.catalogue.askStockAlert({ productId: gone, email })
  await forms.receive({
    ...{ form: 'Contact', page: '/', to: ['bestuur@schelp.example'], keptDays: 9, isSuspect: false, email },
    ...{ answers: [{ label: 'Vraag', value: 'Dag' }], confirm: '' },
  })
  await bench.call('administrator', 'mails/all/test', 'POST', {})
  await shop.orders.mailAgain(id, 'downloads', '1')
  return id
}

it('abuse 33 the secrets of no mail are in a staff answer, an export or the kept text of a mail', async () => {
  const root = join(import.meta.dirname, '..')
  const sending = globSync('**/*.ts', { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
    .filter((file) => /(?:^|[^\w])(?:parts\.)?mail\.send\(/.test(readFileSync(join(root, file), 'utf8')))
    .filter((file) => !file.endsWith('.test.ts'))
  expect(sending.sort()).toEqual(Object.keys(senders).sort())

  const orderId = await sendAll()
  const { db } = bench.program.handle
  await vi.waitFor(async () => {
    const subjects = (await db.select({ subject: mails.subject }).from(mails)).map(({ subject }) => subject)
    for (const like of Object.values(senders).flat())
      expect(subjects, String(like)).toContainEqual(expect.stringMatching(like))
  })

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

  const { rows } = await db.execute<{ key: string; download_key: string | null }>(
    sql`select key, download_key from shop_orders`,
  )
  const kept = (await db.select().from(mailSecrets)).flatMap(({ secrets }) => secrets)
  const orders = rows.flatMap((row) => [row.key, row.download_key ?? ''])
  const secrets = [...new Set([...kept, ...orders])].filter((secret) => secret.length > 5)
  expect(secrets.length).toBeGreaterThan(10)
  const holds = (where: string, body: unknown) => {
    const said = typeof body === 'string' ? body : JSON.stringify(body)
    expect([where, secrets.filter((secret) => said.includes(secret))]).toEqual([where, []])
  }
  const administrator = await bench.signIn('administrator')
  const viewer = await bench.program.accounts.viewerOf(administrator)
  const call = { features: bench.features, viewer, headers: administrator, query: new URLSearchParams() }
  for (const { name } of await allResources(call)) {
    const list = await bench.call('administrator', `${name}?perPage=100`)
    holds(name, list.body)
    for (const { id } of (list.body.data ?? []).slice(0, 60)) {
      const path = `${name}/${encodeURIComponent(String(id))}`
      holds(path, (await bench.call('administrator', path)).body)
    }
  }
  holds('orders', (await bench.call('shop_manager', `orders/${orderId}`)).body)
  for (const address of [email, 'bekend@schelp.example'])
    holds(address, (await bench.call('shop_manager', `customers/${address}/export`)).body)
  for (const kind of ['paid', 'downloads', 'received'])
    holds(kind, (await bench.call('shop_manager', `shop-mails/${kind}/preview`, 'POST', {})).body)
})

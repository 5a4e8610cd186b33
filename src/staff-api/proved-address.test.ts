import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../features/accounts/schema.ts'
import { type AccountTest, accountTest, password } from '../server/account/testing.ts'
import { createBrowser, openTestShop, productOf, type TestBrowser } from '../server/shop/testing.ts'
import type { TestSite } from '../testing.ts'
import { createStaffTest, type StaffTest, wholeMails } from './testing.ts'

let bench: StaffTest
let site: TestSite
let test: AccountTest
let guide: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  test = accountTest(bench, site)
  guide = await productOf(bench, 'Gids')
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const victim = 'slachtoffer@schelp.example'
/** Stands in every text that the program keeps under the victim's address. */
const mark = 'Geheimdorp'

const signedIn = async (email: string): Promise<TestBrowser> => {
  const browser = createBrowser(site)
  await browser.post('/my-account/', { email, password })
  return browser
}
const zipOf = async (browser: TestBrowser) =>
  Buffer.from(await (await browser.get('/my-account/my-data/gegevens.zip')).arrayBuffer()).toString()

/** Columns that hold somebody's address, of every table: by their names, so that new ones are among them. */
async function addressColumns(): Promise<string[]> {
  const { rows } = await bench.program.handle.db.execute<{ place: string }>(sql`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and column_name ~ '(^|_)(email|customer|to)$' order by 1`)
  return rows.map(({ place }) => place)
}

/** Columns in which a row stands under this address. */
async function placesOf(email: string): Promise<string[]> {
  const found: string[] = []
  for (const place of await addressColumns()) {
    const [table = '', column = ''] = place.split('.')
    const { rows } = await bench.program.handle.db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${email} limit 1`,
    )
    if (rows.length > 0) found.push(place)
  }
  return found
}

/** Fills every table that keeps rows under an address. */
async function leaveTraces(email: string): Promise<void> {
  const { shop, forms, newsletter, content } = bench.program
  const browser = createBrowser(site)
  await shop.staff.addCoupon({ code: 'GEHEIM', kind: 'fixed', amount: 100 })
  await browser.get(`/?add-to-cart=${guide}`)
  await browser.post('/cart/', { apply_coupon: '1', coupon_code: 'GEHEIM' })
  await test.buy(browser, guide, { billing_email: email, billing_city: mark })
  const { id } = await test.buy(browser, guide, { billing_email: email, billing_city: mark })
  const order = await shop.orders.details(id)
  const withdrawn = { orderNumber: order?.number ?? '', name: mark, email, text: mark }
  await shop.orders.withdraw(withdrawn)
  await shop.catalogue.refuseInvitations(id, order?.key ?? '')
  await shop.catalogue.addReview({ productId: guide, rating: 5, author: 'M', email, text: mark })
  await shop.staff.addCustomerNote(email, mark, '1')
  const gone = await productOf(bench, mark, { stock: 0 })
  await shop.catalogue.askStockAlert({ productId: gone, email })
  await forms.receive({
    form: 'Contact',
    page: '/',
    to: [],
    keptDays: 9,
    isSuspect: false,
    email,
    answers: [{ label: 'Vraag', value: mark }],
  })
  await newsletter.subscribe({ email, name: mark, page: '/' })
  await content.changeSettings({ comments: { isOn: true } })
  const entryId = (await content.addEntry({ type: 'post', title: 'Nieuws', status: 'published' })).id
  await content.addComment({ entryId, author: 'M', email, text: mark })
}

describe('an address that nobody proved', () => {
  it('abuse 32 gives nobody what is kept under it, in whatever table and however it came to the account', async () => {
    await leaveTraces(victim)
    const places = await placesOf(victim)
    // Who adds a table or column with addresses fills it above, or says here why nothing is read by it.
    // (`to` of an event is the status that the order moved to.)
    const notByAddress = ['account_users.email', 'shop_order_events.to']
    expect(places).toEqual((await addressColumns()).filter((place) => !notByAddress.includes(place)))
    // All of it is found for the address itself, so that the test would see it.
    const whole = await bench.program.accounts.exportOf({ email: victim })
    const parts = JSON.parse(whole[1]?.contents.toString() ?? '')
    const filled = Object.keys(parts).filter((name) => Array.isArray(parts[name]) && parts[name].length > 0)
    expect(filled).toEqual([
      'comments',
      'orders',
      'withdrawals',
      'reviews',
      'coupons',
      'notes',
      'stockAlerts',
      'newsletter',
      'forms',
      'mails',
    ])

    // Staff ask for it themselves; staff who manage people give it to an account; an import made the account.
    await bench.signIn('editor')
    const asked = await bench.call('editor', 'profile/me/email', 'POST', { email: victim, password })
    expect([asked.status, asked.body.email, asked.body.asked]).toEqual([200, 'editor@schelp.example', victim])
    const owner = await test.customer('rover@schelp.example')
    const { userId = 0 } = await bench.program.accounts.personOf('rover@schelp.example')
    const given = await bench.call('administrator', `users/${userId}`, 'PUT', { email: victim })
    expect([given.status, given.body.email]).toEqual([200, 'rover@schelp.example'])
    for (const browser of [owner, await signedIn('editor@schelp.example')])
      expect(await zipOf(browser)).not.toContain(mark)
    await bench.program.handle.db
      .update(users)
      .set({ email: victim, emailVerified: false })
      .where(eq(users.id, userId))

    const thief = await signedIn(victim)
    expect(await zipOf(thief)).not.toContain(mark)
    for (const room of ['', 'orders/', 'downloads/', 'edit-address/', 'my-data/'])
      expect([room, await thief.look(`/my-account/${room}`)]).not.toEqual([
        room,
        expect.stringContaining(mark),
      ])
    await thief.get(`/?add-to-cart=${guide}`)
    expect(await thief.look('/checkout/')).not.toContain(mark)

    // Staff who export or erase the victim's data do not meet the account, nor does the account stand in their way.
    await bench.program.handle.db.update(users).set({ role: 'editor' }).where(eq(users.id, userId))
    const customer = `customers/${encodeURIComponent(victim)}`
    const zip = await bench.call('shop_manager', `${customer}/export`)
    expect([zip.status, String(zip.body).includes(mark)]).toEqual([200, true])
    expect(String(zip.body)).not.toContain('"twoStep"')
    expect((await bench.call('shop_manager', customer)).body.account).toMatchObject({ isProved: false })
    await bench.program.handle.db.update(users).set({ role: 'customer' }).where(eq(users.id, userId))
    for (const { id } of (await bench.program.shop.staff.customer(victim)).orders)
      await bench.program.shop.orders.step(id, 'cancelled', '1')
    for (const { id } of (await bench.program.shop.orders.withdrawals({ page: 1, perPage: 9 })).withdrawals)
      await bench.program.shop.orders.settleWithdrawal(id, 'Goed', '1')
    const erased = await bench.call('shop_manager', `${customer}/erase`, 'POST', { email: victim })
    expect([erased.status, erased.body]).toEqual([200, { id: victim }])
    expect(await placesOf(victim)).toEqual([])
  })

  it('abuse 32 becomes the account’s once a link to it was followed where its owner is signed in', async () => {
    const email = 'nieuw-adres@schelp.example'
    await test.buy(createBrowser(site), guide, { billing_email: email, billing_city: 'Zeerijp' })
    await bench.call('editor', 'profile/me/email', 'POST', { email, password })
    const mail = (await wholeMails(bench.program, email)).find(({ text }) => text.includes('token='))
    const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const stranger = createBrowser(site)
    const shown = await stranger.get(`/my-account/confirm/?token=${token}`)
    expect(shown.headers.get('location')).toContain('/my-account/?redirect_to=')
    await stranger.post('/my-account/confirm/', { token, password })
    expect((await bench.call('editor', 'profile/me')).body.email).toBe('editor@schelp.example')
    const browser = await signedIn('editor@schelp.example')
    await browser.post('/my-account/confirm/', { token })
    expect((await bench.call('editor', 'profile/me')).body).toMatchObject({ email, isProved: true })
    expect(await zipOf(browser)).toContain('Zeerijp')
  })
})

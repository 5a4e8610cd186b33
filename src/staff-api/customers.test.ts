import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccountTest, accountTest } from '../server/account/testing.ts'
import { createBrowser, openTestShop, productOf } from '../server/shop/testing.ts'
import type { TestSite } from '../testing.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

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

const call = (path: string, method?: string, body?: unknown) =>
  bench.call('shop_manager', `customers${path}`, method, body)
const at = (email: string) => `/${encodeURIComponent(email)}`

describe('customers', () => {
  it('EDIT-05 are listed with and without an account, found by name, and have notes', async () => {
    const [email, guest] = ['klant@schelp.example', 'los@schelp.example']
    const browser = await test.customer(email)
    await test.buy(browser, guide, { billing_email: email })
    const { id } = await test.buy(browser, guide, { billing_email: email })
    await test.buy(createBrowser(site), guide, { billing_email: guest, billing_last_name: 'Los' })
    await bench.program.shop.orders.receivePayment(id, 2345, '1')
    expect((await call('?sort=orders&order=DESC')).body).toMatchObject({
      total: 2,
      data: [
        { id: email, orders: 2, paidCents: 2345, city: 'Utrecht' },
        { id: guest, orders: 1, name: 'Marijke Los' },
      ],
    })
    expect((await call('?filter={"q":"los"}')).body.data).toMatchObject([{ id: guest }])
    expect((await call(at(guest))).body).toMatchObject({ orders: [{ pieces: 1 }], notes: [] })
    await call(`${at(email)}/note`, 'POST', { text: 'Belt graag op zaterdag' })
    const { body } = await call(at(email))
    expect(body).toMatchObject({
      account: { name: 'Marijke Hoekstra' },
      notes: [{ text: 'Belt graag op zaterdag' }],
    })
    expect(body.orders).toHaveLength(2)
    expect((await call(at('niemand@schelp.example'))).status).toBe(404)
    // An account without orders is found by its whole address.
    await test.customer('alleen@schelp.example')
    expect((await call('?filter={"q":"Alleen@schelp.example"}')).body).toMatchObject({
      total: 1,
      data: [{ id: 'alleen@schelp.example', orders: 0 }],
    })
  })

  it('EDIT-05, abuse 27 are exported or erased for customers who wrote a letter, by the shop’s staff only', async () => {
    const email = 'weg@schelp.example'
    const { id } = await test.buy(createBrowser(site), guide, { billing_email: email })
    for (const role of ['editor', 'customer', undefined] as const) {
      expect((await bench.call(role, `customers${at(email)}/export`)).status).toBeGreaterThan(400)
      expect(
        (await bench.call(role, `customers${at(email)}/erase`, 'POST', { email })).status,
      ).toBeGreaterThan(400)
    }
    expect((await call(`${at(email)}/erase`, 'POST', { email })).body.message).toContain(
      'Er loopt nog een bestelling',
    )
    await bench.program.shop.orders.step(id, 'cancelled', '1')
    const wrong = await call(`${at(email)}/erase`, 'POST', { email: 'w@schelp.example' })
    expect([wrong.status, wrong.body.errors.email]).toEqual([
      422,
      expect.stringContaining('Typ het precies over'),
    ])
    const zip = await bench.features.accounts.exportOf({ email })
    expect(zip.map(({ name }) => name)).toEqual(['gegevens.html', 'gegevens.json'])
    expect((await call(`${at(email)}/erase`, 'POST', { email: ` ${email.toUpperCase()}` })).status).toBe(200)
    expect((await call(at(email))).status).toBe(404)
    const own = 'shop-manager@schelp.example'
    const refused = await call(`${at(own)}/erase`, 'POST', { email: own })
    expect(refused.body.message).toContain('hoort bij het beheer')
    const { status, body } = await call(`${at(own)}/export`)
    expect([status, body.error]).toEqual([409, 'customer-staff'])
  })
  it('EDIT-05 a thousand customers are paged, sorted and found, and exported as one table', async () => {
    const { id } = await test.buy(createBrowser(site), guide, { billing_email: 'eerste@schelp.example' })
    await bench.program.handle.db.execute(sql`
      insert into shop_orders overriding system value
      select (jsonb_populate_record(made, jsonb_build_object('id', 500000 + turn, 'key', 'wc_order_' || turn,
        'checkout_key', null, 'email', 'klant-' || turn || '@veel.example', 'words', 'klant-' || turn,
        'paid_cents', turn))).* from shop_orders made, generate_series(1, 1000) turn where made.id = ${id}`)
    const query = '?filter={"q":"klant-"}&sort=paidCents&order=DESC&perPage=100'
    const last = (await call(`${query}&page=10`)).body
    expect([last.total, last.data.length, last.data.at(-1).paidCents]).toEqual([1000, 100, 1])
    expect((await call('?filter={"q":"KLANT-777"}')).body.data).toMatchObject([{ paidCents: 777 }])
    const table = await call('/all/csv?filter={"q":"klant-"}')
    expect(table.headers.get('content-disposition')).toBe('attachment; filename="klanten.csv"')
    const lines = String(table.body).trim().split('\r\n')
    expect([lines.length, lines[0]]).toEqual([1001, expect.stringContaining('E-mailadres')])
    for (const role of ['editor', 'customer', undefined] as const)
      expect((await bench.call(role, 'customers/all/csv')).status).toBeGreaterThan(400)
  })

  it('EDIT-05 a coupon shows who used it for which order, on its screen and as a table', async () => {
    await bench.call('shop_manager', 'coupons', 'POST', { code: 'lente', kind: 'percentage', amount: 10 })
    const email = 'korting@schelp.example'
    const browser = createBrowser(site)
    await browser.get(`/?add-to-cart=${guide}`)
    await browser.post('/cart/', { apply_coupon: '1', coupon_code: 'lente' })
    const { id } = await test.buy(browser, guide, { billing_email: email })
    const coupon = (await bench.call('shop_manager', 'coupons/LENTE')).body
    expect(coupon).toMatchObject({ used: 1, uses: [{ customer: email, order: { id } }] })
    const table = await bench.call('shop_manager', 'coupons/LENTE/csv')
    expect(String(table.body)).toContain(`${email};${coupon.uses[0].order.number}`)
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type MollieStandIn,
  startMollieStandIn,
} from '../../features/shop/payments/testing/mollie-stand-in.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { buyer, createBrowser, formIn, openTestShop, placing, productOf } from './testing.ts'

const buyers = 200
/** Each round sells a last piece; the long run makes ten thousand checkouts. */
const rounds = process.env.SCHELP_LONG === '1' ? 50 : 1

let mollie: MollieStandIn
let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  mollie = await startMollieStandIn()
  bench = await createStaffTest()
  site = await openTestShop(bench, { MOLLIE_API_URL: mollie.url })
  const { shop } = bench.program
  const { payment } = await shop.settings()
  await shop.staff.changeSettings({
    payment: { ...payment, mollieKey: 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM' },
  })
})
afterAll(async () => {
  await site.close()
  await bench.close()
  await mollie.close()
})

/** Opens a browser just before the order is placed. */
async function atTheButton(id: number) {
  const browser = createBrowser(site)
  await browser.get(`/?add-to-cart=${id}`)
  const form = { ...formIn(await browser.look('/checkout/'), '/checkout/'), ...buyer, ...placing }
  return () => browser.post('/checkout/', { ...form, payment_method: 'mollie_ideal' })
}

async function count(query: string): Promise<number> {
  const { rows } = await bench.program.handle.pool.query<{ n: number }>(`select count(*)::int as n ${query}`)
  return rows[0]?.n ?? -1
}

it(
  'abuse 1, SHOP-18 one of two hundred buyers gets the last piece; nobody else pays, or has an order',
  async () => {
    for (let round = 1; round <= rounds; round++) {
      const id = await productOf(bench, `Laatste stuk ${round}`, { stock: 1 })
      const presses = await Promise.all(Array.from({ length: buyers }, () => atTheButton(id)))
      const answers = await Promise.all(presses.map((press) => press()))
      const led = answers.map(({ status, headers }) => `${status} ${headers.get('location') ?? ''}`)
      // One buyer is sent to the bank; the others are told that it is sold out.
      expect(led.filter((way) => way === '200 ')).toHaveLength(1)
      expect(led.filter((way) => way === '303 /checkout/')).toHaveLength(buyers - 1)
      expect(await count('from shop_orders'), 'orders').toBe(round)
      expect(mollie.payments.length, 'payments that were begun').toBe(round)
      expect((await bench.program.shop.staff.offers([id])).get(id)?.stock).toBe(0)
      const paid = mollie.decide('paid')
      await createBrowser(site).post(new URL(paid.webhookUrl ?? '').pathname, { id: paid.id })
    }
    expect(await count("from shop_orders where status <> 'processing' or paid_cents <> total_cents")).toBe(0)
    expect(await count('from shop_orders where to_pay_back_cents > 0')).toBe(0)
  },
  120_000 * rounds,
)

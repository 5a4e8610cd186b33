import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import fc from '../../../platform/testing/properties.ts'
import { type MollieStandIn, startMollieStandIn } from '../payments/testing/mollie-stand-in.ts'
import { createShopTest, product, type ShopTest } from '../testing.ts'
import { holds, isSettled } from './steps.ts'
import { cartOf, formOf, kept, openForSale, placed } from './testing.ts'
import type { OrderDetails } from './views.ts'

const histories = process.env.SCHELP_LONG === '1' ? 400 : 12
const pieces = 6
const couponLimit = 3

let test: ShopTest
let mollie: MollieStandIn
beforeAll(async () => {
  mollie = await startMollieStandIn()
  test = await createShopTest({ mollieApi: mollie.url })
  await openForSale(test, 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM')
})
afterAll(async () => {
  await test.close()
  await mollie.close()
})

/** Chooses one of the existing orders or payments. */
const at = fc.nat({ max: 5 })
const kind = <const Kind extends string>(value: Kind) => fc.constant(value)
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('buy'),
      quantity: fc.integer({ min: 1, max: 3 }),
      coupon: fc.boolean(),
      method: fc.constantFrom('bacs', 'mollie_ideal'),
      tabs: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('receive'), at, share: fc.constantFrom(0.5, 1, 1.5) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('begin'),
      at,
      method: fc.constantFrom('mollie_ideal', 'mollie_creditcard'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('decide'),
      at: fc.nat({ max: 9 }),
      to: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'expired'),
      isTold: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: kind('tell'),
      at: fc.nat({ max: 9 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('step'),
      at,
      to: fc.constantFrom('processing', 'completed', 'cancelled', 'failed'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('refund'),
      at,
      part: fc.constantFrom('line', 'cents'),
      restock: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('expire'), days: fc.constantFrom(0, 2, 15) }) },
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never
/** Rounds, one after the other; the acts of a round run concurrently. */
const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 6 })

/** The product, coupon, orders and provider payments of one history. */
interface World {
  productId: number
  code: string
  orders: Set<number>
  firstPayment: number
}

const paymentsOf = ({ firstPayment }: World) => mollie.payments.slice(firstPayment)

/** Runs one act. A refusal is fine; an exception is not. */
async function run(one: Act, world: World): Promise<void> {
  const { orders } = test.shop
  if (one.kind === 'buy') return buy(one, world)
  if (one.kind === 'expire') {
    test.content.now = new Date(test.content.now.getTime() + one.days * 86_400_000)
    await orders.expire()
    return
  }
  if (one.kind === 'decide' || one.kind === 'tell') {
    const payments = paymentsOf(world)
    const payment = payments[one.at % Math.max(1, payments.length)]
    if (!payment) return
    if (one.kind === 'decide' && payment.status !== 'paid') payment.status = one.to
    const times = one.kind === 'tell' ? one.times : one.isTold ? 1 : 0
    await Promise.all(Array.from({ length: times }, () => orders.providerSays(payment.id)))
    return
  }
  const id = [...world.orders][one.at % Math.max(1, world.orders.size)]
  const order = id === undefined ? undefined : await orders.details(id)
  if (!order) return
  if (one.kind === 'begin') await orders.pay(order.id, order.key, one.method)
  if (one.kind === 'receive')
    await orders.receivePayment(order.id, Math.ceil(order.totalCents * one.share), '1')
  if (one.kind === 'step') await orders.step(order.id, one.to, '1')
  if (one.kind === 'refund') {
    const [line] = order.lines
    const what = one.part === 'line' && line ? { lines: [{ lineId: line.id, quantity: 1 }] } : { cents: 700 }
    await orders.refund(order.id, { ...what, restock: one.restock }, '1')
  }
}

async function buy({ quantity, coupon, method, tabs }: Extract<Act, { kind: 'buy' }>, world: World) {
  const added = await test.shop.cart.add(undefined, { productId: world.productId, quantity })
  if (!added.ok) return
  const { token } = added.value
  if (coupon) await test.shop.cart.applyCoupon(token, world.code)
  const form = await formOf(test, token, { paymentMethod: method })
  const answers = await Promise.all(
    Array.from({ length: tabs }, () => test.shop.orders.place(token, form, anonymous)),
  )
  // Another buyer may have taken the last piece or the last use at the same moment.
  const codes = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))
  expect(['changed', 'empty']).toEqual(expect.arrayContaining(codes))
  const ids = new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.id] : [])))
  expect(ids.size, 'one key makes one order').toBeLessThanOrEqual(1)
  for (const id of ids) world.orders.add(id)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0)

/** Checks that every cent of an order is accounted for. */
function moneyAddsUp(order: OrderDetails): void {
  const paid = sum(order.payments.map(({ paidCents }) => paidCents))
  const back = sum(
    order.refunds.filter(({ status }) => status !== 'failed').map(({ amountCents }) => amountCents),
  )
  expect(order.paidCents).toBe(paid)
  expect(order.refundedCents).toBe(back)
  expect(paid - back).toBeGreaterThanOrEqual(0)
  const returned = sum(
    order.refunds.filter((refund) => refund.kind === 'return').map(({ amountCents }) => amountCents),
  )
  const due = holds(order.status) ? order.totalCents - returned : 0
  expect(order.toPayBackCents, 'nobody pays for nothing').toBe(Math.max(0, paid - back - due))
  expect(order.dueCents).toBe(Math.max(0, order.totalCents - returned - (paid - back)))

  for (const { contents, totalCents, kind } of order.invoices) {
    expect(sum([...contents.lines.map((line) => line.totalCents), contents.shippingCents])).toBe(totalCents)
    expect(sum(contents.vat.map(({ cents }) => cents))).toBe(totalCents)
    const parts = [...contents.lines, ...contents.shippingVat].map(({ vatCents }) => vatCents)
    expect(sum(parts)).toBe(sum(contents.vat.map(({ vatCents }) => vatCents)))
    if (kind === 'invoice') expect(totalCents).toBe(order.totalCents)
  }
  const billed = (of: (invoice: OrderDetails['invoices'][number]) => number) =>
    sum(order.invoices.map((one) => (one.kind === 'invoice' ? of(one) : -of(one))))
  const stands = isSettled(order.status) ? order.totalCents - returned : 0
  expect(billed(({ totalCents }) => totalCents)).toBe(stands)
  const vat = billed(({ contents }) => sum(contents.vat.map(({ vatCents }) => vatCents)))
  if (stands === 0) expect(vat).toBe(0)
  expect(vat).toBeGreaterThanOrEqual(0)
}

/** Checks the stock and the coupon against the orders, not against the shop's own totals. */
async function goodsAddUp({ productId, code }: World, all: readonly OrderDetails[]): Promise<void> {
  const held = sum(
    all
      .filter(({ status }) => holds(status))
      .flatMap(({ lines }) => lines.map((line) => line.quantity - line.returnedQuantity)),
  )
  const broken = sum(
    all
      .flatMap(({ refunds }) => refunds.filter(({ restocked }) => !restocked))
      .flatMap(({ lines }) => lines.map(({ quantity }) => quantity)),
  )
  const { rows } = await test.content.handle.pool.query<{ stock: number; sold: number; moved: number }>(
    `select stock, sold, (select coalesce(sum(pieces), 0)::int from shop_stock_moves where product_id = $1
     and order_id is not null) as moved from shop_products where entry_id = $1`,
    [productId],
  )
  const [kept] = rows
  expect(kept?.stock).toBeGreaterThanOrEqual(0)
  expect((kept?.stock ?? -1) + held + broken).toBe(pieces)
  expect(kept?.sold).toBe(held)
  expect(kept?.stock, 'the history of the stock').toBe(pieces + (kept?.moved ?? 0))
  const coupon = (await test.shop.staff.coupons()).find((one) => one.code === code)
  const uses = all.filter(({ status, coupons }) => holds(status) && coupons.length > 0).length
  expect(coupon?.used).toBe(uses)
  expect(uses).toBeLessThanOrEqual(couponLimit)
}

let round = 0

it('SHOP-18, abuse 1, 2, 3, 7 whatever buyers, tabs, messages, staff and the clock do concurrently, every piece, use and cent is accounted for', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (history) => {
      round += 1
      const world: World = {
        code: `EIG-${round}`,
        orders: new Set(),
        firstPayment: mollie.payments.length,
        productId: await kept(test, `Eigenschap ${round}`, pieces),
      }
      await test.shop.staff.addCoupon({
        code: world.code,
        kind: 'percentage',
        amount: 15,
        limit: couponLimit,
      })
      const look = async () => {
        const all = await Promise.all([...world.orders].map((id) => test.shop.orders.details(id)))
        return all.filter((order) => order !== undefined)
      }
      for (const together of history) {
        await Promise.all(together.map((one) => run(one, world)))
        const all = await look()
        for (const order of all) moneyAddsUp(order)
        await goodsAddUp(world, all)
      }
      // In the end every message arrives, twice: every payment at the provider is known here.
      const told = paymentsOf(world).flatMap(({ id }) => [id, id])
      await Promise.all(told.map((id) => test.shop.orders.providerSays(id)))
      const all = await look()
      for (const order of all) moneyAddsUp(order)
      await goodsAddUp(world, all)
      const there = paymentsOf(world).filter(({ status }) => status === 'paid')
      const here = all.flatMap(({ payments }) => payments.filter(({ provider }) => provider === 'mollie'))
      expect(sum(here.map(({ paidCents }) => paidCents))).toBe(
        sum(there.map(({ amount }) => Math.round(Number(amount.value) * 100))),
      )
    }),
    { numRuns: histories },
  )
  const { rows } = await test.content.handle.pool.query<{ series: string; sequence: number }>(
    'select kind || year as series, sequence from shop_invoices order by kind, year, sequence',
  )
  for (const series of new Set(rows.map((row) => row.series))) {
    const numbers = rows.filter((row) => row.series === series).map(({ sequence }) => sequence)
    expect(numbers, series).toEqual(numbers.map((_, index) => index + 1))
  }
}, 600_000)

it('others 14: an invoice that is not stored uses no number', async () => {
  const order = await placed(test, await cartOf(test, { productId: await product(test, 'Teruggedraaid') }))
  await test.content.handle.pool.query(
    "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'told to fail'; end $$",
  )
  await test.content.handle.pool.query(
    "create trigger refuse before insert on shop_order_events for each row when (new.kind = 'invoice') execute function refuse()",
  )
  await expect(test.shop.orders.receivePayment(order.id, order.totalCents, '1')).rejects.toThrow()
  await test.content.handle.pool.query('drop trigger refuse on shop_order_events')
  await test.shop.orders.receivePayment(order.id, order.totalCents, '1')
  const { rows: years } = await test.content.handle.pool.query<{ last: number; written: number }>(
    `select max(sequence) as last, count(*)::int as written from shop_invoices where kind = 'invoice' group by year`,
  )
  expect(years).not.toEqual([])
  for (const { last, written } of years) expect(last).toBe(written)
})

it('others 15: orders of an address join an account only on request, and only those without an account', async () => {
  const productId = await product(test, 'Later erbij')
  const guest = await placed(test, await cartOf(test, { productId }), { email: 'gast@schelp.example' })
  const account = { userId: '77', roles: ['customer' as const], unlocked: new Set<string>() }
  expect((await test.shop.orders.ofViewer(account, 1)).orders).toEqual([])
  expect(await test.shop.orders.oneOfViewer(account, guest.id)).toBeUndefined()
  expect(await test.shop.orders.adopt('Gast@schelp.example', '77')).toBe(1)
  expect(await test.shop.orders.adopt('gast@schelp.example', '78')).toBe(0)
  expect((await test.shop.orders.ofViewer(account, 1)).orders.map(({ id }) => id)).toEqual([guest.id])
})

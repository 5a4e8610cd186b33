import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, product, type ShopTest } from '../testing.ts'
import { cartOf, kept, openForSale, placed } from './testing.ts'
import type { OrderDetails } from './views.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
  await openForSale(test)
})
afterAll(() => test.close())

const at = fc.nat({ max: 5 })
const act = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    quantity: fc.integer({ min: 1, max: 3 }),
    coupon: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('pay' as const), at, share: fc.constantFrom(0.5, 1, 1.5) }),
  fc.record({
    kind: fc.constant('step' as const),
    at,
    to: fc.constantFrom('processing' as const, 'completed' as const, 'cancelled' as const, 'failed' as const),
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    at,
    part: fc.constantFrom('line' as const, 'cents' as const),
    restock: fc.boolean(),
  }),
  fc.constant({ kind: 'expire' as const }),
)
/** Rounds, one after the other; what stands in a round happens at once. */
const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 6 })

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

/** Whatever is refused is fine; what is thrown is not. */
async function run(
  one: Act,
  ids: readonly number[],
  productId: number,
  code: string,
): Promise<number | undefined> {
  const { orders } = test.shop
  if (one.kind === 'buy') return buy(productId, one.quantity, one.coupon ? code : undefined)
  if (one.kind === 'expire') {
    await orders.expire()
    return undefined
  }
  const id = ids[one.at % Math.max(1, ids.length)]
  const order = id === undefined ? undefined : await orders.details(id)
  if (!order) return undefined
  if (one.kind === 'pay') await orders.receivePayment(order.id, Math.ceil(order.totalCents * one.share), '1')
  if (one.kind === 'step') await orders.step(order.id, one.to, '1')
  if (one.kind === 'refund') {
    const [line] = order.lines
    const what = one.part === 'line' && line ? { lines: [{ lineId: line.id, quantity: 1 }] } : { cents: 700 }
    await orders.refund(order.id, { ...what, restock: one.restock }, '1')
  }
  return undefined
}

async function buy(
  productId: number,
  quantity: number,
  code: string | undefined,
): Promise<number | undefined> {
  const added = await test.shop.cart.add(undefined, { productId, quantity })
  if (!added.ok) return undefined
  const { token } = added.value
  if (code) await test.shop.cart.applyCoupon(token, code)
  try {
    return (await placed(test, token)).id
  } catch (error) {
    // The last piece or the last use went to another at this moment.
    expect(String(error)).toMatch(/changed|empty/)
    return undefined
  }
}

/** Pieces that an order still has out of the stock, or that came back broken. */
async function piecesOut(orderIds: readonly number[]): Promise<number> {
  const { rows } = await test.content.handle.pool.query<{ out: number }>(
    'select coalesce(sum(taken_quantity - restocked_quantity), 0)::int as out from shop_order_lines where order_id = any($1)',
    [orderIds],
  )
  return rows[0]?.out ?? 0
}

function addsUp(order: OrderDetails): void {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0)
  const paid = sum(order.payments.map(({ paidCents }) => paidCents))
  const back = sum(
    order.refunds.filter(({ status }) => status !== 'failed').map(({ amountCents }) => amountCents),
  )
  expect(order.paidCents).toBe(paid)
  expect(order.refundedCents).toBe(back)
  expect(paid - back).toBeGreaterThanOrEqual(0)
  for (const { contents, totalCents, kind } of order.invoices) {
    expect(sum([...contents.lines.map((line) => line.totalCents), contents.shippingCents])).toBe(totalCents)
    expect(sum(contents.vat.map(({ cents }) => cents))).toBe(totalCents)
    const parts = [...contents.lines, ...contents.shippingVat].map(({ vatCents }) => vatCents)
    expect(sum(parts)).toBe(sum(contents.vat.map(({ vatCents }) => vatCents)))
    if (kind === 'invoice') expect(totalCents).toBe(order.totalCents)
  }
  const net = (kind: string) =>
    sum(order.invoices.filter((one) => one.kind === kind).map(({ totalCents }) => totalCents))
  expect(net('credit')).toBeLessThanOrEqual(net('invoice'))
}

it('SHOP-18, abuse 1, 3, 7 whatever happens at once: stock, coupons, money and invoices add up', async () => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(rounds, async (history) => {
      round += 1
      const code = `EIG-${round}`
      const productId = await kept(test, `Eigenschap ${round}`, 6)
      await test.shop.staff.addCoupon({ code, kind: 'percentage', amount: 15, limit: 3 })
      const ids: number[] = []
      for (const together of history) {
        const made = await Promise.all(together.map((one) => run(one, [...ids], productId, code)))
        ids.push(...made.filter((id) => id !== undefined))
        const stock = (await test.shop.staff.offers([productId])).get(productId)?.stock ?? -1
        expect(stock).toBeGreaterThanOrEqual(0)
        const coupon = (await test.shop.staff.coupons()).find((one) => one.code === code)
        expect(coupon?.used).toBeLessThanOrEqual(3)
      }
      const all = await Promise.all(ids.map((id) => test.shop.orders.details(id)))
      for (const order of all) if (order) addsUp(order)
      const lost = all.flatMap((order) =>
        order && (order.status === 'cancelled' || order.status === 'failed')
          ? order.refunds.filter(({ restocked }) => !restocked).flatMap(({ lines }) => lines)
          : [],
      )
      const stock = (await test.shop.staff.offers([productId])).get(productId)?.stock ?? -1
      const broken = lost.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(stock + (await piecesOut(ids)) + broken).toBe(6)
    }),
    { numRuns: 12 },
  )
  const { rows } = await test.content.handle.pool.query<{ sequence: number; kind: string }>(
    'select kind, sequence from shop_invoices order by kind, sequence',
  )
  for (const kind of ['invoice', 'credit']) {
    const numbers = rows.filter((row) => row.kind === kind).map(({ sequence }) => sequence)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  }
}, 120_000)

it('others 14: the number of an invoice that is not written is not spent', async () => {
  const order = await placed(test, await cartOf(test, { productId: await product(test, 'Teruggedraaid') }))
  await test.content.handle.pool.query(
    "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'told to fail'; end $$",
  )
  await test.content.handle.pool.query(
    "create trigger refuse before insert on shop_order_events for each row when (new.kind = 'invoice') execute function refuse()",
  )
  await expect(test.shop.orders.receivePayment(order.id, order.totalCents, '1')).rejects.toThrow()
  await test.content.handle.pool.query('drop trigger refuse on shop_order_events')
  const last = async () =>
    (
      await test.content.handle.pool.query<{ last: number }>(
        "select coalesce(max(sequence), 0)::int as last from shop_invoices where kind = 'invoice'",
      )
    ).rows[0]?.last ?? 0
  const before = await last()
  await test.shop.orders.receivePayment(order.id, order.totalCents, '1')
  expect(await last()).toBe(before + 1)
})

it('others 15: orders of an address join an account only when it is told to, and only those of nobody', async () => {
  const productId = await product(test, 'Later erbij')
  const guest = await placed(test, await cartOf(test, { productId }), { email: 'gast@schelp.example' })
  const account = { userId: '77', roles: ['customer' as const], unlocked: new Set<string>() }
  expect((await test.shop.orders.ofViewer(account, 1)).orders).toEqual([])
  expect(await test.shop.orders.oneOfViewer(account, guest.id)).toBeUndefined()
  expect(await test.shop.orders.adopt('Gast@schelp.example', '77')).toBe(1)
  expect(await test.shop.orders.adopt('gast@schelp.example', '78')).toBe(0)
  expect((await test.shop.orders.ofViewer(account, 1)).orders.map(({ id }) => id)).toEqual([guest.id])
})

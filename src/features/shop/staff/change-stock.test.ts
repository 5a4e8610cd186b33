import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartOf, kept, openForSale, placed, stockOf } from '../orders/testing.ts'
import { createShopTest, type ShopTest } from '../testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
  await openForSale(test)
})
afterAll(() => test.close())

const moves = async (id: number) => (await test.shop.orders.stockMoves(id, 1)).moves

it('SHOP-18 stock moves record what orders, cancellations, refunds and staff did', async () => {
  const { shop } = test
  const id = await kept(test, 'Gids', 5)
  const order = await placed(test, await cartOf(test, { productId: id, quantity: 3 }))
  await shop.orders.receivePayment(order.id, order.totalCents, '7')
  const [line] = order.lines
  await shop.orders.refund(order.id, { lines: [{ lineId: line?.id ?? 0, quantity: 1 }], restock: true }, '7')
  const other = await placed(test, await cartOf(test, { productId: id }))
  await shop.orders.step(other.id, 'cancelled', '7')
  expect(await shop.staff.changeStock(id, { more: -1, reason: 'Nat geworden' }, '7')).toMatchObject({
    ok: true,
  })
  expect(await shop.staff.changeStock(id, { pieces: 12, reason: 'Geteld' }, '7')).toMatchObject({ ok: true })
  await shop.staff.changeProduct(id, { stock: 10 }, undefined, '8')
  await shop.staff.adjustProducts([id], { stock: { more: 5 } }, undefined, '8')
  expect(await moves(id)).toMatchObject([
    { why: 'staff', pieces: 5, left: 15, by: '8' },
    { why: 'staff', pieces: -2, left: 10, by: '8' },
    { why: 'staff', pieces: 10, left: 12, by: '7', reason: 'Geteld' },
    { why: 'staff', pieces: -1, left: 2, by: '7', reason: 'Nat geworden' },
    { why: 'given-back', pieces: 1, left: 3, orderId: other.id },
    { why: 'sold', pieces: -1, left: 2, orderId: other.id },
    { why: 'returned', pieces: 1, left: 3, orderId: order.id },
    { why: 'sold', pieces: -3, left: 2, orderId: order.id },
  ])
  const all = await moves(id)
  expect(5 + all.reduce((sum, { pieces }) => sum + pieces, 0)).toBe((await stockOf(test, id))[0])
})

it('SHOP-18 a stock never falls below 0, and an empty change records no move', async () => {
  const { shop } = test
  const id = await kept(test, 'Kaart', 2)
  expect(await shop.staff.changeStock(id, { more: -3, reason: 'Weg' }, '7')).toMatchObject({
    code: 'below-zero',
  })
  expect(await shop.staff.changeStock(id, { variantSku: 'X', pieces: 1, reason: 'x' }, '7')).toMatchObject({
    code: 'missing',
  })
  expect(await shop.staff.changeStock(999_999, { pieces: 1, reason: 'x' }, '7')).toMatchObject({
    code: 'missing',
  })
  await shop.staff.changeProduct(id, { regularCents: 900 })
  expect([await stockOf(test, id), await moves(id)]).toEqual([[2], []])
})

it('abuse 1, SHOP-18 staff and buyers at the same moment lose no piece', async () => {
  const { shop } = test
  const id = await kept(test, 'Schelp', 10)
  const carts = await Promise.all([1, 2, 3].map(() => cartOf(test, { productId: id })))
  await Promise.all([
    ...carts.map((token) => placed(test, token)),
    ...[4, -2, 3].map((more) => shop.staff.changeStock(id, { more, reason: 'tegelijk' }, '7')),
  ])
  expect(await stockOf(test, id)).toEqual([10 - 3 + 5])
})

it('SHOP-18 a report of a year adds up to its invoices minus credit notes', async () => {
  const { shop, content } = test
  const year = content.now.getFullYear()
  const { rows, years } = await shop.staff.salesReport(year)
  const { rows: issued } = await content.handle.pool.query<{ sum: number }>(
    "select sum(case kind when 'credit' then -total_cents else total_cents end)::int as sum from shop_invoices",
  )
  expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(issued[0]?.sum)
  expect(rows.find(({ title }) => title === 'Gids')).toMatchObject({
    month: content.now.getMonth() + 1,
    vatPercent: 21,
    pieces: 2,
    cents: 2000,
  })
  expect(
    rows.some(({ title, cents }) => title === '' && cents > 0),
    'shipping',
  ).toBe(true)
  expect(years).toContain(year)
  expect((await shop.staff.salesReport(year - 5)).rows).toEqual([])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { TestSite } from '../../testing.ts'
import { openTestShop, productOf } from '../shop/testing.ts'

let bench: StaffTest
let site: TestSite
let guide: number
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  guide = await productOf(bench, 'Gids')
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const staff = (path: string, body?: unknown) =>
  bench.call('shop_manager', path, body === undefined ? 'GET' : 'POST', body)
const billing = {
  firstName: 'Truus',
  lastName: 'van Dam',
  street: 'Dorpsstraat',
  houseNumber: '3',
  postcode: '8061ab',
  city: 'Hasselt',
  country: 'NL',
  phone: '038 123 45 67',
}
const one = (productId = guide) => [{ productId, quantity: 1 }]
const stockLeft = async (id: number) => (await staff(`stock/${id}`)).body.stock

let forms = 0
/** Returns the form of an order by telephone, with the quote shown beside it. */
async function formOf(lines: readonly object[], more: object = {}) {
  const quote = (await staff('orders/all/quote', { lines, country: 'NL' })).body
  return {
    lines,
    checkoutKey: `telephone-form-${++forms}`,
    shown: quote.shown,
    email: '',
    billing,
    delivery: quote.delivery,
    paymentMethod: 'bacs',
    note: 'Belt terug na zes uur',
    ...more,
  }
}

it('SHOP-18 an order by telephone: stock, number, mails, and the staff member who took it', async () => {
  const before = await stockLeft(guide)
  const taken = await staff('orders', await formOf(one(), { email: 'Truus@Voorbeeld.nl' }))
  expect(taken.status, JSON.stringify(taken.body)).toBe(201)
  const order = (await staff(`orders/${taken.body.id}`)).body
  expect(order).toMatchObject({
    status: 'on-hold',
    email: 'truus@voorbeeld.nl',
    note: 'Belt terug na zes uur',
    number: expect.stringMatching(/^S-\d{4}-\d{4}$/),
    billing: { postcode: '8061 AB' },
    lines: [{ productId: guide, quantity: 1 }],
  })
  expect(order.userId).toBeUndefined()
  expect(order.events.at(-1)).toMatchObject({ kind: 'placed', byName: expect.stringMatching(/\S/) })
  if (before !== null) expect(await stockLeft(guide)).toBe(before - 1)
  const moves = await staff(`stock-moves?filter=${encodeURIComponent(JSON.stringify({ productId: guide }))}`)
  expect(moves.body.data[0]).toMatchObject({
    pieces: -1,
    orderId: order.id,
    orderNumber: order.number,
    byName: expect.stringMatching(/\S/),
  })
  const known = await staff('orders/all/customers?q=truus%20dam')
  expect(known.body.data).toMatchObject([{ email: 'truus@voorbeeld.nl', billing: { city: 'Hasselt' } }])
})

it('SHOP-18 a buyer without an e-mail address orders too, and nobody else is taken for them', async () => {
  const { body } = await staff('orders', await formOf(one()))
  expect(body.id).toBeGreaterThan(0)
  const details = await bench.program.shop.orders.details(body.id)
  const seen = await bench.program.shop.orders.received(body.id, details?.key ?? '', { email: '' })
  expect(seen?.isBuyer).toBe(false)
  expect((await staff('orders/all/customers?q=')).body.data).toEqual([])
})

it('abuse 1 a form that is sent twice, also at once, makes one order', async () => {
  const form = await formOf(one())
  const both = await Promise.all([1, 2, 3].map(() => staff('orders', form)))
  const again = await staff('orders', form)
  expect(new Set([...both, again].map(({ body }) => body.id)).size).toBe(1)
})

it('abuse 2 the last piece goes to one caller, and the other is told', async () => {
  const last = await productOf(bench, 'Laatste exemplaar')
  await staff(`stock/${last}/change`, { reason: 'Geteld', change: { pieces: 1 } })
  const forms = [await formOf(one(last)), await formOf(one(last))]
  const answers = await Promise.all(forms.map((form) => staff('orders', form)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toContain('voorraad')
  expect(await stockLeft(last)).toBe(0)
})

it('SHOP-18 a quantity above the stock is always reported', async () => {
  const few = await productOf(bench, 'Nog twee')
  await staff(`stock/${few}/change`, { reason: 'Geteld', change: { pieces: 2 } })
  const lines = [{ productId: few, quantity: 5 }]
  const quote = (await staff('orders/all/quote', { lines, country: 'NL' })).body
  expect(quote.cart.changes).toMatchObject([{ kind: 'quantity', from: 5, to: 2 }])
  expect((await staff('orders', await formOf(lines))).status).toBe(409)
  expect(await stockLeft(few)).toBe(2)
})

it('SHOP-18 a product with variants has no price until one of them is chosen', async () => {
  const poster = await productOf(bench, 'Poster')
  const offer = {
    sku: 'POSTER',
    regularCents: 900,
    vatClass: 'standard',
    attributes: [{ name: 'Formaat', values: ['A3'], forVariants: true }],
    variants: [{ sku: 'POSTER-A3', attributes: { Formaat: 'A3' }, regularCents: 1200, stock: 3 }],
  }
  expect((await bench.call('shop_manager', `products/${poster}`, 'PUT', { offer })).status).toBe(200)
  const quoteOf = async (line: object) =>
    (await staff('orders/all/quote', { lines: [{ productId: poster, quantity: 1, ...line }], country: 'NL' }))
      .body.cart
  expect(await quoteOf({})).toMatchObject({ lines: [], changes: [] })
  expect(await quoteOf({ variantSku: 'POSTER-A3' })).toMatchObject({
    lines: [{ subtotalCents: 1200 }],
    changes: [],
  })
})

it('SHOP-18 says per field what is missing, and saves nothing', async () => {
  const form = await formOf(one(), {
    email: 'geen adres',
    billing: { ...billing, lastName: '', postcode: 'x' },
  })
  const { status, body } = await staff('orders', form)
  expect([status, body.errors]).toEqual([
    422,
    {
      email: expect.stringContaining('naam@voorbeeld.nl'),
      'billing.lastName': 'Vul dit in.',
      'billing.postcode': 'Dit is niet goed ingevuld.',
    },
  ])
  for (const wrong of [
    { lines: [] },
    { lines: [{ productId: guide, quantity: -1 }] },
    { checkoutKey: 'kort' },
  ])
    expect((await staff('orders', { ...form, ...wrong })).status).toBe(422)
})

it('EDIT-06 only staff of the shop take orders and look customers up', async () => {
  const form = await formOf(one())
  for (const role of ['editor', 'customer', undefined] as const) {
    const expected = role === undefined ? 401 : 403
    expect((await bench.call(role, 'orders', 'POST', form)).status).toBe(expected)
    expect((await bench.call(role, 'orders/all/customers?q=truus')).status).toBe(expected)
  }
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { createShopTest, product, type ShopTest } from '../testing.ts'
import {
  address,
  cartOf,
  detailsOf,
  formOf,
  kept,
  openForSale,
  placed,
  stockOf,
  waitingMails,
} from './testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
  await openForSale(test)
})
afterAll(() => test.close())

const count = async (table: string) =>
  (await test.content.handle.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n

it('SHOP-10 places the order of a cart: snapshots, stock, totals, mails, an empty cart', async () => {
  const book = await kept(test, 'Van Friesland naar Hasselt', 10, { regularCents: 1850, vatClass: 'reduced' })
  const shell = await kept(test, 'Pelgrimsschelp', 3, { regularCents: 650 })
  const token = await cartOf(test, { productId: book, quantity: 2 }, { productId: shell })
  const order = await placed(test, token, { note: 'Graag zonder factuur' })
  expect(order).toMatchObject({
    status: 'on-hold',
    email: 'marijke@schelp.example',
    billing: address,
    delivery: 'ship',
    subtotalCents: 4350,
    discountCents: 0,
    shippingCents: 495,
    totalCents: 4845,
    note: 'Graag zonder factuur',
    termsVersion: '1 mei 2026',
    payable: true,
    paidCents: 0,
    lines: [
      { title: 'Van Friesland naar Hasselt', quantity: 2, unitCents: 1850, vatPercent: 9 },
      { title: 'Pelgrimsschelp', quantity: 1, unitCents: 650, vatPercent: 21 },
    ],
  })
  expect(order.number).toMatch(/^S-\d{4}-\d{4}$/)
  expect(order.key).toMatch(/^wc_order_[A-Za-z0-9]{24}$/)
  expect(await stockOf(test, book)).toEqual([8])
  expect(await stockOf(test, shell)).toEqual([2])
  expect((await waitingMails(test, order.id)).sort()).toEqual(['new-order', 'waiting'])
  expect((await test.shop.cart.view(token)).count).toBe(0)
  await test.shop.staff.changeProduct(book, { regularCents: 9900, sku: 'anders' })
  expect((await detailsOf(test, order.id)).lines[0]).toMatchObject({ unitCents: 1850, sku: `SKU-${book}` })
  expect((await test.shop.orders.stockMoves(book, 1)).moves).toMatchObject([
    { pieces: -2, left: 8, why: 'sold', orderId: order.id, by: 'buyer' },
  ])
})

it('SHOP-10 others 4: two tabs, a double click and a retry make one order', async () => {
  const id = await kept(test, 'Dubbel', 5)
  const token = await cartOf(test, { productId: id })
  const form = await formOf(test, token)
  const before = await count('shop_orders')
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => test.shop.orders.place(token, form, anonymous)),
  )
  const again = await test.shop.orders.place(token, form, anonymous)
  const placed = [...answers, again].map((answer) => (answer.ok ? answer.value : undefined))
  expect(new Set(placed.map((one) => one?.key)).size).toBe(1)
  // Exactly one of these calls placed the order.
  expect(placed.filter((one) => one?.madeCents !== undefined)).toHaveLength(1)
  expect(await count('shop_orders')).toBe((before ?? 0) + 1)
  expect(await stockOf(test, id)).toEqual([4])
})

it('abuse 1, SHOP-10 forty buyers of the last piece: one has it, nobody else has an order', async () => {
  const id = await kept(test, 'Het laatste', 1)
  const carts = await Promise.all(Array.from({ length: 40 }, () => cartOf(test, { productId: id })))
  const forms = await Promise.all(carts.map((token) => formOf(test, token)))
  const before = await count('shop_orders')
  const answers = await Promise.all(
    carts.map((token, at) => test.shop.orders.place(token, forms[at] ?? fail(), anonymous)),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers)
    if (!answer.ok)
      expect(answer).toMatchObject({
        code: 'changed',
        detail: { quote: { cart: { changes: [{ kind: 'removed' }] } } },
      })
  expect(await stockOf(test, id)).toEqual([0])
  expect(await count('shop_orders')).toBe((before ?? 0) + 1)
})

it('abuse 6, SHOP-10 a price that changes while an order is being written is shown before anything is ordered', async () => {
  const id = await kept(test, 'Duurder', 5, { regularCents: 1000 })
  const token = await cartOf(test, { productId: id })
  const form = await formOf(test, token)
  const { pool } = test.content.handle
  const staff = await pool.connect()
  await staff.query('begin')
  await staff.query('update shop_products set regular_cents = 1200 where entry_id = $1', [id])
  const placing = test.shop.orders.place(token, form, anonymous)
  await expect
    .poll(async () => {
      const waiting = `select 1 from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`
      return (await staff.query(waiting)).rowCount
    })
    .toBe(1)
  await staff.query('commit')
  staff.release()
  expect(await placing).toMatchObject({ ok: false, code: 'changed' })
  expect(await stockOf(test, id)).toEqual([5])
})

it('SHOP-10 buyers who put the same two products into their carts in different orders all get them', async () => {
  const [map, book] = [await kept(test, 'Kaart', 30), await kept(test, 'Boek', 30)]
  const orders = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => {
      const ids = at % 2 === 0 ? [map, book] : [book, map]
      const token = await cartOf(test, ...ids.map((productId) => ({ productId, quantity: 2 })))
      return { token, form: await formOf(test, token) }
    }),
  )
  const answers = await Promise.all(
    orders.map(({ token, form }) => test.shop.orders.place(token, form, anonymous)),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(12)
  expect([...(await stockOf(test, map)), ...(await stockOf(test, book))]).toEqual([6, 6])
})

it('abuse 2, SHOP-10 two lines that share one stock take no more than there is', async () => {
  const id = await product(test, 'Kaart in twee maten', {
    stock: 2,
    attributes: [{ name: 'Maat', values: ['A4', 'A3'], forVariants: true }],
    variants: [
      { sku: 'A4', attributes: { Maat: 'A4' }, regularCents: 500 },
      { sku: 'A3', attributes: { Maat: 'A3' }, regularCents: 900 },
    ],
  })
  const variants = (await test.shop.catalogue.product(id, anonymous))?.variants ?? []
  const token = await cartOf(test, ...variants.map((variant) => ({ productId: id, variantId: variant.id })))
  const form = await formOf(test, token)
  await test.shop.staff.adjustProducts([id], { stock: { pieces: 1 } })
  expect(await test.shop.orders.place(token, form, anonymous)).toMatchObject({ code: 'changed' })
  expect(await stockOf(test, id)).toEqual([1, undefined, undefined])
})

it('others 1: stock is checked under the lock that takes it, also for a cart that is days old', async () => {
  const id = await kept(test, 'Oud', 3)
  const token = await cartOf(test, { productId: id, quantity: 3 })
  const form = await formOf(test, token)
  test.content.now = new Date(test.content.now.getTime() + 40 * 3_600_000)
  await placed(test, await cartOf(test, { productId: id, quantity: 2 }), { email: 'ander@schelp.example' })
  const answer = await test.shop.orders.place(token, form, anonymous)
  expect(answer).toMatchObject({
    code: 'changed',
    detail: { quote: { cart: { changes: [{ kind: 'quantity', from: 3, to: 1 }] } } },
  })
  expect(await stockOf(test, id)).toEqual([1])
  const shown = answer.ok ? undefined : answer.detail?.quote?.shown
  expect(await test.shop.orders.place(token, { ...form, shown: shown ?? '' }, anonymous)).toMatchObject({
    ok: true,
  })
  expect(await stockOf(test, id)).toEqual([0])
})

it('abuse 6 a price that changed since is shown before anything is ordered, of a variant too', async () => {
  const id = await product(test, 'Duurder', {
    variants: [{ sku: 'D1', attributes: { Maat: 'klein' }, regularCents: 500 }],
  })
  const variantId = (await test.shop.catalogue.product(id, anonymous))?.variants[0]?.id ?? 0
  const token = await cartOf(test, { productId: id, variantId })
  const form = await formOf(test, token)
  await test.shop.staff.changeProduct(id, {
    variants: [{ sku: 'D1', attributes: { Maat: 'klein' }, regularCents: 800 }],
  })
  const answer = await test.shop.orders.place(token, form, anonymous)
  expect(answer).toMatchObject({
    code: 'changed',
    detail: { quote: { cart: { totals: { totalCents: 800 }, changes: [{ kind: 'price', toCents: 800 }] } } },
  })
})

it('SHOP-10 a variant whose value was removed since can no longer be added or ordered', async () => {
  const size = (values: string[]) => ({ attributes: [{ name: 'Maat', values, forVariants: true }] })
  const id = await product(test, 'Zonder A3', {
    ...size(['A3', 'A4']),
    variants: ['A3', 'A4'].map((Maat) => ({ sku: `Z${Maat}`, attributes: { Maat }, regularCents: 500 })),
  })
  const variantId = (await test.shop.catalogue.product(id, anonymous))?.variants[0]?.id ?? 0
  const token = await cartOf(test, { productId: id, variantId })
  const form = await formOf(test, token)
  await test.shop.staff.changeProduct(id, size(['A4']))
  for (const chosen of [{ variantId }, { attributes: { Maat: 'A3' } }])
    expect(await test.shop.cart.add(undefined, { productId: id, ...chosen, quantity: 1 })).toMatchObject({
      code: 'choose-variant',
    })
  expect((await test.shop.cart.view(token)).changes).toEqual([{ kind: 'removed', title: 'Zonder A3' }])
  expect(await test.shop.orders.place(token, form, anonymous)).toMatchObject({ ok: false })
})

it('others 9: what was put into the cart in another tab is shown before anything is ordered', async () => {
  const id = await kept(test, 'Andere tab', 9)
  const token = await cartOf(test, { productId: id })
  const form = await formOf(test, token)
  await test.shop.cart.add(token, { productId: id, quantity: 1 })
  expect(await test.shop.orders.place(token, form, anonymous)).toMatchObject({
    code: 'changed',
    detail: { quote: { cart: { count: 2 } } },
  })
})

it('abuse 3, others 13: of concurrent buyers one gets the last use of a coupon, and only that order has it', async () => {
  const id = await kept(test, 'Met korting', 50)
  await test.shop.staff.addCoupon({ code: 'LAATSTE', kind: 'fixed', amount: 300, limit: 1 })
  const carts = await Promise.all(Array.from({ length: 8 }, () => cartOf(test, { productId: id })))
  for (const token of carts) await test.shop.cart.applyCoupon(token, 'laatste')
  const forms = await Promise.all(
    carts.map((token, at) => formOf(test, token, { email: `koper-${at}@schelp.example` })),
  )
  const answers = await Promise.all(
    carts.map((token, at) => test.shop.orders.place(token, forms[at] ?? fail(), anonymous)),
  )
  const won = answers.flatMap((answer) => (answer.ok ? [answer.value.id] : []))
  expect(won).toHaveLength(1)
  expect(await detailsOf(test, won[0] ?? 0)).toMatchObject({
    discountCents: 300,
    coupons: [{ code: 'LAATSTE' }],
  })
  const lost = answers.find(({ ok }) => !ok)
  expect(lost).toMatchObject({
    code: 'changed',
    detail: {
      quote: { cart: { changes: [{ kind: 'coupon', reason: 'used-up' }], totals: { discountCents: 0 } } },
    },
  })
})

it('SHOP-10 names every field that is wrong, orders nothing and keeps the cart', async () => {
  const token = await cartOf(test, { productId: await kept(test, 'Fouten', 5) })
  const wrong = {
    email: 'marijke@',
    billing: { ...address, firstName: ' ', houseNumber: '14 bis', postcode: '351', phone: 'bel maar' },
    delivery: 'pigeon',
    paymentMethod: 'goud',
    termsVersion: undefined,
    note: 'n'.repeat(1001),
  }
  const answer = await test.shop.orders.place(token, await formOf(test, token, wrong), anonymous)
  expect(answer).toMatchObject({
    code: 'invalid',
    detail: {
      fields: {
        email: 'bad',
        'billing.firstName': 'missing',
        'billing.houseNumber': 'bad',
        'billing.postcode': 'bad',
        'billing.phone': 'bad',
        delivery: 'bad',
        paymentMethod: 'bad',
        terms: 'missing',
        note: 'too-long',
      },
    },
  })
  expect((await test.shop.cart.view(token)).count).toBe(1)
})

it('SHOP-10 reports that the shop does not ship to a country, and offers collection instead', async () => {
  const { collection } = await test.shop.settings()
  const token = await cartOf(test, { productId: await kept(test, 'Ver weg', 5) })
  const far = { billing: { ...address, country: 'FR', postcode: '75001' } }
  await test.shop.staff.changeSettings({ collection: { ...collection, offered: false } })
  expect(await test.shop.orders.place(token, await formOf(test, token, far), anonymous)).toMatchObject({
    code: 'unreachable',
  })
  await test.shop.staff.changeSettings({ collection: { ...collection, offered: true } })
  const order = await placed(test, token, { ...far, delivery: 'collect', paymentMethod: 'cod' })
  expect(order).toMatchObject({ status: 'processing', delivery: 'collect', shippingCents: 0 })
})

it('SHOP-10 a download requires consent, and opens once it is paid', async () => {
  const id = await product(test, 'Fietsgids', { fileIds: [12, 13] })
  const token = await cartOf(test, { productId: id })
  expect(
    await test.shop.orders.place(token, await formOf(test, token, { downloadConsent: false }), anonymous),
  ).toMatchObject({ code: 'invalid', detail: { fields: { downloadConsent: 'missing' } } })
  const order = await placed(test, token)
  expect(order.downloadConsentAt).toEqual(test.content.now)
  await test.shop.orders.receivePayment(order.id, order.totalCents, '1')
  expect(await detailsOf(test, order.id)).toMatchObject({ status: 'completed', downloadable: true })
})

it('SHOP-10 a free order needs no payment', async () => {
  await test.shop.staff.addCoupon({ code: 'ALLES', kind: 'percentage', amount: 100 })
  const token = await cartOf(test, { productId: await product(test, 'Gratis gids', { fileIds: [14] }) })
  await test.shop.cart.applyCoupon(token, 'ALLES')
  expect(await placed(test, token, { paymentMethod: '' })).toMatchObject({
    status: 'completed',
    totalCents: 0,
    payable: false,
    downloadable: true,
    invoices: [],
  })
})

it('SHOP-20 under the rule for small businesses an order and its invoice carry no VAT', async () => {
  await test.shop.staff.changeSettings({ vat: { smallBusiness: true } })
  const order = await placed(test, await cartOf(test, { productId: await kept(test, 'Zonder btw', 5) }))
  await test.shop.staff.changeSettings({ vat: { smallBusiness: false } })
  await test.shop.orders.receivePayment(order.id, order.totalCents, '1')
  const { vat, withoutVat, invoices } = await detailsOf(test, order.id)
  expect({ vat, withoutVat }).toEqual({ vat: [], withoutVat: true })
  expect(invoices[0]?.contents).toMatchObject({ withoutVat: true, vat: [] })
})

it('abuse 8 number and key open the summary; name and address only for the buyer', async () => {
  const token = await cartOf(test, { productId: await kept(test, 'Geheim', 5) })
  const { id, key } = await placed(test, token)
  const seen = (given: Parameters<ShopTest['shop']['orders']['received']>[2], withKey = key) =>
    test.shop.orders.received(id, withKey, given)
  expect(await seen({ token })).toMatchObject({ isBuyer: true })
  expect(await seen({ token: 'a stranger' })).toMatchObject({ isBuyer: false })
  expect(await seen({ email: ' Marijke@Schelp.example' })).toMatchObject({ isBuyer: true })
  expect(await seen({ email: 'ander@schelp.example' })).toMatchObject({ isBuyer: false })
  expect(await seen({ token }, key.toLowerCase())).toBeUndefined()
  test.content.now = new Date(test.content.now.getTime() + 11 * 60_000)
  expect(await seen({ token })).toMatchObject({ isBuyer: false })
})

it('SHOP-10 saves the typed fields with the cart, but no password', async () => {
  const token = await cartOf(test, { productId: await kept(test, 'Getypt', 5) })
  await test.shop.orders.saveDraft(token, { billing_city: 'Utrecht', account_password: 'geheim' })
  await test.shop.orders.saveDraft(token, { billing_first_name: 'Marijke' })
  const draft = (await test.shop.orders.open(token))?.draft
  expect(draft?.fields).toEqual({ billing_city: 'Utrecht', billing_first_name: 'Marijke' })
  expect((await test.shop.orders.open(token))?.draft.checkoutKey).toBe(draft?.checkoutKey)
  expect(await test.shop.orders.open('unknown')).toBeUndefined()
})

function fail(): never {
  throw new Error('a form is missing')
}

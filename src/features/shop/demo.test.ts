import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, product, type ShopTest } from './testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

it('RUN-05 the demo shop goes with the demo content, and what staff made stays', async () => {
  const { shop, content } = test
  const own = await product(test, 'Van ons')
  const entry = await content.content.addEntry({
    type: 'product',
    title: 'Van de demo',
    status: 'published',
    demo: true,
  })
  await shop.staff.addProduct({
    entryId: entry.id,
    sku: 'demo',
    regularCents: 100,
    vatClass: 'zero',
    variants: [{ sku: 'demo-a', attributes: { Maat: 'A' }, regularCents: 100 }],
  })
  const review = await shop.catalogue.addReview({
    productId: entry.id,
    rating: 5,
    author: 'A',
    email: 'a@b.nl',
    text: 'Mooi',
  })
  expect(review.ok).toBe(true)
  for (const demo of [true, false]) {
    await shop.staff.addCoupon({ code: `KORTING-${demo}`, kind: 'fixed', amount: 100, demo })
    await shop.staff.addShippingZone({ label: `Zone ${demo}`, countries: [], cents: 100, demo })
  }
  await content.content.removeDemo()
  expect(await shop.removeDemo()).toEqual({ coupons: 1, shippingZones: 1, orders: 0 })
  const count = async (table: string) =>
    (await content.handle.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n
  expect(await count('shop_products')).toBe(1)
  for (const table of ['shop_variants', 'shop_reviews']) expect(await count(table)).toBe(0)
  for (const table of ['shop_coupons', 'shop_shipping_zones']) expect(await count(table)).toBe(1)
  expect((await shop.catalogue.list({})).products.map((card) => card.entry.id)).toEqual([own])
})

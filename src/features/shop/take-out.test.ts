import { afterAll, beforeAll, expect, it } from 'vitest'
import { comingFrom } from '../../platform/provenance.ts'
import { createShopTest, product, type ShopTest } from './testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

it('RUN-05 removing the demo content removes the demo shop and keeps what staff made', async () => {
  const { shop, content } = test
  const own = await product(test, 'Van ons')
  const entry = await comingFrom('demo', () =>
    content.content.addEntry({ type: 'product', title: 'Van de demo', status: 'published' }),
  )
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
  const addTerms = async (name: string) => {
    await shop.staff.addCoupon({ code: `KORTING-${name}`, kind: 'fixed', amount: 100 })
    await shop.staff.createShippingZone({ label: `Zone ${name}`, countries: [], cents: 100 })
  }
  await comingFrom('demo', () => addTerms('demo'))
  await addTerms('van ons')
  await content.content.takeOut('demo')
  expect(await shop.takeOut('demo')).toEqual({ coupons: 1, shippingZones: 1, orders: 0 })
  const count = async (table: string) =>
    (await content.handle.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n
  expect(await count('shop_products')).toBe(1)
  for (const table of ['shop_variants', 'shop_reviews']) expect(await count(table)).toBe(0)
  for (const table of ['shop_coupons', 'shop_shipping_zones']) expect(await count(table)).toBe(1)
  expect((await shop.catalogue.list({})).products.map((card) => card.entry.id)).toEqual([own])
})

it('RUN-01 keeps a coupon of staff, even with the code of a demo coupon that they deleted', async () => {
  const { shop } = test
  const coupon = { code: 'ZOMER', kind: 'fixed', amount: 100 } as const
  await comingFrom('demo', () => shop.staff.addCoupon(coupon))
  await shop.staff.deleteCoupon('ZOMER')
  await shop.staff.createCoupon(coupon)
  expect(await shop.takeOut('demo')).toMatchObject({ coupons: 0 })
  expect((await shop.staff.coupons()).map(({ code }) => code)).toContain('ZOMER')
})

it('RUN-01 a setting of the demo goes back to its default, unless staff changed it since', async () => {
  const { shop } = test
  const { society } = await shop.settings()
  await comingFrom('demo', () =>
    shop.staff.changeSettings({ society: { ...society, name: 'Demo' }, vat: { smallBusiness: true } }),
  )
  await shop.staff.changeSettings({ society: { ...society, name: 'Van ons' } })
  await shop.takeOut('demo')
  expect(await shop.settings()).toMatchObject({ society: { name: 'Van ons' }, vat: { smallBusiness: false } })
})

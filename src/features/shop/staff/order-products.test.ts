import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, product, type ShopTest } from '../testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

it('EDIT-05 SHOP-20 products are listed by what visitors pay now: sales that hold, variants that are offered', async () => {
  const day = (days: number) => new Date(test.content.now.getTime() + days * 86_400_000)
  const shared = { regularCents: 900, attributes: {} }
  const dear = await product(test, 'Sale to come', { regularCents: 1500, saleCents: 100, saleFrom: day(2) })
  const over = await product(test, 'Sale that is over', {
    regularCents: 1400,
    saleCents: 100,
    saleTo: day(-2),
  })
  const cheap = await product(test, 'Sale that holds', { regularCents: 1600, saleCents: 800 })
  const varied = await product(test, 'Variants', {
    variants: [
      { ...shared, sku: 'shown' },
      { ...shared, sku: 'hidden', regularCents: 100, offered: false },
    ],
  })
  const { staff } = test.shop
  expect(await staff.orderProducts({ sort: 'price' })).toEqual([cheap, varied, over, dear])
  expect(await staff.orderProducts({ sort: 'price', descending: true })).toEqual([dear, over, varied, cheap])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, product, type ShopTest } from '../testing.ts'
import { giveBackCoupons, takeCoupons } from './take-coupons.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

const buyers = (count: number) =>
  Array.from({ length: count }, (_, number) => `koper-${number}@schelp.example`)
const take = (codes: readonly string[], buyer: string) =>
  test.content.handle.db.transaction((tx) => takeCoupons(tx, codes, buyer, test.content.now))
const usedOf = async (code: string) =>
  (await test.shop.staff.coupons()).find((coupon) => coupon.code === code)?.used

it('abuse 3, SHOP-09 of two hundred concurrent uses of a single-use coupon, one succeeds', async () => {
  await test.shop.staff.addCoupon({ code: 'EENMAAL', kind: 'fixed', amount: 500, limit: 1 })
  const answers = await Promise.all(buyers(200).map((buyer) => take(['EENMAAL'], buyer)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'used-up', detail: { code: 'EENMAAL' } })
  expect(await usedOf('EENMAAL')).toBe(1)
  const { token } = await cartWith()
  expect(await test.shop.cart.applyCoupon(token, 'EENMAAL')).toMatchObject({ ok: false, code: 'used-up' })
})

it('abuse 3 one customer cannot exceed the limit of a coupon, however the address is written', async () => {
  await test.shop.staff.addCoupon({ code: 'TWEEMAAL', kind: 'percentage', amount: 10, limitPerCustomer: 2 })
  const asked = ['Lies@schelp.example', 'lies@schelp.example ', 'lies@schelp.example', 'LIES@SCHELP.EXAMPLE']
  const answers = await Promise.all(asked.map((buyer) => take(['TWEEMAAL'], buyer)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await take(['TWEEMAAL'], 'rik@schelp.example')).toMatchObject({ ok: true })
  expect(await usedOf('TWEEMAAL')).toBe(3)
})

it('abuse 3 an order that is never paid gives its coupons back, once', async () => {
  await test.shop.staff.addCoupon({ code: 'TERUG', kind: 'fixed', amount: 100, limit: 1 })
  const taken = await take(['TERUG'], 'a@schelp.example')
  if (!taken.ok) throw new Error(taken.code)
  const { db } = test.content.handle
  await Promise.all([1, 2, 3].map(() => db.transaction((tx) => giveBackCoupons(tx, taken.value))))
  expect(await usedOf('TERUG')).toBe(0)
  expect(await take(['TERUG'], 'b@schelp.example')).toMatchObject({ ok: true })
})

it('SHOP-09 takes all of an order’s coupons or none', async () => {
  await test.shop.staff.addCoupon({ code: 'VOL', kind: 'fixed', amount: 100, limit: 0 })
  await test.shop.staff.addCoupon({ code: 'ALTIJD', kind: 'fixed', amount: 100 })
  expect(await take(['ALTIJD', 'VOL'], 'c@schelp.example')).toMatchObject({ code: 'used-up' })
  expect(await take(['ALTIJD', 'ONZIN'], 'c@schelp.example')).toMatchObject({
    code: 'unknown',
    detail: { code: 'ONZIN' },
  })
  expect(await usedOf('ALTIJD')).toBe(0)
  const both = await Promise.all([
    take(['ALTIJD', 'TWEEMAAL'], 'd@schelp.example'),
    take(['TWEEMAAL', 'ALTIJD'], 'e@schelp.example'),
  ])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
})

async function cartWith() {
  const added = await test.shop.cart.add(undefined, { productId: await product(test, 'Tegel'), quantity: 1 })
  if (!added.ok) throw new Error(added.code)
  return added.value
}

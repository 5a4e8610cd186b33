import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, product, type ShopTest } from '../testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

const buyers = (count: number) =>
  Array.from({ length: count }, (_, number) => `koper-${number}@schelp.example`)
const usedOf = async (code: string) =>
  (await test.shop.coupons()).find((coupon) => coupon.code === code)?.used

it('abuse 3, SHOP-09 two hundred who use a single-use coupon at once: one has it', async () => {
  await test.shop.addCoupon({ code: 'EENMAAL', kind: 'fixed', amount: 500, limit: 1 })
  const answers = await Promise.all(buyers(200).map((buyer) => test.shop.takeCoupons(['eenmaal'], buyer)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'used-up', detail: { code: 'EENMAAL' } })
  expect(await usedOf('EENMAAL')).toBe(1)
  const { token } = await cartWith()
  expect(await test.shop.applyCoupon(token, 'EENMAAL')).toMatchObject({ ok: false, code: 'used-up' })
})

it('abuse 3 one customer uses a coupon no more often than one may, however the address is written', async () => {
  await test.shop.addCoupon({ code: 'TWEEMAAL', kind: 'percentage', amount: 10, limitPerCustomer: 2 })
  const asked = ['Lies@schelp.example', 'lies@schelp.example ', 'lies@schelp.example', 'LIES@SCHELP.EXAMPLE']
  const answers = await Promise.all(asked.map((buyer) => test.shop.takeCoupons(['TWEEMAAL'], buyer)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await test.shop.takeCoupons(['TWEEMAAL'], 'rik@schelp.example')).toMatchObject({ ok: true })
  expect(await usedOf('TWEEMAAL')).toBe(3)
})

it('abuse 3 an order that is never paid gives its coupons back, once', async () => {
  await test.shop.addCoupon({ code: 'TERUG', kind: 'fixed', amount: 100, limit: 1 })
  const taken = await test.shop.takeCoupons(['TERUG'], 'a@schelp.example')
  if (!taken.ok) throw new Error(taken.code)
  await Promise.all([1, 2, 3].map(() => test.shop.giveBackCoupons(taken.value.uses)))
  expect(await usedOf('TERUG')).toBe(0)
  expect(await test.shop.takeCoupons(['TERUG'], 'b@schelp.example')).toMatchObject({ ok: true })
})

it('SHOP-09 takes all of an order’s coupons or none', async () => {
  await test.shop.addCoupon({ code: 'VOL', kind: 'fixed', amount: 100, limit: 0 })
  await test.shop.addCoupon({ code: 'ALTIJD', kind: 'fixed', amount: 100 })
  expect(await test.shop.takeCoupons(['ALTIJD', 'VOL'], 'c@schelp.example')).toMatchObject({
    code: 'used-up',
  })
  expect(await test.shop.takeCoupons(['ALTIJD', 'ONZIN'], 'c@schelp.example')).toMatchObject({
    code: 'unknown',
    detail: { code: 'ONZIN' },
  })
  expect(await usedOf('ALTIJD')).toBe(0)
  const both = await Promise.all([
    test.shop.takeCoupons(['ALTIJD', 'TWEEMAAL'], 'd@schelp.example'),
    test.shop.takeCoupons(['TWEEMAAL', 'ALTIJD'], 'e@schelp.example'),
  ])
  expect(both.map(({ ok }) => ok)).toEqual([true, true])
})

async function cartWith() {
  const added = await test.shop.add(undefined, { productId: await product(test, 'Tegel'), quantity: 1 })
  if (!added.ok) throw new Error(added.code)
  return added.value
}

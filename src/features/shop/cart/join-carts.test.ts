import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, product, type ShopTest } from '../testing.ts'

let test: ShopTest
let guide: number
let card: number
beforeAll(async () => {
  test = await createShopTest()
  guide = await product(test, 'Gids', { stock: 5 })
  card = await product(test, 'Kaart')
})
afterAll(() => test.close())

async function cartWith(...items: [productId: number, quantity: number][]): Promise<string> {
  let token: string | undefined
  for (const [productId, quantity] of items) {
    const added = await test.shop.cart.add(token, { productId, quantity })
    if (!added.ok) throw new Error(added.code)
    token = added.value.token
  }
  if (token === undefined) throw new Error('an empty cart')
  return token
}
const piecesIn = async (token: string | undefined) =>
  (await test.shop.cart.view(token)).lines.map(({ title, quantity }) => `${quantity} ${title}`)

const join = async (token: string | undefined, userId: string) => {
  const joined = await test.shop.cart.join(token, userId)
  return [joined.token, joined.joined] as const
}

it('SHOP-12 merges a guest’s cart with the customer’s other cart; a second time changes nothing', async () => {
  const [phone] = await join(await cartWith([guide, 2]), '71')
  const [desk, joined] = await join(await cartWith([card, 1], [guide, 1]), '71')
  expect(joined).toBe(1)
  expect(await piecesIn(desk)).toEqual(['1 Kaart', '2 Gids'])
  expect(await piecesIn(phone)).toEqual(['2 Gids'])
  const [phoneAgain, joinedAgain] = await join(phone, '71')
  expect(joinedAgain).toBe(1)
  expect(await piecesIn(phoneAgain)).toEqual(['2 Gids', '1 Kaart'])
})

it('abuse 18 a cart that somebody else prepared is the customer’s alone after sign-in', async () => {
  const planted = await cartWith([guide, 1])
  const [own] = await join(planted, '75')
  expect(own).not.toBe(planted)
  expect(await piecesIn(own)).toEqual(['1 Gids'])
  expect(await piecesIn(planted)).toEqual([])
})

it('SHOP-12 a customer without a cart here gets the cart from the other device', async () => {
  await test.shop.cart.join(await cartWith([guide, 3]), '72')
  const { token } = await test.shop.cart.join(undefined, '72')
  expect(await piecesIn(token)).toEqual(['3 Gids'])
})

it('abuse 8 nobody gets the cart of another customer', async () => {
  await test.shop.cart.join(await cartWith([guide, 1]), '73')
  expect(await test.shop.cart.join(undefined, '74')).toEqual({ token: undefined, joined: 0 })
})

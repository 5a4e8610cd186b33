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

it('SHOP-12 a guest’s cart joins what the customer had elsewhere, and again changes nothing', async () => {
  const phone = await cartWith([guide, 2])
  await test.shop.cart.join(phone, '71')
  const desk = await cartWith([card, 1], [guide, 1])
  expect(await test.shop.cart.join(desk, '71')).toEqual({ token: desk, joined: 1 })
  expect(await piecesIn(desk)).toEqual(['1 Kaart', '2 Gids'])
  expect(await piecesIn(phone)).toEqual(['2 Gids'])
  expect(await test.shop.cart.join(phone, '71')).toEqual({ token: phone, joined: 1 })
  expect(await piecesIn(phone)).toEqual(['2 Gids', '1 Kaart'])
})

it('SHOP-12 who chose nothing here finds the cart of the other place', async () => {
  await test.shop.cart.join(await cartWith([guide, 3]), '72')
  const { token } = await test.shop.cart.join(undefined, '72')
  expect(await piecesIn(token)).toEqual(['3 Gids'])
})

it('abuse 8 nobody gets the cart of another customer', async () => {
  await test.shop.cart.join(await cartWith([guide, 1]), '73')
  expect(await test.shop.cart.join(undefined, '74')).toEqual({ token: undefined, joined: 0 })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, type ShopTest } from '../testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

it('EDIT-07 SHOP-20 adds products at once as it adds each of them', async () => {
  const { staff } = test.shop
  const ids = await test.content.content.addDrafts(
    'product',
    ['een', 'twee', 'drie', 'vier'].map((slug) => ({ title: slug, slug })),
  )
  const offers = [
    {
      sku: 'B1',
      regularCents: 1_250,
      saleCents: 1_000,
      vatClass: 'reduced' as const,
      stock: 7,
      upSellIds: ids,
    },
    {
      sku: '',
      regularCents: 0,
      vatClass: 'standard' as const,
      attributes: [{ name: 'Kleur', values: ['Rood', 'Blauw'], forVariants: true }],
      variants: [
        { sku: 'T-R', regularCents: 4_000, attributes: { Kleur: 'Rood' }, stock: 2 },
        { sku: 'T-B', regularCents: 4_200, attributes: { Kleur: 'Blauw' }, offered: false },
      ],
    },
  ]
  const [first = 0, second = 0, third = 0, fourth = 0] = ids
  for (const [at, entryId] of [first, second].entries())
    await staff.addProduct({ regularCents: 0, sku: '', vatClass: 'standard', ...offers[at], entryId })
  await staff.addProducts(
    [third, fourth].map((entryId, at) => ({
      regularCents: 0,
      sku: '',
      vatClass: 'standard' as const,
      ...offers[at],
      entryId,
    })),
  )
  const all = await staff.offers(ids)
  const bare = (id: number, own: number) => {
    const { entryId, upSellIds, position, variants, ...offer } = all.get(id) ?? {}
    return { ...offer, variants, others: upSellIds?.filter((one) => one !== own).length }
  }
  expect(bare(third, third)).toEqual(bare(first, first))
  expect(bare(fourth, fourth)).toEqual(bare(second, second))
  expect(all.get(third)?.upSellIds).not.toContain(third)
  const { rows } = await test.content.handle.pool.query<{ product_id: number; cents: number }>(
    'select product_id, cents from shop_price_history order by product_id, cents',
  )
  const pricesOf = (id: number) =>
    rows.filter(({ product_id }) => product_id === id).map(({ cents }) => cents)
  expect(pricesOf(third)).toEqual(pricesOf(first))
  expect(pricesOf(fourth)).toEqual(pricesOf(second))
  expect(pricesOf(fourth).length).toBeGreaterThan(1)
})

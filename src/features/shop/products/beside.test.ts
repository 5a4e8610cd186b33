import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { createShopTest, product, type ShopTest } from '../testing.ts'
import type { ProductCard } from '../views.ts'

let test: ShopTest
let gids: number
let kaart: number
let tas: number
beforeAll(async () => {
  test = await createShopTest()
  const { content } = test.content
  const books = await content.addTerm({ taxonomy: 'product_cat', name: 'Boeken' })
  const guides = await content.addTerm({ taxonomy: 'product_cat', name: 'Gidsen', parentId: books.id })
  gids = await product(test, 'Gids', { termIds: [guides.id] })
  kaart = await product(test, 'Kaart', { position: 2, termIds: [guides.id] })
  await product(test, 'Ander boek', { position: 0, termIds: [books.id] })
  tas = await product(test, 'Tas')
})
afterAll(() => test.close())

const titles = (cards: readonly ProductCard[]) => cards.map(({ entry }) => entry.title)

async function beside(id: number, most = 4) {
  const view = await test.shop.catalogue.product(id, anonymous)
  if (!view) throw new Error('no product')
  const { chosen, alike } = await test.shop.catalogue.beside(view, most)
  return { chosen: titles(chosen), alike: titles(alike) }
}
const forCart = async (ids: readonly number[], most = 4) =>
  titles(await test.shop.catalogue.forCart(ids, most))
const choose = (id: number, change: Parameters<typeof test.shop.staff.changeProduct>[1]) =>
  test.shop.staff.changeProduct(id, change)

it('SHOP-17 similar products share a category or a parent category', async () => {
  expect(await beside(gids)).toEqual({ chosen: [], alike: ['Kaart', 'Ander boek'] })
  expect(await beside(gids, 1)).toEqual({ chosen: [], alike: ['Kaart'] })
  expect(await beside(tas)).toEqual({ chosen: [], alike: [] })
})

it('SHOP-17 shows the products that staff chose first, in their order, and not again among similar ones', async () => {
  await choose(gids, { upSellIds: [tas, gids, kaart, tas] })
  expect(await beside(gids)).toEqual({ chosen: ['Tas', 'Kaart'], alike: ['Ander boek'] })
  await choose(gids, { upSellIds: [] })
})

it('SHOP-17 the cart shows products that go with its lines, without those already in it', async () => {
  await choose(gids, { crossSellIds: [kaart, tas] })
  await choose(kaart, { crossSellIds: [gids, tas] })
  expect(await forCart([gids])).toEqual(['Kaart', 'Tas'])
  expect(await forCart([gids], 1)).toEqual(['Kaart'])
  expect(await forCart([gids, kaart])).toEqual(['Tas'])
  expect(await forCart([tas])).toEqual([])
  expect(await forCart([])).toEqual([])
})

it('SHOP-17 leaves out products that are sold out, drafts or deleted', async () => {
  const { content } = test.content
  const gone = await product(test, 'Weg')
  const draft = await product(test, 'Concept')
  const out = await product(test, 'Op', { stock: 0 })
  const later = await product(test, 'Nabesteld', { stock: 0, backorders: true })
  await content.deleteEntry(gone)
  await content.changeEntry(draft, { status: 'draft' })
  const ids = [gone, draft, out, later, 2_000_000_000]
  await choose(tas, { upSellIds: ids, crossSellIds: ids })
  expect((await beside(tas)).chosen).toEqual(['Nabesteld'])
  expect(await forCart([tas])).toEqual(['Nabesteld'])
  await choose(out, { stock: 3 })
  await content.changeEntry(draft, { status: 'published' })
  expect((await beside(tas)).chosen).toEqual(['Concept', 'Op', 'Nabesteld'])
  expect(await forCart([tas])).toEqual(['Concept', 'Op', 'Nabesteld'])
})

it('SHOP-17 runs as many queries for many products as for one, and none for a cart', async () => {
  const asked = vi.spyOn(test.content.handle.pool, 'query')
  const queries = async (act: () => Promise<unknown>) => {
    asked.mockClear()
    await act()
    return asked.mock.calls.length
  }
  const view = await test.shop.catalogue.product(gids, anonymous)
  if (!view) throw new Error('no product')
  const show = (upSellIds: readonly number[]) => test.shop.catalogue.beside({ ...view, upSellIds }, 4)
  // Fills the cache.
  await show([tas, kaart])
  const none = await queries(() => show([]))
  expect(await queries(() => show([tas, kaart]))).toBe(none)
  await forCart([gids])
  expect(await queries(() => forCart([gids]))).toBe(0)
  asked.mockRestore()
})

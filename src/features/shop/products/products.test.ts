import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import { createShopTest, product, type ShopTest } from '../testing.ts'

let test: ShopTest
let category: number
beforeAll(async () => {
  test = await createShopTest()
  const { content } = test.content
  const books = await content.addTerm({ taxonomy: 'product_cat', name: 'Boeken' })
  category = (await content.addTerm({ taxonomy: 'product_cat', name: 'Gidsen', parentId: books.id })).id
  await product(test, 'Duur', { regularCents: 3000, position: 1, termIds: [category] })
  await product(test, 'In de aanbieding', {
    regularCents: 4000,
    saleCents: 500,
    position: 2,
    termIds: [category],
    fileIds: [7, 8],
  })
  await product(test, 'Middel', {
    regularCents: 9999,
    position: 3,
    variants: [
      { sku: 'v1', attributes: { Maat: 'S' }, regularCents: 1500 },
      { sku: 'v2', attributes: { Maat: 'L' }, regularCents: 2500, stock: 0 },
    ],
  })
})
afterAll(() => test.close())

const titles = async (query: Parameters<typeof test.shop.catalogue.list>[0]) =>
  (await test.shop.catalogue.list(query)).products.map(({ entry }) => entry.title)

it.each([
  ['menu_order', ['Duur', 'In de aanbieding', 'Middel']],
  ['price', ['In de aanbieding', 'Middel', 'Duur']],
  ['price-desc', ['Duur', 'Middel', 'In de aanbieding']],
] as const)('SHOP-01 sorts by %s, by the present price', async (order, expected) => {
  expect(await titles({ order })).toEqual(expected)
})

it('SHOP-01 a list that depends on prices is cached until the next sale of any product starts or ends', async () => {
  const saleFrom = new Date(test.content.now.getTime() + 3_600_000)
  const id = await product(test, 'Straks goedkoper', {
    regularCents: 9000,
    saleCents: 1,
    saleFrom,
    position: 99,
  })
  expect((await test.shop.catalogue.list({ order: 'price', perPage: 1 })).freshUntil).toEqual(saleFrom)
  expect((await test.shop.catalogue.list({ onSale: true })).freshUntil).toEqual(saleFrom)
  expect((await test.shop.catalogue.list({ perPage: 1 })).freshUntil).toBeUndefined()
  await test.content.content.deleteEntry(id)
})

it('SHOP-01 a category includes its subcategories, in pages', async () => {
  expect(await titles({ category: 'boeken' })).toEqual(['Duur', 'In de aanbieding'])
  const second = await test.shop.catalogue.list({ category: 'boeken/gidsen', perPage: 1, page: 2 })
  expect(second).toMatchObject({ total: 2, pages: 2, page: 2 })
  expect(second.products.map(({ entry }) => entry.title)).toEqual(['In de aanbieding'])
  expect(await titles({ category: 'onbekend' })).toEqual([])
})

it('SHOP-01 filters by price range, by stock and by sale', async () => {
  expect(await titles({ minCents: 1500, maxCents: 3000 })).toEqual(['Duur', 'Middel'])
  expect(await titles({ minCents: 501 })).toEqual(['Duur', 'Middel'])
  expect(await titles({ maxCents: 500 })).toEqual(['In de aanbieding'])
  expect(await titles({ onSale: true })).toEqual(['In de aanbieding'])
  const gone = await product(test, 'Op', { stock: 0, position: 4 })
  const later = await product(test, 'Nabestelling', { stock: 0, backorders: true, position: 5 })
  const shared = { attributes: { Maat: 'S' }, regularCents: 100 }
  const empty = await product(test, 'Alles op', {
    stock: 0,
    position: 6,
    variants: [{ sku: 's', ...shared }],
  })
  expect(await titles({ inStock: true })).toEqual(['Duur', 'In de aanbieding', 'Middel', 'Nabestelling'])
  expect(await test.shop.catalogue.list({ inStock: true, onSale: true })).toMatchObject({
    total: 1,
    pages: 1,
  })
  for (const id of [gone, later, empty]) await test.content.content.deleteEntry(id)
})

it('SHOP-01 a tag lists its products of every category', async () => {
  const { content } = test.content
  const tag = await content.addTerm({ taxonomy: 'product_tag', name: 'Friesland' })
  expect(tag.url).toBe('/product-tag/friesland/')
  const id = await product(test, 'Friese kaart', { position: 9, termIds: [tag.id] })
  const list = await test.shop.catalogue.list({ tag: 'friesland' })
  expect(list.products.map(({ entry }) => entry.id)).toEqual([id])
  expect(list.tags).toContain('list:product_tag:friesland')
  expect(await titles({ tag: 'friesland', category: 'boeken' })).toEqual([])
  await content.deleteEntry(id)
})

it('SHOP-17 a variable product shows its cheapest price and what may still be bought', async () => {
  const { products } = await test.shop.catalogue.list({})
  const card = products.find(({ entry }) => entry.title === 'Middel')
  expect(card).toMatchObject({ kind: 'variable', price: { cents: 1500 }, upToCents: 2500, stock: 'in_stock' })
  const view = await test.shop.catalogue.product(card?.entry.id ?? 0, anonymous)
  expect(view?.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
    ['v1', 'in_stock'],
    ['v2', 'out_of_stock'],
  ])
})

it('SHOP-17 a variant whose value its product no longer lists is not for sale; one without a value is', async () => {
  const size = (values: string[]) => [{ name: 'Maat', values, forVariants: true }]
  const id = await product(test, 'Kaart in maten', {
    attributes: size(['A3', 'A4']),
    variants: [
      { sku: 'm3', attributes: { Maat: 'A3' }, regularCents: 7777 },
      { sku: 'm4', attributes: { Maat: 'A4' }, regularCents: 8888 },
      { sku: 'm0', attributes: {}, regularCents: 9999 },
    ],
  })
  const at = async (cents: number) => titles({ minCents: cents, maxCents: cents, inStock: true })
  expect(await at(7777)).toEqual(['Kaart in maten'])
  await test.shop.staff.changeProduct(id, { attributes: size(['A4']) })
  const view = await test.shop.catalogue.product(id, anonymous)
  expect(view?.variants.map(({ sku }) => sku)).toEqual(['m4', 'm0'])
  expect(view).toMatchObject({ price: { cents: 8888 }, upToCents: 9999 })
  expect([await at(7777), await at(8888)]).toEqual([[], ['Kaart in maten']])
  await test.content.content.deleteEntry(id)
})

it('LIB-18 knows which product holds a file', async () => {
  const offers = async () =>
    [...(await test.shop.catalogue.offersOf([8, 9]))].map(([file, card]) => [file, card.entry.title])
  expect(await offers()).toEqual([[8, 'In de aanbieding']])
  const id = await product(test, 'Ook met een bestand', { position: 99, fileIds: [8, 9] })
  expect(await offers()).toEqual([
    [8, 'In de aanbieding'],
    [9, 'Ook met een bestand'],
  ])
  await test.content.content.deleteEntry(id)
  expect(await offers()).toEqual([[8, 'In de aanbieding']])
})

it('SHOP-04 a review waits for approval, then counts', async () => {
  const productId = await product(test, 'Beoordeeld')
  const review = { productId, rating: 4, author: 'Lies', email: 'lies@example.nl', text: '<b>Mooi</b>' }
  for (const [wrong, code] of [
    [{ rating: 0 }, 'no-rating'],
    [{ rating: 5.5 }, 'no-rating'],
    [{ text: ' ' }, 'no-text'],
    [{ author: '' }, 'no-name'],
    [{ email: 'x' }, 'bad-email'],
    [{ text: 'x'.repeat(6000) }, 'too-long'],
    [{ productId: 999_999 }, 'unknown-product'],
  ] as const)
    expect(await test.shop.catalogue.addReview({ ...review, ...wrong })).toMatchObject({ ok: false, code })
  const added = await test.shop.catalogue.addReview(review)
  if (!added.ok) throw new Error(added.code)
  expect((await test.shop.catalogue.reviews(productId, 1)).total).toBe(0)
  await test.shop.staff.changeReview(added.value.id, { approved: true })
  await test.shop.staff.changeReview(added.value.id, { approved: true })
  expect(await test.shop.catalogue.reviews(productId, 1)).toMatchObject({
    total: 1,
    average: 4,
    spread: [0, 1, 0, 0, 0],
    reviews: [{ author: 'Lies', text: '<b>Mooi</b>', verified: false }],
  })
  expect((await test.shop.catalogue.product(productId, anonymous))?.rating).toBe(4)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, product, type ShopTest } from '../../features/shop/testing.ts'
import { anonymous } from '../../kernel/viewer.ts'
import type { RenderContext } from '../context.ts'
import { contextWith, renderAll } from '../testing/render-room.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
  await product(test, 'Gids', { regularCents: 1850, saleCents: 1495, saleTo: new Date('2099-01-01') })
})
afterAll(() => test.close())

const render = (link: string, more: Partial<RenderContext> = {}) => {
  const context = contextWith(more)
  const features = { ...context.features, shop: test.shop, content: test.content.content }
  return renderAll([{ type: 'price', props: { id: 'b1', product: link } }], { ...context, features })
}
const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ')

it('SHOP-17 price shows what a product costs now and before, until its sale ends', async () => {
  const { html, tags, freshUntil } = await render('/product/gids/')
  expect(text(html)).toContain('€ 14,95')
  expect(text(html)).toContain('€ 18,50')
  expect(text(html)).toContain('Laagste prijs van de laatste 30 dagen')
  expect([...tags].some((tag) => tag.startsWith('product:'))).toBe(true)
  expect(freshUntil).toEqual(new Date('2099-01-01'))
})

it('SHOP-17 price without an address is that of the page, and nothing where there is no product', async () => {
  const [card] = (await test.shop.catalogue.list({})).products
  const entry = card && (await test.content.content.entry(card.entry.id, anonymous))
  expect((await render('', { entry })).html).toBe((await render('/product/gids/')).html)
  for (const link of ['', '/product/onbekend/', '/']) expect((await render(link)).html).toBe('')
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, product, type ShopTest } from '../../features/shop/testing.ts'
import { contextWith, renderAll } from '../testing/render-room.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
  await product(test, 'Gids')
  await product(test, 'Op', { stock: 0 })
  await product(test, 'Poster', { variants: [{ sku: 'a3', attributes: { Maat: 'A3' }, regularCents: 1450 }] })
})
afterAll(() => test.close())

async function render(link: string): Promise<string> {
  const context = contextWith()
  const features = { ...context.features, shop: test.shop, content: test.content.content }
  return (
    await renderAll([{ type: 'add-to-cart', props: { id: 'b1', product: link } }], { ...context, features })
  ).html
}

it('SHOP-06 add-to-cart is a link that scripts know, and that works without them', async () => {
  expect(await render('/product/gids/')).toMatch(
    /<a href="\?add-to-cart=(\d+)"[^>]*data-product_id="\1" data-quantity="1"[^>]*class="[^"]*add_to_cart_button ajax_add_to_cart"/,
  )
})

it('SHOP-17 add-to-cart leads to the choices of a variable product, and says what is gone', async () => {
  expect(await render('/product/poster/')).toContain('>Kies een uitvoering<')
  const gone = await render('/product/op/')
  expect(gone).toContain('Uitverkocht')
  expect(gone).not.toContain('add-to-cart=')
  expect(await render('/product/onbekend/')).toBe('')
})

import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

it('SHOP-07 cart link is a link without scripts, and is replaced with the fragments of its class', async () => {
  expect(await renderRoom('cart-link')).toMatch(
    /^<a class="footer-cart-contents" href="\/cart\/">.*Mand \(0\), naar de winkelmand/,
  )
})

import { expect, it } from 'vitest'
import { wholeOwnPage } from './own-pages.ts'

it.each<[string, string | undefined]>([
  ['[woocommerce_cart]', '/cart/'],
  ['<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->', '/checkout/'],
  [
    '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart"><!-- wp:woocommerce/filled-cart-block /--></div><!-- /wp:woocommerce/cart -->',
    '/cart/',
  ],
  [
    '<!-- wp:woocommerce/cart --><!-- wp:heading --><h2>Leeg!</h2><!-- /wp:heading --><!-- /wp:woocommerce/cart -->',
    '/cart/',
  ],
  ['[wppb-login register_url="/x"]', '/my-account/'],
  ['<p>Bestel hier.</p>[woocommerce_cart]', undefined],
  ['[woocommerce_cart][gravityform id="1"]', undefined],
  ['<img src="kar.jpg">[woocommerce_cart]', undefined],
  ['', undefined],
])('EDIT-07: %s is shown by a page of the program: %s', (content, path) => {
  expect(wholeOwnPage(content, undefined)).toBe(path)
})

it('EDIT-07: knows a page that the settings of the shop name, and one that Elementor built', () => {
  expect(wholeOwnPage('', undefined, '/shop/')).toBe('/shop/')
  expect(wholeOwnPage('<p>Welkom in de winkel</p>', undefined, '/shop/')).toBeUndefined()
  const elements = (...names: string[]) =>
    JSON.stringify(names.map((widgetType) => ({ elType: 'widget', widgetType, settings: [] })))
  expect(wholeOwnPage('Cart', elements('woocommerce-cart'))).toBe('/cart/')
  expect(wholeOwnPage('Cart', elements('heading', 'woocommerce-cart'))).toBeUndefined()
})

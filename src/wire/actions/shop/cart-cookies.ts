import { type CartView, cartHours } from '../../../features/shop/index.ts'
import { dropCookie, readCookie, writeCookie } from '../../../platform/http/cookies.ts'

/** Names the visitor's cart; scripts cannot read it. */
export const cartCookie = 'schelp_cart'

/** What a request says of its cart. */
export const cartTokenOf = (request: Request): string | undefined => cartTokenIn(request.headers)

export function cartTokenIn(headers: Headers): string | undefined {
  const token = readCookie(headers.get('cookie'), cartCookie)
  return token !== undefined && /^[\w-]{32}$/.test(token) ? token : undefined
}

/** Takes the cart out of this browser; who signs in again finds it. */
export const noCart: readonly string[] = [
  cartCookie,
  'woocommerce_items_in_cart',
  'woocommerce_cart_hash',
].map((name) => dropCookie(name))

/**
 * So long scripts know of a cart: longer than it lives, so that a browser that is opened again shows it, and a cart
 * that ended by itself is said to have ended.
 */
const toldHours = 7 * 24

/**
 * The cookies of a cart: ours, and the two that scripts read (decisions, Shop). An empty cart takes those two away.
 * @param secure the site is served over HTTPS
 */
export function cartCookies(token: string | undefined, cart: CartView, secure: boolean): string[] {
  const told = (name: string, value: string) =>
    cart.count === 0
      ? dropCookie(name, { secure })
      : writeCookie(name, value, { maxAge: toldHours * 3600, secure })
  return [
    ...(token === undefined
      ? []
      : [writeCookie(cartCookie, token, { maxAge: cartHours * 3600, httpOnly: true, secure })]),
    told('woocommerce_items_in_cart', String(cart.count)),
    told('woocommerce_cart_hash', cart.hash),
  ]
}

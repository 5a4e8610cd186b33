import { type CartView, cartHours } from '../../../features/shop/index.ts'
import { dropCookie, readCookie, writeCookie } from '../../../platform/http/cookies.ts'

/** Holds the token of the visitor's cart; scripts cannot read it. */
export const cartCookie = 'schelp_cart'

/** Returns the cart token of a request. */
export const cartTokenOf = (request: Request): string | undefined => cartTokenIn(request.headers)

export function cartTokenIn(headers: Headers): string | undefined {
  const token = readCookie(headers.get('cookie'), cartCookie)
  return token !== undefined && /^[\w-]{32}$/.test(token) ? token : undefined
}

/** Removes the cart from this browser; a customer gets it back at the next sign-in. */
export const noCart: readonly string[] = [
  cartCookie,
  'woocommerce_items_in_cart',
  'woocommerce_cart_hash',
].map((name) => dropCookie(name))

/**
 * How long scripts know of a cart: longer than the cart lives, so that a reopened browser shows it, and the visitor
 * learns that a cart has expired.
 */
const toldHours = 7 * 24

/**
 * Returns the cookies of a cart: ours, and the two that scripts read (decisions, Shop). An empty cart removes those
 * two.
 * @param secure whether the site is served over HTTPS
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

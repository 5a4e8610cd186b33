import type { CartView } from '../../../features/shop/index.ts'
import { cartFragments } from '../../../widgets/mini-cart/door.ts'
import type { WireCall } from '../../call.ts'
import { cartCookies } from './cart-cookies.ts'

/** Returns the response of a shop call; no cache may store it. */
export const shopJson = (body: unknown, cookies: readonly string[] = []): Response => {
  const headers = new Headers({
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'no-store',
  })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(JSON.stringify(body), { headers })
}

/** Returns an empty response, which scripts ignore. */
export const nothing = (): Response =>
  new Response('', { headers: { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'no-store' } })

/** Returns `{fragments, cart_hash}` and the cookies of the cart. */
export const cartAnswer = (call: WireCall, token: string | undefined, cart: CartView): Response =>
  shopJson(
    { fragments: cartFragments(cart, call.runtime.textOverrides), cart_hash: cart.hash },
    cartCookies(token, cart, call.context.siteUrl.startsWith('https:')),
  )

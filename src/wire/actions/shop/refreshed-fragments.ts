import type { WireCall } from '../../call.ts'
import { cartAnswer } from './cart-answer.ts'
import { cartTokenOf } from './cart-cookies.ts'

/** WIRE-03 `POST /?wc-ajax=get_refreshed_fragments`. Runs no query without a cart. */
export async function refreshedFragments(call: WireCall): Promise<Response> {
  const token = cartTokenOf(call.request)
  return cartAnswer(call, token, await call.context.features.shop.cart.view(token))
}

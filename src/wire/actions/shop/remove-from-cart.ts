import type { WireCall } from '../../call.ts'
import { cartAnswer, nothing, shopJson } from './cart-answer.ts'
import { cartTokenOf } from './cart-cookies.ts'

/** WIRE-02 `POST /?wc-ajax=remove_from_cart`. */
export async function removeFromCart(call: WireCall): Promise<Response> {
  if (call.request.method !== 'POST') return nothing()
  const token = cartTokenOf(call.request)
  const key = call.form.get('cart_item_key') ?? ''
  const removed = await call.context.features.shop.cart.remove(token, key)
  return removed.ok ? cartAnswer(call, token, removed.value) : shopJson({ success: false })
}

import type { AddProblem } from '../../../features/shop/index.ts'
import type { WireCall } from '../../call.ts'
import { cartAnswer, nothing, shopJson } from './cart-answer.ts'
import { cartTokenOf } from './cart-cookies.ts'
import { noticeCookie } from './notice-cookie.ts'
import { readAddition } from './read-addition.ts'

/** WIRE-01 `POST /?wc-ajax=add_to_cart`. */
export async function addToCart(call: WireCall): Promise<Response> {
  const { form, request, context } = call
  const sent = form.get('product_id')
  if (request.method !== 'POST' || sent === null) return nothing()
  const { shop, content } = context.features
  const item = readAddition(sent, form)
  const added = item
    ? await shop.cart.add(cartTokenOf(request), item)
    : ({ ok: false, code: 'unknown-product' } as const)
  if (added.ok) return cartAnswer(call, added.value.token, added.value.cart)
  const [entry] = item ? await content.entries([item.productId]) : []
  return refused(added.code, entry?.url)
}

/** Returns the URL of the page that shows the reason, and the reason in a cookie that is shown once. */
const refused = (code: AddProblem, url: string | undefined): Response =>
  url === undefined
    ? shopJson({ error: true, product_url: false })
    : shopJson({ error: true, product_url: url }, [noticeCookie(url, code)])

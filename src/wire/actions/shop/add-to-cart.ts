import type { AddProblem } from '../../../features/shop/index.ts'
import type { WireCall } from '../../call.ts'
import { cartAnswer, nothing, shopJson } from './cart-answer.ts'
import { cartTokenOf } from './cart-cookies.ts'
import { noticeCookie } from './notice-cookie.ts'
import { readId } from './read-id.ts'

/**
 * WIRE-01 `POST /?wc-ajax=add_to_cart`: only `product_id`, `variation_id`, `attribute_…` and `quantity` are read,
 * whatever else a button sends along (abuse 4).
 */
export async function addToCart(call: WireCall): Promise<Response> {
  const { form, request, context } = call
  const sent = form.get('product_id')
  if (request.method !== 'POST' || sent === null) return nothing()
  const { shop, content } = context.features
  const productId = readId(sent)
  const added =
    productId === undefined
      ? ({ ok: false, code: 'unknown-product' } as const)
      : await shop.add(cartTokenOf(request), {
          productId,
          variantId: readId(form.get('variation_id')),
          attributes: attributesOf(form),
          quantity: oneOf(form.getAll('quantity')),
        })
  if (added.ok) return cartAnswer(call, added.value.token, added.value.cart)
  const [entry] = productId === undefined ? [] : await content.entries([productId])
  return refused(added.code, entry?.url)
}

/** The page that says why: its address, and the reason in a cookie that is shown once. */
const refused = (code: AddProblem, url: string | undefined): Response =>
  url === undefined
    ? shopJson({ error: true, product_url: false })
    : shopJson({ error: true, product_url: url }, [noticeCookie(code)])

/** Twice the same field is no number. */
const oneOf = (values: readonly string[]): string | undefined =>
  values.length > 1 ? values.join() : values[0]

const attributesOf = (form: URLSearchParams): Record<string, string> | undefined => {
  const chosen = [...form].filter(([name]) => name.startsWith('attribute_'))
  return chosen.length === 0
    ? undefined
    : Object.fromEntries(chosen.map(([name, value]) => [name.slice('attribute_'.length), value]))
}

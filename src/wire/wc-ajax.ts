import { createOpenList } from '../kernel/open-list.ts'
import { addToCart } from './actions/shop/add-to-cart.ts'
import { nothing } from './actions/shop/cart-answer.ts'
import { refreshedFragments } from './actions/shop/refreshed-fragments.ts'
import { removeFromCart } from './actions/shop/remove-from-cart.ts'
import type { WireCall, WireRoute } from './call.ts'
import { failsAsCart } from './failures.ts'
import { runRoute } from './run-route.ts'

/** Calls of `/?wc-ajax=…` by name. */
export const wcAjaxCalls = createOpenList<WireRoute>(
  'call of wc-ajax',
  Object.entries({
    add_to_cart: { action: addToCart, limit: 'cart', failed: failsAsCart },
    remove_from_cart: { action: removeFromCart, limit: 'cart', failed: failsAsCart },
    get_refreshed_fragments: { action: refreshedFragments, failed: failsAsCart },
  }),
)

/** Answers `/?wc-ajax=…`; an unknown name gets 200 and an empty body (decisions, Shop). */
export async function wcAjax(call: WireCall): Promise<Response> {
  const route = wcAjaxCalls.get(call.query.get('wc-ajax') ?? '')
  return route ? runRoute(route, call) : nothing()
}

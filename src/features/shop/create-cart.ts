import { binder } from '../../kernel/bind.ts'
import { addToCart } from './cart/add-to-cart.ts'
import {
  applyCoupon,
  removeCoupon,
  removeLine,
  setDestination,
  settleCart,
  showCart,
  undoRemove,
} from './cart/change-cart.ts'
import { joinCarts } from './cart/join-carts.ts'
import { setQuantities } from './cart/set-quantities.ts'
import type { Parts } from './parts.ts'

export interface Cart extends ReturnType<typeof createCart> {}

export function createCart(parts: Parts) {
  const bind = binder(parts)
  return {
    /** No query at all without a token. What changed in the meantime is reckoned with, and said. */
    view: bind(showCart),
    /** The same, and keeps the changes that the view says, so that they are said once. */
    settle: bind(settleCart),
    /** Answers the token of the cart, made on the first piece. */
    add: bind(addToCart),
    remove: bind(removeLine),
    /** Puts back what was just removed. */
    undoRemove: bind(undoRemove),
    /** Quantities by key; 0 removes. */
    setQuantities: bind(setQuantities),
    /** The last argument is the e-mail address of who buys, when it is known by now. */
    applyCoupon: bind(applyCoupon),
    removeCoupon: bind(removeCoupon),
    /** At signing in: the cart of here and that of elsewhere become one, which the token names from now on. */
    join: bind(joinCarts),
    /** What shipping would cost to a country (ISO code). */
    setDestination: bind(setDestination),
  }
}

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
import type { Parts } from './payments/parts.ts'

export interface Cart extends ReturnType<typeof createCart> {}

export function createCart(parts: Parts) {
  const bind = binder(parts)
  return {
    /**
     * Returns the cart at current prices and stock, with the changes since the visitor last looked. Runs no query
     * without a token.
     */
    view: bind(showCart),
    /** Returns the same and stores the changes that it reports, so that each is reported once. */
    settle: bind(settleCart),
    /** Creates the cart on the first addition. Returns the cart token. */
    add: bind(addToCart),
    remove: bind(removeLine),
    /** Restores a removed line. */
    undoRemove: bind(undoRemove),
    /** Sets quantities by line key; 0 removes the line. */
    setQuantities: bind(setQuantities),
    /** The last argument is the buyer's e-mail address, when it is already known. */
    applyCoupon: bind(applyCoupon),
    removeCoupon: bind(removeCoupon),
    /** Merges the cart on this device with the customer's other cart at sign-in. Returns the new cart token. */
    join: bind(joinCarts),
    /** Sets the country (ISO code) for which shipping is calculated. */
    setDestination: bind(setDestination),
  }
}

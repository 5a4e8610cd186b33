import { and, eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { CartToken } from '../inputs.ts'
import { cartLines } from '../schema.ts'
import type { AddProblem, CartView } from '../views.ts'
import { showCart } from './change-cart.ts'
import type { CartParts } from './parts.ts'
import { readQuantity } from './quantity.ts'
import { type CartContents, lockCart } from './stored-cart.ts'
import { emptyCart, viewCart } from './view-cart.ts'

/**
 * Sets quantities by line key; 0 removes the line. When one quantity is refused, none changes. A quantity that stays the
 * same is refused only when another takes its pieces: what the cart would lose anyway, the next view reports. When the
 * cart changes in the meantime, the quantities are checked again.
 */
export async function setQuantities(
  parts: CartParts,
  token: CartToken,
  typed: ReadonlyMap<string, string>,
): Promise<Result<CartView, AddProblem, { key: string }>> {
  const cart = token === undefined ? undefined : await parts.carts.read(token)
  if (token === undefined || !cart) return ok(emptyCart)
  const wanted = new Map<string, number>()
  for (const { key, removed, quantity: stored } of cart.lines) {
    const quantity = removed ? undefined : typed.get(key)?.trim()
    if (quantity === undefined) continue
    // An empty field is refused: only 0 removes the line.
    const read = /^0+$/.test(quantity) ? 0 : readQuantity(quantity)
    if (read === undefined || quantity === '') return fail('bad-quantity', { key })
    if (read !== stored) wanted.set(key, read)
  }
  const lines = cart.lines.map((line) => {
    const quantity = wanted.get(line.key) ?? line.quantity
    return { ...line, quantity, removed: line.removed || quantity === 0 }
  })
  const [before, after] = await Promise.all([viewCart(parts, cart), viewCart(parts, { ...cart, lines })])
  for (const { key, removed } of lines) {
    if (removed) continue
    const quantity = quantityIn(after, key)
    if (quantity < (wanted.get(key) ?? quantityIn(before, key)))
      return fail(quantity > 0 ? 'not-enough' : 'out-of-stock', { key })
  }
  const isSet = await parts.db.transaction(async (tx) => {
    const locked = await lockCart(tx, token, parts.clock())
    if (!locked || linesOf(locked) !== linesOf(cart)) return false
    for (const [key, quantity] of wanted)
      await tx
        .update(cartLines)
        .set(quantity === 0 ? { removed: true } : { quantity })
        .where(and(eq(cartLines.cartId, cart.row.id), eq(cartLines.key, key)))
    return true
  })
  return isSet ? ok(await showCart(parts, token)) : setQuantities(parts, token, typed)
}

const quantityIn = ({ lines }: CartView, key: string): number =>
  lines.find((line) => line.key === key)?.quantity ?? 0

/** The lines that were checked, for comparison. */
const linesOf = ({ lines }: CartContents): string =>
  JSON.stringify(lines.map(({ key, quantity, removed }) => [key, quantity, removed]))

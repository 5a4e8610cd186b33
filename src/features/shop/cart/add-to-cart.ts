import { sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Parts } from '../parts.ts'
import { readProducts, type StoredProduct, type VariantRow } from '../products/rows.ts'
import { heldBy, mostOf, stockOf } from '../products/stock.ts'
import { cartLines } from '../schema.ts'
import type { AddToCart, CartToken } from '../shop.ts'
import type { AddProblem, CartLine, CartView } from '../views.ts'
import { showCart } from './change-cart.ts'
import { readQuantity } from './quantity.ts'
import { createCart, lockCart, type StoredCart } from './stored-cart.ts'
import { lineKey, newToken } from './token.ts'
import { unitPrice } from './view-cart.ts'

export type Added = Result<
  { token: string; line: CartLine; cart: CartView },
  AddProblem,
  { productId?: number }
>

/** Puts pieces of a product into a visitor's cart, making the cart on the first. All or nothing. */
export async function addToCart(parts: Parts, token: CartToken, item: AddToCart): Promise<Added> {
  const [entry] = await parts.content.entries([item.productId])
  const product = (await readProducts(parts.db, [item.productId])).get(item.productId)
  if (entry?.type !== 'product' || !product) return fail('unknown-product', {})
  const refuse = (code: AddProblem) => fail(code, { productId: item.productId })
  const variant = chosenVariant(product, item)
  if (product.variants.length > 0 && !variant) return refuse('choose-variant')
  const quantity = readQuantity(item.quantity)
  if (quantity === undefined) return refuse('bad-quantity')

  const key = lineKey(item.productId, variant?.id)
  const given = await parts.db.transaction(async (tx): Promise<Result<string, AddProblem>> => {
    const now = parts.clock()
    const own = token === undefined ? undefined : await lockCart(tx, token, now)
    const problem = refusal(product, variant, quantity, own)
    if (problem) return fail(problem)
    const name = own && token !== undefined ? token : newToken()
    const cart = own ?? (await createCart(tx, name, now))
    const before = cart.lines.find((line) => line.key === key && !line.removed)?.quantity ?? 0
    const seenCents = unitPrice(product, variant, now)
    await tx
      .insert(cartLines)
      .values({
        cartId: cart.row.id,
        key,
        productId: item.productId,
        variantId: variant?.id,
        quantity: before + quantity,
        seenCents,
      })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.key],
        set: { quantity: sql`excluded.quantity`, seenCents, removed: false },
      })
    return ok(name)
  })
  if (!given.ok) return refuse(given.code)
  const cart = await showCart(parts, given.value)
  const line = cart.lines.find((row) => row.key === key)
  return line ? ok({ token: given.value, line, cart }) : refuse('out-of-stock')
}

function chosenVariant({ variants }: StoredProduct, item: AddToCart): VariantRow | undefined {
  if (item.variantId !== undefined) return variants.find(({ id }) => id === item.variantId)
  const { attributes } = item
  if (!attributes) return undefined
  return variants.find((variant) =>
    Object.entries(variant.attributes).every(([name, value]) => attributes[name] === value),
  )
}

/** Why so many pieces cannot be added to what is in the cart, lines that share the stock included (abuse 2). */
function refusal(
  { row }: StoredProduct,
  variant: VariantRow | undefined,
  quantity: number,
  cart: StoredCart | undefined,
): AddProblem | undefined {
  const { state, available } = stockOf(heldBy(variant, row), row.backorders)
  if (state === 'out_of_stock') return 'out-of-stock'
  const ownStock = variant !== undefined && variant.stock !== null
  const held = (cart?.lines ?? [])
    .filter((line) => !line.removed && line.productId === row.entryId)
    .filter((line) => !ownStock || line.variantId === variant?.id)
    .reduce((sum, line) => sum + line.quantity, 0)
  if (row.soldIndividually && held + quantity > 1) return 'sold-individually'
  return held + quantity > mostOf(available, false) ? 'not-enough' : undefined
}

import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { AddToCart, CartToken } from '../inputs.ts'
import type { StoredProduct, VariantRow } from '../products/rows.ts'
import { soldVariants } from '../products/sold.ts'
import { heldBy, mostOf, stockOf } from '../products/stock.ts'
import { cartLines } from '../schema.ts'
import type { AddProblem, CartLine, CartView } from '../views.ts'
import type { CartParts } from './parts.ts'
import { readQuantity } from './quantity.ts'
import { unitPrice } from './reckon.ts'
import { type CartContents, freshCart, lockCart, type NewLine } from './stored-cart.ts'
import { lineKey, newToken } from './token.ts'
import { viewCart } from './view-cart.ts'

export type Added = Result<
  { token: string; line: CartLine; cart: CartView },
  AddProblem,
  { productId?: number }
>

/** Adds pieces of a product to a visitor's cart; creates the cart on the first addition. All or nothing. */
export async function addToCart(parts: CartParts, token: CartToken, item: AddToCart): Promise<Added> {
  const sold = (await parts.shelf.products([item.productId])).get(item.productId)
  if (!sold) return fail('unknown-product', {})
  const { product } = sold
  const refuse = (code: AddProblem) => fail(code, { productId: item.productId })
  const variant = chosenVariant(product, item)
  if (product.variants.length > 0 && !variant) return refuse('choose-variant')
  const quantity = readQuantity(item.quantity)
  if (quantity === undefined) return refuse('bad-quantity')

  const now = parts.clock()
  const wanted: NewLine = {
    key: lineKey(item.productId, variant?.id),
    productId: item.productId,
    variantId: variant?.id ?? null,
    quantity,
    seenCents: unitPrice(product, variant, now),
  }
  const refused = (lines: CartContents['lines']) => refusal(product, variant, quantity, lines)
  const known = token === undefined ? undefined : await addToKnown(parts, token, wanted, refused)
  if (known && !known.ok) return refuse(known.code)
  const given = known ?? (await addToNew(parts, wanted, refused))
  if (!given.ok) return refuse(given.code)
  const cart = await viewCart(parts, given.value.contents)
  const line = cart.lines.find(({ key }) => key === wanted.key)
  return line ? ok({ token: given.value.token, line, cart }) : refuse('out-of-stock')
}

type Put = Result<{ token: string; contents: CartContents }, AddProblem>
type Refusal = (lines: CartContents['lines']) => AddProblem | undefined

/** Returns undefined when the cart does not exist or has expired. */
async function addToKnown(
  { db, clock }: CartParts,
  token: string,
  wanted: NewLine,
  refused: Refusal,
): Promise<Put | undefined> {
  return db.transaction(async (tx) => {
    const cart = await lockCart(tx, token, clock())
    if (!cart) return undefined
    const problem = refused(cart.lines)
    if (problem) return fail(problem)
    const before = cart.lines.find(({ key, removed }) => key === wanted.key && !removed)?.quantity ?? 0
    const line = { ...wanted, quantity: before + wanted.quantity }
    await tx
      .insert(cartLines)
      .values({ ...line, cartId: cart.row.id })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.key],
        set: { quantity: line.quantity, seenCents: line.seenCents, removed: false },
      })
    const put = { ...line, removed: false }
    const isThere = cart.lines.some(({ key }) => key === wanted.key)
    const lines = isThere
      ? cart.lines.map((row) => (row.key === wanted.key ? put : row))
      : [...cart.lines, put]
    return ok({ token, contents: { row: cart.row, lines } })
  })
}

async function addToNew({ carts }: CartParts, wanted: NewLine, refused: Refusal): Promise<Put> {
  const problem = refused([])
  if (problem) return fail(problem)
  const token = newToken()
  await carts.make(token, wanted)
  return ok({ token, contents: { row: freshCart, lines: [{ ...wanted, removed: false }] } })
}

function chosenVariant(product: StoredProduct, item: AddToCart): VariantRow | undefined {
  const variants = soldVariants(product)
  if (item.variantId !== undefined) return variants.find(({ id }) => id === item.variantId)
  const { attributes } = item
  if (!attributes) return undefined
  return variants.find((variant) =>
    Object.entries(variant.attributes).every(([name, value]) => attributes[name] === value),
  )
}

/** Returns why the pieces cannot be added; counts the cart's lines that share the stock (abuse 2). */
function refusal(
  { row }: StoredProduct,
  variant: VariantRow | undefined,
  quantity: number,
  lines: CartContents['lines'],
): AddProblem | undefined {
  const { state, available } = stockOf(heldBy(variant, row), row.backorders)
  if (state === 'out_of_stock') return 'out-of-stock'
  const ownStock = variant !== undefined && variant.stock !== null
  const held = lines
    .filter((line) => !line.removed && line.productId === row.entryId)
    .filter((line) => !ownStock || line.variantId === variant?.id)
    .reduce((sum, line) => sum + line.quantity, 0)
  if (row.soldIndividually && held + quantity > 1) return 'sold-individually'
  return held + quantity > mostOf(available, false) ? 'not-enough' : undefined
}

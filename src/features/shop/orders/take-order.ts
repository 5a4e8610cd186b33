import { and, desc, gt } from 'drizzle-orm'
import type { Result } from '../../../kernel/result.ts'
import { foldedHoldsWords } from '../../../platform/database/containing.ts'
import { basketOfLines, contentsOf } from './basket.ts'
import type { OrderParts } from './parts.ts'
import { placeOrder } from './place-order.ts'
import { quoteOf } from './quote.ts'
import { orders } from './schema.ts'
import type {
  Actor,
  CheckoutChoices,
  KnownCustomer,
  PlacedOrder,
  PlaceProblem,
  PlaceRefused,
  Quote,
  TakeOrder,
  WantedLine,
} from './views.ts'

/** Quotes lines that staff put together as an order; a line whose variant is not chosen yet is left out. */
export async function quoteLines(
  parts: OrderParts,
  lines: readonly WantedLine[],
  choices: CheckoutChoices,
): Promise<Quote> {
  const sold = await parts.shelf.products(lines.map(({ productId }) => productId))
  const waits = ({ productId, variantSku }: WantedLine) =>
    variantSku === undefined && (sold.get(productId)?.product.variants.length ?? 0) > 0
  const chosen = lines.filter((line) => !waits(line))
  return quoteOf(parts, await contentsOf(parts, chosen), choices)
}

/**
 * Places an order for somebody, as is done for a visitor's cart. It belongs to no account until somebody proves that
 * the e-mail address is theirs (`adopt`).
 */
export async function takeOrder(
  parts: OrderParts,
  { lines, ...order }: TakeOrder,
  by: Actor,
): Promise<Result<PlacedOrder, PlaceProblem, PlaceRefused>> {
  const contents = await contentsOf(parts, lines)
  return placeOrder(parts, basketOfLines(contents, order.checkoutKey, by), order)
}

const mostCustomers = 10

/** Searches customers by words of name, e-mail address, postal address or products; each customer once, from their latest order. */
export async function knownCustomers({ db }: OrderParts, words: string): Promise<readonly KnownCustomer[]> {
  const named = foldedHoldsWords(orders.words, words)
  if (!named) return []
  const latest = db
    .selectDistinctOn([orders.email], {
      id: orders.id,
      email: orders.email,
      billing: orders.billing,
      shipping: orders.shipping,
    })
    .from(orders)
    .where(and(gt(orders.email, ''), named))
    .orderBy(orders.email, desc(orders.id))
    .as('latest')
  const rows = await db.select().from(latest).orderBy(desc(latest.id)).limit(mostCustomers)
  return rows.map(({ shipping, ...row }) => ({ ...row, ...(shipping && { shipping }) }))
}

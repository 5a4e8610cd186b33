import { eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { sendWithCommit, sentTogether, type Transaction } from '../../../platform/database/index.ts'
import { type Reckoned, reckon, toCartView } from '../cart/reckon.ts'
import type { CartContents } from '../cart/stored-cart.ts'
import { usedUpBy } from '../coupons/rules.ts'
import { lockCoupons, takeCoupons } from '../coupons/take-coupons.ts'
import type { SoldProduct } from '../products/shelf.ts'
import { stockTagsOf } from '../products/tags.ts'
import type { Basket } from './basket.ts'
import { type CheckedOrder, checkOrder } from './check-order.ts'
import { expiryOf } from './expiry.ts'
import { lockOrder } from './find-order.ts'
import { sendOrderMails } from './mail-job.ts'
import { firstStep } from './money-in.ts'
import { moveOrder } from './move-order.ts'
import type { OrderParts } from './parts.ts'
import { chooseDelivery, quoteOf, soldFrom } from './quote.ts'
import { orders } from './schema.ts'
import { isOvertaken, type KnownStock, lockStock, planStock, stockOn, type Taken, takings } from './stock.ts'
import type { PlacedOrder, PlaceOrder, PlaceProblem, PlaceRefused } from './views.ts'
import { bought, drawOrderId, insertOrder, isPlacedBefore, type NewOrder, newOrder } from './write-order.ts'

type Placed = Result<PlacedOrder, PlaceProblem, PlaceRefused>

/** Rolls the transaction back; an order that was `overtaken` is tried again. */
class Refused extends Error {
  constructor(readonly problem: 'changed' | 'empty' | 'overtaken') {
    super(problem)
  }
}

/**
 * Places the order of a basket in one transaction: calculates its lines from rows that must be unchanged when their
 * stock is taken, takes coupons, and queues mails. One key makes one order: sending it again returns that order. When
 * anything differs from what the buyer was shown, no order is placed and the new quote is returned.
 */
export async function placeOrder(parts: OrderParts, basket: Basket, given: PlaceOrder): Promise<Placed> {
  const placed = await tryToPlace(parts, basket, await basket.read(), given)
  if (placed.ok) return placed
  // The same form may have placed its order already: then the cart is empty, or that order took the last piece.
  const known = await placedWith(parts, given.checkoutKey)
  return known ? ok(known) : placed
}

async function tryToPlace(
  parts: OrderParts,
  basket: Basket,
  contents: CartContents | undefined,
  given: PlaceOrder,
): Promise<Placed> {
  const { order, problems } = checkOrder(given, basket.by)
  const target = (order.shipping ?? order.billing).country
  const ask = () => quoteOf(parts, contents, { ...order, country: target })
  const shown = await ask()
  if (shown.cart.lines.length === 0 && shown.cart.changes.length === 0) return fail('empty')
  if (shown.deliveries.length > 0 && !shown.deliveries.some(({ id }) => id === order.delivery))
    problems.delivery = order.delivery ? 'bad' : 'missing'
  if (shown.methods.length > 0 && !shown.methods.some(({ id }) => id === order.paymentMethod))
    problems.paymentMethod = order.paymentMethod ? 'bad' : 'missing'
  if (shown.downloads && !order.downloadConsent) problems.downloadConsent = 'missing'
  if (shown.downloads && order.email === '') problems.email = 'missing'
  if (Object.keys(problems).length > 0) return fail('invalid', { fields: problems, quote: shown })
  if (shown.unreachable) return fail('unreachable', { quote: shown })
  if (shown.cart.totals.totalCents > 0 && shown.methods.length === 0)
    return fail('invalid', { fields: { paymentMethod: 'missing' }, quote: shown })
  // A cart shows its changes to the buyer; staff asked for exactly these pieces, so a change is refused.
  if (basket.by !== 'buyer' && shown.cart.changes.length > 0) return fail('changed', { quote: shown })
  try {
    return ok(await transact(parts, basket, contents, order, target))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    if (error.problem === 'empty') return fail('empty')
    return fail('changed', { quote: await ask() })
  }
}

async function placedWith({ db }: OrderParts, checkoutKey: string): Promise<PlacedOrder | undefined> {
  const [order] = await db
    .select({ id: orders.id, key: orders.key })
    .from(orders)
    .where(eq(orders.checkoutKey, checkoutKey))
  return order
}

async function transact(
  parts: OrderParts,
  basket: Basket,
  contents: CartContents | undefined,
  order: CheckedOrder,
  country: string,
): Promise<PlacedOrder> {
  const ids = contents?.lines.filter(({ removed }) => !removed).map(({ productId }) => productId) ?? []
  // Read before the transaction, which must not wait for another connection of its pool.
  const [sold, choice, settings, expiresAt] = await Promise.all([
    parts.shelf.products(ids),
    chooseDelivery(parts, country, order.delivery),
    parts.settings(),
    expiryOf(parts, order.paymentMethod === 'bacs' ? 'on-hold' : 'pending', parts.clock()),
  ])
  const asked = { basket, order, country, sold, choice, expiresAt, withoutVat: settings.vat.smallBusiness }
  const isDiscounted = contents !== undefined && contents.row.coupons.length > 0
  if (!isDiscounted) {
    try {
      return await parts.db.transaction((tx) => write(parts, tx, asked, stockOn(sold.values())))
    } catch (error) {
      if (!isOvertaken(error) && !(error instanceof Refused && error.problem === 'overtaken')) throw error
    }
  }
  return parts.db.transaction((tx) => write(parts, tx, asked))
}

interface Asked extends Pick<NewOrder, 'basket' | 'order' | 'choice' | 'expiresAt' | 'withoutVat'> {
  country: string
  sold: ReadonlyMap<number, SoldProduct>
}

/**
 * @param known the stock as read without a lock. It is taken at the end of the transaction, which fails if it has
 * changed: buyers of one product then hardly wait for each other. Without it, stock and coupons are locked from the
 * beginning.
 */
async function write(
  parts: OrderParts,
  tx: Transaction,
  asked: Asked,
  known?: KnownStock,
): Promise<PlacedOrder> {
  const { basket, order, choice } = asked
  const now = parts.clock()
  const [cart, id] = await Promise.all([basket.lock(tx, now), drawOrderId(tx)])
  if (!cart) throw new Refused('empty')
  const { reckoned, plan, stock } = await reckonOrder(parts, tx, cart, asked, known)
  if (toCartView(reckoned, asked.country, choice.rate).hash !== order.shown) throw new Refused('changed')
  const couponUses = await spendCoupons(tx, reckoned, order.email, now)
  const values = newOrder({ ...asked, id, reckoned, couponUses, now })
  const { key, status, totalCents: madeCents, paymentMethod } = values
  await sentTogether([
    insertOrder(tx, values, reckoned, plan, basket).catch((error: unknown) => {
      throw isPlacedBefore(error) ? new Refused('changed') : error
    }),
    sendOrderMails(parts, tx, {
      orderId: id,
      mails: ['new-order', status === 'on-hold' ? 'waiting' : 'received'],
    }),
    parts.changes.publish(stockTagsOf(plan.filter(takesPieces).map(({ productId }) => productId)), tx),
  ])
  const taking = takings(plan, stock, { orderId: id, by: basket.by, now })
  if (madeCents === 0 || paymentMethod === 'cod') {
    for (const statement of taking) await tx.execute(statement)
    // An order that needs no payment in advance is processed at once.
    const row = await lockOrder(tx, id)
    if (row) await moveOrder(parts, tx, row, await firstStep(tx, row), basket.by)
  } else {
    // Sent together with the commit: buyers of one product wait for each other only while the database works.
    sendWithCommit(tx, taking)
  }
  return { id, key, madeCents }
}

const takesPieces = ({ stockOf, takenQuantity }: Taken<ReturnType<typeof bought>>) =>
  stockOf !== null && takenQuantity > 0

/** Calculates a cart and plans the stock that it takes. */
async function reckonOrder(
  parts: OrderParts,
  tx: Transaction,
  cart: CartContents,
  { sold, choice, order, withoutVat }: Asked,
  known: KnownStock | undefined,
) {
  const lines = cart.lines.filter(({ removed }) => !removed)
  const codes = cart.row.coupons
  if (known && codes.length > 0) throw new Refused('overtaken')
  const ids = lines.map(({ productId }) => productId)
  const stock = known ?? (await lockStock(tx, ids))
  const coupons = await lockCoupons(tx, codes)
  const usedUp = await usedUpBy(tx, coupons, order.email)
  const goods = { sold: soldFrom(sold, stock), coupons, rate: choice.rate, withoutVat, usedUp }
  const reckoned = reckon(lines, codes, goods, parts.clock())
  const plan = planStock(reckoned.lines.map(bought), stock)
  if (!plan || plan.length === 0) throw new Refused('changed')
  return { reckoned, plan, stock }
}

async function spendCoupons(
  tx: Transaction,
  { calculation }: Reckoned,
  email: string,
  now: Date,
): Promise<number[]> {
  const taken = await takeCoupons(
    tx,
    calculation.coupons.map(({ code }) => code),
    email,
    now,
  )
  if (!taken.ok) throw new Refused('changed')
  return [...taken.value]
}

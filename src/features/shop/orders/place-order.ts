import { eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { type Reckoned, type ReckonedLine, reckon, toCartView } from '../cart/reckon.ts'
import type { CartContents } from '../cart/stored-cart.ts'
import { lockCoupons, takeCoupons } from '../coupons/take-coupons.ts'
import type { Parts } from '../parts.ts'
import type { SoldProduct } from '../products/shelf.ts'
import type { Basket } from './basket.ts'
import { type CheckedOrder, checkOrder } from './check-order.ts'
import { noteEvent } from './events.ts'
import { expiryOf } from './expiry.ts'
import { sendOrderMail } from './mail-job.ts'
import { firstStep } from './money-in.ts'
import { moveOrder } from './move-order.ts'
import { newDownloadKey, newOrderKey } from './numbers.ts'
import type { OrderRow } from './order-row.ts'
import { type Choice, chooseDelivery, quoteOf, soldFrom, usedUpBy } from './quote.ts'
import { orderLines, orders } from './schema.ts'
import { lockStock, moveStock, planStock, type Taken } from './stock.ts'
import type { PlacedOrder, PlaceOrder, PlaceProblem, PlaceRefused } from './views.ts'

type Placed = Result<PlacedOrder, PlaceProblem, PlaceRefused>

/** Ends the transaction without a trace. */
class Refused extends Error {
  constructor(readonly problem: 'changed' | 'empty') {
    super(problem)
  }
}

/**
 * Makes an order of a basket in one transaction: lines reckoned from locked rows, stock and coupons taken, mails as
 * jobs. One key makes one order: whoever sends it again gets the same. When anything
 * differs from what the buyer was shown, no order is made and the new quote is given.
 */
export async function placeOrder(parts: Parts, basket: Basket, given: PlaceOrder): Promise<Placed> {
  const known = await placedWith(parts, given.checkoutKey)
  if (known) return ok(known)
  const placed = await tryToPlace(parts, basket, given)
  if (placed.ok) return placed
  // The same form, sent twice at once, may have taken the last piece for this same order.
  const meanwhile = await placedWith(parts, given.checkoutKey)
  return meanwhile ? ok(meanwhile) : placed
}

async function tryToPlace(parts: Parts, basket: Basket, given: PlaceOrder): Promise<Placed> {
  const { order, problems } = checkOrder(given, basket.by)
  const target = (order.shipping ?? order.billing).country
  const contents = await basket.read()
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

async function placedWith(
  { db }: { db: Parts['db'] | Transaction },
  checkoutKey: string,
): Promise<PlacedOrder | undefined> {
  const [order] = await db
    .select({ id: orders.id, key: orders.key })
    .from(orders)
    .where(eq(orders.checkoutKey, checkoutKey))
  return order
}

async function transact(
  parts: Parts,
  basket: Basket,
  contents: CartContents | undefined,
  order: CheckedOrder,
  country: string,
): Promise<PlacedOrder> {
  const ids = contents?.lines.filter(({ removed }) => !removed).map(({ productId }) => productId) ?? []
  // Asked before: a transaction must not wait for another connection of its pool.
  const [sold, choice, settings] = await Promise.all([
    parts.shelf.products(ids),
    chooseDelivery(parts, country, order.delivery),
    parts.settings(),
  ])
  const expiresAt = await expiryOf(
    parts,
    order.paymentMethod === 'bacs' ? 'on-hold' : 'pending',
    parts.clock(),
  )
  return parts.db.transaction(async (tx) => {
    const now = parts.clock()
    const locked = await basket.lock(tx, now)
    const known = await placedWith({ db: tx }, order.checkoutKey)
    if (known) return known
    if (!locked) throw new Refused('empty')
    const { reckoned, plan } = await reckonLocked(
      parts,
      tx,
      locked,
      sold,
      choice,
      order,
      settings.vat.smallBusiness,
    )
    if (toCartView(reckoned, country, choice.rate).hash !== order.shown) throw new Refused('changed')
    const row = await insertOrder(tx, {
      ...{ order, reckoned, choice, basket, now, expiresAt },
      couponUses: await spendCoupons(tx, reckoned, order.email, now),
      withoutVat: settings.vat.smallBusiness,
    })
    await insertLines(tx, row.id, reckoned, plan)
    await moveStock(
      parts,
      tx,
      plan.map((line) => ({ ...line, pieces: -line.takenQuantity, sold: line.quantity })),
      { why: 'sold', orderId: row.id, by: basket.by, now },
    )
    await noteEvent(parts, tx, {
      orderId: row.id,
      by: basket.by,
      kind: 'placed',
      to: row.status,
      cents: row.totalCents,
    })
    await sendOrderMail(parts, tx, { orderId: row.id, mail: 'new-order' })
    await sendOrderMail(parts, tx, {
      orderId: row.id,
      mail: row.status === 'on-hold' ? 'waiting' : 'received',
    })
    await basket.empty(tx)
    // What needs no payment beforehand is carried out at once.
    if (row.totalCents === 0 || row.paymentMethod === 'cod')
      await moveOrder(parts, tx, row, await firstStep(tx, row), basket.by)
    return { id: row.id, key: row.key }
  })
}

/** The cart reckoned from locked rows, and what it takes out of the stock. */
async function reckonLocked(
  parts: Parts,
  tx: Transaction,
  cart: CartContents,
  sold: ReadonlyMap<number, SoldProduct>,
  choice: Choice,
  order: CheckedOrder,
  withoutVat: boolean,
) {
  const lines = cart.lines.filter(({ removed }) => !removed)
  const stock = await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  )
  const coupons = await lockCoupons(tx, cart.row.coupons)
  const reckoned = reckon(
    lines,
    cart.row.coupons,
    {
      ...{ sold: soldFrom(sold, stock), coupons, rate: choice.rate, withoutVat },
      usedUp: await usedUpBy(tx, coupons, order.email),
    },
    parts.clock(),
  )
  const plan = planStock(reckoned.lines.map(bought), stock)
  if (!plan || plan.length === 0) throw new Refused('changed')
  return { reckoned, plan }
}

const bought = ({ line }: ReckonedLine) => ({
  productId: line.productId,
  variantId: line.variantId ?? null,
  quantity: line.quantity,
})

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

interface NewOrder {
  order: CheckedOrder
  reckoned: Reckoned
  choice: Choice
  basket: Basket
  couponUses: number[]
  withoutVat: boolean
  now: Date
  expiresAt: Date
}

async function insertOrder(tx: Transaction, given: NewOrder): Promise<OrderRow> {
  const { order, reckoned, choice, basket, now } = given
  const { totals, coupons, shippingVat, vat } = reckoned.calculation
  const isFree = totals.totalCents === 0
  const method = isFree ? 'none' : order.paymentMethod
  const isSent = reckoned.lines.some(({ priced }) => priced.shipped)
  const hasDownloads = reckoned.lines.some(({ product }) => product.row.fileIds.length > 0)
  const [row] = await tx
    .insert(orders)
    .values({
      key: newOrderKey(),
      checkoutKey: order.checkoutKey,
      status: method === 'bacs' ? 'on-hold' : 'pending',
      userId: basket.userId,
      sessionDigest: basket.sessionDigest,
      email: order.email,
      billing: order.billing,
      shipping: isSent ? order.shipping : undefined,
      delivery: isSent ? choice.delivery : undefined,
      paymentMethod: method,
      subtotalCents: totals.subtotalCents,
      discountCents: totals.discountCents,
      shippingCents: totals.shippingCents,
      shippingLabel: totals.shippingLabel,
      shippingVat: given.withoutVat ? [] : [...shippingVat],
      vat: given.withoutVat ? [] : [...vat],
      totalCents: totals.totalCents,
      coupons: [...coupons],
      couponUses: given.couponUses,
      withoutVat: given.withoutVat,
      note: order.note,
      termsVersion: order.termsVersion,
      downloadConsentAt: hasDownloads ? now : undefined,
      downloadKey: hasDownloads ? newDownloadKey() : undefined,
      placedAt: now,
      expiresAt: given.expiresAt,
      words: wordsOf(order, reckoned),
      demo: order.demo ?? false,
    })
    .returning()
  if (!row) throw new Error('an order was not kept')
  return row
}

/** What staff search in, beside the number. */
function wordsOf({ billing, email }: CheckedOrder, { lines }: Reckoned): string {
  const named = lines.flatMap(({ line }) => [line.title, line.sku])
  return [billing.firstName, billing.lastName, billing.company ?? '', email, ...named].join(' ').toLowerCase()
}

async function insertLines(
  tx: Transaction,
  orderId: number,
  { lines, calculation }: Reckoned,
  plan: readonly Taken<ReturnType<typeof bought>>[],
): Promise<void> {
  await tx.insert(orderLines).values(
    lines.map(({ line, product, priced, variant }, position) => ({
      ...{ orderId, position, productId: line.productId, variantId: line.variantId },
      ...{ title: line.title, sku: line.sku, attributes: { ...line.attributes } },
      ...{ quantity: line.quantity, unitCents: line.unitCents, vatPercent: line.vatPercent },
      totalCents: calculation.lineCents[position] ?? 0,
      vatCents: calculation.lineVatCents[position] ?? 0,
      fileIds: [...product.row.fileIds],
      downloadLimit: product.row.downloadLimit,
      downloadDays: product.row.downloadDays,
      pictureId: variant?.pictureId ?? line.picture?.id,
      shipped: priced.shipped,
      stockOf: plan[position]?.stockOf,
      takenQuantity: plan[position]?.takenQuantity ?? 0,
    })),
  )
}

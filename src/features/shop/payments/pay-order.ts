import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { noteEvent } from '../orders/events.ts'
import { lockOrder, readOrder } from '../orders/find-order.ts'
import { firstStep } from '../orders/money-in.ts'
import { moveOrder } from '../orders/move-order.ts'
import { orderNumber } from '../orders/numbers.ts'
import { dueOf, isPayable, type OrderRow } from '../orders/order-row.ts'
import { methodsFor } from '../orders/payment-methods.ts'
import { orders, payments } from '../orders/schema.ts'
import type { PaymentMethod, PayNext, PayProblem } from '../orders/views.ts'
import type { Parts } from './parts.ts'
import { providerOfMethod } from './providers.ts'
import { takeInPayment } from './take-in-payment.ts'

type PaymentRow = typeof payments.$inferSelect
type Paying = Result<PayNext, PayProblem>

/** Mollie remembers an idempotency key for an hour: an attempt without an answer is retried with its key this long. */
const keyLiveMs = 50 * 60_000

const received = { kind: 'received' } as const

/**
 * Starts the payment of an order or continues the open one: a second click, another tab and a retry after a time-out
 * use the same payment. Another method starts another attempt; whichever is paid first counts.
 */
export async function payOrder(parts: Parts, id: number, key: string, wanted?: string): Promise<Paying> {
  const order = await readOrder(parts, id, key)
  if (!order) return fail('missing')
  if (!isPayable(order)) return fail('not-payable')
  const method = wanted ?? order.paymentMethod
  const methods = await methodsOfRow(parts, order)
  if (!methods.some((one) => one.id === method)) return fail('unknown-method')
  if (method === 'bacs' && method === order.paymentMethod && order.status === 'on-hold') return ok(received)
  const name = providerOfMethod(method)
  const provider = name === undefined ? undefined : await parts.providers.of(name)
  if (name !== undefined && !provider) return fail('unknown-method')
  const begun = await parts.db.transaction((tx) => begin(parts, tx, id, method))
  if (!begun.ok || !begun.value) return begun.ok ? ok(received) : begun
  const payment = begun.value
  try {
    if (payment.providerId) {
      const now = await takeInPayment(parts, payment.provider, payment.providerId)
      if (now?.status === 'open' && payment.checkoutUrl)
        return ok({ kind: 'pay-at', url: payment.checkoutUrl })
      // Decided in the meantime: paid, or ended. An ended payment is started again.
      return now?.status === 'paid' ? ok(received) : payOrder(parts, id, key, method)
    }
    const made = await provider?.create({
      key: payment.idempotencyKey,
      method,
      cents: payment.amountCents,
      description: orderNumber(order),
      returnUrl: `${parts.siteUrl}/checkout/order-received/${id}/?key=${order.key}`,
    })
    if (!made?.checkoutUrl) return fail('unavailable')
    await parts.db
      .update(payments)
      .set({ providerId: made.id, checkoutUrl: made.checkoutUrl })
      .where(eq(payments.id, payment.id))
    return ok({ kind: 'pay-at', url: made.checkoutUrl })
  } catch (error) {
    parts.log.warn({ err: error, order: id }, 'a payment could not be begun')
    return fail('unavailable')
  }
}

/** Returns the methods with which an order may be paid now. */
export async function methodsOf(parts: Parts, id: number, key: string): Promise<readonly PaymentMethod[]> {
  const order = await readOrder(parts, id, key)
  return order && isPayable(order) ? methodsOfRow(parts, order) : []
}

const methodsOfRow = (parts: Parts, { totalCents, delivery, billing }: OrderRow) =>
  methodsFor(parts, totalCents, delivery ?? undefined, billing.country)

/** Returns the attempt to continue with; undefined when the method needs none. */
async function begin(
  parts: Parts,
  tx: Transaction,
  id: number,
  method: string,
): Promise<Result<PaymentRow | undefined, 'missing' | 'not-payable' | 'out-of-stock'>> {
  const order = await lockOrder(tx, id)
  if (!order) return fail('missing')
  if (!isPayable(order)) return fail('not-payable')
  const to = method === 'bacs' ? 'on-hold' : method === 'cod' ? await firstStep(tx, order) : 'pending'
  const moved = await moveOrder(parts, tx, order, to, 'buyer')
  if (!moved.ok) return fail(moved.code === 'out-of-stock' ? 'out-of-stock' : 'not-payable')
  if (order.paymentMethod !== method)
    await tx.update(orders).set({ paymentMethod: method }).where(eq(orders.id, id))
  const provider = providerOfMethod(method)
  if (provider === undefined) return ok(undefined)
  const [last] = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(desc(payments.attempt))
    .limit(1)
  const now = parts.clock()
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, id), eq(payments.method, method), eq(payments.status, 'open')))
    .orderBy(desc(payments.attempt))
    .limit(1)
  if (open && (open.providerId || now.getTime() - open.createdAt.getTime() < keyLiveMs)) return ok(open)
  const [attempt] = await tx
    .insert(payments)
    .values({
      orderId: id,
      attempt: (last?.attempt ?? 0) + 1,
      method,
      provider,
      status: 'open',
      idempotencyKey: randomUUID(),
      amountCents: dueOf(order),
      createdAt: now,
    })
    .returning()
  await noteEvent(parts, tx, {
    orderId: id,
    by: 'buyer',
    kind: 'payment-begun',
    cents: dueOf(order),
    text: method,
  })
  return ok(attempt)
}

import { eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { giveBackCoupons, takeCoupons } from '../coupons/take-coupons.ts'
import { cancelOpenPayments } from './cancel-job.ts'
import { noteEvent } from './events.ts'
import { expiryOf } from './expiry.ts'
import { creditInvoice, issueInvoice } from './issue-invoice.ts'
import { sendOrderMail } from './mail-job.ts'
import type { OrderMail } from './mails.ts'
import { dueOf, isPayable, type OrderRow, toPayBack } from './order-row.ts'
import type { OrderParts } from './parts.ts'
import { orders } from './schema.ts'
import { allowedSteps, holds, isSettled, waitsForMoney } from './steps.ts'
import { giveBackStock, planAgain, takeAgain } from './stock.ts'
import type { Actor, OrderStatus, StepProblem } from './views.ts'

type Moved = Result<OrderRow, Exclude<StepProblem, 'missing'>>

/**
 * Changes the status of a locked order with all that follows: stock and coupons, invoice or credit note, history,
 * mails. No other code changes a status. Asking for the present status changes nothing. A refusal changes nothing
 * either, so the transaction may continue.
 */
export async function moveOrder(
  parts: OrderParts,
  tx: Transaction,
  order: OrderRow,
  to: OrderStatus,
  by: Actor,
  more: { trackAndTrace?: string; text?: string } = {},
): Promise<Moved> {
  const { status: from } = order
  if (from === to) return ok(order)
  if (!allowedSteps[from].includes(to)) return fail('not-allowed')
  let { couponUses } = order
  if (!holds(from) && holds(to)) {
    const taken = await takeBack(parts, tx, order, by)
    if (!taken.ok) return taken
    couponUses = [...taken.value]
  }
  if (holds(from) && !holds(to)) {
    await giveBackStock(parts, tx, order.id, by)
    await giveBackCoupons(tx, couponUses)
    couponUses = []
  }
  const now = parts.clock()
  const [moved] = await tx
    .update(orders)
    .set({
      status: to,
      couponUses,
      completedAt: to === 'completed' ? now : order.completedAt,
      expiresAt: waitsForMoney(to) && holds(to) ? await expiryOf(parts, to, now) : null,
      trackAndTrace: more.trackAndTrace ?? order.trackAndTrace,
      toPayBackCents: toPayBack({ ...order, status: to }),
    })
    .where(eq(orders.id, order.id))
    .returning()
  if (!moved) throw new Error('a locked order is gone')
  await noteEvent(parts, tx, { orderId: order.id, by, kind: 'status', from, to, text: more.text })
  if (to === 'processing' || to === 'completed') await issueInvoice(parts, tx, moved)
  if (!holds(to)) await creditInvoice(parts, tx, moved, {})
  if (!isPayable(moved)) await cancelOpenPayments(parts, tx, order.id)
  const mail = mailOf(from, moved)
  // An order may reach a status twice: each time sends a mail.
  if (mail) await sendOrderMail(parts, tx, { orderId: order.id, mail, about: `${to} ${now.toISOString()}` })
  return ok(moved)
}

/** Takes stock and coupons again for an order that had given them back: all of them or none. */
async function takeBack(
  parts: OrderParts,
  tx: Transaction,
  order: OrderRow,
  by: Actor,
): Promise<Result<readonly number[], 'out-of-stock'>> {
  const plan = await planAgain(tx, order.id)
  if (!plan) return fail('out-of-stock')
  const codes = order.coupons.map(({ code }) => code)
  const uses = await takeCoupons(tx, codes, order.email, parts.clock())
  if (!uses.ok) return fail('out-of-stock')
  await takeAgain(parts, tx, plan, order.id, by)
  return ok(uses.value)
}

function mailOf(from: OrderStatus, order: OrderRow): OrderMail | undefined {
  const { status: to, delivery } = order
  if (to === 'on-hold') return 'waiting'
  if (to === 'cancelled' || to === 'failed') return holds(from) ? 'cancelled' : undefined
  const isPaid = order.paidAt !== null && order.totalCents > 0 && dueOf(order) === 0
  if (to === 'completed' && delivery === 'ship') return 'sent'
  if ((to === 'processing' || to === 'completed') && !isSettled(from) && isPaid) return 'paid'
  return undefined
}

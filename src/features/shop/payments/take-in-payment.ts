import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { noteEvent } from '../orders/events.ts'
import { lockOrder } from '../orders/find-order.ts'
import { countMoney } from '../orders/money-in.ts'
import type { OrderRow } from '../orders/order-row.ts'
import { payments } from '../orders/schema.ts'
import type { ChargeBack } from '../orders/views.ts'
import type { Parts } from './parts.ts'
import { ProviderAway, type ProviderPayment } from './provider.ts'
import { takeInRefunds } from './take-in-refunds.ts'

type PaymentRow = typeof payments.$inferSelect

/**
 * Asks the provider of that name for a payment and stores what is new: the single path for webhook, return page, retry and clock. It
 * may run twice, late, concurrently and in any order: a paid payment stays paid. Returns undefined when neither the
 * provider nor we know the number.
 * @throws `ProviderAway`
 */
export async function takeInPayment(
  parts: Parts,
  name: string,
  providerId: string,
): Promise<ProviderPayment | undefined> {
  const provider = await parts.providers.of(name)
  if (!provider) throw new ProviderAway('there is no key of the payment provider')
  const facts = await provider.read(providerId)
  if (!facts) {
    const isOurs = (await parts.db.$count(payments, eq(payments.providerId, providerId))) > 0
    if (isOurs)
      throw new ProviderAway('the key is that of another account: it does not know a payment of ours')
    return undefined
  }
  await parts.db.transaction(async (tx) => {
    const found = await findPayment(tx, facts)
    const order = found && (await lockOrder(tx, found.orderId))
    if (!found || !order) return
    const payment = await ownRow(parts, tx, found.id, order, name, facts)
    await keepFacts(parts, tx, payment, facts)
    const counted = await countMoney(parts, tx, order, name)
    await takeInRefunds(parts, tx, counted, payment, facts)
  })
  return facts
}

/** Finds a payment by the provider's number, or by our key when the provider's answer was lost. */
async function findPayment(tx: Transaction, { id, key }: ProviderPayment) {
  const [found] = await tx
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(or(eq(payments.providerId, id), key === undefined ? undefined : eq(payments.idempotencyKey, key)))
    .orderBy(sql`${payments.providerId} = ${id} desc nulls last`)
    .limit(1)
  return found
}

/**
 * Returns the row of exactly this payment. When the provider forgot a key and created a second payment with it, that
 * payment becomes a separate attempt.
 */
async function ownRow(
  { clock }: Parts,
  tx: Transaction,
  id: number,
  order: OrderRow,
  provider: string,
  facts: ProviderPayment,
): Promise<PaymentRow> {
  await tx
    .update(payments)
    .set({ providerId: facts.id, checkoutUrl: facts.checkoutUrl })
    .where(and(eq(payments.id, id), isNull(payments.providerId)))
  const rows = await tx
    .select()
    .from(payments)
    .where(eq(payments.orderId, order.id))
    .orderBy(payments.attempt)
  const own = rows.find(({ providerId }) => providerId === facts.id)
  if (own) return own
  const [added] = await tx
    .insert(payments)
    .values({
      orderId: order.id,
      attempt: (rows.at(-1)?.attempt ?? 0) + 1,
      provider,
      status: 'open',
      method: order.paymentMethod,
      providerId: facts.id,
      idempotencyKey: facts.id,
      amountCents: order.totalCents,
      createdAt: clock(),
    })
    .returning()
  if (!added) throw new Error('a payment was not kept')
  return added
}

/** Merges chargebacks so that the order of answers does not matter: a reported one stays, and so does its reversal. */
function mergeChargeBacks(known: readonly ChargeBack[], told: readonly ChargeBack[]): ChargeBack[] {
  const all = new Map(known.map((one) => [one.id, one]))
  for (const one of told)
    all.set(one.id, { ...one, reversed: one.reversed || all.get(one.id)?.reversed === true })
  return [...all.values()]
}

async function keepFacts(
  parts: Parts,
  tx: Transaction,
  payment: PaymentRow,
  facts: ProviderPayment,
): Promise<void> {
  const isPaid = payment.status === 'paid' || facts.status === 'paid'
  const status = isPaid ? 'paid' : facts.status
  const paidCents = Math.max(payment.paidCents, facts.paidCents)
  const chargeBacks = mergeChargeBacks(payment.chargeBacks, facts.chargeBacks)
  const standing = chargeBacks.reduce((sum, { cents, reversed }) => sum + (reversed ? 0 : cents), 0)
  const chargedBackCents = Math.min(paidCents, standing)
  if (
    status === payment.status &&
    paidCents === payment.paidCents &&
    isDeepStrictEqual(chargeBacks, payment.chargeBacks)
  )
    return
  await tx
    .update(payments)
    .set({
      status,
      paidCents,
      chargedBackCents,
      chargeBacks,
      paidAt: isPaid ? (payment.paidAt ?? parts.clock()) : null,
    })
    .where(eq(payments.id, payment.id))
  const note = { orderId: payment.orderId, by: payment.provider, text: payment.method }
  if (paidCents > payment.paidCents)
    await noteEvent(parts, tx, { ...note, kind: 'payment', cents: paidCents - payment.paidCents })
  if (chargedBackCents !== payment.chargedBackCents)
    await noteEvent(parts, tx, {
      ...note,
      kind: chargedBackCents > payment.chargedBackCents ? 'charged-back' : 'charge-back-reversed',
      cents: Math.abs(chargedBackCents - payment.chargedBackCents),
    })
  if (status !== payment.status && status !== 'paid')
    await noteEvent(parts, tx, { ...note, kind: 'payment-over', text: `${payment.method} ${status}` })
}

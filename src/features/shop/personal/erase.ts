import { and, eq, gt, inArray, isNotNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { type Person, underAddress } from '../../../platform/personal-data.ts'
import { newOrderKey, orderNumber, yearOf } from '../orders/numbers.ts'
import type { OrderRow } from '../orders/order-row.ts'
import {
  checkoutDrafts,
  invoices,
  orderEvents,
  orders,
  payments,
  refunds,
  withdrawals,
} from '../orders/schema.ts'
import type { Parts } from '../payments/parts.ts'
import { countStars, reviewTags } from '../reviews/count-stars.ts'
import { carts, couponUses, customerNotes, reviewRefusals, reviews, stockAlerts } from '../schema.ts'
import { ordersOf } from './whose.ts'

/** Invoices are kept for this many years after the year of their date (decisions, Law). */
const keptYears = 7

/** Whether goods or money are still due, or a withdrawal waits for an answer. */
export async function isBusyWith(person: Person, tx: Transaction): Promise<boolean> {
  const underWay = or(
    inArray(orders.status, ['pending', 'on-hold', 'processing']),
    gt(orders.toPayBackCents, 0),
  )
  if ((await tx.$count(orders, and(ordersOf(person), underWay))) > 0) return true
  const open = and(underAddress(withdrawals.email, person), eq(withdrawals.status, 'open'))
  return (await tx.$count(withdrawals, open)) > 0
}

/** Erases a person's data, except what an invoice must contain. */
export async function erasePersonal(parts: Parts, person: Person, tx: Transaction): Promise<void> {
  const { email = '', userId } = person
  const own = await tx.select().from(orders).where(ordersOf(person)).orderBy(orders.id).for('update')
  for (const order of own) await eraseOrder(parts, tx, order)
  await tx.delete(withdrawals).where(underAddress(withdrawals.email, person))
  await tx.update(couponUses).set({ customer: '' }).where(underAddress(couponUses.customer, person))
  await tx.delete(carts).where(
    or(
      userId === undefined ? undefined : eq(carts.userId, String(userId)),
      inArray(
        carts.id,
        tx
          .select({ id: checkoutDrafts.cartId })
          .from(checkoutDrafts)
          .where(
            email === ''
              ? sql`false`
              : sql`lower(trim(${checkoutDrafts.fields} ->> 'billing_email')) = ${email}`,
          ),
      ),
    ),
  )
  await tx.delete(customerNotes).where(underAddress(customerNotes.email, person))
  await tx.delete(stockAlerts).where(underAddress(stockAlerts.email, person))
  await tx.delete(reviewRefusals).where(underAddress(reviewRefusals.email, person))
  const written = await tx
    .delete(reviews)
    .where(underAddress(reviews.email, person))
    .returning({ of: reviews.productId })
  const reviewed = [...new Set(written.map(({ of }) => of))].sort((one, other) => one - other)
  for (const product of reviewed) await countStars(tx, product)
  await parts.changes.publish(reviewed.flatMap(reviewTags), tx)
}

async function eraseOrder({ clock }: Parts, tx: Transaction, order: OrderRow): Promise<void> {
  const { id, billing, paidCents } = order
  const ofOrder = eq(invoices.orderId, id)
  if (paidCents === 0 && (await tx.$count(invoices, ofOrder)) === 0) {
    await tx.delete(orders).where(eq(orders.id, id))
    return
  }
  const nobody = { firstName: '', lastName: '', street: '', houseNumber: '', postcode: '', city: '' }
  await tx
    .update(orders)
    .set({
      email: '',
      billing: { ...nobody, country: billing.country },
      shipping: null,
      note: '',
      userId: null,
      sessionDigest: null,
      checkoutKey: null,
      trackAndTrace: null,
      // Links that were mailed open nothing any more, neither the order nor its downloads.
      key: newOrderKey(),
      downloadKey: null,
      words: orderNumber(order).toLowerCase(),
      erasedAt: clock(),
    })
    .where(eq(orders.id, id))
  await tx.update(payments).set({ checkoutUrl: null }).where(eq(payments.orderId, id))
  await tx.update(refunds).set({ reason: '' }).where(eq(refunds.orderId, id))
  await tx.delete(withdrawals).where(eq(withdrawals.orderId, id))
  await tx.delete(orderEvents).where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'note')))
  await tx
    .update(orderEvents)
    .set({ text: null })
    .where(and(eq(orderEvents.orderId, id), notInArray(orderEvents.kind, ['mail', 'invoice'])))
  // An invoice must contain the buyer's name and address, but no contact data.
  await tx
    .update(invoices)
    .set({
      contents: sql`jsonb_set(${invoices.contents}, '{buyer,email}', '""') #- '{buyer,phone}' #- '{shipping}'`,
    })
    .where(ofOrder)
}

/** Deletes erased orders once the law no longer requires them; returns their number. */
export async function removeOutlived({ db, clock }: Parts): Promise<number> {
  const firstKept = new Date(Date.UTC(yearOf(clock()) - keptYears, 0, 1))
  const isKept = sql`exists (select from ${invoices} where ${invoices.orderId} = ${orders.id} and ${gt(invoices.issuedAt, firstKept)})`
  const gone = await db
    .delete(orders)
    .where(and(isNotNull(orders.erasedAt), lt(orders.placedAt, firstKept), sql`not ${isKept}`))
    .returning({ id: orders.id })
  return gone.length
}

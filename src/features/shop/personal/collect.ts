import { asc, eq } from 'drizzle-orm'
import { formatPrice } from '../../../kernel/money.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import { type Person, type PersonalPart, underAddress } from '../../../platform/personal-data.ts'
import { readOrderView } from '../orders/read-details.ts'
import { orders, withdrawals } from '../orders/schema.ts'
import type { OrderView } from '../orders/views.ts'
import type { Parts } from '../payments/parts.ts'
import { addressLines } from '../pdf/address.ts'
import { drawInvoice } from '../pdf/draw-pdf.ts'
import { cartLines, carts, couponUses, customerNotes, reviews, stockAlerts } from '../schema.ts'
import { personalTexts } from './texts.nl.ts'
import { ordersOf } from './whose.ts'

const texts = createTexts<keyof typeof personalTexts>(textData(personalTexts))
type Label = keyof typeof personalTexts

/** Returns the labels of row properties that have the names of catalogue texts. */
const labelled = (...names: Label[]) => Object.fromEntries(names.map((name) => [name, texts(name)]))

/** Collects all data that the shop stores about a person, with the invoices. */
export async function collectPersonal(parts: Parts, person: Person): Promise<readonly PersonalPart[]> {
  const { db } = parts
  const rows = await db.select({ id: orders.id }).from(orders).where(ordersOf(person)).orderBy(asc(orders.id))
  const own: OrderView[] = []
  for (const { id } of rows) {
    const read = await readOrderView(db, id)
    if (read) own.push(read.view)
  }
  const [withdrawn, written, used, notes, alerts, cart] = await Promise.all([
    db.select().from(withdrawals).where(underAddress(withdrawals.email, person)),
    db.select().from(reviews).where(underAddress(reviews.email, person)).orderBy(asc(reviews.id)),
    db.select().from(couponUses).where(underAddress(couponUses.customer, person)),
    db.select().from(customerNotes).where(underAddress(customerNotes.email, person)),
    db.select().from(stockAlerts).where(underAddress(stockAlerts.email, person)),
    person.userId === undefined
      ? []
      : db
          .select({ productId: cartLines.productId, quantity: cartLines.quantity })
          .from(cartLines)
          .innerJoin(carts, eq(carts.id, cartLines.cartId))
          .where(eq(carts.userId, String(person.userId))),
  ])
  const titles = await titlesOf(
    parts,
    [...written, ...alerts, ...cart].map(({ productId }) => productId),
  )
  return [
    {
      name: 'orders',
      title: texts('orders'),
      rows: own.map(toRow),
      files: await papersOf(parts, own),
      labels: labelled(
        ...(['number', 'date', 'status', 'lines', 'total', 'paid', 'billing', 'shipping'] as const),
        ...(['email', 'note', 'invoices'] as const),
      ),
    },
    {
      name: 'withdrawals',
      title: texts('withdrawals'),
      labels: labelled('order', 'name', 'email', 'text', 'received'),
      rows: withdrawn.map(({ orderNumber, name, email, text, receivedAt }) => ({
        order: orderNumber,
        name,
        email,
        text,
        received: receivedAt,
      })),
    },
    {
      name: 'reviews',
      title: texts('reviews'),
      labels: labelled('product', 'rating', 'author', 'email', 'text', 'written', 'answer', 'approved'),
      rows: written.map(({ productId, rating, author, email, text, createdAt, answer, approved }) => ({
        product: titles.get(productId),
        rating,
        author,
        email,
        text,
        written: createdAt,
        answer,
        approved,
      })),
    },
    {
      name: 'coupons',
      title: texts('coupons'),
      labels: labelled('code', 'used'),
      rows: used.map(({ code, takenAt }) => ({ code, used: takenAt })),
    },
    {
      name: 'notes',
      title: texts('notes'),
      labels: labelled('text', 'written'),
      rows: notes.map(({ text, at }) => ({ text, written: at })),
    },
    {
      name: 'stockAlerts',
      title: texts('alerts'),
      labels: labelled('product', 'asked', 'confirmed'),
      rows: alerts.map(({ productId, askedAt, confirmedAt }) => ({
        product: titles.get(productId),
        asked: askedAt,
        confirmed: confirmedAt ?? undefined,
      })),
    },
    {
      name: 'cart',
      title: texts('cart'),
      labels: labelled('product', 'quantity'),
      rows: cart.map(({ productId, quantity }) => ({ product: titles.get(productId), quantity })),
    },
  ]
}

const toRow = ({ number, placedAt, status, totalCents, paidCents, ...order }: OrderView) => ({
  number,
  date: placedAt,
  status,
  email: order.email,
  note: order.note,
  total: formatPrice(totalCents),
  paid: formatPrice(paidCents),
  lines: order.lines.map(({ quantity, title, totalCents }) =>
    texts('line', { quantity, title, amount: formatPrice(totalCents) }),
  ),
  billing: addressLines(order.billing),
  shipping: order.shipping && addressLines(order.shipping),
  invoices: order.invoices.map((invoice) => invoice.number),
})

async function papersOf(parts: Parts, own: readonly OrderView[]) {
  const files: { name: string; contents: Buffer }[] = []
  for (const order of own)
    for (const invoice of order.invoices) {
      const { contents } = await drawInvoice(parts, invoice, order)
      files.push({ name: `${invoice.number}.pdf`, contents: Buffer.from(contents) })
    }
  return files
}

async function titlesOf({ content }: Parts, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const entries = ids.length === 0 ? [] : await content.entries([...new Set(ids)])
  return new Map(entries.map(({ id, title }) => [id, title]))
}

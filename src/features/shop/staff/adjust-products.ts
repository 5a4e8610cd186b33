import { and, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Transaction, within } from '../../../platform/database/index.ts'
import type { Actor } from '../orders/views.ts'
import type { Parts } from '../payments/parts.ts'
import { notePrices } from '../products/note-prices.ts'
import { tagsOf } from '../products/tags.ts'
import { products, variants } from '../schema.ts'
import type { ProductAdjustment } from '../staff-views.ts'
import { mostStock, notingStock } from './change-stock.ts'

/** The highest price that staff may enter. */
const mostCents = 100_000_000

/**
 * Changes prices and stocks of several products and all their variants, all of them or none (EDIT-05). A difference is
 * calculated from the present value of the locked row, so that no concurrent change is lost. The result is what staff
 * could have entered: no price or stock above its maximum, and no sale that is not below the regular price.
 * @returns how many products were changed; ids that are no product are left out
 */
export async function adjustProducts(
  parts: Parts,
  ids: readonly number[],
  adjustment: ProductAdjustment,
  outer?: Transaction,
  by: Actor = 'staff',
): Promise<number> {
  return within(parts.db, outer, async (tx) => {
    const found = await tx
      .select({ id: products.entryId })
      .from(products)
      .where(inArray(products.entryId, [...ids]))
      .orderBy(products.entryId)
      .for('update')
    const known = found.map(({ id }) => id)
    if (known.length === 0) return 0
    await notingStock(parts, tx, known, { by }, () => adjust(tx, known, adjustment))
    await notePrices(parts, tx, known)
    await parts.changes.publish(tagsOf(known), tx)
    return known.length
  })
}

type Offered = typeof products | typeof variants

async function adjust(tx: Transaction, ids: readonly number[], adjustment: ProductAdjustment): Promise<void> {
  if ('stock' in adjustment) return adjustStock(tx, ids, adjustment.stock)
  const pricesOf = 'price' in adjustment ? regularOf(adjustment.price) : saleOf(adjustment.sale)
  await tx
    .update(products)
    .set(pricesOf(products))
    .where(inArray(products.entryId, [...ids]))
  await tx
    .update(variants)
    .set(pricesOf(variants))
    .where(inArray(variants.productId, [...ids]))
}

/** Percentages round to whole cents. */
const changedBy = (table: Offered, percent: number): SQL =>
  sql`least(${mostCents}, greatest(0, round(${table.regularCents} * (100 + ${percent}::numeric) / 100)))::int`

const ifBelow = (sale: SQLWrapper, regular: SQLWrapper): SQL =>
  sql`case when ${sale} < ${regular} then ${sale} end`

const regularOf = (price: { cents: number } | { percent: number }) => (table: Offered) => {
  const regularCents = 'cents' in price ? sql`${price.cents}::int` : changedBy(table, price.percent)
  return { regularCents, saleCents: ifBelow(table.saleCents, regularCents) }
}

const saleOf = (sale: { percent: number; to?: Date } | null) => (table: Offered) => ({
  saleCents: sale && ifBelow(changedBy(table, -sale.percent), table.regularCents),
  saleFrom: null,
  saleTo: sale?.to ?? null,
})

/** Changes the stock where it is kept: of each variant, or of the product for all its variants. */
async function adjustStock(
  tx: Transaction,
  ids: readonly number[],
  change: { pieces: number } | { more: number },
): Promise<void> {
  const stockOf = (table: Offered) =>
    'pieces' in change
      ? change.pieces
      : sql`${table.stock} + least(greatest(${change.more}::int, -${table.stock}), ${mostStock} - ${table.stock})`
  const hasVariants = sql`exists (select 1 from ${variants} where ${variants.productId} = ${products.entryId})`
  await tx
    .update(products)
    .set({ stock: stockOf(products) })
    .where(
      and(inArray(products.entryId, [...ids]), sql`(not ${hasVariants} or ${products.stock} is not null)`),
    )
  const isShared = sql`exists (select 1 from ${products} where ${products.entryId} = ${variants.productId} and ${products.stock} is not null)`
  await tx
    .update(variants)
    .set({ stock: stockOf(variants) })
    .where(
      and(inArray(variants.productId, [...ids]), sql`(${variants.stock} is not null or not ${isShared})`),
    )
}

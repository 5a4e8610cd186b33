import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Parts } from '../parts.ts'
import type { ProductRow, VariantRow } from '../products/rows.ts'
import { tagsOf } from '../products/tags.ts'
import { products, variants } from '../schema.ts'
import { orderLines, stockMoves } from './schema.ts'
import type { Actor } from './views.ts'

/** Products and their variants, kept from others until the transaction ends. Always in one order. */
export interface LockedStock {
  products: ReadonlyMap<number, ProductRow>
  variants: readonly VariantRow[]
}

export async function lockStock(tx: Transaction, productIds: readonly number[]): Promise<LockedStock> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return { products: new Map(), variants: [] }
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.entryId, ids))
    .orderBy(asc(products.entryId))
    .for('update')
  const variantRows = await tx
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.id))
    .for('update')
  return { products: new Map(rows.map((row) => [row.entryId, row])), variants: variantRows }
}

type Bought = Pick<typeof orderLines.$inferSelect, 'productId' | 'variantId' | 'quantity'>

/** A line with the stock that it draws on, and how much of it. */
export type Taken<Line extends Bought> = Line & {
  stockOf: 'product' | 'variant' | null
  takenQuantity: number
}

/**
 * What lines would take out of the stock; undefined when there is not enough. What is sold beyond its stock by
 * agreement (backorders) takes what is there.
 */
export function planStock<Line extends Bought>(
  lines: readonly Line[],
  locked: LockedStock,
): readonly Taken<Line>[] | undefined {
  const left = new Map<object, number>()
  const taken: Taken<Line>[] = []
  for (const line of lines) {
    const product = locked.products.get(line.productId)
    const variant = locked.variants.find(({ id }) => id === line.variantId)
    if (!product || (line.variantId !== null && !variant)) return undefined
    const holder = variant && variant.stock !== null ? variant : product
    if (holder.stock === null) {
      taken.push({ ...line, stockOf: null, takenQuantity: 0 })
      continue
    }
    const there = left.get(holder) ?? holder.stock
    if (there < line.quantity && !product.backorders) return undefined
    const takenQuantity = Math.min(there, line.quantity)
    left.set(holder, there - takenQuantity)
    taken.push({ ...line, stockOf: holder === product ? 'product' : 'variant', takenQuantity })
  }
  return taken
}

export interface StockReason {
  why: typeof stockMoves.$inferInsert.why
  orderId: number
  by: Actor
  now: Date
}

/**
 * Moves pieces into (or, negative, out of) the stocks of lines and writes down why. `sold` counts with it. What was
 * taken away since, or is no longer counted, keeps no stock.
 */
export async function moveStock(
  { changes }: Pick<Parts, 'changes'>,
  tx: Transaction,
  moves: readonly (Pick<Bought, 'productId' | 'variantId'> & {
    stockOf: 'product' | 'variant' | null
    pieces: number
    sold: number
  })[],
  { why, orderId, by, now }: StockReason,
): Promise<void> {
  const shown = new Set<number>()
  for (const { productId, variantId, stockOf, pieces, sold } of moves) {
    if (sold !== 0)
      await tx
        .update(products)
        .set({ sold: sql`greatest(0, ${products.sold} + ${sold})` })
        .where(eq(products.entryId, productId))
    if (stockOf === null || pieces === 0) continue
    const [left] =
      stockOf === 'variant' && variantId !== null
        ? await tx
            .update(variants)
            .set({ stock: sql`${variants.stock} + ${pieces}` })
            .where(eq(variants.id, variantId))
            .returning({ stock: variants.stock })
        : await tx
            .update(products)
            .set({ stock: sql`${products.stock} + ${pieces}` })
            .where(eq(products.entryId, productId))
            .returning({ stock: products.stock })
    if (left?.stock == null) continue
    shown.add(productId)
    await tx.insert(stockMoves).values({
      ...{ productId, variantId: stockOf === 'variant' ? variantId : null, pieces, left: left.stock },
      ...{ why, orderId, by, at: now },
    })
  }
  await changes.publish(tagsOf([...shown]), tx)
}

/** Puts back all that an order still has out of the stock; twice is once. */
export async function giveBackStock(
  parts: Parts,
  tx: Transaction,
  orderId: number,
  by: Actor,
): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  )
  await moveStock(
    parts,
    tx,
    lines.map((line) => ({
      ...line,
      // What came back broken is not put back.
      pieces: Math.max(0, line.takenQuantity - Math.max(line.restockedQuantity, line.returnedQuantity)),
      sold: line.returnedQuantity - line.quantity,
    })),
    { why: 'given-back', orderId, by, now: parts.clock() },
  )
  await tx
    .update(orderLines)
    .set({ takenQuantity: 0, restockedQuantity: 0 })
    .where(eq(orderLines.orderId, orderId))
}

/** What an order that gave its stock back would take out of it again; undefined when that is not there. */
export async function planAgain(tx: Transaction, orderId: number) {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const locked = await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  )
  return planStock(
    lines.map((line) => ({ ...line, quantity: line.quantity - line.returnedQuantity })),
    locked,
  )
}

export async function takeAgain(
  parts: Parts,
  tx: Transaction,
  plan: readonly Taken<typeof orderLines.$inferSelect>[],
  orderId: number,
  by: Actor,
): Promise<void> {
  // Earlier returns stay counted as taken and as put back, so that only pieces that are out now can be put back again.
  for (const { id, stockOf, takenQuantity, returnedQuantity } of plan)
    await tx
      .update(orderLines)
      .set({
        ...{ stockOf, takenQuantity: takenQuantity + returnedQuantity },
        restockedQuantity: returnedQuantity,
      })
      .where(eq(orderLines.id, id))
  await moveStock(
    parts,
    tx,
    plan.map((line) => ({ ...line, pieces: -line.takenQuantity, sold: line.quantity })),
    { why: 'sold', orderId, by, now: parts.clock() },
  )
}

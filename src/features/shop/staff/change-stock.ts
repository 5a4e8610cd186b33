import { eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { stockMoves } from '../orders/schema.ts'
import { type KnownStock, lockStock } from '../orders/stock.ts'
import type { Actor } from '../orders/views.ts'
import type { Parts } from '../payments/parts.ts'
import { tagsOf } from '../products/tags.ts'
import { products, variants } from '../schema.ts'
import type { StockChange, StockProblem } from '../staff-views.ts'

/** The largest stock that staff may enter. */
export const mostStock = 1_000_000

/** Runs the work and records its changes of stock as stock moves by the actor. */
export async function notingStock<Done>(
  { clock }: Pick<Parts, 'clock'>,
  tx: Transaction,
  productIds: readonly number[],
  { by, reason = '' }: { by: Actor; reason?: string },
  work: (locked: KnownStock) => Promise<Done>,
): Promise<Done> {
  const locked = await lockStock(tx, productIds)
  const before = stocksOf(locked)
  const done = await work(locked)
  const after = stocksOf(await lockStock(tx, productIds))
  const moves = [...after].flatMap(([holder, { stock: left, ...ids }]) => {
    const pieces = left === null ? 0 : left - (before.get(holder)?.stock ?? 0)
    return left === null || pieces === 0 ? [] : [{ ...ids, pieces, left }]
  })
  if (moves.length > 0)
    await tx
      .insert(stockMoves)
      .values(moves.map((move) => ({ ...move, why: 'staff' as const, by, reason, at: clock() })))
  return done
}

interface Kept {
  productId: number
  variantId: number | null
  stock: number | null
}

/** Returns every holder of a stock, by a unique key. */
const stocksOf = ({ products, variants }: KnownStock): ReadonlyMap<string, Kept> =>
  new Map(
    [
      ...[...products.values()].map(({ entryId, stock }) => ({ productId: entryId, variantId: null, stock })),
      ...variants.map(({ id, productId, stock }) => ({ productId, variantId: id, stock })),
    ].map((kept) => [`${kept.productId}-${kept.variantId}`, kept]),
  )

/** Sets a stock, or adds or removes pieces, with a reason. Calculates from the present value of the locked row. */
export async function changeStock(
  parts: Parts,
  productId: number,
  { variantSku, reason, ...change }: StockChange,
  by: Actor,
): Promise<Result<undefined, StockProblem>> {
  return parts.db.transaction((tx) =>
    notingStock(parts, tx, [productId], { by, reason }, async (locked) => {
      const product = locked.products.get(productId)
      const variant = locked.variants.find(({ sku }) => sku === variantSku)
      const holder = variantSku === undefined ? product : variant
      if (!product || !holder) return fail('missing')
      const stock = 'pieces' in change ? change.pieces : (holder.stock ?? 0) + change.more
      if (!Number.isInteger(stock) || stock < 0 || stock > mostStock) return fail('below-zero')
      if (variant) await tx.update(variants).set({ stock }).where(eq(variants.id, variant.id))
      else await tx.update(products).set({ stock }).where(eq(products.entryId, productId))
      await parts.changes.publish(tagsOf([productId]), tx)
      return ok(undefined)
    }),
  )
}

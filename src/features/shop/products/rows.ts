import { asc, inArray } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { priceHistory, products, variants } from '../schema.ts'
import type { PastPrice } from './price.ts'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof variants.$inferSelect

/** A product with its variants and prices of the past, the oldest first. */
export interface StoredProduct {
  row: ProductRow
  variants: readonly VariantRow[]
  history: (variantId: number | null) => readonly PastPrice[]
}

const largestId = 2_147_483_647

/** Products by entry id, in three queries however many they are. A number that no entry can have is left out. */
export async function readProducts(
  db: Executor,
  asked: readonly number[],
): Promise<ReadonlyMap<number, StoredProduct>> {
  const ids = asked.filter((id) => Number.isInteger(id) && id > 0 && id <= largestId)
  if (ids.length === 0) return new Map()
  const [rows, variantRows, past] = await Promise.all([
    db.select().from(products).where(inArray(products.entryId, ids)),
    db
      .select()
      .from(variants)
      .where(inArray(variants.productId, ids))
      .orderBy(asc(variants.position), asc(variants.id)),
    db
      .select()
      .from(priceHistory)
      .where(inArray(priceHistory.productId, ids))
      .orderBy(asc(priceHistory.since), asc(priceHistory.id)),
  ])
  return new Map(
    rows.map((row) => [
      row.entryId,
      {
        row,
        variants: variantRows.filter((variant) => variant.productId === row.entryId),
        history: (variantId) =>
          past.filter((price) => price.productId === row.entryId && price.variantId === variantId),
      },
    ]),
  )
}

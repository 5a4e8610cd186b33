import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Parts } from '../parts.ts'
import { priceHistory, products, variants } from '../schema.ts'
import { priceAt } from './price.ts'

/** Remembers prices of a product and its variants that are not what they last were (SHOP-20). */
export async function notePrices({ clock }: Parts, tx: Transaction, productId: number) {
  const now = clock()
  const [row] = await tx.select().from(products).where(eq(products.entryId, productId))
  const variantRows = await tx.select().from(variants).where(eq(variants.productId, productId))
  const past = await tx
    .select()
    .from(priceHistory)
    .where(eq(priceHistory.productId, productId))
    .orderBy(priceHistory.since, priceHistory.id)
  for (const [variantId, offer] of [
    [null, row] as const,
    ...variantRows.map((variant) => [variant.id, variant] as const),
  ]) {
    if (!offer) continue
    const { cents } = priceAt(offer, [], now)
    if (past.findLast((price) => price.variantId === variantId)?.cents === cents) continue
    await tx.insert(priceHistory).values({ productId, variantId, cents, since: now })
  }
}

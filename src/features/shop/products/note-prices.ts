import { desc, inArray } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { priceHistory, products, variants } from '../schema.ts'
import type { ProductParts } from './parts.ts'
import { priceAt } from './price.ts'

/** Adds the prices of products and their variants that have changed to the price history (SHOP-20). */
export async function notePrices({ clock }: ProductParts, tx: Transaction, productIds: readonly number[]) {
  const now = clock()
  const ids = [...productIds]
  const rows = await tx.select().from(products).where(inArray(products.entryId, ids))
  const variantRows = await tx.select().from(variants).where(inArray(variants.productId, ids))
  const past = await tx
    .selectDistinctOn([priceHistory.productId, priceHistory.variantId], {
      productId: priceHistory.productId,
      variantId: priceHistory.variantId,
      cents: priceHistory.cents,
    })
    .from(priceHistory)
    .where(inArray(priceHistory.productId, ids))
    .orderBy(priceHistory.productId, priceHistory.variantId, desc(priceHistory.since), desc(priceHistory.id))
  const nameOf = (productId: number, variantId: number | null) => `${productId} ${variantId}`
  const last = new Map(past.map((price) => [nameOf(price.productId, price.variantId), price.cents]))
  const noted = [
    ...rows.map((offer) => ({ productId: offer.entryId, variantId: null, offer })),
    ...variantRows.map((offer) => ({ productId: offer.productId, variantId: offer.id, offer })),
  ]
    .map(({ productId, variantId, offer }) => ({
      productId,
      variantId,
      cents: priceAt(offer, [], now).cents,
      since: now,
    }))
    .filter(({ productId, variantId, cents }) => last.get(nameOf(productId, variantId)) !== cents)
  if (noted.length > 0) await tx.insert(priceHistory).values(noted)
}

import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { products } from '../schema.ts'

/** Updates the stars of a product, which cards and lists show, from its approved reviews. */
export async function countStars(tx: Transaction, product: number): Promise<void> {
  // A concurrent approval waits here and counts afterwards.
  await tx.select({ id: products.entryId }).from(products).where(eq(products.entryId, product)).for('update')
  await tx.execute(sql`update shop_products set (rating_sum, reviews) =
    (select coalesce(sum(rating), 0), count(*) from shop_reviews where product_id = ${product} and approved)
    where entry_id = ${product}`)
}

/** The tags of everything that shows a product's reviews. */
export const reviewTags = (product: number) => [`product:${product}`, `entry:${product}`, 'list:product']

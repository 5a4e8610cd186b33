import { asc, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Executor, onOneConnection } from '../../../platform/database/index.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { priceHistory, products, variants } from '../schema.ts'
import type { PastPrice } from './price.ts'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof variants.$inferSelect

/** A product with its variants and prices of the past, the oldest first. */
export interface StoredProduct {
  row: ProductRow
  variants: readonly VariantRow[]
  history: (variantId: number | null) => readonly PastPrice[]
  prints: Prints
}

/** Of each row, what it says beside its stock. */
export type Prints = ReadonlyMap<ProductRow | VariantRow, string>

/**
 * Changes with everything of a row that an order is reckoned from but its stock, which orders change all the time;
 * what is shown beside it is no part of that.
 */
export const printOf = (table: typeof products | typeof variants) =>
  sql<string>`md5((to_jsonb(${table}) - array['stock', 'sold', 'rating_sum', 'reviews', 'up_sell_ids', 'cross_sell_ids'])::text)`

const largestId = 2_147_483_647

const among = (column: PgColumn) => sql`${column} = any(${sql.placeholder('ids')})`

const productsOf = preparedOn((db) =>
  db
    .select({ row: products, print: printOf(products) })
    .from(products)
    .where(among(products.entryId))
    .prepare('shop_products_of'),
)

const variantsOf = preparedOn((db) =>
  db
    .select({ row: variants, print: printOf(variants) })
    .from(variants)
    .where(among(variants.productId))
    .orderBy(asc(variants.position), asc(variants.id))
    .prepare('shop_variants_of'),
)

const pastPricesOf = preparedOn((db) =>
  db
    .select()
    .from(priceHistory)
    .where(among(priceHistory.productId))
    .orderBy(asc(priceHistory.since), asc(priceHistory.id))
    .prepare('shop_past_prices_of'),
)

/** Products by entry id, in one packet of three queries however many they are. A number that no entry can have is left out. */
export async function readProducts(
  db: Executor,
  asked: readonly number[],
): Promise<ReadonlyMap<number, StoredProduct>> {
  const ids = asked.filter((id) => Number.isInteger(id) && id > 0 && id <= largestId)
  if (ids.length === 0) return new Map()
  const [rows, variantRows, past] = await onOneConnection(db, (connection) =>
    Promise.all([
      productsOf(connection).execute({ ids }),
      variantsOf(connection).execute({ ids }),
      pastPricesOf(connection).execute({ ids }),
    ]),
  )
  return new Map(
    rows.map((product) => {
      const { row } = product
      const own = variantRows.filter((variant) => variant.row.productId === row.entryId)
      return [
        row.entryId,
        {
          row,
          variants: own.map((variant) => variant.row),
          history: (variantId) =>
            past.filter((price) => price.productId === row.entryId && price.variantId === variantId),
          prints: new Map([product, ...own].map((printed) => [printed.row, printed.print])),
        },
      ]
    }),
  )
}

import { asc, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Executor, onOneConnection } from '../../../platform/database/index.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { priceHistory, products, variants } from '../schema.ts'
import type { PastPrice } from './price.ts'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof variants.$inferSelect

/** A product with its variants and past prices, oldest first. */
export interface StoredProduct {
  row: ProductRow
  variants: readonly VariantRow[]
  history: (variantId: number | null) => readonly PastPrice[]
  prints: Prints
}

/** The fingerprint (`printOf`) of each row. */
export type Prints = ReadonlyMap<ProductRow | VariantRow, string>

/**
 * The fingerprint of a row: it changes with every column that the price of an order depends on. Stock and sales, which
 * orders change all the time, ratings and related products are not part of it.
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

/**
 * Returns products by entry id, with one packet of three queries for any number of ids. Impossible ids are left out.
 */
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

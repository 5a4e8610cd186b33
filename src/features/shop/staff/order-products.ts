import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Parts } from '../payments/parts.ts'
import { priceNow } from '../products/filters.ts'
import { products, variants } from '../schema.ts'

export type OfferSort = 'price' | 'stock'

export interface OfferOrder {
  sort: OfferSort
  descending?: boolean
  /** Only products that are sold out. */
  soldOut?: boolean
}

// unbounded: rows of ours
const rowsSchema = z.array(z.object({ id: z.int() }))

/**
 * Products by what they cost now, the cheapest variant that is offered, or by how many there are in all variants. What is not counted is always
 * there: it comes after the largest stock.
 */
export async function orderProducts(
  { clock, db }: Parts,
  { sort, descending = false, soldOut = false }: OfferOrder,
): Promise<readonly number[]> {
  const { rows } = await db.execute(sql`
    select id from (
      select ${products.entryId} as id, ${priceNow(clock())} as price,
        case when of_variants.count = 0 then ${products.stock} else of_variants.stock end as stock
      from ${products} cross join lateral (
        select count(*) as count,
          case when bool_or(${variants.stock} is null) then null else sum(${variants.stock}) end as stock
        from ${variants} where ${variants.productId} = ${products.entryId}
      ) of_variants
    ) offers
    ${soldOut ? sql`where stock <= 0` : sql.empty()}
    order by ${sql.identifier(sort)} ${sql.raw(descending ? 'desc' : 'asc')}, id`)
  return rowsSchema.parse(rows).map(({ id }) => id)
}

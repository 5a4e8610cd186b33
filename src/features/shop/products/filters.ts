import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { products, variants } from '../schema.ts'
import type { ProductQuery } from '../views.ts'
import { isSoldVariant } from './sold.ts'

type Offered = typeof products | typeof variants

/** Condition: a product or variant is on sale at a moment. A sale price that is not lower is no sale. */
const isOnSale = (table: Offered, now: Date): SQL =>
  sql`(${table.saleCents} < ${table.regularCents} and (${table.saleFrom} is null or ${table.saleFrom} <= ${now}) and (${table.saleTo} is null or ${table.saleTo} > ${now}))`

const ownVariants = sql`${variants} where ${variants.productId} = ${products.entryId}`
const soldOnes = sql`${ownVariants} and ${isSoldVariant}`

/** Uses one parameter: PostgreSQL allows 65,535, and plans a query again for each different number of them. */
export const isOneOf = (ids: readonly number[]): SQL =>
  sql`${products.entryId} = any(${sql.param([...ids])}::int[])`

/** The present price of the product, or of its cheapest variant. */
export function priceNow(now: Date): SQL {
  const current = (table: Offered) =>
    sql`case when ${isOnSale(table, now)} then ${table.saleCents} else ${table.regularCents} end`
  return sql`coalesce((select min(${current(variants)}) from ${soldOnes}), ${current(products)})`
}

/** A variant without its own stock uses the stock of its product. */
const canBeOrdered = sql`(case when exists (select 1 from ${ownVariants})
  then exists (select 1 from ${soldOnes} and (${products.backorders} or coalesce(${variants.stock}, ${products.stock}, 1) > 0))
  else ${products.backorders} or coalesce(${products.stock}, 1) > 0 end)`

const reduced = (now: Date): SQL => sql`case when exists (select 1 from ${ownVariants})
  then exists (select 1 from ${soldOnes} and ${isOnSale(variants, now)})
  else ${isOnSale(products, now)} end`

/** Returns when the next sale of any product starts or ends, which may change lists that depend on prices. */
export async function nextSaleTurn(db: Executor, now: Date): Promise<Date | undefined> {
  const turns = (table: Offered) =>
    sql`select unnest(array[${table.saleFrom}, ${table.saleTo}]) as turn from ${table}`
  const { rows } = await db.execute<{ turn: string | null }>(
    sql`select min(turn) as turn from (${turns(products)} union all ${turns(variants)}) as turns where turn > ${now}`,
  )
  const turn = rows[0]?.turn
  return turn == null ? undefined : new Date(turn)
}

/** Returns the conditions of a list that concern price and stock. */
export function filtersOf({ minCents, maxCents, inStock, onSale }: ProductQuery, now: Date): SQL[] {
  return [
    ...(minCents === undefined ? [] : [sql`${priceNow(now)} >= ${minCents}`]),
    ...(maxCents === undefined ? [] : [sql`${priceNow(now)} <= ${maxCents}`]),
    ...(inStock ? [canBeOrdered] : []),
    ...(onSale ? [reduced(now)] : []),
  ]
}

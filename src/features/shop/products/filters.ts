import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { products, variants } from '../schema.ts'
import type { ProductQuery } from '../views.ts'

type Offered = typeof products | typeof variants

/** Whether a sale of a product or a variant holds at a moment. A sale that is no cheaper is none. */
const isOnSale = (table: Offered, now: Date): SQL =>
  sql`(${table.saleCents} < ${table.regularCents} and (${table.saleFrom} is null or ${table.saleFrom} <= ${now}) and (${table.saleTo} is null or ${table.saleTo} > ${now}))`

const ownVariants = sql`${variants} where ${variants.productId} = ${products.entryId}`
const offeredVariants = sql`${ownVariants} and ${variants.offered}`

/** By one parameter: PostgreSQL takes 65,535 of them, and plans a query anew for each other number. */
export const isOneOf = (ids: readonly number[]): SQL =>
  sql`${products.entryId} = any(${sql.param([...ids])}::int[])`

/** What one pays for the product itself, or for its cheapest variant. */
export function priceNow(now: Date): SQL {
  const current = (table: Offered) =>
    sql`case when ${isOnSale(table, now)} then ${table.saleCents} else ${table.regularCents} end`
  return sql`coalesce((select min(${current(variants)}) from ${offeredVariants}), ${current(products)})`
}

/** A variant without a stock of its own draws on that of its product. */
const canBeOrdered = sql`(case when exists (select 1 from ${ownVariants})
  then exists (select 1 from ${offeredVariants} and (${products.backorders} or coalesce(${variants.stock}, ${products.stock}, 1) > 0))
  else ${products.backorders} or coalesce(${products.stock}, 1) > 0 end)`

const reduced = (now: Date): SQL => sql`case when exists (select 1 from ${ownVariants})
  then exists (select 1 from ${offeredVariants} and ${isOnSale(variants, now)})
  else ${isOnSale(products, now)} end`

/** When the next sale begins or ends anywhere, which may change what is listed where by its price. */
export async function nextSaleTurn(db: Executor, now: Date): Promise<Date | undefined> {
  const turns = (table: Offered) =>
    sql`select unnest(array[${table.saleFrom}, ${table.saleTo}]) as turn from ${table}`
  const { rows } = await db.execute<{ turn: string | null }>(
    sql`select min(turn) as turn from (${turns(products)} union all ${turns(variants)}) as turns where turn > ${now}`,
  )
  const turn = rows[0]?.turn
  return turn == null ? undefined : new Date(turn)
}

/** Conditions of a list that only the shop can answer. */
export function filtersOf({ minCents, maxCents, inStock, onSale }: ProductQuery, now: Date): SQL[] {
  return [
    ...(minCents === undefined ? [] : [sql`${priceNow(now)} >= ${minCents}`]),
    ...(maxCents === undefined ? [] : [sql`${priceNow(now)} <= ${maxCents}`]),
    ...(inStock ? [canBeOrdered] : []),
    ...(onSale ? [reduced(now)] : []),
  ]
}

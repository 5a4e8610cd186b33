import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../../platform/database/index.ts'
import { errorCode } from '../../../platform/error-code.ts'
import { type Prints, type ProductRow, printOf, type VariantRow } from '../products/rows.ts'
import type { SoldProduct } from '../products/shelf.ts'
import { stockTagsOf } from '../products/tags.ts'
import { products, variants } from '../schema.ts'
import type { OrderParts } from './parts.ts'
import { orderLines, stockMoves } from './schema.ts'
import type { Actor } from './views.ts'

/** Rows of products and their variants as read at one moment. */
export interface KnownStock {
  products: ReadonlyMap<number, ProductRow>
  variants: readonly VariantRow[]
  prints: Prints
}

const productRows = (db: Transaction, ids: readonly number[]) =>
  db
    .select({ row: products, print: printOf(products) })
    .from(products)
    .where(inArray(products.entryId, [...ids]))
    .orderBy(asc(products.entryId))

const variantRows = (db: Transaction, ids: readonly number[]) =>
  db
    .select({ row: variants, print: printOf(variants) })
    .from(variants)
    .where(inArray(variants.productId, [...ids]))
    .orderBy(asc(variants.id))

const toStock = (
  ofProducts: readonly { row: ProductRow; print: string }[],
  ofVariants: readonly { row: VariantRow; print: string }[],
): KnownStock => ({
  products: new Map(ofProducts.map(({ row }) => [row.entryId, row])),
  variants: ofVariants.map(({ row }) => row),
  prints: new Map([...ofProducts, ...ofVariants].map(({ row, print }) => [row, print])),
})

/** Returns stock as read without a lock; the statement that takes it checks that its row is unchanged (`takings`). */
export function stockOn(shelf: Iterable<SoldProduct>): KnownStock {
  const known = [...shelf].map(({ product }) => product)
  return {
    products: new Map(known.map(({ row }) => [row.entryId, row])),
    variants: known.flatMap(({ variants }) => variants),
    prints: new Map(known.flatMap(({ prints }) => [...prints])),
  }
}

/** Locks the rows until the transaction ends, always in the same order. */
export async function lockStock(tx: Transaction, productIds: readonly number[]): Promise<KnownStock> {
  if (productIds.length === 0) return toStock([], [])
  const ofProducts = await productRows(tx, productIds).for('update')
  return toStock(ofProducts, await variantRows(tx, productIds).for('update'))
}

type Bought = Pick<typeof orderLines.$inferSelect, 'productId' | 'variantId' | 'quantity'>

/** A line with the stock that it takes from, and how many pieces it takes. */
export type Taken<Line extends Bought> = Line & {
  stockOf: 'product' | 'variant' | null
  takenQuantity: number
}

/**
 * Plans the pieces that lines take from the stock; undefined when there is not enough. A product with backorders takes
 * what is left.
 */
export function planStock<Line extends Bought>(
  lines: readonly Line[],
  known: KnownStock,
): readonly Taken<Line>[] | undefined {
  const left = new Map<object, number>()
  const taken: Taken<Line>[] = []
  for (const line of lines) {
    const product = known.products.get(line.productId)
    const variant = known.variants.find(({ id }) => id === line.variantId)
    if (!product || (line.variantId !== null && !variant)) return undefined
    const holder = variant && variant.stock !== null ? variant : product
    if (holder.stock === null) {
      taken.push({ ...line, stockOf: null, takenQuantity: 0 })
      continue
    }
    const there = left.get(holder) ?? holder.stock
    if (there < line.quantity && !product.backorders) return undefined
    const takenQuantity = Math.min(there, line.quantity)
    left.set(holder, there - takenQuantity)
    taken.push({ ...line, stockOf: holder === product ? 'product' : 'variant', takenQuantity })
  }
  return taken
}

export interface StockReason {
  why: typeof stockMoves.$inferInsert.why
  orderId: number
  by: Actor
  now: Date
}

/**
 * Returns statements that take the planned pieces from the stock and record why: one for each row, always in the same
 * order. A statement fails (`isOvertaken`), and so does the transaction, when its row has changed since it was read.
 */
export const takings = (
  plan: readonly Taken<Bought>[],
  known: KnownStock,
  because: Omit<StockReason, 'why'>,
): readonly SQL[] =>
  plan
    .toSorted((one, other) => one.productId - other.productId)
    .flatMap((line) => takingsOf(line, known, because))

function takingsOf(line: Taken<Bought>, known: KnownStock, because: Omit<StockReason, 'why'>): SQL[] {
  const product = known.products.get(line.productId)
  const variant = known.variants.find(({ id }) => id === line.variantId)
  if (!product) throw new Error(`product ${line.productId} was planned without being known`)
  const ofVariant = variant && stillThere(variants, variants.id, variant.id, known.prints.get(variant))
  const isOfVariant = line.stockOf === 'variant'
  const sale = sql`
    update ${products} set
      sold = sold + ${line.quantity},
      stock = stock - ${line.stockOf === 'product' ? line.takenQuantity : 0}
    where ${and(
      stillThere(products, products.entryId, product.entryId, known.prints.get(product)),
      isOfVariant ? undefined : isEnough(products.stock, line),
      ofVariant && !isOfVariant
        ? sql`exists (select from ${variants} where ${and(ofVariant, isNull(variants.stock))})`
        : undefined,
    )}
    returning stock`
  if (!isOfVariant) return [taking(sale, line, line.stockOf === 'product', because)]
  const piece = sql`
    update ${variants} set stock = stock - ${line.takenQuantity}
    where ${and(ofVariant, isEnough(variants.stock, line))}
    returning stock`
  return [taking(sale, line, false, because), taking(piece, line, true, because)]
}

const stillThere = (
  table: typeof products | typeof variants,
  column: PgColumn,
  id: number,
  print: string | undefined,
) => sql`${column} = ${id} and ${printOf(table)} = ${print}`

/**
 * The stock still holds the planned pieces: at least those, or exactly those when the plan takes all of a low stock.
 */
const isEnough = (stock: PgColumn, { stockOf, takenQuantity, quantity }: Taken<Bought>) =>
  stockOf === null
    ? isNull(stock)
    : takenQuantity < quantity
      ? eq(stock, takenQuantity)
      : gte(stock, takenQuantity)

/** Fails when the row has changed since it was read. The same statement records the pieces that it takes. */
function taking(
  update: SQL,
  line: Taken<Bought>,
  isHolder: boolean,
  { orderId, by, now }: Omit<StockReason, 'why'>,
): SQL {
  const noted = sql`
    insert into ${stockMoves} (product_id, variant_id, pieces, "left", why, order_id, by, at)
    select ${line.productId}::int, ${line.stockOf === 'variant' ? line.variantId : null}::int,
      ${-line.takenQuantity}::int, stock, 'sold', ${orderId}::int, ${by}, ${now}::timestamptz
    from held returning 1`
  // Dividing by zero rows makes the statement itself fail: its result is not read before the commit.
  return sql`
    with held as (${update}), noted as (${isHolder && line.takenQuantity > 0 ? noted : sql`table held`})
    select 1 / count(*) from noted`
}

const divisionByZero = '22012'

/** Whether a transaction failed because stock had changed since the order read it. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && errorCode(error.cause ?? error) === divisionByZero

/**
 * Adds pieces to the stocks of lines (negative: takes them) and records why; updates `sold`, too. Skips the stock of
 * products that were deleted or are no longer tracked.
 */
export async function moveStock(
  { changes }: Pick<OrderParts, 'changes'>,
  tx: Transaction,
  moves: readonly (Pick<Bought, 'productId' | 'variantId'> & {
    stockOf: 'product' | 'variant' | null
    pieces: number
    sold: number
  })[],
  { why, orderId, by, now }: StockReason,
): Promise<void> {
  const shown = new Set<number>()
  for (const { productId, variantId, stockOf, pieces, sold } of moves) {
    if (sold !== 0)
      await tx
        .update(products)
        .set({ sold: sql`greatest(0, ${products.sold} + ${sold})` })
        .where(eq(products.entryId, productId))
    if (stockOf === null || pieces === 0) continue
    const [left] =
      stockOf === 'variant' && variantId !== null
        ? await tx
            .update(variants)
            .set({ stock: sql`${variants.stock} + ${pieces}` })
            .where(eq(variants.id, variantId))
            .returning({ stock: variants.stock })
        : await tx
            .update(products)
            .set({ stock: sql`${products.stock} + ${pieces}` })
            .where(eq(products.entryId, productId))
            .returning({ stock: products.stock })
    if (left?.stock == null) continue
    shown.add(productId)
    await tx
      .insert(stockMoves)
      .values({
        productId,
        variantId: stockOf === 'variant' ? variantId : null,
        pieces,
        left: left.stock,
        why,
        orderId,
        by,
        at: now,
      })
  }
  await changes.publish(stockTagsOf([...shown]), tx)
}

/** Returns to the stock all pieces that an order still holds; a second call changes nothing. */
export async function giveBackStock(
  parts: OrderParts,
  tx: Transaction,
  orderId: number,
  by: Actor,
): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  )
  await moveStock(
    parts,
    tx,
    lines.map((line) => ({
      ...line,
      // Returned pieces that staff did not put back, such as broken ones, stay out of the stock.
      pieces: Math.max(0, line.takenQuantity - Math.max(line.restockedQuantity, line.returnedQuantity)),
      sold: line.returnedQuantity - line.quantity,
    })),
    { why: 'given-back', orderId, by, now: parts.clock() },
  )
  await tx
    .update(orderLines)
    .set({ takenQuantity: 0, restockedQuantity: 0 })
    .where(eq(orderLines.orderId, orderId))
}

/** Plans the stock that an order takes again after it was given back; undefined when the stock is too low. */
export async function planAgain(tx: Transaction, orderId: number) {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position))
  const locked = await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  )
  return planStock(
    lines.map((line) => ({ ...line, quantity: line.quantity - line.returnedQuantity })),
    locked,
  )
}

export async function takeAgain(
  parts: OrderParts,
  tx: Transaction,
  plan: readonly Taken<typeof orderLines.$inferSelect>[],
  orderId: number,
  by: Actor,
): Promise<void> {
  // Earlier returns stay counted as taken and as put back, so that only pieces that are out now can be put back again.
  for (const { id, stockOf, takenQuantity, returnedQuantity } of plan)
    await tx
      .update(orderLines)
      .set({ stockOf, takenQuantity: takenQuantity + returnedQuantity, restockedQuantity: returnedQuantity })
      .where(eq(orderLines.id, id))
  await moveStock(
    parts,
    tx,
    plan.map((line) => ({ ...line, pieces: -line.takenQuantity, sold: line.quantity })),
    { why: 'sold', orderId, by, now: parts.clock() },
  )
}

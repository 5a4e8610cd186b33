import { eq, inArray, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { type Transaction, within } from '../../../platform/database/index.ts'
import type { NewProduct, ProductChange } from '../inputs.ts'
import type { Actor } from '../orders/views.ts'
import type { Parts } from '../payments/parts.ts'
import { notePrices } from '../products/note-prices.ts'
import { tagsOf } from '../products/tags.ts'
import { products, variants } from '../schema.ts'
import { notingStock } from './change-stock.ts'

/** Adds the price, stock and options of an entry of type `product`. */
export async function addProduct(parts: Parts, product: NewProduct, outer?: Transaction): Promise<void> {
  const { entryId, variants: newVariants = [], ...row } = product
  await within(parts.db, outer, async (tx) => {
    await tx.insert(products).values({ entryId, ...toRow(entryId, row) })
    await replaceVariants(tx, entryId, newVariants)
    await notePrices(parts, tx, [entryId])
    await published(parts, tx, entryId)
  })
}

/** Adds several, as `addProduct` does each, in as many statements as one takes. */
export async function addProducts(parts: Parts, added: readonly NewProduct[]): Promise<void> {
  if (added.length === 0) return
  const ids = added.map(({ entryId }) => entryId)
  await parts.db.transaction(async (tx) => {
    await tx
      .insert(products)
      .values(added.map(({ entryId, variants: _, ...row }) => ({ entryId, ...toRow(entryId, row) })))
    const rows = added.flatMap(({ entryId, variants: given = [] }) =>
      given.map((variant, position) => variantRow(entryId, variant, position)),
    )
    if (rows.length > 0) await tx.insert(variants).values(rows)
    await notePrices(parts, tx, ids)
    await parts.changes.publish(tagsOf(ids), tx)
  })
}

/** Changes the given properties; `variants` replaces all variants. Price changes go to the price history (SHOP-20). */
export async function changeProduct(
  parts: Parts,
  entryId: number,
  change: ProductChange,
  outer?: Transaction,
  by: Actor = 'staff',
): Promise<Result<undefined, 'missing'>> {
  const { variants: newVariants, ...row } = change
  return within(parts.db, outer, async (tx) => {
    const isThere = await notingStock(parts, tx, [entryId], { by }, async (locked) => {
      await tx
        .update(products)
        .set({ entryId, ...toRow(entryId, row) })
        .where(eq(products.entryId, entryId))
      if (newVariants && locked.products.has(entryId)) await replaceVariants(tx, entryId, newVariants)
      return locked.products.has(entryId)
    })
    if (!isThere) return fail('missing')
    await notePrices(parts, tx, [entryId])
    await published(parts, tx, entryId)
    return ok(undefined)
  })
}

type Row = Omit<ProductChange, 'variants'>

/** Copies the lists, because rows need mutable arrays. A product is never related to itself. */
const toRow = <Given extends Partial<Row>>(entryId: number, row: Given) => ({
  ...row,
  ...(row.fileIds ? { fileIds: [...row.fileIds] } : {}),
  ...(row.upSellIds ? { upSellIds: others(entryId, row.upSellIds) } : {}),
  ...(row.crossSellIds ? { crossSellIds: others(entryId, row.crossSellIds) } : {}),
  ...(row.attributes
    ? { attributes: row.attributes.map((attribute) => ({ ...attribute, values: [...attribute.values] })) }
    : {}),
})

/** Returns the ids without the product's own and without duplicates. */
export const others = (entryId: number, ids: readonly number[]) =>
  [...new Set(ids)].filter((id) => id !== entryId)

/** Replaces the variants of a product. A variant with the same SKU keeps its id, which carts and orders refer to. */
async function replaceVariants(
  tx: Transaction,
  productId: number,
  given: NonNullable<NewProduct['variants']>,
) {
  const present = await tx.select().from(variants).where(eq(variants.productId, productId))
  const left = new Map(present.map(({ id, sku }) => [sku, id]))
  const rows = given.map((variant, position) => {
    const id = left.get(variant.sku)
    left.delete(variant.sku)
    return { ...variantRow(productId, variant, position), id }
  })
  const [known, added] = [
    rows.filter(({ id }) => id !== undefined),
    rows.filter(({ id }) => id === undefined),
  ]
  const gone = present.filter(({ id }) => !known.some((row) => row.id === id)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(variants).where(inArray(variants.id, gone))
  if (known.length > 0)
    await tx.insert(variants).values(known).onConflictDoUpdate({ target: variants.id, set: asGiven })
  if (added.length > 0) await tx.insert(variants).values(added)
}

const variantRow = (
  productId: number,
  {
    attributes,
    saleCents,
    stock,
    pictureId,
    offered,
    ...variant
  }: NonNullable<NewProduct['variants']>[number],
  position: number,
) => ({
  ...variant,
  productId,
  position,
  attributes: { ...attributes },
  offered: offered ?? true,
  saleCents: saleCents ?? null,
  stock: stock ?? null,
  pictureId: pictureId ?? null,
})

/** The columns that a form may change in an existing row. */
const asGiven = {
  attributes: sql`excluded.attributes`,
  regularCents: sql`excluded.regular_cents`,
  saleCents: sql`excluded.sale_cents`,
  stock: sql`excluded.stock`,
  pictureId: sql`excluded.picture_id`,
  offered: sql`excluded.offered`,
  position: sql`excluded.position`,
}

const published = ({ changes }: Parts, tx: Transaction, entryId: number) =>
  changes.publish(tagsOf([entryId]), tx)

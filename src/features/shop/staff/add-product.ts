import { eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { type Transaction, within } from '../../../platform/database/index.ts'
import type { NewProduct, ProductChange } from '../inputs.ts'
import type { Actor } from '../orders/views.ts'
import type { Parts } from '../parts.ts'
import { notePrices } from '../products/note-prices.ts'
import { tagsOf } from '../products/tags.ts'
import { products, variants } from '../schema.ts'
import { notingStock } from './change-stock.ts'

/** Gives an entry of type `product` its price, stock and the rest. */
export async function addProduct(parts: Parts, product: NewProduct, outer?: Transaction): Promise<void> {
  const { entryId, variants: newVariants = [], ...row } = product
  await within(parts.db, outer, async (tx) => {
    await tx.insert(products).values({ entryId, ...toRow(row) })
    await replaceVariants(tx, entryId, newVariants)
    await notePrices(parts, tx, [entryId])
    await published(parts, tx, entryId)
  })
}

/** Changes what is named; `variants` replaces all of them. Every price that changes is remembered (SHOP-20). */
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
        .set({ entryId, ...toRow(row) })
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

/** Lists are copied, because a row's lists are its own. */
const toRow = <Given extends Partial<Row>>(row: Given) => ({
  ...row,
  ...(row.fileIds ? { fileIds: [...row.fileIds] } : {}),
  ...(row.attributes
    ? { attributes: row.attributes.map((attribute) => ({ ...attribute, values: [...attribute.values] })) }
    : {}),
})

/** Keeps the number of a variant whose SKU stays, so that carts and orders still know it. */
async function replaceVariants(
  tx: Transaction,
  productId: number,
  given: NonNullable<NewProduct['variants']>,
) {
  const present = await tx.select().from(variants).where(eq(variants.productId, productId))
  for (const { id, sku } of present)
    if (!given.some((variant) => variant.sku === sku)) await tx.delete(variants).where(eq(variants.id, id))
  for (const [position, variant] of given.entries()) {
    const known = present.find(({ sku }) => sku === variant.sku)
    const row = {
      ...variant,
      attributes: { ...variant.attributes },
      saleCents: variant.saleCents ?? null,
      stock: variant.stock ?? null,
      pictureId: variant.pictureId ?? null,
      productId,
      position,
    }
    if (known) await tx.update(variants).set(row).where(eq(variants.id, known.id))
    else await tx.insert(variants).values(row)
  }
}

const published = ({ changes }: Parts, tx: Transaction, entryId: number) =>
  changes.publish(tagsOf([entryId]), tx)

import type { Parts } from '../payments/parts.ts'
import { readProducts, type StoredProduct } from '../products/rows.ts'
import type { StaffOffer } from '../staff-views.ts'

/** Returns prices, stock and options of products by entry number, published or not. */
export async function staffOffers(
  { db }: Parts,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, StaffOffer>> {
  const stored = await readProducts(db, entryIds)
  return new Map([...stored].map(([id, product]) => [id, toOffer(product)]))
}

function toOffer({ row, variants }: StoredProduct): StaffOffer {
  const { entryId, sku, regularCents, vatClass, backorders, soldIndividually, virtual } = row
  const { fileIds, upSellIds, crossSellIds } = row
  return {
    entryId,
    sku,
    regularCents,
    vatClass,
    backorders,
    soldIndividually,
    virtual,
    fileIds,
    upSellIds,
    crossSellIds,
    attributes: row.attributes,
    position: row.position,
    sold: row.sold,
    ...present({
      saleCents: row.saleCents,
      saleFrom: row.saleFrom,
      saleTo: row.saleTo,
      stock: row.stock,
      weightGrams: row.weightGrams,
      shippingClass: row.shippingClass,
      downloadLimit: row.downloadLimit,
      downloadDays: row.downloadDays,
      maker: row.maker,
    }),
    variants: variants.map(({ sku, attributes, regularCents, saleCents, stock, pictureId, offered }) => ({
      sku,
      attributes,
      regularCents,
      offered,
      ...present({ saleCents, stock, pictureId }),
    })),
  }
}

type Present<Given> = { [Name in keyof Given]?: NonNullable<Given[Name]> }

/** Removes the properties that are null. */
const present = <Given extends object>(given: Given): Present<Given> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Present<Given>

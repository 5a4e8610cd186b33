import { asc, desc, ne } from 'drizzle-orm'
import { cacheById, cacheOne } from '../../../platform/cache.ts'
import type { EntryCard } from '../../content/index.ts'
import type { ShopDeps } from '../deps.ts'
import { products, shippingZones } from '../schema.ts'
import { readProducts, type StoredProduct } from './rows.ts'

/** A product that is for sale: its published entry, prices and stock. */
export interface SoldProduct {
  entry: EntryCard
  product: StoredProduct
}

export type ZoneRow = typeof shippingZones.$inferSelect

/** Published when shipping changes. */
export const zonesTag = 'list:shipping-zones'

/**
 * The data that every cart is calculated from, cached until it changes, so that a cart reads only its own rows. A
 * product that is not for sale is not cached, because its publication may be scheduled.
 */
export interface Shelf {
  /** Published entries, of products and others. */
  entries(ids: readonly number[]): Promise<ReadonlyMap<number, EntryCard>>
  products(ids: readonly number[]): Promise<ReadonlyMap<number, SoldProduct>>
  /** Products by entry number, for sale or not. */
  stored(ids: readonly number[]): Promise<ReadonlyMap<number, StoredProduct>>
  /** In the order in which they are matched. */
  zones(): Promise<readonly ZoneRow[]>
  /** The numbers of all products, best-selling first. */
  bestSelling(): Promise<readonly number[]>
  /** Products that hold library files, in the shop's order. */
  fileHolders(): Promise<readonly { id: number; fileIds: readonly number[] }[]>
}

export function createShelf({ db, content, changes }: Pick<ShopDeps, 'db' | 'content' | 'changes'>): Shelf {
  // Cached separately, because every order changes rows but not entries.
  const rows = cacheById(
    changes,
    (id) => [`product:${id}`],
    (ids) => readProducts(db, ids),
  )
  const entries = cacheById(
    changes,
    (id) => [`entry:${id}`],
    async (ids) => new Map((await content.entries(ids)).map((entry) => [entry.id, entry])),
  )
  return {
    entries,
    stored: rows,
    products: async (ids) => {
      const [named, stored] = await Promise.all([entries(ids), rows(ids)])
      return new Map(
        [...named].flatMap(([id, entry]): [number, SoldProduct][] => {
          const product = stored.get(id)
          return entry.type === 'product' && product ? [[id, { entry, product }]] : []
        }),
      )
    },
    zones: cacheOne(changes, [zonesTag], () =>
      db.select().from(shippingZones).orderBy(asc(shippingZones.position), asc(shippingZones.id)),
    ),
    bestSelling: cacheOne(changes, ['list:product'], async () => {
      const rows = await db
        .select({ id: products.entryId })
        .from(products)
        .orderBy(desc(products.sold), asc(products.position), asc(products.entryId))
      return rows.map(({ id }) => id)
    }),
    fileHolders: cacheOne(changes, ['list:product'], () =>
      db
        .select({ id: products.entryId, fileIds: products.fileIds })
        .from(products)
        .where(ne(products.fileIds, []))
        .orderBy(asc(products.position), asc(products.entryId)),
    ),
  }
}

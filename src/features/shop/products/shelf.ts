import { asc } from 'drizzle-orm'
import type { EntryCard } from '../../content/index.ts'
import type { ShopDeps } from '../deps.ts'
import { shippingZones } from '../schema.ts'
import { readProducts, type StoredProduct } from './rows.ts'

/** A product that is for sale: its published entry and what it costs. */
export interface SoldProduct {
  entry: EntryCard
  product: StoredProduct
}

export type ZoneRow = typeof shippingZones.$inferSelect

/** Told when shipping changes. */
export const zonesTag = 'list:shipping-zones'

/** So many products are held; others are read when they are asked for. */
const mostHeld = 2_000

/**
 * What every cart is reckoned from, held in memory until it changes: a cart then costs no more than its own rows.
 * A product that is not for sale is asked for anew each time, for it may be put on sale by the clock.
 */
export interface Shelf {
  products(ids: readonly number[]): Promise<ReadonlyMap<number, SoldProduct>>
  zones(): Promise<readonly ZoneRow[]>
}

export function createShelf({ db, content, changes }: Pick<ShopDeps, 'db' | 'content' | 'changes'>): Shelf {
  const held = new Map<number, SoldProduct>()
  let zones: Promise<readonly ZoneRow[]> | undefined
  /** Counts what was told, so that nothing is held that was read before a change and arrives after it. */
  let turn = 0

  changes.subscribe((tags) => {
    turn += 1
    for (const tag of tags) {
      const [kind, id] = tag.split(':')
      if (tag === '*') held.clear()
      else if (kind === 'product' || kind === 'entry') held.delete(Number(id))
      if (tag === '*' || tag === zonesTag) zones = undefined
    }
  })

  async function read(ids: readonly number[]): Promise<ReadonlyMap<number, SoldProduct>> {
    const begun = turn
    const [entries, products] = await Promise.all([content.entries(ids), readProducts(db, ids)])
    const found = entries.flatMap((entry): [number, SoldProduct][] => {
      const product = products.get(entry.id)
      return entry.type === 'product' && product ? [[entry.id, { entry, product }]] : []
    })
    if (turn === begun)
      for (const [id, sold] of found) {
        const [oldest] = held.keys()
        if (held.size >= mostHeld && oldest !== undefined) held.delete(oldest)
        held.set(id, sold)
      }
    return new Map(found)
  }

  return {
    async products(ids) {
      const known = ids.flatMap((id): [number, SoldProduct][] => {
        const sold = held.get(id)
        return sold ? [[id, sold]] : []
      })
      const missing = ids.filter((id) => !held.has(id))
      return new Map([...known, ...(missing.length === 0 ? [] : await read(missing))])
    },
    zones() {
      if (zones) return zones
      const reading = readZones(db)
      zones = reading
      reading.catch(() => {
        if (zones === reading) zones = undefined
      })
      return reading
    },
  }
}

/** In the order in which they are asked. */
const readZones = (db: ShopDeps['db']): Promise<ZoneRow[]> =>
  db.select().from(shippingZones).orderBy(asc(shippingZones.position), asc(shippingZones.id))

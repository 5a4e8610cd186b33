import { inArray } from 'drizzle-orm'
import { cameFrom } from '../../platform/provenance.ts'
import { counters, invoices, orders, withdrawals } from './orders/schema.ts'
import type { Parts } from './payments/parts.ts'
import { zonesTag } from './products/shelf.ts'
import { coupons, shippingZones, shopSettings } from './schema.ts'
import { shopSettingsTag } from './shop-settings/shop-settings.ts'

/**
 * Removes the shop data that came from a source, except its products, which are removed with their entries. Settings
 * not changed since go back to their defaults; invoice numbers start again, unless the shop has issued invoices itself.
 */
export async function takeOut(
  { db, changes }: Parts,
  source: string,
): Promise<{ coupons: number; shippingZones: number; orders: number }> {
  return db.transaction(async (tx) => {
    const isIts = cameFrom(source, orders, orders.id)
    const its = tx.select({ id: orders.id }).from(orders).where(isIts)
    await tx.delete(withdrawals).where(inArray(withdrawals.orderId, its))
    const placed = await tx.delete(orders).where(isIts).returning({ id: orders.id })
    if ((await tx.$count(invoices)) === 0) await tx.delete(counters)
    const codes = await tx
      .delete(coupons)
      .where(cameFrom(source, coupons, coupons.code))
      .returning({ code: coupons.code })
    const zones = await tx
      .delete(shippingZones)
      .where(cameFrom(source, shippingZones, shippingZones.id))
      .returning({ id: shippingZones.id })
    await tx.delete(shopSettings).where(cameFrom(source, shopSettings, shopSettings.name))
    await changes.publish([zonesTag, shopSettingsTag], tx)
    return { coupons: codes.length, shippingZones: zones.length, orders: placed.length }
  })
}

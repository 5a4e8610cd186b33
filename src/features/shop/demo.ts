import { eq, inArray } from 'drizzle-orm'
import { counters, invoices, orders, withdrawals } from './orders/schema.ts'
import type { Parts } from './parts.ts'
import { zonesTag } from './products/shelf.ts'
import { coupons, shippingZones, shopSettings } from './schema.ts'
import { shopSettingsTag } from './shop-settings/shop-settings.ts'

/**
 * Takes out what the demo content brought along beside its products, which go with their entries. Numbers of invoices
 * begin anew, unless the shop has issued some of its own.
 */
export async function removeDemo({
  db,
  changes,
}: Parts): Promise<{ coupons: number; shippingZones: number; orders: number }> {
  const removed = await db.transaction(async (tx) => {
    const ofDemo = tx.select({ id: orders.id }).from(orders).where(eq(orders.demo, true))
    await tx.delete(withdrawals).where(inArray(withdrawals.orderId, ofDemo))
    const placed = await tx.delete(orders).where(eq(orders.demo, true)).returning({ id: orders.id })
    if ((await tx.$count(invoices)) === 0) await tx.delete(counters)
    const codes = await tx.delete(coupons).where(eq(coupons.demo, true)).returning({ code: coupons.code })
    const zones = await tx
      .delete(shippingZones)
      .where(eq(shippingZones.demo, true))
      .returning({ id: shippingZones.id })
    await tx.delete(shopSettings).where(eq(shopSettings.demo, true))
    return { coupons: codes.length, shippingZones: zones.length, orders: placed.length }
  })
  await changes.publish([zonesTag, shopSettingsTag])
  return removed
}

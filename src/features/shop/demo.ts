import { eq } from 'drizzle-orm'
import type { Parts } from './parts.ts'
import { zonesTag } from './products/shelf.ts'
import { coupons, shippingZones, shopSettings } from './schema.ts'
import { shopSettingsTag } from './shop-settings/shop-settings.ts'

/** Takes out what the demo content brought along beside its products, which go with their entries. */
export async function removeDemo({
  db,
  changes,
}: Parts): Promise<{ coupons: number; shippingZones: number }> {
  const removed = await db.transaction(async (tx) => {
    const codes = await tx.delete(coupons).where(eq(coupons.demo, true)).returning({ code: coupons.code })
    const zones = await tx
      .delete(shippingZones)
      .where(eq(shippingZones.demo, true))
      .returning({ id: shippingZones.id })
    await tx.delete(shopSettings).where(eq(shopSettings.demo, true))
    return { coupons: codes.length, shippingZones: zones.length }
  })
  await changes.publish([zonesTag, shopSettingsTag])
  return removed
}

import { readCode } from './coupons/rules.ts'
import type { NewCoupon, NewShippingZone } from './inputs.ts'
import type { Parts } from './parts.ts'
import { zonesTag } from './products/shelf.ts'
import { coupons, shippingZones } from './schema.ts'

export async function addCoupon({ db }: Parts, coupon: NewCoupon): Promise<void> {
  await db.insert(coupons).values({
    ...coupon,
    code: readCode(coupon.code),
    productIds: coupon.productIds && [...coupon.productIds],
  })
}

export async function addShippingZone({ db, changes }: Parts, zone: NewShippingZone): Promise<void> {
  await db.insert(shippingZones).values({ ...zone, countries: [...zone.countries] })
  await changes.publish([zonesTag])
}

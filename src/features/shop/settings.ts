import { readCode } from './coupons/rules.ts'
import type { NewCoupon, NewShippingZone } from './inputs.ts'
import type { Parts } from './parts.ts'
import { zonesTag } from './products/shelf.ts'
import { coupons, shippingZones } from './schema.ts'

// Each runs in a transaction: the ledger records new rows only inside one.

export async function addCoupon({ db }: Parts, coupon: NewCoupon): Promise<void> {
  const values = {
    ...coupon,
    code: readCode(coupon.code),
    productIds: coupon.productIds && [...coupon.productIds],
  }
  await db.transaction((tx) => tx.insert(coupons).values(values))
}

export async function addShippingZone({ db, changes }: Parts, zone: NewShippingZone): Promise<void> {
  const values = { ...zone, countries: [...zone.countries] }
  await db.transaction(async (tx) => {
    await tx.insert(shippingZones).values(values)
    await changes.publish([zonesTag], tx)
  })
}

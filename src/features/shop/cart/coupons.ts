import type { coupons } from '../schema.ts'
import type { PricedLine } from '../totals/totals.ts'
import type { CouponProblem } from '../views.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Codes are compared without case and blanks. */
export const readCode = (typed: string): string =>
  typed.replaceAll('\0', '').trim().toUpperCase().slice(0, 60)

/** Why a coupon does not hold for a cart; undefined when it does. Its limits are taken for good by an order. */
export function couponProblem(
  coupon: CouponRow | undefined,
  lines: readonly Pick<PricedLine, 'productId' | 'quantity' | 'unitCents'>[],
  now: Date,
): CouponProblem | undefined {
  if (!coupon) return 'unknown'
  if ((coupon.validFrom && coupon.validFrom > now) || (coupon.validTo && coupon.validTo <= now))
    return 'expired'
  if (coupon.limit !== null && coupon.used >= coupon.limit) return 'used-up'
  const goods = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
  if (coupon.minimumCents !== null && goods < coupon.minimumCents) return 'below-minimum'
  const { productIds } = coupon
  if (productIds && !lines.some(({ productId }) => productIds.includes(productId))) return 'not-for-these'
  return undefined
}

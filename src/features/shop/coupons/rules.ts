import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { type coupons, couponUses } from '../schema.ts'
import type { PricedLine } from '../totals/totals.ts'
import type { CouponProblem } from '../views.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Normalises a coupon code: case and surrounding blanks do not count. */
export const readCode = (typed: string): string =>
  typed.replaceAll('\0', '').trim().toUpperCase().slice(0, 60)

/** Returns the key of a customer: the e-mail address in lower case. */
export const customerOf = (email: string): string => email.trim().toLowerCase()

/** Returns why a coupon is not valid for these lines, for any customer; undefined when it is valid. */
export function couponProblem(
  coupon: CouponRow | undefined,
  lines: readonly Pick<PricedLine, 'productId' | 'quantity' | 'unitCents'>[],
  now: Date,
): CouponProblem | undefined {
  if (!coupon) return 'unknown'
  if ((coupon.validFrom && coupon.validFrom > now) || (coupon.validTo && coupon.validTo <= now))
    return 'expired'
  if (isUsedUp(coupon)) return 'used-up'
  const goods = lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0)
  if (coupon.minimumCents !== null && goods < coupon.minimumCents) return 'below-minimum'
  const { productIds } = coupon
  if (productIds && !lines.some(({ productId }) => productIds.includes(productId))) return 'not-for-these'
  return undefined
}

/** Whether the coupon has reached its limit. */
export const isUsedUp = ({ limit, used }: Pick<CouponRow, 'limit' | 'used'>): boolean =>
  limit !== null && used >= limit

/** Whether a customer has reached the coupon's limit per customer. */
export async function isUsedUpBy(
  db: Executor,
  { code, limitPerCustomer }: Pick<CouponRow, 'code' | 'limitPerCustomer'>,
  email: string,
): Promise<boolean> {
  if (limitPerCustomer === null) return false
  const own = and(eq(couponUses.code, code), eq(couponUses.customer, customerOf(email)))
  return (await db.$count(couponUses, own)) >= limitPerCustomer
}

/** Returns the codes of the coupons of which a customer has reached the limit per customer. */
export async function usedUpBy(
  db: Executor,
  known: readonly CouponRow[],
  email: string,
): Promise<ReadonlySet<string>> {
  const codes = new Set<string>()
  for (const coupon of known) if (await isUsedUpBy(db, coupon, email)) codes.add(coupon.code)
  return codes
}

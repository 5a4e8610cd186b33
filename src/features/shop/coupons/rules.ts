import { and, eq } from 'drizzle-orm'
import { withoutInvisible } from '../../../kernel/invisible.ts'
import { foldMailAddress } from '../../../kernel/mail-address.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { coupons, couponUses } from '../schema.ts'
import type { PricedLine } from '../totals/totals.ts'
import type { CouponProblem } from '../views.ts'

export type CouponRow = typeof coupons.$inferSelect

/** Normalises a coupon code: case and surrounding blanks do not count. */
export const readCode = (typed: string): string =>
  typed.replaceAll('\0', '').trim().toUpperCase().slice(0, 60)

/**
 * A code as somebody may have typed or pasted it: forms of quotation marks, accents, dashes and blanks do not count
 * either.
 */
export const foldCode = (typed: string): string =>
  withoutInvisible(readCode(typed))
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201A\u201B\u2032\u00B4`]/g, "'")
    .replace(/[\u201C-\u201F\u2033\u00AB\u00BB]/g, '"')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the coupon that a customer means; undefined when there is none. */
export async function findCoupon(db: Executor, typed: string): Promise<CouponRow | undefined> {
  const [same] = await db
    .select()
    .from(coupons)
    .where(eq(coupons.code, readCode(typed)))
  if (same) return same
  const folded = foldCode(typed)
  const codes = await db.select({ code: coupons.code }).from(coupons)
  const alike = codes.find(({ code }) => foldCode(code) === folded)
  if (!alike) return undefined
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, alike.code))
  return coupon
}

/** Returns the key of a customer: the e-mail address in lower case. */
export const customerOf = foldMailAddress

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

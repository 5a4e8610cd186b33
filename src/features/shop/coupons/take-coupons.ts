import { asc, eq, inArray, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { coupons, couponUses } from '../schema.ts'
import type { CouponProblem } from '../views.ts'
import { type CouponRow, customerOf, isUsedUp, isUsedUpBy } from './rules.ts'

export type CouponsTaken = Result<
  readonly number[],
  Extract<CouponProblem, 'unknown' | 'used-up'>,
  { code: string }
>

/**
 * Locks the existing coupons with these codes, until the transaction ends. Always in the same order, so that two
 * transactions with the same coupons cannot deadlock.
 * @param codes as they are stored
 */
export async function lockCoupons(tx: Transaction, codes: readonly string[]): Promise<readonly CouponRow[]> {
  if (codes.length === 0) return []
  return tx
    .select()
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
    .orderBy(asc(coupons.code))
    .for('update')
}

/**
 * Records a use of each coupon, all of them or none; returns the ids of the uses (abuse 3). Concurrent calls never
 * exceed the limit of a coupon, nor its limit per customer.
 */
export async function takeCoupons(
  tx: Transaction,
  codes: readonly string[],
  email: string,
  now: Date,
): Promise<CouponsTaken> {
  const wanted = [...new Set(codes)]
  const locked = await lockCoupons(tx, wanted)
  for (const code of wanted) {
    const coupon = locked.find((row) => row.code === code)
    if (!coupon) return fail('unknown', { code })
    if (isUsedUp(coupon) || (await isUsedUpBy(tx, coupon, email))) return fail('used-up', { code })
  }
  if (wanted.length === 0) return ok([])
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(inArray(coupons.code, wanted))
  const uses = await tx
    .insert(couponUses)
    .values(wanted.map((code) => ({ code, customer: customerOf(email), takenAt: now })))
    .returning({ id: couponUses.id })
  return ok(uses.map(({ id }) => id))
}

/** Gives back uses of coupons, such as those of an order that was never paid. A second call changes nothing. */
export async function giveBackCoupons(tx: Transaction, uses: readonly number[]): Promise<void> {
  if (uses.length === 0) return
  const rows = await tx
    .select({ code: couponUses.code })
    .from(couponUses)
    .where(inArray(couponUses.id, [...uses]))
  await lockCoupons(
    tx,
    rows.map(({ code }) => code),
  )
  const gone = await tx
    .delete(couponUses)
    .where(inArray(couponUses.id, [...uses]))
    .returning({ code: couponUses.code })
  for (const { code } of gone)
    await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.code, code))
}

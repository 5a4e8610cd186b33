import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Executor, Transaction } from '../../../platform/database/index.ts'
import { type CouponRow, readCode } from '../cart/coupons.ts'
import type { Parts } from '../parts.ts'
import { coupons, couponUses } from '../schema.ts'
import type { CouponProblem } from '../views.ts'

export type CouponsTaken = Result<
  { uses: readonly number[] },
  Extract<CouponProblem, 'unknown' | 'used-up'>,
  { code: string }
>

/** Ends the transaction without a trace. */
class Refused extends Error {
  constructor(
    readonly code: string,
    readonly problem: 'unknown' | 'used-up',
  ) {
    super(`coupon ${code} is ${problem}`)
  }
}

/**
 * Uses coupons up for good, all of them or none (abuse 3). However many ask at once, a coupon is never used more often
 * than its limit, nor by one customer more often than theirs: the coupon's row is locked from its count to the end.
 * @param customer an e-mail address, however it is written
 */
export async function takeCoupons(
  { db, clock }: Parts,
  codes: readonly string[],
  customer: string,
): Promise<CouponsTaken> {
  // In one order, so that two who take the same coupons never wait for each other.
  const wanted = [...new Set(codes.map(readCode))].sort()
  const by = keyOf(customer)
  try {
    const uses = await db.transaction(async (tx) => {
      const taken: number[] = []
      for (const code of wanted) taken.push(await take(tx, code, by, clock()))
      return taken
    })
    return ok({ uses })
  } catch (error) {
    if (error instanceof Refused) return fail(error.problem, { code: error.code })
    throw error
  }
}

async function take(tx: Transaction, code: string, customer: string, now: Date): Promise<number> {
  const [counted] = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(eq(coupons.code, code), or(isNull(coupons.limit), lt(coupons.used, coupons.limit))))
    .returning()
  if (!counted) {
    const isThere = (await tx.$count(coupons, eq(coupons.code, code))) > 0
    throw new Refused(code, isThere ? 'used-up' : 'unknown')
  }
  if (await isUsedUpBy(tx, counted, customer)) throw new Refused(code, 'used-up')
  const [use] = await tx
    .insert(couponUses)
    .values({ code, customer, takenAt: now })
    .returning({ id: couponUses.id })
  if (!use) throw new Error('the use of a coupon was not kept')
  return use.id
}

const keyOf = (customer: string): string => customer.trim().toLowerCase()

/** Whether a customer has used a coupon as often as one may. */
export async function isUsedUpBy(
  db: Executor,
  { code, limitPerCustomer }: Pick<CouponRow, 'code' | 'limitPerCustomer'>,
  customer: string,
): Promise<boolean> {
  if (limitPerCustomer === null) return false
  const own = and(eq(couponUses.code, code), eq(couponUses.customer, keyOf(customer)))
  return (await db.$count(couponUses, own)) >= limitPerCustomer
}

/** Gives uses back that came to nothing, such as those of an order that was never paid. Twice is once. */
export async function giveBackCoupons({ db }: Parts, uses: readonly number[]): Promise<void> {
  if (uses.length === 0) return
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(couponUses)
      .where(inArray(couponUses.id, [...uses]))
      .returning({ code: couponUses.code })
    for (const { code } of gone.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
      await tx
        .update(coupons)
        .set({ used: sql`${coupons.used} - 1` })
        .where(eq(coupons.code, code))
  })
}

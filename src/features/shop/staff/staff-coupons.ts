import { asc, desc, eq, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { findCoupon, readCode } from '../coupons/rules.ts'
import type { NewCoupon } from '../inputs.ts'
import { orderNumber } from '../orders/numbers.ts'
import { orders } from '../orders/schema.ts'
import type { Parts } from '../payments/parts.ts'
import { coupons, couponUses } from '../schema.ts'
import type { CouponChange, CouponUse, StaffCoupon } from '../staff-views.ts'

type CouponRow = typeof coupons.$inferSelect

export async function listCoupons({ db }: Parts): Promise<readonly StaffCoupon[]> {
  return (await db.select().from(coupons).orderBy(asc(coupons.code))).map(toView)
}

/** Lists who used a coupon for which order, latest first. */
export async function listCouponUses(
  { db }: Parts,
  code: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<readonly CouponUse[]> {
  const spent = db
    .select({
      id: orders.id,
      placedAt: orders.placedAt,
      use: sql<number>`unnest(${orders.couponUses})`.as('use'),
    })
    .from(orders)
    .where(sql`${orders.couponUses} <> '{}'`)
    .as('spent')
  const rows = await db
    .select({ at: couponUses.takenAt, customer: couponUses.customer, id: spent.id, placedAt: spent.placedAt })
    .from(couponUses)
    .leftJoin(spent, eq(spent.use, couponUses.id))
    .where(eq(couponUses.code, readCode(code)))
    .orderBy(desc(couponUses.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return rows.map(({ at, customer, id, placedAt }) => ({
    at,
    customer,
    ...(id !== null && placedAt !== null && { order: { id, number: orderNumber({ id, placedAt }) } }),
  }))
}

/** Adds a coupon of the demo or an import, in a transaction: the ledger records new rows only inside one. */
export async function addCoupon({ db }: Parts, coupon: NewCoupon): Promise<void> {
  const values = {
    ...coupon,
    code: readCode(coupon.code),
    productIds: coupon.productIds && [...coupon.productIds],
  }
  await db.transaction((tx) => tx.insert(coupons).values(values))
}

/** Adds a coupon; its code is stored in upper case. */
export async function createCoupon(
  { db }: Parts,
  coupon: Omit<StaffCoupon, 'used'>,
): Promise<Result<StaffCoupon, 'code-taken'>> {
  if (await findCoupon(db, coupon.code)) return fail('code-taken')
  const [row] = await db
    .insert(coupons)
    .values({
      ...coupon,
      code: readCode(coupon.code),
      productIds: coupon.productIds && [...coupon.productIds],
    })
    .onConflictDoNothing()
    .returning()
  return row ? ok(toView(row)) : fail('code-taken')
}

/**
 * Changes a coupon. Absent properties stay unchanged; a property that is present with the value undefined is cleared.
 * Carts use the new values as soon as they are shown.
 */
export async function changeCoupon(
  { db }: Parts,
  code: string,
  change: CouponChange,
): Promise<Result<StaffCoupon, 'missing'>> {
  const values = Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value ?? null]))
  const [row] = await db
    .update(coupons)
    .set({ code: readCode(code), ...values })
    .where(eq(coupons.code, readCode(code)))
    .returning()
  return row ? ok(toView(row)) : fail('missing')
}

export async function deleteCoupon({ db }: Parts, code: string): Promise<Result<undefined, 'missing'>> {
  const { rowCount } = await db.transaction((tx) =>
    tx.delete(coupons).where(eq(coupons.code, readCode(code))),
  )
  return rowCount ? ok(undefined) : fail('missing')
}

function toView({ code, kind, amount, used, ...row }: CouponRow): StaffCoupon {
  const { minimumCents, validFrom, validTo, limit, limitPerCustomer, productIds } = row
  return {
    code,
    kind,
    amount,
    used,
    ...(minimumCents !== null && { minimumCents }),
    ...(validFrom && { validFrom }),
    ...(validTo && { validTo }),
    ...(limit !== null && { limit }),
    ...(limitPerCustomer !== null && { limitPerCustomer }),
    ...(productIds && { productIds }),
  }
}

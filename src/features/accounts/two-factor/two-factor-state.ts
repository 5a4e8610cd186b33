import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { twoFactors, users } from '../schema.ts'

/**
 * Takes the time step of a code if it is later than all taken ones; of concurrent calls one succeeds (RFC 6238, 5.2).
 */
export async function takeStep(db: Executor, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))))
  return rowCount === 1
}

/** Turns two-factor sign-in off. Returns false when it was off already. */
export async function forgetTwoFactor(db: Executor, userId: number): Promise<boolean> {
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId))
  const { rowCount } = await db
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
  return rowCount === 1
}

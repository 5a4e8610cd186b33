import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { twoFactors, users } from '../schema.ts'

/** Whether a code is of a later step than all that were taken; of several at once one has it (RFC 6238, 5.2). */
export async function takeStep(db: Executor, userId: number, step: number): Promise<boolean> {
  const { rowCount } = await db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step))))
  return rowCount === 1
}

/** From now on the password alone is enough. False when it was already. */
export async function forgetTwoFactor(db: Executor, userId: number): Promise<boolean> {
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId))
  const { rowCount } = await db
    .update(users)
    .set({ twoFactorEnabled: false })
    .where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
  return rowCount === 1
}

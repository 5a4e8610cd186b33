import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/index.ts'
import { twoFactors, users } from './schema.ts'

/** Whether a code of the app was not the last that was taken; of several at once one has it. */
export async function takeCode(db: Executor, userId: number, digest: string): Promise<boolean> {
  const { rowCount } = await db
    .update(twoFactors)
    .set({ lastCode: digest })
    .where(and(eq(twoFactors.userId, userId), sql`${twoFactors.lastCode} is distinct from ${digest}`))
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

import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/database/index.ts'
import { users } from './schema.ts'

/** Records that the owner of an account read a mail at this address; nothing, when it has another one by now. */
export async function noteProof(db: Executor, userId: number, email: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true })
    .where(and(eq(users.id, userId), eq(users.email, email)))
}

import { eq } from 'drizzle-orm'
import type { Executor } from '../../platform/database/index.ts'
import { users } from './schema.ts'

/**
 * Whose mails are counted at an address: those of an account, or of nobody yet. What went there before somebody had an
 * account is no link for its owner, and takes none of theirs.
 */
export async function ownerOf(db: Executor, email: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return `${user?.id ?? 'nobody'} ${email}`
}

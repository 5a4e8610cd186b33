import { hashPassword } from 'better-auth/crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { foldMailAddress } from '../../kernel/mail-address.ts'
import type { BuiltInRole } from '../../kernel/rights.ts'
import type { Executor } from '../../platform/database/index.ts'
import { credentials, sessions, users } from './schema.ts'

export interface NewUser {
  name: string
  email: string
  role: BuiltInRole
  password: string
}

/** Creates a user and returns its id. Throws when the e-mail address is taken. */
export async function createUser(db: Executor, { password, ...user }: NewUser): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({ ...user, email: foldMailAddress(user.email) })
    .returning({ id: users.id })
  if (!row) throw new Error('a user was not stored')
  await setPassword(db, row.id, password)
  return row.id
}

/** Sets a password and ends every session of the user. */
export async function setPassword(db: Executor, userId: number, password: string): Promise<void> {
  await keepPassword(db, userId, await hashPassword(password))
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

/** Stores a hashed password in the place of an earlier one. */
export async function keepPassword(db: Executor, userId: number, hash: string): Promise<void> {
  await db
    .insert(credentials)
    .values({ userId, accountId: String(userId), providerId: 'credential', password: hash })
    .onConflictDoUpdate({
      target: [credentials.userId, credentials.providerId],
      set: { password: hash, updatedAt: new Date() },
    })
}

/** Whether the account with this e-mail address (in lower case) has a password. */
export async function hasPassword(db: Executor, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(users.email, email), isNotNull(credentials.password)))
  return rows.length > 0
}

import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { users } from './schema.ts'

/** A user's own profile. */
export interface Profile {
  id: number
  name: string
  /** In lower case. */
  email: string
  /** Whether somebody followed a link that was mailed to this address. */
  isProved: boolean
  dismissed: readonly string[]
}

export async function readProfile(db: Database, userId: string): Promise<Profile | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isProved: users.emailVerified,
      dismissed: users.dismissed,
    })
    .from(users)
    .where(eq(users.id, Number(userId)))
  return row
}

export async function dismiss(db: Database, userId: string, name: string): Promise<void> {
  await db
    .update(users)
    .set({ dismissed: sql`array_append(array_remove(${users.dismissed}, ${name}), ${name})` })
    .where(eq(users.id, Number(userId)))
}

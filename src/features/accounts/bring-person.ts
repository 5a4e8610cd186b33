import { hashPassword } from 'better-auth/crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { readMailAddress } from '../../kernel/mail-address.ts'
import type { BuiltInRole } from '../../kernel/rights.ts'
import type { Database } from '../../platform/database/index.ts'
import { credentials, users } from './schema.ts'
import { isClassicHash } from './sign-in/classic-password.ts'
import { keepPassword } from './users.ts'

/** Somebody who had an account on a site that is brought in. */
export interface OldPerson {
  name: string
  email: string
  role: Exclude<BuiltInRole, 'administrator'>
  /** As the old site stored it; kept when it can be checked (`classic-password.ts`). */
  passwordHash?: string
  createdAt?: Date
}

/**
 * Makes an account, or finds the one that has the address; nobody is mailed. Nobody has proved the address yet. Undefined
 * when it is no address.
 */
export async function bringPerson(
  db: Database,
  { name, role, passwordHash, createdAt, ...person }: OldPerson,
): Promise<{ id: number; isNew: boolean } | undefined> {
  const email = readMailAddress(person.email)
  if (email === undefined) return undefined
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(users)
      .values({ name: name.slice(0, 200) || email, email, role, ...(createdAt && { createdAt }) })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!added) {
      const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
      return known && { id: known.id, isNew: false }
    }
    if (passwordHash && isClassicHash(passwordHash)) await keepPassword(tx, added.id, passwordHash)
    return { id: added.id, isNew: true }
  })
}

/** Takes accounts away that an import made; those of administrators stay. How many. */
export async function removePeople(db: Database, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const gone = await db
    .delete(users)
    .where(and(inArray(users.id, [...ids]), ne(users.role, 'administrator')))
    .returning({ id: users.id })
  return gone.length
}

/** Replaces the hash of the old site by ours, once its owner has shown the password. */
export async function renewHash(db: Database, email: string, password: string): Promise<void> {
  const [known] = await db
    .select({ id: users.id, hash: credentials.password })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(users.email, email), eq(credentials.providerId, 'credential')))
  if (known?.hash && isClassicHash(known.hash)) await keepPassword(db, known.id, await hashPassword(password))
}

import { randomInt } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/index.ts'
import { passkeys, users } from './schema.ts'
import { accountTexts } from './texts.nl.ts'
import { forgetTwoFactor } from './two-factor/two-factor-state.ts'
import { createUser, setPassword } from './users.ts'

/** Shown to the operator once and stored nowhere. */
export interface AdministratorAccess {
  email: string
  password: string
}

/** Creates the first administrator; undefined when there is one already. Nodes that start together create only one. */
export const ensureAdministrator = (
  db: Database,
  siteUrl: string,
): Promise<AdministratorAccess | undefined> =>
  inTurn(db, async (tx) => ((await findFirst(tx)) ? undefined : create(tx, siteUrl)))

/**
 * Gives the first administrator a new password, turns two-factor sign-in off, removes the passkeys and ends the
 * sessions. Creates an administrator when there is none.
 */
export const setAdministratorPassword = (db: Database, siteUrl: string): Promise<AdministratorAccess> =>
  inTurn(db, async (tx) => {
    const administrator = await findFirst(tx)
    if (!administrator) return create(tx, siteUrl)
    const password = generatePassword()
    await setPassword(tx, administrator.id, password)
    await forgetTwoFactor(tx, administrator.id)
    await tx.delete(passkeys).where(eq(passkeys.userId, administrator.id))
    return { email: administrator.email, password }
  })

/** Runs work that may add or remove administrators or roles, one transaction at a time on all nodes. */
export const inTurn = <T>(db: Database, work: (tx: Executor) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('accounts: administrator'))`)
    return work(tx)
  })

async function findFirst(db: Executor) {
  const [row] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.role, 'administrator'))
    .orderBy(asc(users.id))
    .limit(1)
  return row
}

async function create(db: Executor, siteUrl: string): Promise<AdministratorAccess> {
  const email = administratorEmail(siteUrl)
  const password = generatePassword()
  await createUser(db, { name: accountTexts.administratorName, email, role: 'administrator', password })
  return { email, password }
}

/** An address in the site's domain, or in a domain that never exists when the site has none. */
function administratorEmail(siteUrl: string): string {
  const { hostname } = new URL(siteUrl)
  return `beheer@${/^[a-z0-9.-]+\.[a-z]{2,}$/.test(hostname) ? hostname : 'schelp.invalid'}`
}

/** Without characters that look alike. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Four groups of five characters: 99 bits. */
const generatePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-')

import { and, asc, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { foldMailAddress, readMailAddress } from '../../kernel/mail-address.ts'
import { fail, ok, type Result } from '../../kernel/result.ts'
import { holdsWords } from '../../platform/database/containing.ts'
import type { Executor } from '../../platform/database/index.ts'
import { inTurn } from './administrator.ts'
import type { Auth } from './auth.ts'
import type { AccountsDeps } from './deps.ts'
import { leaveAddress } from './leave-address.ts'
import { roleColumns, roleName } from './roles/own-role.ts'
import { sessions, users } from './schema.ts'
import { isPasswordOf } from './sign-in/own-password.ts'
import type { SessionView } from './sign-in/sessions.ts'
import { hasPassword } from './users.ts'

/** An account as administrators see it. */
export interface UserView {
  id: number
  name: string
  email: string
  /** Whether somebody followed a link that was mailed to this address. */
  isProved: boolean
  /** Name of a role, for example `editor` or `own-7`. */
  role: string
  createdAt: Date
  /** False until the invited person has chosen a password. */
  hasPassword: boolean
  /** Number of open sessions. */
  sessions: number
  /** Whether sign-in also requires a code from an app. */
  twoFactor: boolean
  /** Number of passkeys. */
  passkeys: number
}

export interface UserQuery {
  /** Part of the name or e-mail address. */
  words?: string
  /** Part of the name, for callers who may not see e-mail addresses. */
  name?: string
  role?: string
  /** Only accounts that may use the staff area. */
  isStaff?: true
  ids?: readonly number[]
  sort?: 'id' | 'name' | 'email' | 'createdAt'
  descending?: boolean
  /** From 1. */
  page?: number
  /** Default 25, at most 100. */
  perPage?: number
}

export type UserProblem = 'missing' | 'last-administrator' | 'email-taken' | 'not-free' | 'no-role'

const largestId = 2_147_483_647
const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= largestId
const longestName = 200

export function createStaffUsers(
  auth: Auth,
  { db, mail, siteName, clock, limits }: Pick<AccountsDeps, 'db' | 'mail' | 'siteName' | 'clock' | 'limits'>,
) {
  const read = async (where: SQL | undefined, order: SQL[], limit: number, offset: number) =>
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        isProved: users.emailVerified,
        role: roleName,
        createdAt: users.createdAt,
        twoFactor: users.twoFactorEnabled,
        hasPassword: sql<boolean>`exists (select from account_credentials where user_id = account_users.id and password is not null)`,
        passkeys: sql<number>`(select count(*)::integer from account_passkeys where user_id = account_users.id)`,
        sessions: sql<number>`(select count(*)::integer from account_sessions where user_id = account_users.id and expires_at > ${clock().toISOString()}::timestamptz)`,
      })
      .from(users)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset)

  async function user(id: number): Promise<UserView | undefined> {
    if (!isId(id)) return undefined
    const [row] = await read(eq(users.id, id), [asc(users.id)], 1, 0)
    return row
  }

  return {
    user,

    async users(query: UserQuery): Promise<{ users: readonly UserView[]; total: number }> {
      const {
        words = '',
        name = '',
        role,
        isStaff,
        ids,
        sort = 'name',
        descending = false,
        page = 1,
        perPage = 25,
      } = query
      const where = and(
        role === undefined ? undefined : eq(roleName, role),
        isStaff && ne(users.role, 'customer'),
        ids && inArray(users.id, ids.filter(isId)),
        holdsWords(words, users.name, users.email),
        holdsWords(name, users.name),
      )
      const way = descending ? desc : asc
      const limit = Math.min(Math.max(perPage, 1), 100)
      const offset = (Math.max(page, 1) - 1) * limit
      const [rows, total] = await Promise.all([
        read(where, [way(users[sort]), way(users.id)], limit, offset),
        db.$count(users, where),
      ])
      return { users: rows, total }
    },

    /** Returns the ids whose accounts no longer exist. */
    async gone(ids: readonly number[]): Promise<readonly number[]> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, [...ids]))
      const known = new Set(rows.map(({ id }) => id))
      return ids.filter((id) => !known.has(id))
    },

    /**
     * The last administrator cannot get another role: nobody could appoint a new one. An address is changed only where
     * nobody holds the account yet: no password, and no mailed link followed. `not-free`: hand the account over.
     */
    async changeUser(
      id: number,
      change: { name?: string; email?: string; role?: string },
    ): Promise<Result<UserView, UserProblem>> {
      const role = change.role === undefined ? undefined : roleColumns(change.role)
      if (!isId(id)) return fail('missing')
      if (change.role !== undefined && !role) return fail('no-role')
      const done = await inTurn(db, async (tx): Promise<Result<undefined, UserProblem>> => {
        const [before] = await tx
          .select({ id: users.id, email: users.email, role: users.role, isProved: users.emailVerified })
          .from(users)
          .where(eq(users.id, id))
          .for('update')
        if (!before) return fail('missing')
        const leaves = change.role !== undefined && change.role !== 'administrator'
        if (leaves && before.role === 'administrator' && !(await hasOther(tx, id)))
          return fail('last-administrator')
        const email = change.email === undefined ? undefined : foldMailAddress(change.email)
        if (
          email !== undefined &&
          (await tx.$count(users, and(eq(users.email, email), ne(users.id, id)))) > 0
        )
          return fail('email-taken')
        if (
          email !== undefined &&
          email !== before.email &&
          (before.isProved || (await hasPassword(tx, before.email)))
        )
          return fail('not-free')
        const name = change.name && cleanName(change.name)
        await tx
          .update(users)
          .set({ name, email, ...role, updatedAt: clock() })
          .where(eq(users.id, id))
        if (email !== undefined && email !== before.email)
          await leaveAddress({ mail, siteName }, tx, before, email)
        return ok(undefined)
      })
      if (!done.ok) return done
      const changed = await user(id)
      return changed ? ok(changed) : fail('missing')
    },

    /** Deletes an account. The content that the user created stays. */
    async deleteUser(id: number): Promise<Result<undefined, 'missing' | 'last-administrator'>> {
      if (!isId(id)) return fail('missing')
      return inTurn(db, async (tx): Promise<Result<undefined, 'missing' | 'last-administrator'>> => {
        const [before] = await tx.select({ role: users.role }).from(users).where(eq(users.id, id))
        if (!before) return fail('missing')
        if (before.role === 'administrator' && !(await hasOther(tx, id))) return fail('last-administrator')
        await tx.delete(users).where(eq(users.id, id))
        return ok(undefined)
      })
    },

    /** Whether this is the caller's own password; counts guesses. */
    async isOwnPassword(headers: Headers, password: string): Promise<boolean> {
      const cookies = new Headers({ cookie: headers.get('cookie') ?? '' })
      const found = await auth.api.getSession({ headers: cookies })
      if (!found || (limits && !(await limits.consume('two-factor', found.user.id)).ok)) return false
      return isPasswordOf(auth, cookies, password)
    },

    /** Creates an account without a password and mails its owner a link to choose one. */
    async invite(invited: {
      name: string
      email: string
      role: string
    }): Promise<Result<UserView, 'bad-email' | 'email-taken' | 'no-role'>> {
      const email = readMailAddress(invited.email)
      const role = roleColumns(invited.role)
      if (!role) return fail('no-role')
      if (email === undefined) return fail('bad-email')
      const [row] = await db
        .insert(users)
        .values({ name: cleanName(invited.name) || email, email, ...role })
        .onConflictDoNothing()
        .returning({ id: users.id })
      if (!row) return fail('email-taken')
      await auth.api.requestPasswordReset({ body: { email } })
      const added = await user(row.id)
      if (!added) throw new Error('an account went while it was made')
      return ok(added)
    },

    /** Mails a link to choose a new password, like the link that the owner can request. */
    async sendLink(id: number): Promise<Result<undefined, 'missing'>> {
      const found = await user(id)
      if (!found) return fail('missing')
      await auth.api.requestPasswordReset({ body: { email: found.email } })
      return ok(undefined)
    },

    /** Returns a user's open sessions, newest first. None is marked as the current one. */
    async sessionsOf(id: number): Promise<readonly SessionView[]> {
      if (!isId(id)) return []
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, clock())))
        .orderBy(desc(sessions.createdAt), desc(sessions.id))
      return rows.map(({ id, createdAt, expiresAt, userAgent }) => ({
        id,
        current: false,
        createdAt,
        expiresAt,
        userAgent: userAgent ?? '',
      }))
    },

    /** Ends all sessions of a user; returns how many. */
    async endSessionsOf(id: number): Promise<number> {
      if (!isId(id)) return 0
      const { rowCount } = await db.delete(sessions).where(eq(sessions.userId, id))
      return rowCount ?? 0
    },
  }
}

export type StaffUsers = ReturnType<typeof createStaffUsers>

async function hasOther(tx: Executor, id: number): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.role, 'administrator'), ne(users.id, id)))) > 0
}

const cleanName = (name: string): string =>
  name.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, longestName)

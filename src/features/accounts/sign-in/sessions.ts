import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import { isBuiltInRole, rights } from '../../../kernel/rights.ts'
import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Auth } from '../auth.ts'
import { nameOfOwn } from '../roles/own-role.ts'
import { roles, sessions, users, verifications } from '../schema.ts'

/** One session of a user. */
export interface SessionView {
  id: number
  /** The session of this request. */
  current: boolean
  createdAt: Date
  expiresAt: Date
  userAgent: string
}

export function createSessions(
  auth: Auth,
  db: Database,
  clock: () => Date,
  hasSession: (cookieHeader: string | null) => boolean,
) {
  /** Finds the session of signed cookies, with the present data of its user. */
  async function find(headers: Headers) {
    const cookie = headers.get('cookie')
    if (!hasSession(cookie)) return undefined
    const found = await auth.api.getSession({ headers: new Headers({ cookie: cookie ?? '' }) })
    return found
      ? {
          id: Number(found.session.id),
          userId: Number(found.user.id),
          role: found.user.role,
          dismissed: found.user.dismissed ?? [],
        }
      : undefined
  }

  /** Reads the site's own role of a user and its rights at each request, so that revoked rights end at once. */
  async function ownRole(userId: number): Promise<Pick<Viewer, 'roles' | 'rights'>> {
    const [row] = await db
      .select({ id: roles.id, rights: roles.rights })
      .from(users)
      .innerJoin(roles, eq(roles.id, users.ownRoleId))
      .where(eq(users.id, userId))
    if (!row) return { roles: [] }
    return { roles: [nameOfOwn(row.id)], rights: rights.filter((right) => row.rights.includes(right)) }
  }

  return {
    async viewerOf(headers: Headers): Promise<Viewer> {
      const session = await find(headers)
      if (!session) return anonymous
      return {
        userId: String(session.userId),
        ...(isBuiltInRole(session.role ?? '')
          ? { roles: [session.role ?? ''] }
          : await ownRole(session.userId)),
        unlocked: new Set(),
        ...(session.dismissed.length > 0 ? { dismissed: new Set(session.dismissed) } : {}),
      }
    },

    async list(headers: Headers): Promise<SessionView[]> {
      const own = await find(headers)
      if (!own) return []
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, own.userId), gt(sessions.expiresAt, clock())))
        .orderBy(desc(sessions.createdAt), desc(sessions.id))
      return rows.map(({ id, createdAt, expiresAt, userAgent }) => ({
        id,
        current: id === own.id,
        createdAt,
        expiresAt,
        userAgent: userAgent ?? '',
      }))
    },

    /** Ends one of the caller's own sessions, or all but the current one; returns how many. */
    async end(headers: Headers, which: number | 'others'): Promise<number> {
      const own = await find(headers)
      if (!own) return 0
      const chosen = which === 'others' ? ne(sessions.id, own.id) : eq(sessions.id, which)
      const { rowCount } = await db.delete(sessions).where(and(eq(sessions.userId, own.userId), chosen))
      return rowCount ?? 0
    },

    async removeExpired(): Promise<void> {
      const now = clock()
      await db.delete(sessions).where(lt(sessions.expiresAt, now))
      await db.delete(verifications).where(lt(verifications.expiresAt, now))
    },
  }
}

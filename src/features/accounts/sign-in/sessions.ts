import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import { anonymous, roles, type Viewer } from '../../../kernel/viewer.ts'
import type { Database } from '../../../platform/database/index.ts'
import type { Auth } from '../auth.ts'
import { sessions, verifications } from '../schema.ts'
import { hasSessionCookie } from './session-cookie.ts'

/** One place where somebody is signed in. */
export interface SessionView {
  id: number
  /** The one that asks. */
  current: boolean
  createdAt: Date
  expiresAt: Date
  userAgent: string
}

export function createSessions(auth: Auth, db: Database, clock: () => Date) {
  /** The session that signed cookies name, with its user as they are now. */
  async function find(headers: Headers) {
    const cookie = headers.get('cookie')
    if (!hasSessionCookie(cookie)) return undefined
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

  return {
    async viewerOf(headers: Headers): Promise<Viewer> {
      const session = await find(headers)
      if (!session) return anonymous
      return {
        userId: String(session.userId),
        roles: roles.filter((role) => role === session.role),
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

    /** Ends one of the asker's own sessions, or all but the one that asks; says how many. */
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

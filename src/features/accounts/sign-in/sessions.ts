import { and, desc, eq, gt, lt, ne } from 'drizzle-orm'
import { isBuiltInRole, rights } from '../../../kernel/rights.ts'
import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import type { Database } from '../../../platform/database/index.ts'
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
  db: Database,
  clock: () => Date,
  tokenOf: (cookieHeader: string | null) => string | undefined,
) {
  /**
   * Finds the session of signed cookies, with the present data of its user and the rights of the site's own role: what
   * was revoked ends at once.
   */
  async function find(headers: Headers) {
    const token = tokenOf(headers.get('cookie'))
    if (token === undefined) return undefined
    const [found] = await db
      .select({
        id: sessions.id,
        userId: sessions.userId,
        role: users.role,
        dismissed: users.dismissed,
        own: { id: roles.id, rights: roles.rights },
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(roles, eq(roles.id, users.ownRoleId))
      .where(and(eq(sessions.token, token), gt(sessions.expiresAt, clock())))
    return found
  }

  return {
    async viewerOf(headers: Headers): Promise<Viewer> {
      const session = await find(headers)
      if (!session) return anonymous
      return {
        userId: String(session.userId),
        ...rolesOf(session),
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

const rolesOf = ({
  role,
  own,
}: {
  role: string
  own: { id: number; rights: readonly string[] } | null
}): Pick<Viewer, 'roles' | 'rights'> => {
  if (isBuiltInRole(role)) return { roles: [role] }
  if (!own) return { roles: [] }
  return { roles: [nameOfOwn(own.id)], rights: rights.filter((right) => own.rights.includes(right)) }
}

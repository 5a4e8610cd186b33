import { asc, eq, ne, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { builtInRoleNames, builtInRoles, isBuiltInRole, type Right, rights } from '../../../kernel/rights.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { inTurn } from '../administrator.ts'
import type { AccountsDeps } from '../deps.ts'
import { roles, users } from '../schema.ts'
import { nameOfOwn, ownRoleId } from './own-role.ts'

/** A role for accounts: built in, or the site's own. */
export interface RoleView {
  /** The role name that accounts and locks use. */
  id: string
  /** Only for the site's own roles. */
  name?: string
  builtIn: boolean
  rights: readonly Right[]
  /** Number of accounts with this role. */
  people: number
}

export interface RoleInput {
  name: string
  rights: readonly Right[]
}

/** `beyond`: the role has a right that the caller does not have. */
export type RoleProblem = 'missing' | 'taken' | 'beyond'

const among = (held: ReadonlySet<Right>, wanted: readonly Right[]) => wanted.every((right) => held.has(right))

/** Returns the known rights in the order of `rights`; drops rights that no longer exist. */
const known = (names: readonly string[]): Right[] => rights.filter((right) => names.includes(right))

export function createRoles({ db, clock }: Pick<AccountsDeps, 'db' | 'clock'>) {
  async function all(executor: Executor = db): Promise<RoleView[]> {
    const counted = await executor
      .select({ role: users.role, people: sql<number>`count(*)::integer` })
      .from(users)
      .groupBy(users.role)
    const own = await executor
      .select({
        id: roles.id,
        name: roles.name,
        rights: roles.rights,
        people: sql<number>`(select count(*)::integer from account_users where own_role_id = account_roles.id)`,
      })
      .from(roles)
      .orderBy(asc(sql`lower(${roles.name})`), asc(roles.id))
    return [
      ...builtInRoleNames.map((id) => ({
        id,
        builtIn: true,
        rights: builtInRoles[id],
        people: counted.find(({ role }) => role === id)?.people ?? 0,
      })),
      ...own.map((row) => ({ ...row, id: nameOfOwn(row.id), builtIn: false, rights: known(row.rights) })),
    ]
  }

  const one = async (name: string, executor: Executor = db): Promise<RoleView | undefined> =>
    (await all(executor)).find(({ id }) => id === name)

  const isTaken = async (tx: Executor, name: string, but = 0) =>
    (await tx.$count(roles, sql`lower(${roles.name}) = lower(${name}) and ${ne(roles.id, but)}`)) > 0

  return {
    /** Returns all roles, built-in ones first. */
    roles: () => all(),
    role: (name: string) => one(name),

    /** Returns the rights of a role; undefined when the name is no role. */
    async rightsOfRole(name: string): Promise<readonly Right[] | undefined> {
      if (isBuiltInRole(name)) return builtInRoles[name]
      const id = ownRoleId(name)
      if (id === undefined) return undefined
      const [row] = await db.select({ rights: roles.rights }).from(roles).where(eq(roles.id, id))
      return row && known(row.rights)
    },

    /** Adds a role. Nobody can create a role with more rights than their own (`held`). */
    addRole: (held: ReadonlySet<Right>, added: RoleInput): Promise<Result<RoleView, RoleProblem>> =>
      inTurn(db, async (tx) => {
        const name = cleanName(added.name)
        if (!among(held, added.rights)) return fail('beyond')
        if (await isTaken(tx, name)) return fail('taken')
        const [row] = await tx
          .insert(roles)
          .values({ name, rights: known(added.rights), createdAt: clock(), updatedAt: clock() })
          .returning({ id: roles.id })
        const made = row && (await one(nameOfOwn(row.id), tx))
        return made ? ok(made) : fail('missing')
      }),

    /** Changes a role; takes effect with the next request of its users, on every node. */
    changeRole: (
      held: ReadonlySet<Right>,
      name: string,
      change: Partial<RoleInput>,
    ): Promise<Result<RoleView, RoleProblem>> =>
      inTurn(db, async (tx) => {
        const id = ownRoleId(name)
        const before = await one(name, tx)
        if (id === undefined || !before) return fail('missing')
        if (!among(held, [...before.rights, ...(change.rights ?? [])])) return fail('beyond')
        const changed = change.name === undefined ? undefined : cleanName(change.name)
        if (changed !== undefined && (await isTaken(tx, changed, id))) return fail('taken')
        await tx
          .update(roles)
          .set({
            ...(changed !== undefined && { name: changed }),
            ...(change.rights && { rights: known(change.rights) }),
            updatedAt: clock(),
          })
          .where(eq(roles.id, id))
        const now = await one(name, tx)
        return now ? ok(now) : fail('missing')
      }),

    /** Deletes a role that no account has. */
    deleteRole: (
      held: ReadonlySet<Right>,
      name: string,
    ): Promise<Result<undefined, 'missing' | 'in-use' | 'beyond'>> =>
      inTurn(db, async (tx) => {
        const id = ownRoleId(name)
        const before = await one(name, tx)
        if (id === undefined || !before) return fail('missing')
        if (!among(held, before.rights)) return fail('beyond')
        if (before.people > 0) return fail('in-use')
        await tx.delete(roles).where(eq(roles.id, id))
        return ok(undefined)
      }),
  }
}

export type Roles = ReturnType<typeof createRoles>

const longestName = 60
const cleanName = (name: string): string =>
  name.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim().slice(0, longestName)

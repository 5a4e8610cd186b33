import { sql } from 'drizzle-orm'
import { type BuiltInRole, isBuiltInRole } from '../../../kernel/rights.ts'
import { roles, users } from '../schema.ts'

const largestId = 2_147_483_647

/** Returns the name of one of the site's own roles, as used by accounts, locks of files and viewers. */
export const nameOfOwn = (id: number): string => `own-${id}`

/** Returns the id of one of the site's own roles by name; undefined for any other name. */
export function ownRoleId(name: string): number | undefined {
  const [, digits] = /^own-([1-9]\d{0,9})$/.exec(name) ?? []
  const id = Number(digits)
  return digits !== undefined && id <= largestId ? id : undefined
}

/** Column with the name of an account's role, for queries on accounts. */
export const roleName = sql<string>`case when ${users.ownRoleId} is null then ${users.role}
  else 'own-' || ${users.ownRoleId} end`

/** Returns the columns that store a role in an account; undefined when the name is no role. */
export function roleColumns(
  name: string,
): { role: BuiltInRole | 'own'; ownRoleId: number | null } | undefined {
  if (isBuiltInRole(name)) return { role: name, ownRoleId: null }
  const id = ownRoleId(name)
  return id === undefined ? undefined : { role: 'own', ownRoleId: id }
}

/** Column with the rights of an account's own role, for queries on accounts that join `roles`. */
export const ownRights = sql<string[]>`coalesce(${roles.rights}, '{}')`

import { sql } from 'drizzle-orm'
import { type BuiltInRole, isBuiltInRole } from '../../../kernel/rights.ts'
import { roles, users } from '../schema.ts'

const largestId = 2_147_483_647

/** A role of the site's own as accounts, locks of files and viewers name it. */
export const nameOfOwn = (id: number): string => `own-${id}`

/** The number of a role of the site's own; undefined for what names none. */
export function ownRoleId(name: string): number | undefined {
  const [, digits] = /^own-([1-9]\d{0,9})$/.exec(name) ?? []
  const id = Number(digits)
  return digits !== undefined && id <= largestId ? id : undefined
}

/** The name of an account's role, as a column of a query on accounts. */
export const roleName = sql<string>`case when ${users.ownRoleId} is null then ${users.role}
  else 'own-' || ${users.ownRoleId} end`

/** What an account keeps of a role; undefined for a name that is none. */
export function roleColumns(
  name: string,
): { role: BuiltInRole | 'own'; ownRoleId: number | null } | undefined {
  if (isBuiltInRole(name)) return { role: name, ownRoleId: null }
  const id = ownRoleId(name)
  return id === undefined ? undefined : { role: 'own', ownRoleId: id }
}

/** Rights that a role of an account's own brings, as a column of a query on accounts that joins `roles`. */
export const ownRights = sql<string[]>`coalesce(${roles.rights}, '{}')`

import { z } from 'zod'
import type { RoleView } from '../../features/accounts/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { isBuiltInRole, may, rights, rightsOf } from '../../kernel/rights.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import type { Call } from '../call.ts'
import { copyName } from '../copy-name.ts'
import { fieldText } from '../field-errors.ts'
import { defineResource, invalid } from '../resource.ts'
import { requiredText } from '../schemas.ts'
import { roleTexts } from '../texts.nl.ts'
import type { Use } from '../uses.ts'

const longestName = 60
const input = z.object({
  name: requiredText(longestName),
  rights: z.array(z.enum(rights)).max(rights.length),
})

const titled = (role: RoleView) => ({
  ...role,
  name: role.name ?? (isBuiltInRole(role.id) ? roleTexts[role.id] : role.id),
})

const refused = (code: 'missing' | 'taken' | 'beyond') =>
  code === 'taken' ? invalid({ name: fieldText('role_taken') }) : fail(code)

/** Returns the users who have a role, and the files that are locked to it. */
async function usesOfRole({ features, viewer }: Call, role: string): Promise<readonly Use[]> {
  const { users } = await features.accounts.users({ role, perPage: 100 })
  const locked = may(viewer, 'library') ? await features.library.lockedTo(role) : []
  return [
    ...users.map(({ id, name }) => ({ name, url: `/wp-admin/users/${id}` })),
    ...locked.map(({ title, ...at }) => ({
      name: title,
      url: 'fileId' in at ? `/wp-admin/files?file=${at.fileId}` : `/wp-admin/files?category=${at.categoryId}`,
    })),
  ]
}

/** Roles: the built-in ones, which cannot be changed, and the site's own. */
export const roles = defineResource({
  name: 'roles',
  // Files can be locked to roles, and popups hidden from them.
  read: ['people', 'library', 'pages'],
  write: 'people',
  id: z
    .string()
    .max(20)
    .regex(/^[a-z_]{1,20}$|^own-\d{1,10}$/),
  row: shape({
    id: words,
    name: words,
    builtIn: z.boolean(),
    rights: listOf(z.enum(rights)),
    /** Number of accounts with this role. */
    people: z.number(),
  }),
  filter: z.object({}),
  sorts: [],
  async list({ features }) {
    const all = (await features.accounts.roles()).map(titled)
    return { data: all, total: all.length }
  },
  async one({ features }, id) {
    const role = await features.accounts.role(id)
    return role && titled(role)
  },
  create: {
    schema: input,
    async run({ features, viewer }, added) {
      const made = await features.accounts.addRole(rightsOf(viewer), added)
      return made.ok ? ok(titled(made.value)) : refused(made.code)
    },
  },
  async copy({ features, viewer }, id) {
    const known = (await features.accounts.roles()).map(titled)
    const role = known.find((one) => one.id === id)
    if (!role) return fail('missing')
    const name = copyName(role.name, longestName, (taken) => known.some((one) => one.name === taken))
    const made = await features.accounts.addRole(rightsOf(viewer), { name, rights: role.rights })
    return made.ok ? ok(titled(made.value)) : refused(made.code)
  },
  change: {
    schema: input.partial(),
    async run({ features, viewer }, id, change) {
      const changed = await features.accounts.changeRole(rightsOf(viewer), id, change)
      return changed.ok ? ok(titled(changed.value)) : refused(changed.code)
    },
  },
  uses: usesOfRole,
  rightsIn: async (_, rows) =>
    rows.flatMap(
      ({ row }) => z.object({ rights: z.array(z.enum(rights)).max(rights.length) }).parse(row).rights,
    ),
  async remove({ features, viewer }, id) {
    const removed = await features.accounts.deleteRole(rightsOf(viewer), id)
    return removed.ok ? ok(undefined) : fail(removed.code)
  },
})

/**
 * What staff may do, in the parts in which volunteers divide the work. Each call of the staff app names the right that
 * it needs; a role is a set of these.
 */
export const rights = [
  'pages',
  'entries',
  'media',
  'library',
  'newsletter',
  'forms',
  'statistics',
  'orders',
  'products',
  'shop_settings',
  'people',
  'settings',
  'html',
  'operation',
] as const
export type Right = (typeof rights)[number]

const editor: readonly Right[] = ['pages', 'entries', 'media', 'library', 'newsletter', 'forms', 'statistics']

/** Roles of section 6 of the specification and EDIT-06, from the fewest rights to the most. */
export const builtInRoles = {
  customer: [],
  editor,
  shop_manager: [...editor, 'orders', 'products', 'shop_settings'],
  administrator: rights,
} as const satisfies Record<string, readonly Right[]>
export type BuiltInRole = keyof typeof builtInRoles

export const builtInRoleNames = Object.keys(builtInRoles) as [BuiltInRole, ...BuiltInRole[]]

export const isBuiltInRole = (role: string): role is BuiltInRole => Object.hasOwn(builtInRoles, role)

/** The rights of the roles that every site has; those of a role of its own come with the viewer. */
export const rightsOfRole = (role: string): readonly Right[] =>
  isBuiltInRole(role) ? builtInRoles[role] : []

/** Of a viewer: the names of their roles, and the rights of one that the site made itself. */
interface Holder {
  roles: readonly string[]
  rights?: readonly Right[] | undefined
}

export const rightsOf = ({ roles, rights: own = [] }: Holder): ReadonlySet<Right> =>
  new Set([...own, ...roles.flatMap(rightsOfRole)])

/** Whether somebody has a right, or one of several. */
export function may(viewer: Holder, needed: Right | readonly Right[]): boolean {
  const own = rightsOf(viewer)
  return typeof needed === 'string' ? own.has(needed) : needed.some((right) => own.has(right))
}

/** May use the staff area. */
export const isStaff = (viewer: Holder): boolean => may(viewer, rights)

/** May see what is not on the site yet. */
export const seesDrafts = (viewer: Holder): boolean => may(viewer, ['pages', 'entries', 'products'])

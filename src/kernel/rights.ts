/**
 * The rights of staff, divided like the work of the volunteers. Each call of the staff app names the right that it
 * requires; a role is a set of rights.
 */
export const rights = [
  'pages',
  'entries',
  'publish',
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
  shop_manager: [...editor, 'publish', 'orders', 'products', 'shop_settings'],
  administrator: rights,
} as const satisfies Record<string, readonly Right[]>
export type BuiltInRole = keyof typeof builtInRoles

export const builtInRoleNames = Object.keys(builtInRoles) as [BuiltInRole, ...BuiltInRole[]]

export const isBuiltInRole = (role: string): role is BuiltInRole => Object.hasOwn(builtInRoles, role)

/** Returns the rights of a built-in role; the rights of the site's own roles are in the viewer. */
export const rightsOfRole = (role: string): readonly Right[] =>
  isBuiltInRole(role) ? builtInRoles[role] : []

/** The parts of a viewer that determine rights: role names, and the rights of one of the site's own roles. */
interface Holder {
  roles: readonly string[]
  rights?: readonly Right[] | undefined
}

export const rightsOf = ({ roles, rights: own = [] }: Holder): ReadonlySet<Right> =>
  new Set([...own, ...roles.flatMap(rightsOfRole)])

/** Whether somebody has a right, or at least one of several. */
export function may(viewer: Holder, needed: Right | readonly Right[]): boolean {
  const own = rightsOf(viewer)
  return typeof needed === 'string' ? own.has(needed) : needed.some((right) => own.has(right))
}

/** Whether somebody may use the staff area. */
export const isStaff = (viewer: Holder): boolean => may(viewer, rights)

/**
 * Whether somebody publishes what they write. Where the site has others publish it (`othersPublish`), whoever lacks the
 * right proposes.
 */
export const mayPublish = (viewer: Holder, othersPublish: boolean): boolean =>
  !othersPublish || may(viewer, 'publish')

/** Whether somebody may see unpublished content. */
export const seesDrafts = (viewer: Holder): boolean => may(viewer, ['pages', 'entries', 'products'])

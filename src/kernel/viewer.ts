/** Roles of section 6 of the specification and EDIT-06, from the fewest rights to the most. */
export const roles = ['customer', 'editor', 'shop_manager', 'administrator'] as const
export type Role = (typeof roles)[number]

/** The number of an order and the key of its downloads, as a link brings them; nobody has checked them yet. */
export interface Purchase {
  orderId: number
  key: string
}

/** Who asks. Passed into every use case that depends on rights; never looked up inside one. */
export interface Viewer {
  userId?: string
  roles: readonly Role[]
  /** Names of what this visitor's passwords opened, such as `file:12` or `category:3`. */
  unlocked: ReadonlySet<string>
  /** Orders whose download links this request brought, or its browser remembers. */
  purchases?: readonly Purchase[]
  /** Names of what this user put away for good, such as `coming_soon_banner`. */
  dismissed?: ReadonlySet<string>
}

export const anonymous: Viewer = { roles: [], unlocked: new Set() }

/** May see drafts and protected files and use the staff area. */
export const isStaff = (viewer: Viewer) => viewer.roles.some((role) => role !== 'customer')

import type { Right } from './rights.ts'

/** The number of an order and the key of its downloads, as a link brings them; nobody has checked them yet. */
export interface Purchase {
  orderId: number
  key: string
}

/** Who asks. Passed into every use case that depends on rights; never looked up inside one. */
export interface Viewer {
  userId?: string
  /** Names of their roles: `customer`, `editor`, … or `own-7`, one that this site made. */
  roles: readonly string[]
  /** What a role of the site's own lets them do. */
  rights?: readonly Right[]
  /** Names of what this visitor's passwords opened, such as `file:12` or `category:3`. */
  unlocked: ReadonlySet<string>
  /** Orders whose download links this request brought, or its browser remembers. */
  purchases?: readonly Purchase[]
  /** Names of what this user put away for good, such as `coming_soon_banner`. */
  dismissed?: ReadonlySet<string>
}

export const anonymous: Viewer = { roles: [], unlocked: new Set() }

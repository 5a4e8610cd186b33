import type { Right } from './rights.ts'

/** The number of an order and its download key, as given in a link; not checked yet. */
export interface Purchase {
  orderId: number
  key: string
}

/** Who makes a request. Passed to every use case that depends on rights; never looked up inside one. */
export interface Viewer {
  userId?: string
  /** Role names: `customer`, `editor`, … or `own-7` for one of the site's own roles. */
  roles: readonly string[]
  /** The rights of one of the site's own roles. */
  rights?: readonly Right[]
  /** Names of the locks that this visitor opened with passwords, such as `file:12` or `category:3`. */
  unlocked: ReadonlySet<string>
  /** Orders whose download links are in this request or stored in the browser. */
  purchases?: readonly Purchase[]
  /** Names of the things that this user has dismissed permanently, such as `coming_soon_banner`. */
  dismissed?: ReadonlySet<string>
}

export const anonymous: Viewer = { roles: [], unlocked: new Set() }

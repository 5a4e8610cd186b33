import { may } from '../../../kernel/rights.ts'
import type { Viewer } from '../../../kernel/viewer.ts'

/** The name of a lock, `file:12` or `category:3`: a right password adds it to `Viewer.unlocked`. */
export type LockName = `file:${number}` | `category:${number}`

/** A lock on a file or category; any one of its ways opens it. */
export interface Lock {
  name: LockName
  hasPassword: boolean
  roles: readonly string[]
  productId?: number
}

export type WayIn = 'password' | 'sign-in' | 'purchase'

/** Whether a viewer may open a file; if not, the first lock in the way and the ways to open it. */
export type Access =
  /** `bought`: only a purchase opened it. `unlocked`: the innermost lock that a password opened. */
  | { open: true; bought?: true; unlocked?: LockName }
  | { open: false; lock: LockName; ways: readonly WayIn[]; productId?: number }

/**
 * Whether a viewer may see more of a file than its title (LIB-19). `locks` are those of its categories, from the top
 * down, and then its own; all must be open. A purchase of the file opens all locks, and for staff none are closed.
 * Whether the file is published is checked elsewhere.
 */
export function access(viewer: Viewer, locks: readonly Lock[], bought: boolean): Access {
  if (may(viewer, 'library')) return { open: true }
  const closed = locks.find((lock) => !opens(viewer, lock))
  if (!closed) {
    const unlocked = locks.findLast((lock) => !hasRole(viewer, lock) && knowsPassword(viewer, lock))?.name
    return { open: true, ...(unlocked ? { unlocked } : {}) }
  }
  if (bought) return { open: true, bought: true }
  const { name: lock, productId } = closed
  return { open: false, lock, ways: waysInto(closed), ...(productId === undefined ? {} : { productId }) }
}

const opens = (viewer: Viewer, lock: Lock): boolean => knowsPassword(viewer, lock) || hasRole(viewer, lock)

const knowsPassword = (viewer: Viewer, { name, hasPassword }: Lock): boolean =>
  hasPassword && viewer.unlocked.has(name)

const hasRole = (viewer: Viewer, { roles }: Lock): boolean =>
  roles.some((role) => viewer.roles.some((own) => own === role))

function waysInto({ hasPassword, roles, productId }: Lock): WayIn[] {
  const ways: WayIn[] = []
  if (hasPassword) ways.push('password')
  if (roles.length > 0) ways.push('sign-in')
  if (productId !== undefined) ways.push('purchase')
  return ways
}

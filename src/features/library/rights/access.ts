import { may } from '../../../kernel/rights.ts'
import type { Viewer } from '../../../kernel/viewer.ts'

/** `file:12` or `category:3`: where a lock hangs, and what a right password adds to `Viewer.unlocked`. */
export type LockName = `file:${number}` | `category:${number}`

/** Any one of its ways opens a lock. */
export interface Lock {
  name: LockName
  hasPassword: boolean
  roles: readonly string[]
  productId?: number
}

export type WayIn = 'password' | 'sign-in' | 'purchase'

/** The answer to a visitor without the right: the first lock in the way, and what opens it. */
export type Access =
  /** `bought`: by nothing but a purchase. `unlocked`: the innermost lock that a password opened. */
  | { open: true; bought?: true; unlocked?: LockName }
  | { open: false; lock: LockName; ways: readonly WayIn[]; productId?: number }

/**
 * Whether a viewer may see more of a file than its title (LIB-19). `locks` are those of its categories, from
 * the top down, and its own: each must be opened. A purchase of the file opens them all; staff need nothing.
 * Whether the file is published is another question.
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

import { type Role, roles, type Viewer } from '../kernel/viewer.ts'

/** Roles of the staff (EDIT-06), from the fewest rights to the most; each may do what those before it may. */
export type Rank = Exclude<Role, 'customer'>

const height = (role: Role): number => roles.indexOf(role)

/** Whether somebody has at least this rank. */
export const hasRank = (viewer: Viewer, rank: Rank): boolean =>
  viewer.roles.some((role) => height(role) >= height(rank))

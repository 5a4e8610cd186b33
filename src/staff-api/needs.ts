import { isStaff, may, type Right } from '../kernel/rights.ts'
import type { Viewer } from '../kernel/viewer.ts'

/** What a call requires of the user: a right, one of several rights, or only being staff. */
export type Needs = Right | readonly Right[] | 'staff'

export const mayCall = (viewer: Viewer, needs: Needs): boolean =>
  needs === 'staff' ? isStaff(viewer) : may(viewer, needs)

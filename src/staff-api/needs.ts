import { isStaff, may, type Right } from '../kernel/rights.ts'
import type { Viewer } from '../kernel/viewer.ts'

/** What a call asks of who makes it: a right, one of several, or only to be of the staff. */
export type Needs = Right | readonly Right[] | 'staff'

export const mayCall = (viewer: Viewer, needs: Needs): boolean =>
  needs === 'staff' ? isStaff(viewer) : may(viewer, needs)

/**
 * The public module for screens of the staff app, imported as `schelp/extension/staff`. Pieces of react-admin are imported
 * from `react-admin` itself.
 */
import type { StaffPart } from './staff/staff-part.ts'

/** Declares the staff screens of an extension: the default export of `staff.tsx` in its folder. */
export const defineStaffPart = (part: StaffPart): StaffPart => part

export { call } from './staff/api/call.ts'
export { InstantField } from './staff/fields/instant-field.tsx'
export { StaffEdit } from './staff/forms/staff-edit.tsx'
export { StaffForm } from './staff/forms/staff-form.tsx'
export { RowActions } from './staff/lists/row-actions.tsx'
export { TableButton } from './staff/lists/table-button.tsx'
export type { StaffPart, StaffTexts } from './staff/staff-part.ts'

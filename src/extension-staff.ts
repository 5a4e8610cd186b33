/**
 * The public module for screens of the staff app, imported as `schelp/extension/staff`. Pieces of react-admin are imported
 * from `react-admin` itself.
 */
import type { ResourceProps } from 'react-admin'
import type { DrawingName } from './staff/ui/drawing.tsx'

/** Texts of the staff app, by their keys between points. */
export interface StaffTexts {
  [name: string]: string | StaffTexts
}

/** The staff screens of an extension: the default export of `staff.tsx` in its folder. */
export interface StaffPart {
  /**
   * Screens by the name of their resource: each is loaded when it is opened (`lazy`). Whoever may not read the resource, or
   * has it on a site where the extension is off, sees none of it.
   */
  screens: Readonly<Record<string, Omit<ResourceProps, 'name'>>>
  /** Their places in the menu, after ours. */
  menu?: readonly { resource: string; drawing: DrawingName; group: 'content' | 'shop' | 'operator' }[]
  /**
   * What the app says of them: `resources.<name>.name` (`een rij |||| Rijen`), `resources.<name>.fields.<field>`, and other
   * texts below a name of the extension's own. In them, ours go first.
   */
  texts?: StaffTexts
}

export const defineStaffPart = (part: StaffPart): StaffPart => part

export { call } from './staff/api/call.ts'
export { InstantField } from './staff/fields/instant-field.tsx'
export { StaffEdit } from './staff/forms/staff-edit.tsx'
export { StaffForm } from './staff/forms/staff-form.tsx'
export { RowActions } from './staff/lists/row-actions.tsx'
export { TableButton } from './staff/lists/table-button.tsx'

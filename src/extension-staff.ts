/**
 * The public module for screens of the staff app, imported as `schelp/extension/staff`. Pieces of react-admin are imported
 * from `react-admin` itself.
 */
import type { z } from 'zod'
import type { StaffPart } from './staff/staff-part.ts'

/** Declares the staff screens of an extension: the default export of `staff.tsx` in its folder. */
export const defineStaffPart = (part: StaffPart): StaffPart => part

/** What a resource answers for one row, by its declaration: `WholeOfResource<typeof days>`. */
export type WholeOfResource<Declared extends { declared?: { whole: z.ZodType } }> = z.input<
  NonNullable<Declared['declared']>['whole']
>

export { dayAfter, type LocalDate } from './kernel/dates.ts'
export type { Look } from './kernel/look/look.ts'
export { usePermitted } from './staff/api/auth-provider.ts'
export { call } from './staff/api/call.ts'
export { BarChart } from './staff/fields/chart/bar-chart.tsx'
export { InstantField } from './staff/fields/instant-field.tsx'
export { formatCents } from './staff/fields/money.ts'
export { StaffCreate, StaffEdit } from './staff/forms/staff-edit.tsx'
export { StaffForm } from './staff/forms/staff-form.tsx'
export { RowActions } from './staff/lists/row-actions.tsx'
export { TableButton } from './staff/lists/table-button.tsx'
export type { StaffPart, StaffTexts } from './staff/staff-part.ts'
export { ReportPage, ReportTable } from './staff/ui/report-page.tsx'

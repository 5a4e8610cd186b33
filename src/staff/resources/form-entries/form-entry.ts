import type { RowOf } from '../../../staff-api/contract.ts'

/** An entry of a form. */
export type FormEntry = RowOf<'form-entries'>

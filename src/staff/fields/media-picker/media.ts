import type { RowOf } from '../../../staff-api/contract.ts'

/** A picture of the media library. */
export type Media = RowOf<'media'>

import type { RowOf } from '../../staff-api/contract.ts'
import { useRows } from '../api/rows.ts'

/** The folders of the pictures, by name; empty until loaded. */
export const useMediaFolders = (): readonly RowOf<'media-folders'>[] =>
  useRows('media-folders', { pagination: { page: 1, perPage: 1_000 } }).data ?? []

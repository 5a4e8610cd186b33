import type { EntryType } from '../../kernel/kinds.ts'
import type { RowOf } from '../../staff-api/contract.ts'
import { useRows } from '../api/rows.ts'

export type DeclaredField = RowOf<'own-fields'>

/** The fields that staff defined for a content kind; empty without a kind. */
export function useOwnFields(kind: EntryType | undefined): readonly DeclaredField[] {
  const { data = [] } = useRows(
    'own-fields',
    { filter: { kind }, pagination: { page: 1, perPage: 100 }, sort: { field: '', order: 'ASC' } },
    { enabled: kind !== undefined },
  )
  return data
}

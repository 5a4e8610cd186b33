import { useGetList } from 'react-admin'
import type { EntryType } from '../../kernel/kinds.ts'
import type { OwnField } from '../../kernel/own-fields.ts'

export type DeclaredField = OwnField & { id: number }

/** The fields that staff defined for a content kind; empty without a kind. */
export function useOwnFields(kind: EntryType | undefined): readonly DeclaredField[] {
  const { data = [] } = useGetList<DeclaredField>(
    'own-fields',
    { filter: { kind }, pagination: { page: 1, perPage: 100 }, sort: { field: '', order: 'ASC' } },
    { enabled: kind !== undefined },
  )
  return data
}

import { useEffect } from 'react'
import type { RowOf } from '../../staff-api/contract.ts'
import { useMoreRows } from '../api/rows.ts'

export type Term = RowOf<'terms'>

/** The largest page of a call. */
const perPage = 100

/** Every term of a taxonomy in the order of its tree, however many pages it takes to fetch them. */
export function useTerms(taxonomy: string): readonly Term[] {
  const { data, hasNextPage, isFetching, fetchNextPage } = useMoreRows('terms', {
    filter: { taxonomy },
    pagination: { page: 1, perPage },
    // The server's own order is that of the tree; react-admin would ask for the newest first.
    sort: { field: '', order: 'ASC' },
  })
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  })
  return data?.pages.flatMap((page) => page.data) ?? []
}

import { readAddress, type Start, writeAddress } from '../form/address.ts'
import type { Criteria, Listing } from '../form/criteria.ts'

/** Marks history entries that belong to a search of ours. */
const mark = 'fileSearch'

interface Place {
  path: string
  start: Start
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The query of a search in a canonical form: addresses of the same search are equal. */
const canonical = (query: string, start: Start): string => {
  const { criteria, listing } = readAddress(new URLSearchParams(query), start)
  return writeAddress(criteria, listing, start).toString()
}

/** Keeps address and history in step with the searches (LIB-01). */
export function searchHistory({ path, start }: Place) {
  let current = canonical(location.search, start)
  const go = (query: string) => {
    if (query === current) return
    current = query
    history.pushState(query === '' ? null : { [mark]: true }, '', query === '' ? path : `${path}?${query}`)
  }
  return {
    /** Marks the first page, so that Back can return to it. */
    begin(): void {
      if (current === '') return
      const state: unknown = history.state
      history.replaceState({ ...(isRecord(state) ? state : {}), [mark]: true }, '')
    },
    /** Adds a history entry for a search; repeating the same search adds none. */
    push: (criteria: Criteria, listing: Listing): void =>
      go(writeAddress(criteria, listing, start).toString()),
    /** Restores the bare path after a reset. */
    clear: (): void => go(''),
    /**
     * What the visitor went back to: the form to restore, and whether to search. Undefined when the search is the same,
     * as when only the hash changed.
     */
    returned(state: unknown): { criteria: Criteria; listing: Listing; search: boolean } | undefined {
      const query = canonical(location.search, start)
      if (query === current) return undefined
      current = query
      const saved = isRecord(state) && state[mark] === true
      return { ...readAddress(new URLSearchParams(location.search), start), search: saved && query !== '' }
    },
  }
}

export type SearchHistory = ReturnType<typeof searchHistory>

/** The last filters and order of a list, as react-admin remembers them. */
export interface ListParams {
  filter?: Readonly<Record<string, unknown>>
  displayedFilters?: Readonly<Record<string, boolean>>
  sort?: string
  order?: string
  perPage?: number
}

const parts = [
  'filter',
  'displayedFilters',
  'sort',
  'order',
  'perPage',
  // The same for the file manager.
  'category',
  'q',
  'state',
  'below',
]

/**
 * How a list stands, as search parameters of its address: what the address says, or where it says nothing, how the
 * list stood last. On which page one was is no part of a view.
 */
export function queryOf(search: string, last: ListParams | undefined): Record<string, string> {
  const said = new URLSearchParams(search)
  const named = parts.flatMap((part) => {
    const value = said.get(part)
    return value === null ? [] : [[part, value] as const]
  })
  if (named.length > 0) return Object.fromEntries(named)
  const { filter = {}, displayedFilters, sort, order, perPage } = last ?? {}
  return {
    filter: JSON.stringify(filter),
    ...(displayedFilters && { displayedFilters: JSON.stringify(displayedFilters) }),
    ...(sort && order && { sort, order }),
    ...(perPage && { perPage: String(perPage) }),
  }
}

/** How a list stands, as react-admin remembers it. */
export interface ListParams {
  filter?: Readonly<Record<string, unknown>>
  displayedFilters?: Readonly<Record<string, boolean>>
  sort?: string
  order?: string
  perPage?: number
}

/** The same as search parameters of the list's address; on which page one was is no part of a view. */
export function queryOf(params: ListParams | undefined): Record<string, string> {
  const { filter = {}, displayedFilters, sort, order, perPage } = params ?? {}
  return {
    filter: JSON.stringify(filter),
    ...(displayedFilters && { displayedFilters: JSON.stringify(displayedFilters) }),
    ...(sort && order && { sort, order }),
    ...(perPage && { perPage: String(perPage) }),
  }
}

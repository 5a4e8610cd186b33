/** How the terms of one taxonomy are joined (specification, sections 5 and 9). */
export type TermJoin = 'AND' | 'OR' | 'NOT'

/** The chosen terms of one taxonomy. */
export interface TermFilter {
  terms: readonly string[]
  join: TermJoin
}

/** How a visitor can combine terms: several joined by AND or OR; otherwise a new term replaces the previous one. */
export type FilterOperator = 'AND' | 'OR' | 'DISABLED'

export const readOperator = (value: unknown): FilterOperator =>
  value === 'AND' || value === 'OR' ? value : 'DISABLED'

/** More terms than any list offers; further terms in a URL are ignored. */
const mostTerms = 30

const termPattern = /^[\p{L}\p{N}_-]{1,200}$/u

const separators: readonly { join: TermJoin; read: RegExp; write: string }[] = [
  { join: 'NOT', read: /!|%21/i, write: '!' },
  { join: 'OR', read: /~|%7E|\||%7C/i, write: '~' },
  { join: 'AND', read: /\+|%2B| /i, write: '+' },
]

/**
 * The filters of a list other than terms, by their name in the URL (`e-filter-{id}-zoek=toren`): words, the first
 * letter, days of publication, kilometres.
 */
export const detailNames = ['zoek', 'letter', 'vanaf', 'tot', 'km-vanaf', 'km-tot'] as const
export type DetailName = (typeof detailNames)[number]
export type Details = ReadonlyMap<DetailName, string>

const longestDetail = 100

/** Reads the details from a URL; empty form fields are ignored. */
export const readDetails = (query: URLSearchParams, widgetId: string): Details =>
  new Map(
    detailNames.flatMap((name) => {
      const value = query.get(filterParameter(widgetId, name))?.trim().slice(0, longestDetail)
      return value ? [[name, value] as const] : []
    }),
  )

/** The filters by terms that an address holds, by their taxonomy. */
export function readTermFilters(query: URLSearchParams, widgetId: string): Map<string, TermFilter> {
  const own = filterParameter(widgetId, '')
  const found = new Map<string, TermFilter>()
  for (const [name, value] of query) {
    const taxonomy = name.slice(own.length)
    const filter = readFilter(value)
    if (name.startsWith(own) && filter && !found.has(taxonomy) && !isDetail(taxonomy))
      found.set(taxonomy, filter)
  }
  return found
}

const isDetail = (name: string) => detailNames.some((known) => known === name)

/** The parameter of one taxonomy or detail of one list (section 2). */
export const filterParameter = (widgetId: string, taxonomy: string) => `e-filter-${widgetId}-${taxonomy}`

/** Returns the URL parameter with the page of one list (decisions, routes). */
export const pageParameter = (widgetId: string) => `e-page-${widgetId}`

/** Reads the value of a parameter from `URLSearchParams`, in which a plus sign has become a space. */
export function readFilter(value: string): TermFilter | undefined {
  const found = separators.find(({ read }) => read.test(value)) ?? { join: 'OR' as const, read: /~/ }
  const terms = value.split(found.read).filter((term) => termPattern.test(term))
  return terms.length > 0 ? { terms: [...new Set(terms)].slice(0, mostTerms), join: found.join } : undefined
}

/** Returns the value of a parameter before it is encoded: `kerk~kapel`, `kerk+kapel`, `!kerk`. */
export function writeFilter({ terms, join }: TermFilter): string {
  const separator = separators.find((known) => known.join === join)?.write ?? '~'
  return join === 'NOT' ? `!${terms.join(separator)}` : terms.join(separator)
}

/** Returns the choice after a click on a term; undefined when no term is left. */
export function toggleTerm(
  before: TermFilter | undefined,
  term: string,
  operator: FilterOperator,
): TermFilter | undefined {
  const had = before && before.join !== 'NOT' ? before.terms : []
  const join = operator === 'AND' ? 'AND' : 'OR'
  if (had.includes(term)) {
    const terms = had.filter((known) => known !== term)
    return terms.length > 0 ? { terms, join } : undefined
  }
  return { terms: operator === 'DISABLED' ? [term] : [...had, term], join }
}

/**
 * Returns the query of the URL after a choice: the list starts at its first page again, and the query is empty when
 * no filter or other parameter is left (section 2).
 * @param query the query of the present URL; not changed
 */
export function filteredQuery(
  query: URLSearchParams,
  widgetId: string,
  filters: ReadonlyMap<string, TermFilter>,
  details: Details = new Map(),
): URLSearchParams {
  const next = new URLSearchParams(query)
  const own = filterParameter(widgetId, '')
  for (const name of [...next.keys()]) if (name.startsWith(own)) next.delete(name)
  for (const name of [pageParameter(widgetId), 'page', 'paged']) next.delete(name)
  for (const [taxonomy, filter] of filters)
    if (filter.terms.length > 0) next.set(filterParameter(widgetId, taxonomy), writeFilter(filter))
  for (const [name, value] of details) next.set(filterParameter(widgetId, name), value)
  return next
}

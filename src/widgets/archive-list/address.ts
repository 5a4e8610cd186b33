import { type EntryOrder, entryOrders } from '../../kernel/kinds.ts'

/** What a visitor chose of an archive, as its address says it. */
export interface Choice {
  /** Slugs by taxonomy, in the order chosen. */
  terms: Readonly<Record<string, readonly string[]>>
  order: EntryOrder
  map: boolean
}

export const orderParameter = 'volgorde'
export const viewParameter = 'weergave'
const mapView = 'kaart'

/** More than any taxonomy's chosen terms; the rest of a longer address is not read. */
const maxTerms = 30

/** Section 9, loop-filter separators: `~` joins by OR when written; `|` is read too. */
export function readChoice(
  query: URLSearchParams,
  taxonomies: readonly string[],
  defaultOrder: EntryOrder,
  hasMap: boolean,
): Choice {
  const terms = Object.fromEntries(
    taxonomies.map((taxonomy) => {
      const slugs = query.getAll(taxonomy).flatMap((value) => value.split(/[~|]/))
      return [
        taxonomy,
        [...new Set(slugs.filter((slug) => /^[a-z0-9-]{1,100}$/.test(slug)))].slice(0, maxTerms),
      ]
    }),
  )
  const asked = query.get(orderParameter)
  return {
    terms,
    order: entryOrders.find((order) => order === asked) ?? defaultOrder,
    map: hasMap && query.get(viewParameter) === mapView,
  }
}

/** The query of a choice, without its `?`; what is as usual is left out. */
export function writeChoice({ terms, order, map }: Choice, defaultOrder: EntryOrder): string {
  const parameters = Object.entries(terms)
    .filter(([, slugs]) => slugs.length > 0)
    .map(([taxonomy, slugs]) => `${taxonomy}=${slugs.join('~')}`)
  if (order !== defaultOrder) parameters.push(`${orderParameter}=${order}`)
  if (map) parameters.push(`${viewParameter}=${mapView}`)
  return parameters.join('&')
}

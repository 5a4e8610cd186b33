import { type EntryOrder, entryOrders } from '../../kernel/kinds.ts'

/** A visitor's choices in an archive, as the address holds them. */
export interface Choice {
  /** Slugs by taxonomy, in the order of choice. */
  terms: Readonly<Record<string, readonly string[]>>
  /** Undefined: as is usual there. */
  order: EntryOrder | undefined
  map: boolean
  /** A town as the visitor typed it, and a distance. */
  near?: { town: string; kilometres: number } | undefined
}

export const townParameter = 'bij'
export const distanceParameter = 'straal'
/** Kilometres: what one walks or cycles in a day. */
export const distances = [10, 25, 50, 100] as const
export const usualDistance = 25
const longestTown = 80

export const orderParameter = 'volgorde'
/** Around a town, beside the orders of the kind. */
export const nearestFirst = 'nearest'
export const viewParameter = 'weergave'
const mapView = 'kaart'

/** More than the largest taxonomy has terms; the rest of a longer address is ignored. */
const maxTerms = 30

/** Section 9, loop-filter separators: `~` joins by OR when written; `|` is read too. */
export function readChoice(
  query: URLSearchParams,
  taxonomies: readonly string[],
  usualOrder: EntryOrder,
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
  const near = hasMap ? readNear(query) : undefined
  return {
    terms,
    // By chance is for staff's own lists: no index has that order.
    order: entryOrders.find(
      (order) => order === asked && order !== 'chance' && (near || order !== usualOrder),
    ),
    map: hasMap && query.get(viewParameter) === mapView,
    near,
  }
}

function readNear(query: URLSearchParams): Choice['near'] {
  const town = (query.get(townParameter) ?? '').toWellFormed().trim().slice(0, longestTown)
  if (town === '') return undefined
  const asked = Number(query.get(distanceParameter))
  return { town, kilometres: distances.find((known) => known === asked) ?? usualDistance }
}

/** The query of a choice, without its `?`; what is as usual is left out. */
export function writeChoice({ terms, order, map, near }: Choice): string {
  const parameters = Object.entries(terms)
    .filter(([, slugs]) => slugs.length > 0)
    .map(([taxonomy, slugs]) => `${taxonomy}=${slugs.join('~')}`)
  if (order) parameters.push(`${orderParameter}=${order}`)
  if (near) {
    parameters.push(`${townParameter}=${encodeURIComponent(near.town)}`)
    if (near.kilometres !== usualDistance) parameters.push(`${distanceParameter}=${near.kilometres}`)
  }
  if (map) parameters.push(`${viewParameter}=${mapView}`)
  return parameters.join('&')
}

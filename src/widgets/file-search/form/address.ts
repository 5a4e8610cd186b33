import { allTags, type Criteria, dateNames, emptyCriteria, type Listing, splitList } from './criteria.ts'
import { tidyDate } from './dates.ts'
import { amountOf, bytesAt, readUnit, roundedBytes } from './sizes.ts'

type Parameters = Iterable<readonly [name: string, value: unknown]>

/** The initial form: its category and page size. */
export interface Start {
  root: number
  limit: number
}

/**
 * Query parameters of the page (section 2 and decisions, 'The address'), and the field names that a form without
 * scripts sends.
 */
export const addressNames = [
  'q',
  'catid',
  'ftags',
  'cfrom',
  'cto',
  'ufrom',
  'uto',
  'type',
  'wfrom',
  'wto',
  'wfromunit',
  'wtounit',
  'ordering',
  'dir',
  'paged',
  'limit',
  'type[]',
  'ftags[]',
  'extension',
  'extension[]',
  'chk_ftags',
  'chk_ftags[]',
  'from_weight',
  'to_weight',
  'from_weight_unit',
  'to_weight_unit',
] as const

/** Reads the form and its layout from an address, or from a form's data. All tags count as ticked; see `settleTags`. */
export function readAddress(parameters: Parameters, start: Start): { criteria: Criteria; listing: Listing } {
  const given = new Map<string, string[]>()
  for (const [name, value] of parameters) {
    if (typeof value === 'string') given.set(name, [...(given.get(name) ?? []), value])
  }
  const text = (name: string) => given.get(name)?.at(-1)?.trim() ?? ''
  const list = (...names: string[]) =>
    splitList(names.flatMap((name) => [...(given.get(name) ?? []), ...(given.get(`${name}[]`) ?? [])]).join())
  const types = list('type', 'extension').map((type) => type.toLowerCase().replace(/^\./, ''))
  const fromUnit = readUnit(text('wfromunit') || text('from_weight_unit'))
  const toUnit = readUnit(text('wtounit') || text('to_weight_unit'))
  const fromBytes = roundedBytes(text('wfrom'), fromUnit)
  const toBytes = roundedBytes(text('wto'), toUnit)
  const criteria: Criteria = {
    ...emptyCriteria(start.root),
    keyword: text('q').replace(/\s+/g, ' '),
    category: wholeNumber(text('catid'), 1) ?? start.root,
    tags: list('ftags', 'chk_ftags'),
    types: types.includes('0') ? [] : types,
    sizes: {
      from: text('wfrom') ? amountOf(text('wfrom'), fromUnit) : text('from_weight'),
      to: text('wto') ? amountOf(text('wto'), toUnit) : text('to_weight'),
      fromUnit,
      toUnit,
      ...(fromBytes === undefined ? {} : { fromBytes }),
      ...(toBytes === undefined ? {} : { toBytes }),
    },
    dates: {
      cfrom: tidyDate(text('cfrom')),
      cto: tidyDate(text('cto')),
      ufrom: tidyDate(text('ufrom')),
      uto: tidyDate(text('uto')),
    },
  }
  const column = text('ordering').toLowerCase()
  const listing: Listing = {
    page: wholeNumber(text('paged'), 1) ?? 1,
    limit: text('limit') === '-1' ? -1 : (wholeNumber(text('limit'), 1) ?? start.limit),
    ...(column
      ? { order: { column, direction: text('dir').toLowerCase() === 'desc' ? 'desc' : 'asc' } }
      : {}),
  }
  return { criteria, listing }
}

/** The query string that a search writes to the address, without values that the page starts with. */
export function writeAddress(
  criteria: Criteria,
  listing: Listing,
  start: Pick<Start, 'limit'>,
): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of criteriaFields(criteria)) query.append(name, value)
  if (listing.order) {
    query.set('ordering', listing.order.column)
    query.set('dir', listing.order.direction)
  }
  if (listing.limit !== start.limit) query.set('limit', String(listing.limit))
  if (listing.page > 1) query.set('paged', String(listing.page))
  return query
}

/** Form fields under the names of the search request (section 3), without empty ones; sizes in bytes. */
export function criteriaFields(criteria: Criteria): [name: string, value: string][] {
  const { keyword, category, types, sizes, dates } = criteria
  const from = bytesAt(sizes, 'from')
  const to = bytesAt(sizes, 'to')
  const fields: [string, string][] = [
    ['q', keyword.trim()],
    ['catid', category === 0 ? '' : String(category)],
    ['ftags', allTags(criteria).join()],
    ...dateNames.map((name): [string, string] => [name, tidyDate(dates[name])]),
    ['type', types.join()],
    ...bound('wfrom', from, sizes.fromUnit),
    ...bound('wto', to, sizes.toUnit),
  ]
  return fields.filter(([, value]) => value !== '')
}

const bound = (name: string, bytes: number | 'wrong' | undefined, unit: string): [string, string][] =>
  typeof bytes === 'number'
    ? [
        [name, String(bytes)],
        [`${name}unit`, unit],
      ]
    : []

function wholeNumber(text: string, least: number): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= least ? number : undefined
}

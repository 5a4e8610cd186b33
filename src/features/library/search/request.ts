import { type SizeUnit, sizeUnits, toBytes } from '../../../kernel/bytes.ts'
import { type LocalDate, parseDayMonthYear } from '../../../kernel/dates.ts'
import { parseId } from '../file-id.ts'
import {
  defaultLimit,
  longestList,
  longestTyped,
  maxKeywordLength,
  maxLimit,
  maxListed,
  maxNameLength,
} from './limits.ts'

export const sortColumns = ['type', 'title', 'created', 'updated', 'cat', 'size', 'hits'] as const
export type SortColumn = (typeof sortColumns)[number]
export type Direction = 'asc' | 'desc'

export interface SearchOrder {
  column: SortColumn
  direction: Direction
}

export interface DayRange {
  from?: LocalDate
  to?: LocalDate
}

export const columns = [
  'title',
  'category',
  'version',
  'size',
  'hits',
  'created',
  'download',
  'description',
] as const
export type Column = (typeof columns)[number]

export type Theme = 'default' | 'ggd' | 'preview'

/** Why the sizes of a search are refused (section 5, file search). */
export type SizeProblem = 'size-from' | 'size-to' | 'size-order'

/** A search request (section 3), from an address, a form or a call. */
export interface SearchRequest {
  keyword: string
  /** Every category if absent. `unknownId` finds nothing. */
  category?: number
  exclude: readonly number[]
  /** Names or slugs; a file matches with any one of them. */
  tags: readonly string[]
  /** Extensions in lower case. */
  types: readonly string[]
  /** In bytes; the units only serve to fill in the form again. */
  size: { from?: number; to?: number; fromUnit: SizeUnit; toUnit: SizeUnit }
  created: DayRange
  updated: DayRange
  /** Default: by title, or by place if there are words. */
  order?: SearchOrder
  page: number
  limit: number
  /** Whether the request says 'all' rows, which is capped at `maxLimit`. */
  capped: boolean
  /** Whether the pager and the per-page select are shown; `limit` applies either way. */
  paging: boolean
  theme: Theme
  columns: readonly Column[]
  problem?: SizeProblem
}

/** An id that no category or file has. */
export const unknownId = -1

const defaultColumns: readonly Column[] = columns.filter((column) => column !== 'description')

export type RawParameters = Iterable<readonly [name: string, value: unknown]>

/**
 * Reads a request from untrusted input. Unknown names, lists in place of one value, null bytes and absurd numbers are
 * handled as the decisions say ('malformed dates are ignored', 'anything else is 15'). Without scripts, a form sends
 * the names of its fields instead (`extension`, `from_weight`, `chk_ftags[]`); these are read as well.
 */
export function parseSearchRequest(parameters: RawParameters): SearchRequest {
  const typed = collect(parameters)
  const text = (name: string) => typed.get(name)?.at(-1)?.slice(0, longestTyped).toWellFormed() ?? ''
  const list = (...names: string[]) => {
    const parts = names.flatMap((name) => [name, `${name}[]`]).flatMap((name) => typed.get(name) ?? [])
    return unique(parts.flatMap((part) => part.split(',')).map((part) => part.trim().slice(0, maxNameLength)))
  }
  const size = readSize(text)
  const limit = readLimit(text('limit'))
  const types = list('type', 'extension').map((type) => type.toLowerCase().replace(/^\./, ''))
  return {
    keyword: text('q').replace(/\s+/g, ' ').trim().slice(0, maxKeywordLength).trim(),
    ...readCategory(text('catid')),
    exclude: list('exclude').flatMap((part) => parseId(part) ?? []),
    tags: list('ftags', 'chk_ftags'),
    types: types.includes('0') ? [] : types,
    size: size.range,
    created: { ...day('from', text('cfrom')), ...day('to', text('cto')) },
    updated: { ...day('from', text('ufrom')), ...day('to', text('uto')) },
    ...readOrder(text('ordering'), text('dir')),
    page: readPage(text('paged')),
    limit: Math.abs(limit === -1 ? maxLimit : limit),
    capped: limit === -1,
    paging: !['', '0', 'false', 'no'].includes(text('show_pagination').trim().toLowerCase()),
    theme: readTheme(text('theme')),
    columns: readColumns(list('theme_column')),
    ...(size.problem ? { problem: size.problem } : {}),
  }
}

/** Whether the request has anything to search by (section 5); otherwise nothing is listed. */
export const hasCriterion = (request: SearchRequest): boolean =>
  request.keyword !== '' ||
  request.category !== undefined ||
  request.tags.length > 0 ||
  request.types.length > 0 ||
  [request.size.from, request.size.to].some((bound) => bound !== undefined) ||
  [request.created, request.updated].some(({ from, to }) => from !== undefined || to !== undefined)

function collect(parameters: RawParameters): Map<string, string[]> {
  const byName = new Map<string, string[]>()
  for (const [name, value] of parameters) {
    if (typeof value !== 'string') continue
    const values = byName.get(name) ?? []
    if (values.length < maxListed) values.push(clean(value.slice(0, longestList)))
    byName.set(name, values)
  }
  return byName
}

/** PostgreSQL refuses null bytes and lone surrogates. */
const clean = (value: string): string => value.replaceAll('\0', '').toWellFormed()

const unique = (parts: readonly string[]): string[] => [...new Set(parts)].filter(Boolean).slice(0, maxListed)

function readCategory(text: string): { category?: number } {
  const id = text.trim()
  return /^0*$/.test(id) ? {} : { category: parseId(id) ?? unknownId }
}

const day = (end: keyof DayRange, text: string): DayRange => {
  const date = parseDayMonthYear(text)
  return date ? { [end]: date } : {}
}

function readOrder(column: string, direction: string): { order?: SearchOrder } {
  const known = sortColumns.find((name) => name === column.trim().toLowerCase())
  return known
    ? { order: { column: known, direction: direction.trim().toLowerCase() === 'desc' ? 'desc' : 'asc' } }
    : {}
}

/** Higher page numbers are lowered to this one. */
const farPage = 1e9

const readPage = (text: string): number =>
  /^\s*\d+\s*$/.test(text) ? Math.min(Math.max(Number(text), 1), farPage) : 1

function readLimit(text: string): number {
  const whole = /^\s*(-1|\d+)\s*$/.exec(text)?.[1]
  const limit = whole === undefined ? defaultLimit : Number(whole)
  return limit === -1 || (limit >= 1 && limit <= maxLimit) ? limit : defaultLimit
}

const readTheme = (text: string): Theme => (text === 'ggd' || text === 'preview' ? text : 'default')

function readColumns(names: readonly string[]): readonly Column[] {
  const shown = columns.filter((column) => names.some((name) => name.toLowerCase() === column))
  return shown.length > 0
    ? unique(['title', ...shown]).flatMap((name) => columns.find((column) => column === name) ?? [])
    : defaultColumns
}

/** `wfrom` and `wto` are in bytes; the fields of a form without scripts are in the unit beside them. */
function readSize(text: (name: string) => string): { range: SearchRequest['size']; problem?: SizeProblem } {
  const bound = (bytes: string, amount: string, unit: SizeUnit) => {
    if (text(bytes).trim() !== '') return wholeNumber(text(bytes))
    if (text(amount).trim() === '') return undefined
    const number = wholeNumber(text(amount))
    return number === 'wrong' ? number : safe(toBytes(number, unit))
  }
  const fromUnit = readUnit(text('wfromunit') || text('from_weight_unit'))
  const toUnit = readUnit(text('wtounit') || text('to_weight_unit'))
  const from = bound('wfrom', 'from_weight', fromUnit)
  const to = bound('wto', 'to_weight', toUnit)
  const units = { fromUnit, toUnit }
  if (from === 'wrong') return { range: units, problem: 'size-from' }
  if (to === 'wrong') return { range: units, problem: 'size-to' }
  const range = { ...units, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
  return from !== undefined && to !== undefined && from > to ? { range, problem: 'size-order' } : { range }
}

const wholeNumber = (text: string): number | 'wrong' =>
  /^\s*\d+\s*$/.test(text) ? safe(Number(text)) : 'wrong'

const safe = (bytes: number): number => Math.min(bytes, Number.MAX_SAFE_INTEGER)

const readUnit = (text: string): SizeUnit => sizeUnits.find((unit) => unit === text.toLowerCase()) ?? 'kb'

import { dayMonthYear } from '../../../kernel/dates.ts'
import { defaultLimit } from './limits.ts'
import type { SearchRequest } from './request.ts'

/** The query string of a request, with the parameters of section 3; defaults are left out. */
export function toQuery(request: SearchRequest): URLSearchParams {
  const { size, created, updated, order } = request
  const query = new URLSearchParams()
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  add('q', request.keyword)
  add('catid', request.category)
  add('exclude', request.exclude.join())
  add('ftags', request.tags.join())
  add('type', request.types.join())
  add('wfrom', size.from)
  if (size.from !== undefined) add('wfromunit', size.fromUnit)
  add('wto', size.to)
  if (size.to !== undefined) add('wtounit', size.toUnit)
  add('cfrom', created.from && dayMonthYear(created.from))
  add('cto', created.to && dayMonthYear(created.to))
  add('ufrom', updated.from && dayMonthYear(updated.from))
  add('uto', updated.to && dayMonthYear(updated.to))
  add('ordering', order?.column)
  add('dir', order?.direction)
  if (request.theme !== 'default') add('theme', request.theme)
  if (request.capped) add('limit', -1)
  else if (request.limit !== defaultLimit) add('limit', request.limit)
  if (request.page > 1) add('paged', request.page)
  return query
}

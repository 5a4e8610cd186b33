import { criteriaFields } from './address.ts'
import type { Criteria } from './criteria.ts'
import { isInverted } from './dates.ts'
import { type SizeProblem, sizeProblem } from './sizes.ts'

export interface SendingRules {
  /** The search-all flag of the form, 1 by default. */
  searchAll: boolean
  /** The empty-keyword check. */
  requireKeyword: boolean
}

/** Why a search is not sent (section 5). */
export type Hindrance =
  | { kind: 'no-category' }
  /** The keyword input has the focus. */
  | { kind: 'keyword' }
  /** Said in an alert. */
  | { kind: 'size'; problem: SizeProblem }
  /** A typed range that ends before it begins. */
  | { kind: 'dates' }

export function hindrance(criteria: Criteria, rules: SendingRules): Hindrance | undefined {
  const problem = sizeProblem(criteria.sizes)
  if (problem) return { kind: 'size', problem }
  if (isInverted(criteria.dates)) return { kind: 'dates' }
  if (criteria.category === 0 && !rules.searchAll) return { kind: 'no-category' }
  if (!hasCriteria(criteria)) return { kind: 'keyword' }
  if (rules.requireKeyword && criteria.keyword.trim() === '') return { kind: 'keyword' }
  return undefined
}

/** Whether the form has any criterion; a category counts. */
export const hasCriteria = (criteria: Criteria): boolean =>
  criteriaFields(criteria).some(([name]) => !name.endsWith('unit'))

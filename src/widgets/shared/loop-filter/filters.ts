import type { EntryQuery, TermCount } from '../../../features/content/index.ts'
import { type EntryType, kindOf, type Taxonomy } from '../../../kernel/kinds.ts'
import {
  type FilterOperator,
  filterParameter,
  readFilter,
  type TermFilter,
  toggleTerm,
  writeFilter,
} from '../../../kernel/loop-filter.ts'
import type { RenderContext } from '../../context.ts'

type TermsQuery = NonNullable<EntryQuery['terms']>

/** One taxonomy that visitors filter a list by: plain data, for views. */
export interface FilterBar {
  taxonomy: Taxonomy
  operator: FilterOperator
  /** Of the address. */
  parameter: string
  /** What stays in the address: the filters by other taxonomies. */
  kept: readonly { name: string; value: string }[]
  /** `value`: what the parameter says once the option is pressed; absent when nothing is left. */
  options: readonly {
    slug: string
    name: string
    count: number
    chosen: boolean
    value?: string | undefined
  }[]
}

/** What the address says a visitor chose of a list. */
export interface ChosenFilters {
  byTaxonomy: ReadonlyMap<string, TermFilter>
  /** As conditions of the list. */
  terms: TermsQuery
  /** The parameters that were looked at. */
  reads: readonly string[]
}

/** Reads the filters of one list from the address of its page (section 2). */
export function readFilters(id: string, type: EntryType, { query }: RenderContext): ChosenFilters {
  const byTaxonomy = new Map<string, TermFilter>()
  const { taxonomies } = kindOf(type)
  for (const taxonomy of taxonomies) {
    const filter = readFilter(query.get(filterParameter(id, taxonomy)) ?? '')
    if (filter) byTaxonomy.set(taxonomy, filter)
  }
  return {
    byTaxonomy,
    terms: [...byTaxonomy].map(([taxonomy, { terms, join }]) => ({ taxonomy, slugs: terms, join })),
    reads: taxonomies.map((taxonomy) => filterParameter(id, taxonomy)),
  }
}

/**
 * The bars above a list, each with the number of entries that its terms would leave.
 * @param base what the list shows before visitors choose
 */
export async function loadFilterBars(
  id: string,
  { type, terms = [] }: Pick<EntryQuery, 'type' | 'terms'>,
  { byTaxonomy }: ChosenFilters,
  { shown, operator }: { shown: readonly Taxonomy[]; operator: FilterOperator },
  { features }: RenderContext,
): Promise<readonly FilterBar[]> {
  return Promise.all(
    shown.map(async (taxonomy) => {
      const chosen = byTaxonomy.get(taxonomy)
      const others: TermsQuery = [...byTaxonomy]
        .filter(([name]) => name !== taxonomy || operator === 'AND')
        .map(([name, filter]) => ({ taxonomy: name, slugs: filter.terms, join: filter.join }))
      const counts = await features.content.facets(taxonomy, { type, terms: [...terms, ...others] })
      const isChosen = ({ slug }: TermCount) =>
        chosen !== undefined && chosen.join !== 'NOT' && chosen.terms.includes(slug)
      return {
        taxonomy,
        operator,
        parameter: filterParameter(id, taxonomy),
        kept: [...byTaxonomy]
          .filter(([name]) => name !== taxonomy)
          .map(([name, filter]) => ({ name: filterParameter(id, name), value: writeFilter(filter) })),
        options: counts
          .filter((term) => (term.depth === 0 && term.count > 0) || isChosen(term))
          .map((term) => ({
            slug: term.slug,
            name: term.name,
            count: term.count,
            chosen: isChosen(term),
            value: writtenOf(toggleTerm(chosen, term.slug, operator)),
          })),
      }
    }),
  )
}

const writtenOf = (filter: TermFilter | undefined) => filter && writeFilter(filter)

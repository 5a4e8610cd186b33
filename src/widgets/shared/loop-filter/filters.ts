import type { EntryQuery, Narrowed, TermCount } from '../../../features/content/index.ts'
import { isLocalDate } from '../../../kernel/dates.ts'
import type { EntryType, Taxonomy } from '../../../kernel/kinds.ts'
import {
  type DetailName,
  type Details,
  detailNames,
  type FilterOperator,
  filteredQuery,
  filterParameter,
  readDetails,
  readFilter,
  type TermFilter,
  toggleTerm,
  writeFilter,
} from '../../../kernel/loop-filter.ts'
import type { RenderContext } from '../../context.ts'

type TermsQuery = NonNullable<EntryQuery['terms']>

/** A taxonomy to filter by: plain data for views. */
export interface FilterBar {
  taxonomy: Taxonomy
  /** Label of the taxonomy. */
  name: string
  operator: FilterOperator
  /** Of the address. */
  parameter: string
  /** Parameters that stay in the address: the filters by other taxonomies. */
  kept: readonly { name: string; value: string }[]
  /** `value`: the parameter after the option is pressed; absent when nothing is left. */
  options: readonly {
    id: number
    slug: string
    name: string
    count: number
    chosen: boolean
    value?: string | undefined
  }[]
}

/** A chosen filter, and the address without it. */
export interface FilterChip {
  /** `term`: the value is a term's name. */
  name: 'term' | DetailName
  value: string
  href: string
}

/** A visitor's filters in an address. */
export interface ChosenFilters {
  byTaxonomy: ReadonlyMap<string, TermFilter>
  details: Details
  /** The same as conditions of the list. */
  terms: TermsQuery
  more: Pick<EntryQuery, 'words' | 'narrowed'>
  /** The parameters that were read. */
  reads: readonly string[]
}

/**
 * Parses the filters of one list from the address of its page (section 2).
 * @param offered the fields that visitors may filter by; others are ignored
 */
export function readFilters(
  id: string,
  type: EntryType,
  { query, kinds }: RenderContext,
  offered: readonly DetailName[] = [],
): ChosenFilters {
  const details = new Map([...readDetails(query, id)].filter(([name]) => offered.includes(name)))
  const byTaxonomy = new Map<string, TermFilter>()
  const { taxonomies } = kinds.of(type)
  for (const taxonomy of taxonomies) {
    const filter = readFilter(query.get(filterParameter(id, taxonomy)) ?? '')
    if (filter) byTaxonomy.set(taxonomy, filter)
  }
  return {
    byTaxonomy,
    details,
    more: queryOf(details),
    terms: [...byTaxonomy].map(([taxonomy, { terms, join }]) => ({ taxonomy, slugs: terms, join })),
    reads: [...taxonomies, ...offered].map((name) => filterParameter(id, name)),
  }
}

/** An invalid letter, date or number is ignored. */
function queryOf(details: Details): ChosenFilters['more'] {
  const dayOf = (name: DetailName) => {
    const day = details.get(name) ?? ''
    return isLocalDate(day) ? day : undefined
  }
  const kilometresOf = (name: DetailName) => {
    const text = details.get(name) ?? ''
    return /^\d{1,5}$/.test(text) ? Number(text) : undefined
  }
  const letter = details.get('letter')?.toUpperCase() ?? ''
  const narrowed: Narrowed = {
    letter: /^[A-Z]$/.test(letter) ? letter : undefined,
    from: dayOf('vanaf'),
    to: dayOf('tot'),
    nearest: kilometresOf('km-vanaf'),
    farthest: kilometresOf('km-tot'),
  }
  const words = details.get('zoek')
  return {
    ...(words ? { words } : {}),
    ...(Object.values(narrowed).some((value) => value !== undefined) ? { narrowed } : {}),
  }
}

/** The chosen filters, each with the address that removes it. */
export function chipsOf(
  id: string,
  path: string,
  { byTaxonomy, details }: Pick<ChosenFilters, 'byTaxonomy' | 'details'>,
  bars: readonly FilterBar[],
): readonly FilterChip[] {
  const hrefOf = (filters: ReadonlyMap<string, TermFilter>, kept: Details) => {
    const search = filteredQuery(new URLSearchParams(), id, filters, kept).toString()
    return search ? `${path}?${search}` : path
  }
  const ofTerms = bars.flatMap(({ taxonomy, operator, options }) =>
    options
      .filter(({ chosen }) => chosen)
      .map(({ slug, name }) => {
        const left = toggleTerm(byTaxonomy.get(taxonomy), slug, operator)
        const others = [...byTaxonomy].filter(([other]) => other !== taxonomy)
        const filters = new Map(left ? [...others, [taxonomy, left]] : others)
        return { name: 'term' as const, value: name, href: hrefOf(filters, details) }
      }),
  )
  const ofDetails = detailNames.flatMap((name) => {
    const value = details.get(name)
    const others = new Map([...details].filter(([other]) => other !== name))
    return value ? [{ name, value, href: hrefOf(byTaxonomy, others) }] : []
  })
  return [...ofTerms, ...ofDetails]
}

/**
 * The bars above a list, each term with the number of entries that it would leave.
 * @param base the list before visitors filter it
 */
export async function loadFilterBars(
  id: string,
  base: EntryQuery,
  { byTaxonomy, details, more }: ChosenFilters,
  { shown, operator }: { shown: readonly Taxonomy[]; operator: FilterOperator },
  { features, kinds }: RenderContext,
): Promise<readonly FilterBar[]> {
  return Promise.all(
    shown.map(async (taxonomy) => {
      const chosen = byTaxonomy.get(taxonomy)
      const others: TermsQuery = [...byTaxonomy]
        .filter(([name]) => name !== taxonomy || operator === 'AND')
        .map(([name, filter]) => ({ taxonomy: name, slugs: filter.terms, join: filter.join }))
      const counts = await features.content.facets(taxonomy, {
        ...base,
        ...more,
        terms: [...(base.terms ?? []), ...others],
      })
      const isChosen = ({ slug }: TermCount) =>
        chosen !== undefined && chosen.join !== 'NOT' && chosen.terms.includes(slug)
      return {
        taxonomy,
        name: kinds.taxonomy(taxonomy)?.many ?? taxonomy,
        operator,
        parameter: filterParameter(id, taxonomy),
        kept: [
          ...[...byTaxonomy]
            .filter(([name]) => name !== taxonomy)
            .map(([name, filter]) => ({ name: filterParameter(id, name), value: writeFilter(filter) })),
          ...[...details].map(([name, value]) => ({ name: filterParameter(id, name), value })),
        ],
        options: counts
          .filter((term) => (term.depth === 0 && term.count > 0) || isChosen(term))
          .map((term) => ({
            id: term.id,
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

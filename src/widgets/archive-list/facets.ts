import type { TermCount } from '../../features/content/index.ts'

export interface FacetOption {
  slug: string
  label: string
  count: number
  chosen: boolean
  /** 0 for a term that always shows, 1 for one within a chosen term. */
  depth: number
  /** The terms of this taxonomy that are chosen after the option is pressed. */
  next: readonly string[]
}

/**
 * The terms by which a visitor can narrow a list: the top ones, and those within a chosen one. Choosing a term drops
 * the terms above and below it, which would add nothing.
 * @param within only the terms below this one, on that term's own archive
 */
export function facetOptions(
  terms: readonly TermCount[],
  chosen: readonly string[],
  within?: number,
): FacetOption[] {
  const byId = new Map(terms.map((term) => [term.id, term]))
  const above = (term: TermCount): TermCount[] => {
    const parent = term.parentId === undefined ? undefined : byId.get(term.parentId)
    return parent ? [parent, ...above(parent)] : []
  }
  const chosenTerms = terms.filter(({ slug }) => chosen.includes(slug))
  const isChosen = (term: TermCount) => chosenTerms.includes(term)
  const opened = new Set(chosenTerms.flatMap((term) => [term.id, ...above(term).map(({ id }) => id)]))
  const toggled = (term: TermCount): string[] => {
    if (isChosen(term)) return chosen.filter((slug) => slug !== term.slug)
    const related = chosenTerms
      .filter((other) => above(other).includes(term) || above(term).includes(other))
      .map(({ slug }) => slug)
    return [...chosen.filter((slug) => !related.includes(slug)), term.slug]
  }
  const list = (parentId: number | undefined, depth: number): FacetOption[] =>
    terms
      .filter((term) => term.parentId === parentId && (term.count > 0 || isChosen(term)))
      .flatMap((term) => [
        {
          slug: term.slug,
          label: term.name,
          count: term.count,
          chosen: isChosen(term),
          depth,
          next: toggled(term),
        },
        ...(opened.has(term.id) ? list(term.id, depth + 1) : []),
      ])
  return list(within, 0)
}

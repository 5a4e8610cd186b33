import type { Parts } from '../../parts.ts'
import type { TermCount } from '../../views.ts'
import type { EntryFilter } from './conditions.ts'

/** Every term of a taxonomy, parents before children, with the number of matching entries. */
export async function facets(parts: Parts, taxonomy: string, query: EntryFilter): Promise<TermCount[]> {
  const terms = (await parts.terms()).all(taxonomy)
  if (terms.length === 0) return []
  const selection = await parts.index.select(query)
  return terms.map((term) => ({ ...term, count: selection.countOf(term.id) }))
}

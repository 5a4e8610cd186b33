import { and, eq, inArray, sql } from 'drizzle-orm'
import { conditionOf } from '../entries/conditions.ts'
import type { Parts } from '../parts.ts'
import { entries, entryTerms } from '../schema.ts'
import type { EntryQuery, TermCount } from '../views.ts'

/** Every term of a taxonomy, parents before children, with how many entries of the query it holds. */
export async function facets(
  parts: Parts,
  taxonomy: string,
  query: Omit<EntryQuery, 'page' | 'perPage' | 'order'>,
): Promise<TermCount[]> {
  const tree = await parts.terms()
  const terms = tree.all(taxonomy)
  if (terms.length === 0) return []
  const rows = await parts.db
    .select({ termId: entryTerms.termId, count: sql<number>`count(*)::integer` })
    .from(entryTerms)
    .innerJoin(entries, eq(entries.id, entryTerms.entryId))
    .where(
      and(
        inArray(
          entryTerms.termId,
          terms.map(({ id }) => id),
        ),
        await conditionOf(parts, query),
      ),
    )
    .groupBy(entryTerms.termId)
  const counts = new Map(rows.map(({ termId, count }) => [termId, count]))
  return terms.map((term) => ({
    ...term,
    depth: term.path.split('/').length - 1,
    count: counts.get(term.id) ?? 0,
  }))
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import { createHeld } from '../../../../platform/held.ts'
import type { ContentDeps } from '../../deps.ts'
import { entries, entryTerms } from '../../schema.ts'
import { termsTag } from '../../terms/tree.ts'
import {
  type ConditionParts,
  conditionOf,
  type EntryFilter,
  isByTermsAlone,
  queryTags,
} from './conditions.ts'

/** Counts of what visitors see, held until a change of its lists: every page of an archive asks for the same ones. */
export interface Counts {
  total(filter: EntryFilter): Promise<number>
  /** By term, of one taxonomy; a term without entries is absent. */
  byTerm(taxonomy: string, filter: EntryFilter): Promise<ReadonlyMap<number, number>>
}

type CountParts = ConditionParts & Pick<ContentDeps, 'db' | 'changes'>

/** Enough for the filters of a busy hour; words are asked for once and not held. */
const mostHeld = 500

export function createCounts(parts: CountParts): Counts {
  const held = createHeld<string, ReadonlyMap<number, number>>(parts.changes, {
    tags: [termsTag],
    most: mostHeld,
  })
  const counted = (
    about: string,
    filter: EntryFilter,
    count: () => Promise<ReadonlyMap<number, number>>,
  ): Promise<ReadonlyMap<number, number>> =>
    isByTermsAlone(filter)
      ? held.get(JSON.stringify([about, filter.type, filter.terms]), count, queryTags(filter))
      : count()
  return {
    async total(filter) {
      const counts = await counted('', filter, async () => {
        const where = await conditionOf(parts, filter)
        return new Map([[0, await parts.db.$count(entries, where)]])
      })
      return counts.get(0) ?? 0
    },
    byTerm: (taxonomy, filter) => counted(taxonomy, filter, () => countByTerm(parts, taxonomy, filter)),
  }
}

async function countByTerm(parts: CountParts, taxonomy: string, filter: EntryFilter) {
  const terms = (await parts.terms()).all(taxonomy).map(({ id }) => id)
  const rows = await parts.db
    .select({ termId: entryTerms.termId, count: sql<number>`count(*)::integer` })
    .from(entryTerms)
    .innerJoin(entries, eq(entries.id, entryTerms.entryId))
    .where(and(inArray(entryTerms.termId, terms), await conditionOf(parts, filter)))
    .groupBy(entryTerms.termId)
  return new Map(rows.map(({ termId, count }) => [termId, count]))
}

import { and, asc, gte, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { addDays, type LocalDate, localDateOf, startOfDay } from '../../../../kernel/dates.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { cardsOf } from '../../view/view.ts'
import type { DatedEntry, DatedList, DatedQuery } from '../../views.ts'
import { conditionOf, queryTags } from './conditions.ts'

/** More than any month holds; longer lists are cut off. */
const mostDated = 500

/** The entries of a period, the earliest first, and the period of the whole list. */
export async function listDated(parts: Parts, query: DatedQuery): Promise<DatedList> {
  const { type, terms, by } = query
  const filter = { type, ...(terms ? { terms } : {}) }
  const all = await conditionOf(parts, filter)
  const [ids, [span]] = await Promise.all(
    by === 'own'
      ? [
          parts.db
            .select({ id: entries.id })
            .from(entries)
            .where(and(all, lte(entries.firstDay, query.to), gte(entries.lastDay, query.from)))
            .orderBy(asc(entries.firstDay), sql`fields ->> 'startsAt' nulls first`, asc(entries.id))
            .limit(mostDated),
          parts.db
            .select({
              first: sql<LocalDate | null>`min(first_day)`,
              last: sql<LocalDate | null>`max(last_day)`,
            })
            .from(entries)
            .where(and(all, isNotNull(entries.firstDay))),
        ]
      : [
          parts.db
            .select({ id: entries.id })
            .from(entries)
            .where(
              and(
                all,
                gte(entries.publishedAt, startOfDay(query.from)),
                lt(entries.publishedAt, startOfDay(addDays(query.to, 1))),
              ),
            )
            .orderBy(asc(entries.publishedAt), asc(entries.id))
            .limit(mostDated),
          parts.db
            .select({
              first: sql<LocalDate | null>`to_char(min(published_at) at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`,
              last: sql<LocalDate | null>`to_char(max(published_at) at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`,
            })
            .from(entries)
            .where(all),
        ],
  )
  const rows = await parts.cardRows(ids.map(({ id }) => id))
  const cards = await cardsOf(
    parts,
    ids.flatMap(({ id }) => rows.get(id) ?? []),
  )
  return {
    dated: cards.flatMap((entry) => datedOf(entry, by) ?? []),
    ...(span?.first && span.last ? { span: { first: span.first, last: span.last } } : {}),
    tags: queryTags(filter),
  }
}

function datedOf(entry: DatedEntry['entry'], by: DatedQuery['by']): DatedEntry | undefined {
  if (by === 'own') {
    const { moment } = entry
    return moment && { entry, firstDay: moment.firstDay, lastDay: moment.lastDay }
  }
  const day = localDateOf(entry.publishedAt)
  return { entry, firstDay: day, lastDay: day }
}

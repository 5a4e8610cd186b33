import { and, eq, sql } from 'drizzle-orm'
import { preparedOn } from '../../../../platform/database/prepared.ts'
import { pageOf, pagesOf } from '../../paging.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { cardsOf } from '../../view/view.ts'
import { visibleAt } from '../../view/visible.ts'
import type { EntryList, EntryOrder, EntryQuery } from '../../views.ts'
import { conditionOf, type EntryFilter, isByTermsAlone, queryTags } from './conditions.ts'
import { inOrderOf, orders } from './order.ts'

/** A page of what a query asks for, the newest first unless told. Past the end: no entries, the same total. */
export async function listEntries(parts: Parts, query: EntryQuery): Promise<EntryList> {
  const { page, perPage } = pageOf(query)
  const [cards, total] = await Promise.all([
    idsOfPage(parts, query).then(async (ids) => {
      const rows = await parts.cardRows(ids)
      return cardsOf(
        parts,
        ids.flatMap((id) => rows.get(id) ?? []),
      )
    }),
    parts.counts.total(query),
  ])
  return { entries: cards, total, page, pages: pagesOf(total, perPage), tags: queryTags(query) }
}

/** The numbers of all entries of a query, the newest first. */
export async function listIds(parts: Parts, query: EntryFilter): Promise<readonly number[]> {
  const rows = await parts.db
    .select({ id: entries.id })
    .from(entries)
    .where(await conditionOf(parts, query))
    .orderBy(...orders.newest)
  return rows.map(({ id }) => id)
}

async function idsOfPage(parts: Parts, query: EntryQuery): Promise<readonly number[]> {
  const { perPage, offset } = pageOf(query)
  const { type, order = 'newest' } = query
  const isWhole = !query.terms?.length && isByTermsAlone(query)
  const rows = isWhole
    ? await wholeLists[order](parts.db).execute({ type, now: parts.clock().toISOString(), perPage, offset })
    : await parts.db
        .select({ id: entries.id })
        .from(entries)
        .where(await conditionOf(parts, query))
        .orderBy(...(query.named ? [inOrderOf(query.named)] : orders[order]))
        .limit(perPage)
        .offset(offset)
  return rows.map(({ id }) => id)
}

/** Everything of a type: what most visitors of a list ask for, planned once for each connection. */
const wholeList = (order: EntryOrder) =>
  preparedOn((executor) =>
    executor
      .select({ id: entries.id })
      .from(entries)
      .where(and(eq(entries.type, sql.placeholder('type')), visibleAt(sql.placeholder('now'))))
      .orderBy(...orders[order])
      .limit(sql.placeholder('perPage'))
      .offset(sql.placeholder('offset'))
      .prepare(`content_list_${order}`),
  )
const wholeLists = {
  newest: wholeList('newest'),
  oldest: wholeList('oldest'),
  title: wholeList('title'),
  'title-desc': wholeList('title-desc'),
  distance: wholeList('distance'),
  chance: wholeList('chance'),
}

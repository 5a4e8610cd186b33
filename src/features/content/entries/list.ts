import { inArray } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import { entries } from '../schema.ts'
import type { EntryList, EntryQuery } from '../views.ts'
import { conditionOf, type EntryFilter, queryTags } from './conditions.ts'
import { orders } from './order.ts'
import { pageOf, pagesOf } from './paging.ts'
import { cardColumns, cardsOf } from './view.ts'

/** A page of what a query asks for, the newest first unless told. Past the end: no entries, the same total. */
export async function listEntries(parts: Parts, query: EntryQuery): Promise<EntryList> {
  const { page, perPage, offset } = pageOf(query)
  const where = await conditionOf(parts, query)
  const order = orders[query.order ?? 'newest']
  // First the numbers alone: of the pages before this one nothing else is read.
  const ids = parts.db
    .select({ id: entries.id })
    .from(entries)
    .where(where)
    .orderBy(...order)
    .limit(perPage)
    .offset(offset)
  const [rows, total] = await Promise.all([
    parts.db
      .select(cardColumns)
      .from(entries)
      .where(inArray(entries.id, ids))
      .orderBy(...order),
    parts.counts.total(query),
  ])
  const cards = await cardsOf(parts, rows)
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

import { asc, type SQL } from 'drizzle-orm'
import { kilometresFrom } from '../../near/distance.ts'
import { pageOf, pagesOf } from '../../paging.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { cardsOf } from '../../view/view.ts'
import type { EntryList, EntryQuery } from '../../views.ts'
import { conditionOf, type EntryFilter, queryTags } from './conditions.ts'
import { inOrderOf } from './order.ts'

/**
 * A page of the entries that a query finds. The default order is the newest first, or the nearest first around a
 * spot. A page past the end has no entries and the same total.
 */
export async function listEntries(parts: Parts, query: EntryQuery): Promise<EntryList> {
  const { page, perPage, offset } = pageOf(query)
  const selection = await parts.index.select(query)
  const own = ownOrder(query)
  const ids = own
    ? await idsInOrder(parts, query, own)
    : await selection.page(query.order ?? 'newest', offset, perPage)
  const rows = await parts.cardRows(ids)
  const cards = await cardsOf(
    parts,
    ids.flatMap((id) => rows.get(id) ?? []),
  )
  const { total } = selection
  return { entries: cards, total, page, pages: pagesOf(total, perPage), tags: queryTags(query) }
}

/** The ids of all entries that a query finds, the newest first. */
export async function listIds(parts: Parts, query: EntryFilter): Promise<readonly number[]> {
  return (await parts.index.select(query)).page('newest', 0, Number.POSITIVE_INFINITY)
}

/** An order that only this query has: the one in which staff named its entries, or from near to far. */
function ownOrder({ named, near, order }: EntryQuery): SQL[] | undefined {
  if (named) return [inOrderOf(named)]
  return near && !order ? [kilometresFrom(near), asc(entries.id)] : undefined
}

async function idsInOrder(
  parts: Parts,
  query: EntryQuery,
  order: readonly SQL[],
): Promise<readonly number[]> {
  const { perPage, offset } = pageOf(query)
  const rows = await parts.db
    .select({ id: entries.id })
    .from(entries)
    .where(await conditionOf(parts, query))
    .orderBy(...order)
    .limit(perPage)
    .offset(offset)
  return rows.map(({ id }) => id)
}

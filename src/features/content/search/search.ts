import { and, desc, sql } from 'drizzle-orm'
import { pageOf, pagesOf } from '../entries/paging.ts'
import { cardColumns, cardsOf } from '../entries/view.ts'
import { visibleAt } from '../entries/visible.ts'
import type { Parts } from '../parts.ts'
import { entries } from '../schema.ts'
import { type EntryList, entryTypes } from '../views.ts'
import { holds, wordQuery, wordsOf } from './words.ts'

/**
 * Entries of every type that hold all the words: those with all of them in the title first, then in title,
 * excerpt and place, then in the body; the newest of each first. Nothing for a text without words.
 */
export async function search(parts: Parts, text: string, page: number, perPage: number): Promise<EntryList> {
  const asked = pageOf({ page, perPage })
  const tags = entryTypes.map((type) => `list:${type}`)
  const words = wordsOf(text)
  if (words.length === 0) return { entries: [], total: 0, page: asked.page, pages: 1, tags }
  const { db, clock } = parts
  const where = and(visibleAt(clock()), holds(words))
  const query = wordQuery(words)
  const within = (weights: string) => sql`ts_filter(words, ${weights}::"char"[]) @@ ${query}`
  const rank = sql`case when ${within('{a}')} then 0 when ${within('{a,b}')} then 1 else 2 end`
  const [rows, total] = await Promise.all([
    db
      .select(cardColumns)
      .from(entries)
      .where(where)
      .orderBy(rank, desc(entries.publishedAt), desc(entries.id))
      .limit(asked.perPage)
      .offset(asked.offset),
    db.$count(entries, where),
  ])
  const cards = await cardsOf(parts, rows)
  return { entries: cards, total, page: asked.page, pages: pagesOf(total, asked.perPage), tags }
}

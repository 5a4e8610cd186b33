import { sql } from 'drizzle-orm'
import { anonymous } from '../../kernel/viewer.ts'
import type { Parts } from './parts.ts'
import { readableBy } from './search/conditions.ts'
import { prepareSearch } from './search/prepare.ts'
import { parseSearchRequest } from './search/request.ts'

export interface ListedFile {
  id: number
  updatedAt: Date
}

const readAtOnce = 2_000

/** The number of files that `sitemapFiles` yields. */
export async function countSitemapFiles(parts: Parts): Promise<number> {
  const { rows } = await parts.db.execute<{ found: number }>(
    sql`select count(*)::int as found from library_index where ${await openToAll(parts)}`,
  )
  return rows[0]?.found ?? 0
}

/** The files that search finds and everybody may open, by id; reads them in batches. */
export async function* sitemapFiles(parts: Parts, skip: number, most: number): AsyncGenerator<ListedFile> {
  const open = await openToAll(parts)
  let left = most
  let passed = skip
  for (let after = 0; left > 0; ) {
    const { rows } = await parts.db.execute<{ id: number; updated_at: string }>(
      sql`select id, updated_at from library_index where id > ${after} and ${open}
        order by id offset ${passed} limit ${Math.min(readAtOnce, left)}`,
    )
    for (const { id, updated_at } of rows) yield { id, updatedAt: new Date(updated_at) }
    const last = rows.at(-1)
    if (!last) return
    left -= rows.length
    after = last.id
    passed = 0
  }
}

async function openToAll(parts: Parts) {
  const { search } = await prepareSearch(parts, anonymous, parseSearchRequest([]), [], new Set())
  return readableBy(search.reader)
}

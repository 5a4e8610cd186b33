import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { isId } from '../id.ts'
import type { PublishedDocument } from '../views.ts'
import { documents } from './schema.ts'
import { seenOf } from './seen.ts'

const { id, kind, title } = documents

/** What visitors see of documents, by their numbers; what was never published is left out. */
export async function readPublished(
  db: Executor,
  ids: readonly number[],
  asOf?: Date,
): Promise<ReadonlyMap<number, PublishedDocument>> {
  const asked = [...new Set(ids)].filter(isId)
  if (asked.length === 0) return new Map()
  const data = seenOf(asOf)
  const rows = await db
    .select({ id, kind, title, data })
    .from(documents)
    .where(and(inArray(id, asked), isNotNull(data)))
  return new Map(rows.flatMap(({ data, ...row }) => (data ? [[row.id, { ...row, data }]] : [])))
}

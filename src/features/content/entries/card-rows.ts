import { inArray } from 'drizzle-orm'
import { cacheById } from '../../../platform/cache.ts'
import type { ContentDeps } from '../deps.ts'
import { entries } from '../schema.ts'
import { type CardRow, cardColumns } from '../view/columns.ts'

/**
 * The data of cards by entry id, cached until the entry changes. Whether a viewer may see the entry is checked
 * before, each time.
 */
export const createCardRows = ({
  db,
  changes,
}: Pick<ContentDeps, 'db' | 'changes'>): ((
  ids: readonly number[],
) => Promise<ReadonlyMap<number, CardRow>>) =>
  cacheById(
    changes,
    (id) => [`entry:${id}`],
    async (ids) => {
      const rows = await db
        .select(cardColumns)
        .from(entries)
        .where(inArray(entries.id, [...ids]))
      return new Map(rows.map((row) => [row.id, row]))
    },
  )

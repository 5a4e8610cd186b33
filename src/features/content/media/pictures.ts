import { inArray } from 'drizzle-orm'
import { cacheById } from '../../../platform/cache.ts'
import type { ContentDeps } from '../deps.ts'
import { isId } from '../id.ts'
import type { PictureView } from '../views.ts'
import { media } from './schema.ts'
import { viewOf } from './view.ts'

/** Pictures by id, as pages show them, cached until they change. Unknown ids are left out. */
export function createPictures({
  db,
  changes,
}: Pick<ContentDeps, 'db' | 'changes'>): (
  ids: readonly number[],
) => Promise<ReadonlyMap<number, PictureView>> {
  const pictures = cacheById(
    changes,
    (id) => [`media:${id}`],
    async (ids) => {
      const rows = await db.select().from(media).where(inArray(media.id, ids))
      return new Map(rows.map((row) => [row.id, viewOf(row)]))
    },
  )
  return (ids) => pictures(ids.filter(isId))
}

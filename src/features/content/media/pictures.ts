import { inArray } from 'drizzle-orm'
import type { ContentDeps } from '../deps.ts'
import { isId } from '../id.ts'
import type { PictureView } from '../views.ts'
import { media } from './schema.ts'
import { viewOf } from './view.ts'

/** Some 2 KB each. */
const mostHeld = 2_000

/** Pictures by their numbers, as pages show them; each is held until it changes. Those that are not there are left out. */
export function createPictures({
  db,
  changes,
}: Pick<ContentDeps, 'db' | 'changes'>): (
  ids: readonly number[],
) => Promise<ReadonlyMap<number, PictureView>> {
  const held = new Map<number, PictureView>()
  let changesSeen = 0
  changes.subscribe((tags) => {
    changesSeen += 1
    for (const tag of tags) {
      if (tag === '*') held.clear()
      else if (tag.startsWith('media:')) held.delete(Number(tag.slice('media:'.length)))
    }
  })
  const read = async (ids: readonly number[]) => {
    const before = changesSeen
    const rows = await db.select().from(media).where(inArray(media.id, ids))
    const views = rows.map(viewOf)
    // What was read while something changed may be old already.
    if (changesSeen === before) for (const view of views) held.set(view.id, view)
    for (const id of held.keys()) {
      if (held.size <= mostHeld) break
      held.delete(id)
    }
    return views
  }
  return async (ids) => {
    const asked = [...new Set(ids)].filter(isId)
    const known = asked.flatMap((id) => held.get(id) ?? [])
    const missing = asked.filter((id) => !held.has(id))
    const views = missing.length === 0 ? known : [...known, ...(await read(missing))]
    return new Map(views.map((view) => [view.id, view]))
  }
}

import { sql } from 'drizzle-orm'
import type { Bytes } from '../../../kernel/bytes.ts'
import { fail, ok } from '../../../kernel/result.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { CategoryWeight } from '../cached.ts'
import type { Parts } from '../parts.ts'
import { access } from '../rights/access.ts'
import { fileLocks, readLocks } from '../rights/locks.ts'
import { maxZipFiles } from './limits.ts'
import { type CategorySelection, filesOf, refused, type ZipProblem } from './prepare-zip.ts'

/** The size of a zip of a category, for the button that offers it. Refuses as `prepareZip` does. */
export async function weighCategory(
  parts: Parts,
  viewer: Viewer,
  selection: CategorySelection,
): Promise<{ ok: true; value: { files: number; bytes: Bytes } } | ZipProblem> {
  const { category, own = false } = selection
  const { files, bytes, guarded } = await parts.cached.weights.get(JSON.stringify([category, own]), () =>
    weigh(parts, selection),
  )
  if (files === 0) return fail('nothing')
  if (files > maxZipFiles) return { ok: false, code: 'too-many', detail: { limit: maxZipFiles } }
  if (guarded.length > 0) {
    const bought = await parts.bought(
      viewer,
      guarded.map(({ id }) => id),
    )
    const locked = guarded.find(({ id, locks }) => !access(viewer, locks, bought.has(id)).open)
    if (locked) return refused('locked', locked)
  }
  return ok({ files, bytes })
}

async function weigh({ db }: Parts, selection: CategorySelection): Promise<CategoryWeight> {
  const { rows } = await db.execute<{ files: number; bytes: string | null; guarded: boolean | null }>(
    sql`select count(*)::int as files, sum(content.size) as bytes, bool_or(${isGuarded}) as guarded
      ${filesOf(selection)}`,
  )
  const { files = 0, bytes, guarded } = rows[0] ?? {}
  const looksAtEach = guarded === true && files <= maxZipFiles
  return { files, bytes: Number(bytes ?? 0), guarded: looksAtEach ? await readGuarded(db, selection) : [] }
}

const isGuarded = sql`(library_files.locked or exists (
  select from library_categories lock where lock.locked and lock.path @> below.path))`

async function readGuarded(db: Parts['db'], selection: CategorySelection) {
  const { rows } = await db.execute<{ id: number; title: string; locks: unknown }>(
    sql`select library_files.id, library_files.title, ${fileLocks} as locks ${filesOf(selection)} and ${isGuarded}
      order by title_sort, library_files.id`,
  )
  return rows.map(({ locks, ...file }) => ({ ...file, locks: readLocks(locks) }))
}

import { and, desc, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { readEntryPath } from '../addresses.ts'
import type { Parts } from '../parts.ts'
import { followRedirect } from '../redirects/redirects.ts'
import { entries } from '../schema.ts'
import { type ViewRow, viewColumns } from '../view/columns.ts'
import { getEntry } from '../view/get.ts'
import { addressOf, viewOf } from '../view/view.ts'
import { maySee } from '../view/visible.ts'
import type { Found } from '../views.ts'

/** Finds what is at a path with a slash at its end: an entry, a deleted one, or a redirect. */
export async function findByPath(parts: Parts, path: string, viewer: Viewer): Promise<Found | undefined> {
  if (path === '/') return findFrontPage(parts, viewer)
  const row = await findRow(parts, path)
  if (row && row.status !== 'gone' && maySee(row, viewer, parts.clock())) {
    const url = await addressOf(parts, row)
    return url === path ? { kind: 'entry', entry: await viewOf(parts, row) } : { kind: 'moved', to: url }
  }
  const elsewhere = await followRedirect(parts, path, viewer)
  if (elsewhere) return elsewhere
  return row?.status === 'gone' ? { kind: 'gone', title: row.title } : undefined
}

async function findFrontPage(parts: Parts, viewer: Viewer): Promise<Found | undefined> {
  const { frontPageId } = await parts.settings()
  const entry = frontPageId === undefined ? undefined : await getEntry(parts, frontPageId, viewer)
  return entry && entry.status !== 'gone' ? { kind: 'entry', entry } : undefined
}

const { type, above, slug } = entries
const rowsAt = preparedOn((executor) =>
  executor
    .select(viewColumns)
    .from(entries)
    .where(and(...[type, above, slug].map((column) => eq(column, sql.placeholder(column.name)))))
    .orderBy(desc(entries.updatedAt))
    .prepare('content_at'),
)

async function findRow({ db, kinds }: Parts, path: string): Promise<ViewRow | undefined> {
  const place = readEntryPath(await kinds(), path)
  if (!place || path.includes('\0')) return undefined
  const rows = await rowsAt(db).execute({ ...place })
  return rows.find(({ status }) => status !== 'gone') ?? rows[0]
}

import { sql } from 'drizzle-orm'
import type { Viewer } from '../../../kernel/viewer.ts'
import { inTurn } from '../../../platform/in-turn.ts'
import type { Parts } from '../parts.ts'
import { access } from '../rights/access.ts'
import { fileLocks, readLocks } from '../rights/locks.ts'
import { intArray } from '../search/prepare.ts'

/** A published, stored file as a zip has it. */
export interface SelectedFile {
  id: number
  title: string
  slug: string
  extension: string
  maker: string
  licence: string
  source: string
  updatedAt: Date
  category: { id: number; slug: string; ancestors: readonly number[] }
  size: number
  crc32: number
  storageKey: string
  deflated?: { key: string; size: number; crc32: number }
  /** Whether its stored contents are marked as lost. */
  lost: boolean
  /** Whether the viewer may download it, and whether only because they bought it. */
  open: boolean
  bought: boolean
}

type Row = {
  id: number
  title: string
  slug: string
  extension: string
  maker: string
  licence: string
  source: string
  updated: Date
  category: number
  category_slug: string
  path: string
  size: string
  crc32: string
  storage_key: string
  deflated_key: string | null
  deflated_size: string | null
  deflated_crc32: string | null
  lost: boolean
  locks: unknown
}

/** Only two large selections are looked up at a time, because each takes a connection that pages need. */
export const usualFiles = 500
const largeInTurn = inTurn(2)

/** Files in the order of the ids; drafts, remote files and ids that do not exist are left out. */
export const selectedFiles = (
  parts: Parts,
  viewer: Viewer,
  ids: readonly number[],
): Promise<SelectedFile[]> =>
  ids.length > usualFiles ? largeInTurn(() => lookUp(parts, viewer, ids)) : lookUp(parts, viewer, ids)

async function lookUp(
  { db, bought }: Parts,
  viewer: Viewer,
  ids: readonly number[],
): Promise<SelectedFile[]> {
  const { rows } =
    await db.execute<Row>(sql`select library_files.id, title, library_files.slug, content.extension, maker,
      licence, source, library_files.updated_at as updated, category.id as category, category.slug as category_slug,
      category.path::text as path, content.size, crc32, storage_key, deflated_key, deflated_size, deflated_crc32,
      lost_at is not null as lost, ${fileLocks} as locks
    from unnest(${intArray(ids)}) with ordinality as wanted (id, place)
      join library_files using (id)
      join library_categories category on category.id = category_id
      join library_contents content on content.file_id = library_files.id and content.current
    where published and offered and remote_url is null order by place`)
  const owned = await bought(viewer, ids)
  return rows.map((row) => {
    const may = access(viewer, readLocks(row.locks), owned.has(row.id))
    return {
      id: row.id,
      title: row.title,
      slug: row.slug,
      extension: row.extension,
      maker: row.maker,
      licence: row.licence,
      source: row.source,
      updatedAt: new Date(row.updated),
      category: { id: row.category, slug: row.category_slug, ancestors: row.path.split('.').map(Number) },
      size: Number(row.size),
      crc32: Number(row.crc32),
      storageKey: row.storage_key,
      ...(row.deflated_key === null
        ? {}
        : {
            deflated: {
              key: row.deflated_key,
              size: Number(row.deflated_size),
              crc32: Number(row.deflated_crc32),
            },
          }),
      lost: row.lost,
      open: may.open,
      bought: may.open && may.bought === true,
    }
  })
}

import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type LocalDate, localDateOf } from '../../../kernel/dates.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { askTogether } from '../../../platform/ask-together.ts'
import { cacheById } from '../../../platform/cache.ts'
import type { Changes } from '../../../platform/changes.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { type FileId, fileId } from '../file-id.ts'
import { type Access, access, type Lock } from '../rights/access.ts'
import { fileLocks, readLocks } from '../rights/locks.ts'
import { categories, files, hits } from '../schema.ts'
import { type CustomField, soundFields } from './custom-fields.ts'
import { type PreviewKind, previewKind } from './kinds.ts'
import { isOffered, type Offer } from './offered.ts'

export interface Tag {
  name: string
  slug: string
}

/** What everybody may know of a published file, locked or not. */
export interface FileRow {
  id: FileId
  title: string
  slug: string
  extension: string
  size: number
  createdAt: Date
  updatedAt: Date
  /** `trail`: names of the categories above it, from the top down. */
  category: { id: number; slug: string; name: string; trail: readonly string[] }
  /** The product that staff linked to it, for add-to-cart on its row (LIB-18). */
  productId?: number
  access: Access
  /** Absent if the viewer may not open the file. */
  inside?: FileInside
}

/** What a lock hides. */
export interface FileInside {
  description: string
  version: string
  hits: number
  tags: readonly Tag[]
  customFields: readonly CustomField[]
  maker: string
  licence: string
  source: string
  remoteUrl?: string
  preview: PreviewKind
}

// unbounded: a column of ours
const tagList = z.array(z.object({ name: z.string(), slug: z.string() }))

const tagsOfFile: SQL<unknown> = sql`(select coalesce(json_agg(json_build_object('name', name, 'slug', slug) order by name), '[]')
  from library_tags where id = any(library_files.tag_ids))`

/** Found by the ids in the path of the category, so that PostgreSQL uses the primary key. */
const namesAbove: SQL<string[]> = sql`array(select above.name from library_categories above
  where above.id = any(string_to_array(library_categories.path::text, '.')::int[]) and above.id <> library_categories.id
  order by nlevel(above.path))`

/** Every search reads rows, so the statement is planned once for each connection. */
const rowsOf = preparedOn((executor) =>
  executor
    .select({
      id: files.id,
      title: files.title,
      slug: files.slug,
      extension: files.extension,
      size: files.size,
      createdAt: files.createdAt,
      updatedAt: files.updatedAt,
      published: files.published,
      offeredFrom: files.offeredFrom,
      offeredTo: files.offeredTo,
      productId: files.productId,
      description: files.description,
      version: files.version,
      hits: sql<number>`coalesce(${hits.hits}, 0)`,
      customFields: files.customFields,
      maker: files.maker,
      licence: files.licence,
      source: files.source,
      remoteUrl: files.remoteUrl,
      category: { id: categories.id, slug: categories.slug, name: categories.name, trail: namesAbove },
      tags: tagsOfFile,
      locks: fileLocks,
    })
    .from(files)
    .innerJoin(categories, eq(categories.id, files.categoryId))
    .leftJoin(hits, eq(hits.id, files.id))
    .where(sql`${files.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('library_rows'),
)

const hitsOf = preparedOn((executor) =>
  executor
    .select({ id: hits.id, hits: hits.hits })
    .from(hits)
    .where(sql`${hits.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('library_row_hits'),
)

/** A row with everything that its locks hide. */
interface WholeRow {
  row: Omit<FileRow, 'access' | 'inside'> & { published: boolean }
  offer: Offer
  inside: FileInside
  locks: readonly Lock[]
}

async function readRows(executor: Executor, ids: readonly number[]): Promise<Map<number, WholeRow>> {
  const found = await rowsOf(executor).execute({ ids })
  return new Map(
    found.map((stored) => {
      const { description, version, hits, customFields, maker, licence, source, remoteUrl, tags, ...rest } =
        stored
      const { id, productId, locks, offeredFrom, offeredTo, ...row } = rest
      return [
        id,
        {
          row: { ...row, id: fileId(id, remoteUrl), ...(productId === null ? {} : { productId }) },
          inside: {
            description,
            version,
            hits,
            tags: tagList.parse(tags),
            customFields: soundFields(customFields),
            maker,
            licence,
            source,
            ...(remoteUrl === null ? {} : { remoteUrl }),
            preview: remoteUrl === null ? previewKind(row.extension) : 'none',
          },
          offer: { offeredFrom, offeredTo },
          locks: readLocks(locks),
        },
      ]
    }),
  )
}

type Rows = Map<number, FileRow & { published: boolean }>

/** A viewer still sees a file that they bought after its last day. */
function seenBy(
  viewer: Viewer,
  rows: Iterable<[number, WholeRow]>,
  bought: ReadonlySet<number>,
  today: LocalDate,
): Rows {
  const seen: Rows = new Map()
  for (const [id, { row, offer, inside, locks }] of rows) {
    const may = access(viewer, locks, bought.has(id))
    const published = row.published && (isOffered(offer, today) || bought.has(id))
    seen.set(id, { ...row, published, access: may, ...(may.open ? { inside } : {}) })
  }
  return seen
}

/** Rows by id, whatever their state; ids that do not exist are left out. */
export async function loadRows(
  executor: Executor,
  viewer: Viewer,
  ids: readonly number[],
  bought: ReadonlySet<number>,
  now: Date,
): Promise<Rows> {
  return ids.length === 0
    ? new Map()
    : seenBy(viewer, await readRows(executor, ids), bought, localDateOf(now))
}

export type CachedRows = (
  viewer: Viewer,
  ids: readonly number[],
  bought: ReadonlySet<number>,
) => Promise<Rows>

/**
 * The same from a cache, until one of `tags` is published. Rights and downloads are read each time: downloads are
 * counted all day.
 */
export function createCachedRows(
  db: Executor,
  changes: Pick<Changes, 'subscribe'>,
  tags: readonly string[],
  clock: () => Date,
): CachedRows {
  const cache = cacheById(
    changes,
    () => tags,
    (ids) => readRows(db, ids),
  )
  /** Counts are read together, because a page may show many files, each in a widget of its own. */
  const hitsOfFile = askTogether(async (ids: readonly number[]) => {
    const counted = await hitsOf(db).execute({ ids })
    return new Map(counted.map((row) => [row.id, row.hits]))
  })
  return async (viewer, ids, bought) => {
    const [rows, hits] = await Promise.all([
      cache(ids),
      Promise.all(ids.map(async (id): Promise<[number, number]> => [id, (await hitsOfFile(id)) ?? 0])),
    ])
    const hitsById = new Map(hits)
    const current = [...rows].map(([id, whole]): [number, WholeRow] => [
      id,
      { ...whole, inside: { ...whole.inside, hits: hitsById.get(id) ?? 0 } },
    ])
    return seenBy(viewer, current, bought, localDateOf(clock()))
  }
}

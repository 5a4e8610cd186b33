import { eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Executor } from '../../../platform/database/index.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { type Access, access } from '../rights/access.ts'
import { fileLocks, readLocks } from '../rights/locks.ts'
import { categories, files, hits } from '../schema.ts'
import { type CustomField, soundFields } from './custom-fields.ts'
import { type FileId, fileId } from './file-id.ts'
import { type PreviewKind, previewKind } from './kinds.ts'

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
  category: { id: number; slug: string; name: string }
  /** What staff linked it to, for add-to-cart on its row (LIB-18). */
  productId?: number
  access: Access
  /** Absent while the viewer may not see it. */
  inside?: FileInside
}

/** What a lock withholds. */
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

const tagList = z.array(z.object({ name: z.string(), slug: z.string() }))

const tagsOfFile: SQL<unknown> = sql`(select coalesce(json_agg(json_build_object('name', name, 'slug', slug) order by name), '[]')
  from library_tags where id = any(library_files.tag_ids))`

/** Every search reads rows: the statement is planned once for each connection. */
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
      productId: files.productId,
      description: files.description,
      version: files.version,
      hits: sql<number>`coalesce(${hits.hits}, 0)`,
      customFields: files.customFields,
      maker: files.maker,
      licence: files.licence,
      source: files.source,
      remoteUrl: files.remoteUrl,
      category: { id: categories.id, slug: categories.slug, name: categories.name },
      tags: tagsOfFile,
      locks: fileLocks,
    })
    .from(files)
    .innerJoin(categories, eq(categories.id, files.categoryId))
    .leftJoin(hits, eq(hits.id, files.id))
    .where(sql`${files.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('library_rows'),
)

/** Rows by number, whatever their state; ids that do not exist are left out. */
export async function loadRows(
  executor: Executor,
  viewer: Viewer,
  ids: readonly number[],
  bought: ReadonlySet<number>,
): Promise<Map<number, FileRow & { published: boolean }>> {
  if (ids.length === 0) return new Map()
  const found = await rowsOf(executor).execute({ ids })
  return new Map(
    found.map((row) => {
      const { description, version, customFields, maker, licence, source, remoteUrl, tags } = row
      const { id, title, slug, extension, size, createdAt, updatedAt, published, category, productId } = row
      const may = access(viewer, readLocks(row.locks), bought.has(id))
      const inside: FileInside = {
        description,
        version,
        hits: row.hits,
        tags: tagList.parse(tags),
        customFields: soundFields(customFields),
        maker,
        licence,
        source,
        ...(remoteUrl === null ? {} : { remoteUrl }),
        preview: remoteUrl === null ? previewKind(extension) : 'none',
      }
      return [
        id,
        {
          id: fileId(id, remoteUrl),
          title,
          slug,
          extension,
          size,
          createdAt,
          updatedAt,
          published,
          category,
          ...(productId === null ? {} : { productId }),
          access: may,
          ...(may.open ? { inside } : {}),
        },
      ]
    }),
  )
}

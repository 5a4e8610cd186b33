import { eq, sql } from 'drizzle-orm'
import { previewPath } from '../addresses.ts'
import { fileId } from '../file-id.ts'
import type { Parts } from '../parts.ts'
import { categories, contents, files } from '../schema.ts'
import { type CustomField, soundFields } from '../view/custom-fields.ts'
import { previewKind } from '../view/kinds.ts'
import { type StaffFileRow, staffFiles } from './staff-list.ts'

/** The ways in which a lock opens, for the form of staff; never the password itself. */
export interface StaffLock {
  hasPassword: boolean
  roles: readonly string[]
  productId?: number
}

/** A file as staff edit it. */
export interface StaffFile extends StaffFileRow {
  slug: string
  description: string
  customFields: readonly CustomField[]
  maker: string
  licence: string
  source: string
  /** The product that is sold with it. */
  productId?: number
  remoteUrl?: string
  lock: StaffLock
  /** Names of the locked categories above it, from the top down. */
  lockedBy: readonly string[]
  /** Absent if a browser cannot show the file. */
  previewUrl?: string
  /** Whether its text is extracted, so that search finds it. */
  reading: 'pending' | 'done' | 'none' | 'failed'
}

export async function staffFile(parts: Parts, id: number): Promise<StaffFile | undefined> {
  const [row] = (await staffFiles(parts, { ids: [id], page: 1, perPage: 1 })).files
  const [more] = await parts.db
    .select({
      slug: files.slug,
      description: files.description,
      customFields: files.customFields,
      maker: files.maker,
      licence: files.licence,
      source: files.source,
      productId: files.productId,
      remoteUrl: files.remoteUrl,
      hasPassword: sql<boolean>`${files.passwordHash} is not null`,
      lockRoles: files.lockRoles,
      lockProductId: files.lockProductId,
      categorySlug: categories.slug,
      reading: contents.extraction,
      lockedBy: sql<string[]>`array(select above.name from library_categories above
        where above.locked and above.path @> ${categories.path} order by nlevel(above.path))`,
    })
    .from(files)
    .innerJoin(categories, eq(categories.id, files.categoryId))
    .leftJoin(contents, sql`${contents.fileId} = ${files.id} and ${contents.current}`)
    .where(eq(files.id, id))
  if (!row || !more) return undefined
  const { hasPassword, lockRoles, lockProductId, categorySlug, remoteUrl, productId, reading, ...rest } = more
  const place = {
    id: fileId(id, remoteUrl),
    slug: more.slug,
    extension: row.extension,
    category: { id: row.category.id, slug: categorySlug },
  }
  const isShown = remoteUrl === null && previewKind(row.extension) !== 'none'
  return {
    ...row,
    ...rest,
    customFields: soundFields(more.customFields),
    lock: { hasPassword, roles: lockRoles, ...(lockProductId === null ? {} : { productId: lockProductId }) },
    reading: reading ?? 'none',
    ...(productId === null ? {} : { productId }),
    ...(remoteUrl === null ? {} : { remoteUrl }),
    ...(isShown ? { previewUrl: previewPath(place) } : {}),
  }
}

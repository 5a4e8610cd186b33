import { eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { slugify } from '../../../kernel/slug.ts'
import type { FileId } from '../file-id.ts'
import { fileTags, type Parts } from '../parts.ts'
import { categories, files } from '../schema.ts'
import { learnTitles } from '../search/title-words.ts'
import { clean, cleanTitle, type NewFile, passNumber } from './add-file.ts'
import { tagIds } from './tags.ts'

export type NewRemoteFile = Pick<
  NewFile,
  'id' | 'categoryId' | 'description' | 'tags' | 'createdAt' | 'updatedAt' | 'published' | 'hidden'
> & {
  title: string
  /** The address to which visitors are redirected; this program requests nothing from it. */
  url: string
  extension?: string
  size?: number
}

/** Adds a file that is on another site. Visitors can find and open it, but not preview or zip it. */
export async function addRemoteFile(
  { db, clock, changes }: Parts,
  file: NewRemoteFile,
): Promise<Result<{ id: FileId }, 'unknown-category' | 'no-title' | 'bad-address'>> {
  const title = cleanTitle(file.title)
  if (!title) return fail('no-title')
  if (!/^https?:\/\//i.test(file.url) || !URL.canParse(file.url)) return fail('bad-address')
  const category = await db
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.id, file.categoryId))
  if (!category[0]) return fail('unknown-category')
  const id = await db.transaction(async (tx) => {
    if (file.id !== undefined) await passNumber(tx, 'library_files', file.id)
    const [row] = await tx
      .insert(files)
      .values({
        id: file.id,
        categoryId: file.categoryId,
        title,
        slug: slugify(title) || 'bestand',
        description: clean(file.description ?? ''),
        extension: file.extension ?? '',
        size: file.size ?? 0,
        tagIds: await tagIds(tx, file.tags ?? []),
        createdAt: file.createdAt ?? clock(),
        updatedAt: file.updatedAt ?? file.createdAt ?? clock(),
        published: file.published ?? false,
        hidden: file.hidden ?? false,
        remoteUrl: file.url,
      })
      .returning({ id: files.id })
    const added = row?.id ?? 0
    await learnTitles(tx, [added])
    await changes.publish(fileTags(added), tx)
    return added
  })
  return ok({ id: `r${id}` as const })
}

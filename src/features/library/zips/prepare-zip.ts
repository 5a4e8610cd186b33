import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Bytes } from '../../../kernel/bytes.ts'
import { fail, ok } from '../../../kernel/result.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Parts } from '../parts.ts'
import { categories, zips } from '../schema.ts'
import { maxZipFiles, zipDays } from './limits.ts'
import { type SelectedFile, selectedFiles } from './selected-files.ts'
import { soundFiles } from './sound-files.ts'

export type ZipSelection =
  /** Files of one category or of those below it. */
  | { kind: 'within'; category: number; files: readonly number[] }
  /** Files with the category that each stands in or below (`selectedFileWithCategoryIds`). */
  | { kind: 'across'; files: ReadonlyMap<number, number> }
  /** Everything in a category and, by default, in the categories below it. */
  | CategorySelection

export interface CategorySelection {
  kind: 'category'
  category: number
  /** Only the files of the category itself. */
  own?: boolean
}

/**
 * `missing`: no ids, or a category that does not exist ('Missing files id or category id wrong!'). `nothing`: ids that
 * are no files of it ('There is no file to download!'). `locked`: a file that may not be downloaded; `lost`: one that is
 * not stored any more.
 */
export type ZipProblem =
  | { ok: false; code: 'missing' | 'nothing' }
  | { ok: false; code: 'too-many'; detail: { limit: number } }
  | { ok: false; code: 'locked' | 'lost'; detail: { id: number; title: string } }

/**
 * Remembers a selection for seven days under a hash that cannot be guessed. Nothing is left out silently.
 * Equal selections share a hash: who holds it still needs the right to every file.
 */
export async function prepareZip(
  parts: Parts,
  viewer: Viewer,
  selection: ZipSelection,
): Promise<{ ok: true; value: { hash: string } } | ZipProblem> {
  const ids = await idsOf(parts, selection)
  if (ids.length === 0) return fail(selection.kind === 'category' ? 'nothing' : 'missing')
  if (ids.length > maxZipFiles) return { ok: false, code: 'too-many', detail: { limit: maxZipFiles } }
  const files = await selectedFiles(parts, viewer, ids)
  if (!(await exist(parts, categoriesOf(selection)))) return fail('missing')
  if (files.length < ids.length) return fail('nothing')
  const misplaced = files.some(({ id, category }) => !category.ancestors.includes(categoryFor(selection, id)))
  if (misplaced) return fail('nothing')
  const locked = files.find(({ open }) => !open)
  if (locked) return refused('locked', locked)
  const { lost } = await soundFiles(parts, files)
  if (lost) return refused('lost', lost)
  return ok({ hash: await remember(parts, ids, selection.kind === 'category' ? selection.category : null) })
}

const refused = (code: 'locked' | 'lost', { id, title }: SelectedFile): ZipProblem => ({
  ok: false,
  code,
  detail: { id, title },
})

const categoriesOf = (selection: ZipSelection): ReadonlySet<number> =>
  new Set(selection.kind === 'across' ? selection.files.values() : [selection.category])

async function exist({ db }: Parts, ids: ReadonlySet<number>): Promise<boolean> {
  return (await db.$count(categories, inArray(categories.id, [...ids]))) === ids.size
}

async function idsOf({ db }: Parts, selection: ZipSelection): Promise<number[]> {
  if (selection.kind === 'within') return [...new Set(selection.files)]
  if (selection.kind === 'across') return [...selection.files.keys()]
  const { rows } = await db.execute<{ id: number }>(
    sql`select file.id ${filesOf(selection)} order by title_sort, file.id limit ${maxZipFiles + 1}`,
  )
  return rows.map(({ id }) => id)
}

/** The stored, published files that a zip of a category holds. */
const filesOf = ({ category, own = false }: CategorySelection): SQL => sql`from library_files file
    join library_categories below on below.id = file.category_id
    join library_categories above on above.path @> below.path and above.id = ${category}
    join library_contents content on content.file_id = file.id and content.current
  where published and offered and remote_url is null and (not ${own}::boolean or below.id = above.id)`

/**
 * How much a zip of a category would hold, for the button that offers it. Refused as `prepareZip` would refuse it;
 * the files are looked at one by one only where something is locked.
 */
export async function weighCategory(
  parts: Parts,
  viewer: Viewer,
  selection: CategorySelection,
): Promise<{ ok: true; value: { files: number; bytes: Bytes } } | ZipProblem> {
  const { rows } = await parts.db.execute<{ files: number; bytes: string | null; guarded: boolean | null }>(
    sql`select count(*)::int as files, sum(content.size) as bytes, bool_or(file.locked or exists (
        select from library_categories lock where lock.locked and lock.path @> below.path)) as guarded
      ${filesOf(selection)}`,
  )
  const { files = 0, bytes, guarded } = rows[0] ?? {}
  if (files === 0) return fail('nothing')
  if (files > maxZipFiles) return { ok: false, code: 'too-many', detail: { limit: maxZipFiles } }
  if (guarded) {
    const locked = (await selectedFiles(parts, viewer, await idsOf(parts, selection))).find(
      ({ open }) => !open,
    )
    if (locked) return refused('locked', locked)
  }
  return ok({ files, bytes: Number(bytes ?? 0) })
}

const categoryFor = (selection: ZipSelection, id: number): number =>
  selection.kind === 'across' ? (selection.files.get(id) ?? 0) : selection.category

/** A zip of a category keeps its folders. */
async function remember(
  { db, clock }: Parts,
  fileIds: readonly number[],
  categoryId: number | null,
): Promise<string> {
  const now = clock()
  const expiresAt = new Date(now)
  expiresAt.setDate(expiresAt.getDate() + zipDays)
  const selection = createHash('sha256')
    .update(`${categoryId ?? ''}:${fileIds.join()}`)
    .digest('base64url')
  const [known] = await db
    .update(zips)
    .set({ expiresAt })
    .where(and(eq(zips.selection, selection), gt(zips.expiresAt, now)))
    .returning({ hash: zips.hash })
  if (known) return known.hash
  const hash = randomBytes(24).toString('base64url')
  await db
    .insert(zips)
    .values({ hash, selection, fileIds: [...fileIds], categoryId, createdAt: now, expiresAt })
  return hash
}

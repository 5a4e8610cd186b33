import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
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
  /** Files, each with the category that it is in or below (`selectedFileWithCategoryIds`). */
  | { kind: 'across'; files: ReadonlyMap<number, number> }
  /** All files of a category and, by default, of the categories below it. */
  | CategorySelection

export interface CategorySelection {
  kind: 'category'
  category: number
  /** Whether to take only the files of the category itself. */
  own?: boolean
}

/**
 * `missing`: no ids, or a category that does not exist ('Missing files id or category id wrong!'). `nothing`: none of
 * the ids is a file of it ('There is no file to download!'). `locked`: the viewer may not download a file; `lost`:
 * the contents of one are missing.
 */
export type ZipProblem =
  | { ok: false; code: 'missing' | 'nothing' }
  | { ok: false; code: 'too-many'; detail: { limit: number } }
  | { ok: false; code: 'locked' | 'lost'; detail: { id: number; title: string } }

/**
 * Stores a selection for seven days under a hash that cannot be guessed. Never leaves out a file silently. Equal
 * selections share a hash; who has it still needs the right to every file.
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

/** Refuses a selection for one of its files. */
export const refused = (
  code: 'locked' | 'lost',
  { id, title }: Pick<SelectedFile, 'id' | 'title'>,
): ZipProblem => ({ ok: false, code, detail: { id, title } })

const categoriesOf = (selection: ZipSelection): ReadonlySet<number> =>
  new Set(selection.kind === 'across' ? selection.files.values() : [selection.category])

async function exist({ db }: Parts, ids: ReadonlySet<number>): Promise<boolean> {
  return (await db.$count(categories, inArray(categories.id, [...ids]))) === ids.size
}

async function idsOf({ db }: Parts, selection: ZipSelection): Promise<number[]> {
  if (selection.kind === 'within') return [...new Set(selection.files)]
  if (selection.kind === 'across') return [...selection.files.keys()]
  const { rows } = await db.execute<{ id: number }>(
    sql`select library_files.id ${filesOf(selection)} order by title_sort, library_files.id limit ${maxZipFiles + 1}`,
  )
  return rows.map(({ id }) => id)
}

/** The stored, published files for a zip of a category. */
export const filesOf = ({ category, own = false }: CategorySelection): SQL => sql`from library_files
    join library_categories below on below.id = library_files.category_id
    join library_categories above on above.path @> below.path and above.id = ${category}
    join library_contents content on content.file_id = library_files.id and content.current
  where published and offered and remote_url is null and (not ${own}::boolean or below.id = above.id)`

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

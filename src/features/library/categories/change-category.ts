import { eq, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { slugify } from '../../../kernel/slug.ts'
import { type Transaction, within } from '../../../platform/database/index.ts'
import { clean, cleanTitle, passNumber } from '../files/add-file.ts'
import { categoryTags, everythingBelow, type Parts } from '../parts.ts'
import { categories, files } from '../schema.ts'
import { brothers, lastPosition } from './order.ts'

export interface NewCategory {
  /** Given by imports, so that old addresses keep their number. */
  id?: number
  name: string
  parentId?: number
  description?: string
  position?: number
}

/**
 * Adds a category, in the caller's transaction `tx` if there is one. Its slug differs from those of its siblings:
 * `jaarverslagen-2`.
 */
export async function addCategory(
  { db, changes }: Parts,
  category: NewCategory,
  outer?: Transaction,
): Promise<Result<{ id: number }, 'missing' | 'no-name'>> {
  const name = cleanTitle(category.name)
  if (!name) return fail('no-name')
  const added = await within(db, outer, async (tx) => {
    const parent = category.parentId === undefined ? undefined : await pathOf(tx, category.parentId)
    if (category.parentId !== undefined && parent === undefined) return undefined
    // Two categories that are added at once would otherwise take the same slug.
    await tx.execute(sql`lock table library_categories in share row exclusive mode`)
    const id = await insertCategory(tx, { ...category, name }, parent)
    await changes.publish(categoryTags(id), tx)
    return id
  })
  return added === undefined ? fail('missing') : ok({ id: added })
}

/** Inserts the row and returns its id. The caller has locked the table and cleaned `name`. */
export async function insertCategory(
  tx: Transaction,
  category: NewCategory,
  above?: string,
): Promise<number> {
  const { name, parentId } = category
  const parent = above ?? (parentId === undefined ? undefined : await pathOf(tx, parentId))
  const id = category.id ?? (await nextId(tx))
  if (category.id !== undefined) await passNumber(tx, 'library_categories', id)
  await tx
    .insert(categories)
    .values({
      id,
      parentId,
      path: parent === undefined ? String(id) : `${parent}.${id}`,
      name,
      slug: await freeSlug(tx, parentId, name),
      description: clean(category.description ?? ''),
      position: category.position ?? lastPosition(parentId, id),
    })
  return id
}

async function nextId(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('library_categories', 'id'))::int as id`,
  )
  return rows[0]?.id ?? 0
}

/** Absent properties stay as they are. */
export type CategoryChange = Partial<Pick<NewCategory, 'name' | 'description' | 'position'>>

export async function changeCategory(
  { db, changes, clock }: Parts,
  id: number,
  change: CategoryChange,
): Promise<Result<undefined, 'missing' | 'no-name'>> {
  const name = change.name === undefined ? undefined : cleanTitle(change.name)
  if (name === '') return fail('no-name')
  return db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(categories)
      .set({
        name,
        description: change.description === undefined ? undefined : clean(change.description),
        position: change.position,
        updatedAt: clock(),
      })
      .where(eq(categories.id, id))
    if (!rowCount) return fail('missing')
    await changes.publish(everythingBelow, tx)
    return ok(undefined)
  })
}

/** Moves a category and its descendants under a parent, or to the top without one. */
export async function moveCategory(
  { db, changes }: Parts,
  id: number,
  parentId: number | undefined,
): Promise<Result<undefined, 'missing' | 'into-itself'>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table library_categories in share row exclusive mode`)
    const path = await pathOf(tx, id)
    const parent = parentId === undefined ? '' : await pathOf(tx, parentId)
    if (path === undefined || parent === undefined) return fail('missing')
    if (`${parent}.`.startsWith(`${path}.`)) return fail('into-itself')
    const [{ name = '' } = {}] = await tx
      .select({ name: categories.name })
      .from(categories)
      .where(eq(categories.id, id))
    await tx
      .update(categories)
      .set({ parentId: parentId ?? null, slug: await freeSlug(tx, parentId, name, id) })
      .where(eq(categories.id, id))
    const start = parent === '' ? String(id) : `${parent}.${id}`
    await tx.execute(sql`update library_categories
      set path = case when id = ${id} then ${start}::ltree else ${start}::ltree || subpath(path, nlevel(${path}::ltree)) end
      where path <@ ${path}::ltree`)
    await changes.publish(everythingBelow, tx)
    return ok(undefined)
  })
}

/** Deletes a category that is empty; `not-empty` otherwise. */
export async function deleteCategory(
  { db, changes }: Parts,
  id: number,
): Promise<Result<undefined, 'missing' | 'not-empty'>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table library_categories in share row exclusive mode`)
    const [child] = await tx
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.parentId, id))
      .limit(1)
    const [file] = await tx.select({ id: files.id }).from(files).where(eq(files.categoryId, id)).limit(1)
    if (child || file) return fail('not-empty')
    const { rowCount } = await tx.delete(categories).where(eq(categories.id, id))
    if (!rowCount) return fail('missing')
    await changes.publish(everythingBelow, tx)
    return ok(undefined)
  })
}

async function pathOf(tx: Transaction, id: number): Promise<string | undefined> {
  const [row] = await tx.select({ path: categories.path }).from(categories).where(eq(categories.id, id))
  return row?.path
}

async function freeSlug(
  tx: Transaction,
  parentId: number | undefined,
  name: string,
  own = 0,
): Promise<string> {
  const base = slugify(name) || 'categorie'
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from library_categories where ${brothers(parentId, own)}
      and (slug = ${base} or slug like ${`${base.replace(/[\\%_]/g, '\\$&')}-%`})`,
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}

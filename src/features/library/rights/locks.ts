import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Lock } from './access.ts'

// unbounded: kept by this module
const lockRow = z.object({
  category: z.number().optional(),
  file: z.number().optional(),
  password: z.boolean(),
  roles: z.array(z.string()),
  product: z.number().nullable(),
})

/**
 * SQL for the locks of a file and of the categories above it, as JSON from the top down, in a query on
 * `library_files`.
 */
export const fileLocks: SQL = sql`(
  select coalesce(json_agg(lock order by level), '[]') from (
    select nlevel(path) as level, json_build_object('category', above.id, 'password', above.password_hash is not null,
        'roles', above.lock_roles, 'product', above.lock_product_id) as lock
      from library_categories above
      where above.locked and above.path @> (select path from library_categories where id = library_files.category_id)
    union all
    select 1000, json_build_object('file', library_files.id, 'password', library_files.password_hash is not null,
        'roles', library_files.lock_roles, 'product', library_files.lock_product_id)
      where library_files.locked
  ) locks)`

/** The same for a category and those above it, in a query on `library_categories`. */
export const categoryLocks: SQL = sql`(
  select coalesce(json_agg(json_build_object('category', above.id, 'password', above.password_hash is not null,
      'roles', above.lock_roles, 'product', above.lock_product_id) order by nlevel(above.path)), '[]')
    from library_categories above where above.locked and above.path @> library_categories.path)`

const none: readonly Lock[] = []

/**
 * Parses the JSON of locks. Most files have none, and a zip asks for ten thousand files at once, so the empty list is
 * quick.
 */
export const readLocks = (json: unknown): readonly Lock[] =>
  Array.isArray(json) && json.length === 0 ? none : parseLocks(json)

const parseLocks = (json: unknown): Lock[] =>
  z
    .array(lockRow)
    .parse(json)
    .map(({ category, file, password, roles, product }) => ({
      name: file === undefined ? `category:${category ?? 0}` : `file:${file}`,
      hasPassword: password,
      roles,
      ...(product === null ? {} : { productId: product }),
    }))

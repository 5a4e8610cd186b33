import { sql } from 'drizzle-orm'
import type { Parts } from '../parts.ts'

/** A category or file, with its name. */
export type Locked = { title: string } & ({ categoryId: number } | { fileId: number })

const mostShown = 100

/** Categories and files that open for a role. */
export async function lockedTo({ db }: Parts, role: string): Promise<readonly Locked[]> {
  const { rows } = await db.execute<{ title: string; category: number | null; file: number | null }>(sql`
    select name as title, id as category, null::int as file from library_categories
      where lock_roles @> array[${role}]::text[]
    union all
    select title, null, id from library_files where lock_roles @> array[${role}]::text[]
    order by title limit ${mostShown}`)
  return rows.flatMap<Locked>(({ title, category, file }) =>
    category !== null ? [{ title, categoryId: category }] : file !== null ? [{ title, fileId: file }] : [],
  )
}

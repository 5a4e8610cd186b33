import { type SQL, sql } from 'drizzle-orm'

/** The numbers of a page and of all that stand below it, at whatever depth. */
export const lineBelow = (id: number): SQL => sql`(
  with recursive line as (
    select ${id}::integer as id
    union select below.id from content_entries below join line on below.parent_id = line.id
  ) select id from line)`

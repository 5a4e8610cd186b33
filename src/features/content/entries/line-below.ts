import { type SQL, sql } from 'drizzle-orm'

/** SQL for the ids of a page and of all pages below it, at any depth. */
export const lineBelow = (id: number): SQL => sql`(
  with recursive line as (
    select ${id}::integer as id
    union select below.id from content_entries below join line on below.parent_id = line.id
  ) select id from line)`

import { sql } from 'drizzle-orm'
import type { Parts } from '../parts.ts'

/** Something that pages may hold. */
export interface SoughtThing {
  /** A field of widgets that names it, `wpfd_file_id`, and the number, also as text, or the name that it then holds. */
  field: string
  value: number | string
  /** A regular expression of PostgreSQL for addresses of it, as links have them. */
  link?: string
  /** Also entries that show it as a picture of theirs. */
  pictureId?: number
}

export interface HeldWhere {
  /** Drafts and published ones. */
  documentIds: readonly number[]
  /** Whose own text links to it. */
  entryIds: readonly number[]
}

/** The documents with a widget that holds a thing, and the texts that link to it; what is gone is left out. */
export async function heldWhere(
  { db }: Pick<Parts, 'db'>,
  { field, value, link, pictureId }: SoughtThing,
): Promise<HeldWhere> {
  const path = `$.**.${JSON.stringify(field)} ? (@ == $number || @ == $text)`
  const values = JSON.stringify({ number: value, text: String(value) })
  const holds = (column: 'draft' | 'published') =>
    sql`jsonb_path_exists(${sql.raw(column)}, ${path}::jsonpath, ${values}::jsonb)
      or ${link === undefined ? sql`false` : sql`${sql.raw(column)}::text ~ ${link}`}`
  const documents = await db.execute<{ id: number }>(sql`
    select id from content_documents where (${holds('draft')} or ${holds('published')})
      and not exists (select from content_entries where document_id = content_documents.id and status = 'gone')
    order by id`)
  const shows =
    pictureId === undefined ? sql`false` : sql`(picture_id = ${pictureId} or ${pictureId} = any(picture_ids))`
  const links = link === undefined ? sql`false` : sql`body ~ ${link}`
  const entries =
    link === undefined && pictureId === undefined
      ? { rows: [] }
      : await db.execute<{ id: number }>(
          sql`select id from content_entries where (${links} or ${shows}) and status <> 'gone' order by id`,
        )
  return { documentIds: documents.rows.map(({ id }) => id), entryIds: entries.rows.map(({ id }) => id) }
}

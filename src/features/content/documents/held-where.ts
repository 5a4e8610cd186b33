import { sql } from 'drizzle-orm'
import type { PartType } from '../../../kernel/own-fields.ts'
import { namesInOwnField } from '../own-fields/held.ts'
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
  /** Also entries that name it in a field of these types which staff declared. */
  named?: { types: readonly PartType[]; id: number }
}

export interface HeldWhere {
  /** Drafts and published ones. */
  documentIds: readonly number[]
  /** Whose own text or fields link to it or name it. */
  entryIds: readonly number[]
}

/** The documents with a widget that holds a thing, and the texts that link to it; what is gone is left out. */
export async function heldWhere(
  { db, ownFields }: Pick<Parts, 'db' | 'ownFields'>,
  { field, value, link, pictureId, named }: SoughtThing,
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
  const links = link === undefined ? sql`false` : sql`(body ~ ${link} or fields::text ~ ${link})`
  const names = named ? namesInOwnField(await ownFields(), named.types, named.id) : sql`false`
  const entries =
    link === undefined && pictureId === undefined && named === undefined
      ? { rows: [] }
      : await db.execute<{ id: number }>(
          sql`select id from content_entries where (${links} or ${shows} or ${names}) and status <> 'gone' order by id`,
        )
  return { documentIds: documents.rows.map(({ id }) => id), entryIds: entries.rows.map(({ id }) => id) }
}

import { sql } from 'drizzle-orm'
import type { PartType } from '../../../kernel/own-fields.ts'
import { namesInOwnField } from '../own-fields/held.ts'
import type { Parts } from '../parts.ts'

/** A thing that pages may show or link to. */
export interface SoughtThing {
  /** The widget field that refers to it, such as `wpfd_file_id`, and its number (also as text) or name. */
  field: string
  value: number | string
  /** A PostgreSQL regular expression for its addresses in links. */
  link?: string
  /** Also finds entries that show it as one of their pictures. */
  pictureId?: number
  /** Also finds entries that refer to it in a defined field of these types. */
  named?: { types: readonly PartType[]; id: number }
}

export interface HeldWhere {
  /** Drafts and published ones. */
  documentIds: readonly number[]
  /** Entries whose own text or fields link or refer to it. */
  entryIds: readonly number[]
}

/** Finds the documents with a widget that refers to a thing, and the texts that link to it; without deleted ones. */
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

import { sql } from 'drizzle-orm'
import { entries } from '../schema.ts'

const { id, type, slug, above, title, excerpt, publishedAt, updatedAt, pictureId } = entries
const { latitude, longitude, precision, fields, status } = entries
const termIds = sql<number[]>`array(
  select term_id from content_entry_terms where entry_id = content_entries.id and own)`

/** The columns that a card needs; the rest of a row stays in the database. */
export const cardColumns = {
  id,
  type,
  slug,
  above,
  title,
  excerpt,
  publishedAt,
  updatedAt,
  pictureId,
  latitude,
  longitude,
  precision,
  fields,
  status,
  termIds,
}

const { parentId, authorId, body, pictureIds, documentId, searchTitle, searchDescription } = entries
const pageColumns = { parentId, authorId, body, pictureIds, documentId, searchTitle, searchDescription }
export const viewColumns = { ...cardColumns, ...pageColumns }

type Columns = typeof entries.$inferSelect
export type CardRow = Pick<Columns, Exclude<keyof typeof cardColumns, 'termIds'>> & { termIds: number[] }
export type ViewRow = CardRow & Pick<Columns, keyof typeof pageColumns>

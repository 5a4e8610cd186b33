import { type SQL, sql } from 'drizzle-orm'
import type { DocumentData } from '../../../kernel/document.ts'
import { documents, documentVersions } from './schema.ts'

const { published, publishedAt, draft, planned, publishAt } = documents
const { documentId, data, wasPublished, savedAt } = documentVersions

/**
 * What visitors see of a document. With a moment: what they will see by then, if that is planned, or saw of it then. A
 * document that has no version as old shows its oldest.
 */
export function seenOf(moment: Date | undefined): SQL<DocumentData | null> {
  if (!moment) return sql`${published}`
  const at = sql`${moment.toISOString()}::timestamptz`
  const version = (which: SQL) => sql`(select ${data} from ${documentVersions}
    where ${documentId} = ${documents}.${sql.identifier('id')} and ${wasPublished} ${which} limit 1)`
  return sql<DocumentData | null>`case
    when ${publishAt} <= ${at} then coalesce(${planned}, ${draft})
    when ${publishedAt} <= ${at} then ${published}
    when ${publishedAt} is null then null
    else coalesce(${version(sql`and ${savedAt} <= ${at} order by ${savedAt} desc`)},
      ${version(sql`order by ${savedAt}`)}, ${published}) end`
}

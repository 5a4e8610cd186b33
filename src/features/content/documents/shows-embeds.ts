import { sql } from 'drizzle-orm'
import type { Parts } from '../parts.ts'

/** Whether any public page has a YouTube or Vimeo video. Slow: for staff only. */
export async function showsEmbeds({ db }: Pick<Parts, 'db'>): Promise<boolean> {
  const film = '$.** ? (@.type == "video" && @.props.url like_regex "youtu|vimeo")'
  const { rows } = await db.execute<{ shows: boolean }>(sql`
    select exists (
      select from content_documents where kind <> 'newsletter' and jsonb_path_exists(published, ${film}::jsonpath)
    ) as shows`)
  return rows[0]?.shows ?? false
}

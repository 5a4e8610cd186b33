import { sql } from 'drizzle-orm'
import type { Parts } from '../parts.ts'

/** Whether visitors come upon a film that YouTube or Vimeo shows; slow: for who asks about it. */
export async function showsEmbeds({ db }: Pick<Parts, 'db'>): Promise<boolean> {
  const film = '$.** ? (@.type == "video" && @.props.url like_regex "youtu|vimeo")'
  const { rows } = await db.execute<{ shows: boolean }>(sql`
    select exists (
      select from content_documents where kind <> 'newsletter' and jsonb_path_exists(published, ${film}::jsonpath)
    ) as shows`)
  return rows[0]?.shows ?? false
}

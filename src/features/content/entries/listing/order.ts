import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { entries } from '../../schema.ts'
import type { EntryOrder } from '../../views.ts'

const { id, slug, title, publishedAt, distanceOrder } = entries

/** Each ends in the number, so that no entry stands on two pages. */
export const orders: Record<EntryOrder, SQL[]> = {
  newest: [desc(publishedAt), desc(id)],
  oldest: [asc(publishedAt), asc(id)],
  title: [asc(title), asc(id)],
  'title-desc': [desc(title), desc(id)],
  distance: [asc(distanceOrder), asc(title), asc(id)],
  // The same all day, so that its pages follow each other and nobody meets an entry twice.
  chance: [
    sql`md5(content_entries.id || to_char(now() at time zone 'Europe/Amsterdam', 'YYYYMMDD'))`,
    asc(id),
  ],
}

export const inOrderOf = (slugs: readonly string[]): SQL =>
  sql`array_position(${sql.param([...slugs])}::text[], ${slug})`

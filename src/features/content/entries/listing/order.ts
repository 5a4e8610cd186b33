import { asc, desc, type SQL, sql } from 'drizzle-orm'
import { entries } from '../../schema.ts'
import type { EntryOrder, ListOrder } from '../../views.ts'

const { id, slug, title, publishedAt, distanceOrder, firstDay } = entries

/** Each order ends with the id, so that no entry is on two pages. */
const orders: Record<EntryOrder, SQL[]> = {
  newest: [desc(publishedAt), desc(id)],
  oldest: [asc(publishedAt), asc(id)],
  title: [asc(title), asc(id)],
  'title-desc': [desc(title), desc(id)],
  distance: [asc(distanceOrder), asc(title), asc(id)],
  // The same order all day, so that no entry is on two pages.
  chance: [
    sql`md5(content_entries.id || to_char(now() at time zone 'Europe/Amsterdam', 'YYYYMMDD'))`,
    asc(id),
  ],
}

export function ordersOf(order: ListOrder): SQL[] {
  if (typeof order === 'string') return orders[order]
  const way = order.down ? sql`desc nulls last` : sql`asc nulls last`
  const values = order.by === 'day' ? [sql`${firstDay}`] : valuesOf(order.field)
  return [...values.map((value) => sql`${value} ${way}`), asc(title), asc(id)]
}

/** Numbers are compared as numbers, a period by its first day, and texts as people sort them. */
const valuesOf = (field: string): SQL[] => [
  sql`case jsonb_typeof(fields -> ${field}::text) when 'number' then (fields ->> ${field}::text)::numeric end`,
  sql`coalesce(fields -> ${field}::text ->> 'from', fields ->> ${field}::text) collate "schelp_natural"`,
]

export const inOrderOf = (slugs: readonly string[]): SQL =>
  sql`array_position(${sql.param([...slugs])}::text[], ${slug})`

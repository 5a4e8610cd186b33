import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { readEntryPath } from '../addresses.ts'
import type { Parts } from '../parts.ts'
import { entries, redirects } from '../schema.ts'
import { addressOf } from '../view/view.ts'
import { isVisible } from '../view/visible.ts'

/** Of these paths, with a slash at their end: the entries that visitors find there, but for the front page. */
export async function entriesAt(
  parts: Parts,
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const kinds = await parts.kinds()
  const places = paths.flatMap((path) => {
    const place = path.includes('\0') ? undefined : readEntryPath(kinds, path)
    return place ? [place] : []
  })
  if (places.length === 0) return new Map()
  const column = (name: 'type' | 'above' | 'slug') => sql.param(places.map((place) => place[name]))
  const { id, type, above, slug, status, publishedAt } = entries
  const rows = await parts.db
    .select({ id, type, above, slug, status, publishedAt })
    .from(entries)
    .where(
      and(
        ne(status, 'gone'),
        sql`(${type}, ${above}, ${slug}) in (
          select * from unnest(${column('type')}::text[], ${column('above')}::text[], ${column('slug')}::text[]))`,
      ),
    )
  const now = parts.clock()
  const visible = rows.filter((row) => isVisible(row, now))
  return new Map(
    await Promise.all(visible.map(async (row) => [await addressOf(parts, row), row.id] as const)),
  )
}

/** Where a redirect leads: to an entry, which visitors see or not, or to an address. */
type RedirectTarget = { isSeen: boolean } | { to: string }

/** The targets of redirects by their paths, given as they are stored; unknown ones are left out. */
export async function redirectTargets(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, RedirectTarget>> {
  const rows = await db
    .select({
      from: redirects.fromPath,
      to: redirects.toUrl,
      status: entries.status,
      publishedAt: entries.publishedAt,
    })
    .from(redirects)
    .leftJoin(entries, eq(entries.id, redirects.entryId))
    .where(inArray(redirects.fromPath, [...paths]))
  const now = clock()
  return new Map(
    rows.map(({ from, to, status, publishedAt }): [string, RedirectTarget] => [
      from,
      status === null ? { to: to ?? '' } : { isSeen: isVisible({ status, publishedAt }, now) },
    ]),
  )
}

import { eq, sql } from 'drizzle-orm'
import { archivePaths, entryPath } from './addresses.ts'
import { visibleAt } from './entries/visible.ts'
import type { Parts } from './parts.ts'
import { entries, entryTerms } from './schema.ts'
import type { EntryType, SitemapItem } from './views.ts'

/** When an entry was last changed or, if that came later, published. */
const changedAt = sql<Date>`greatest(${entries.updatedAt}, ${entries.publishedAt})`.mapWith(entries.updatedAt)
const lastChange = sql<Date>`max(greatest(content_entries.updated_at, content_entries.published_at))`.mapWith(
  entries.updatedAt,
)

/** Archives, terms that hold something, entries: everything that search engines may keep. */
export async function sitemap(parts: Parts): Promise<SitemapItem[]> {
  const { db, clock } = parts
  const now = clock()
  const { id, type, slug } = entries
  const [rows, termRows, tree, { frontPageId }] = await Promise.all([
    db.select({ id, type, slug, updatedAt: changedAt }).from(entries).where(visibleAt(now)).orderBy(id),
    db
      .select({ termId: entryTerms.termId, updatedAt: lastChange })
      .from(entryTerms)
      .innerJoin(entries, eq(id, entryTerms.entryId))
      .where(visibleAt(now))
      .groupBy(entryTerms.termId)
      .orderBy(entryTerms.termId),
    parts.terms(),
    parts.settings(),
  ])
  const newest = new Map<EntryType, Date>()
  for (const { type, updatedAt } of rows) {
    const known = newest.get(type)
    if (!known || known < updatedAt) newest.set(type, updatedAt)
  }
  return [
    ...[...newest].flatMap(([type, updatedAt]) => {
      const url = archivePaths[type]
      return url === undefined ? [] : { url, updatedAt }
    }),
    ...termRows.flatMap(({ termId, updatedAt }) => {
      const url = tree.byId(termId)?.url
      return url === undefined ? [] : { url, updatedAt }
    }),
    ...rows.map(({ id, type, slug, updatedAt }) => ({
      url: id === frontPageId ? '/' : entryPath(type, slug),
      updatedAt,
    })),
  ]
}

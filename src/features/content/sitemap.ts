import { and, eq, gt, sql } from 'drizzle-orm'
import { archivePaths, entryPath } from './addresses.ts'
import { visibleAt } from './entries/visible.ts'
import { inParts } from './in-parts.ts'
import type { Parts } from './parts.ts'
import { entries, entryTerms } from './schema.ts'
import type { SitemapItem } from './views.ts'

/** When an entry was last changed or, if that came later, published. */
const changedAt = sql<Date>`greatest(${entries.updatedAt}, ${entries.publishedAt})`.mapWith(entries.updatedAt)
const lastChange = sql<Date>`max(greatest(content_entries.updated_at, content_entries.published_at))`.mapWith(
  entries.updatedAt,
)

const readAtOnce = 2_000

/** Archives, terms that hold something, entries: everything that search engines may keep. */
export async function* sitemap(parts: Parts): AsyncGenerator<SitemapItem> {
  const { db, clock } = parts
  const now = clock()
  const { id, type, slug } = entries
  const [types, termRows, tree, { frontPageId }] = await Promise.all([
    db
      .select({ type, updatedAt: lastChange })
      .from(entries)
      .where(visibleAt(now))
      .groupBy(type)
      .orderBy(type),
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
  for (const { type, updatedAt } of types) {
    const url = archivePaths[type]
    if (url !== undefined) yield { url, updatedAt }
  }
  for (const { termId, updatedAt } of termRows) {
    const url = tree.byId(termId)?.url
    if (url !== undefined) yield { url, updatedAt }
  }
  const rows = inParts((after) =>
    db
      .select({ id, type, slug, updatedAt: changedAt })
      .from(entries)
      .where(and(visibleAt(now), gt(id, after)))
      .orderBy(id)
      .limit(readAtOnce),
  )
  for await (const { id, type, slug, updatedAt } of rows)
    yield { url: id === frontPageId ? '/' : entryPath(type, slug), updatedAt }
}

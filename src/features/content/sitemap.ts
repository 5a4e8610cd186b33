import { and, count, eq, gt, sql } from 'drizzle-orm'
import { entryPath } from './addresses.ts'
import { inParts } from './in-parts.ts'
import type { Parts } from './parts.ts'
import { entries, entryTerms } from './schema.ts'
import { visibleAt } from './view/visible.ts'
import type { SitemapItem } from './views.ts'

/** When an entry was last changed or, if later, published. */
const changedAt = sql<Date>`greatest(${entries.updatedAt}, ${entries.publishedAt})`.mapWith(entries.updatedAt)
const lastChange = sql<Date>`max(greatest(content_entries.updated_at, content_entries.published_at))`.mapWith(
  entries.updatedAt,
)

const readAtOnce = 2_000

/** Number of addresses that `sitemap` returns. */
export async function sitemapSize(parts: Parts): Promise<number> {
  const [lists, [row]] = await Promise.all([
    listsOf(parts),
    parts.db.select({ found: count() }).from(entries).where(visibleAt(parts.clock())),
  ])
  return lists.length + (row?.found ?? 0)
}

/** Addresses for search engines: archives, terms with entries, entries. */
export async function* sitemap(
  parts: Parts,
  skip = 0,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<SitemapItem> {
  const { db, clock } = parts
  const now = clock()
  const { id, type, above, slug } = entries
  const [lists, { frontPageId }, kinds] = await Promise.all([listsOf(parts), parts.settings(), parts.kinds()])
  const listed = lists.slice(skip, skip + most)
  yield* listed
  let left = most - listed.length
  if (left === 0) return
  const passed = Math.max(0, skip - lists.length)
  const rows = inParts((after) =>
    db
      .select({ id, type, above, slug, updatedAt: changedAt })
      .from(entries)
      .where(and(visibleAt(now), gt(id, after)))
      .orderBy(id)
      .offset(after === 0 ? passed : 0)
      .limit(readAtOnce),
  )
  for await (const { updatedAt, ...entry } of rows) {
    yield { url: entry.id === frontPageId ? '/' : entryPath(kinds, entry), updatedAt }
    left -= 1
    if (left === 0) return
  }
}

/** Archives, and terms whose address has a list. */
async function listsOf({ db, clock, terms, kinds: allKinds }: Parts): Promise<SitemapItem[]> {
  const now = clock()
  const { id, type } = entries
  const [types, termRows, tree, kinds] = await Promise.all([
    db
      .select({ type, updatedAt: lastChange })
      .from(entries)
      .where(visibleAt(now))
      .groupBy(type)
      .orderBy(type),
    db
      .select({ termId: entryTerms.termId, type, updatedAt: lastChange })
      .from(entryTerms)
      .innerJoin(entries, eq(id, entryTerms.entryId))
      .where(visibleAt(now))
      .groupBy(entryTerms.termId, type)
      .orderBy(entryTerms.termId),
    terms(),
    allKinds(),
  ])
  const listed = termRows.filter(({ termId, type }) => {
    const { taxonomy } = tree.byId(termId) ?? {}
    return taxonomy && kinds.sortedBy(taxonomy).some((kind) => kind.type === type && kind.archive)
  })
  return [
    ...types.map(({ type, updatedAt }) => ({ url: kinds.of(type).archive, updatedAt })),
    ...[...Map.groupBy(listed, ({ termId }) => termId)].flatMap(([termId, ofKinds]) => {
      const term = tree.byId(termId)
      const latest = Math.max(...ofKinds.map(({ updatedAt }) => updatedAt.getTime()))
      return term ? { url: term.url, updatedAt: new Date(latest) } : []
    }),
  ].flatMap(({ url, updatedAt }) => (url === undefined ? [] : [{ url, updatedAt }]))
}

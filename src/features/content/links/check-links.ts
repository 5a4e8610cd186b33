import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Parts } from '../parts.ts'
import { brokenLinks, documents, entries } from '../schema.ts'
import type { BrokenLink } from '../staff-views.ts'
import { linksInData, linksInHtml } from './find-links.ts'

/** Follows every link from our own pages to our own pages. What an address answers is known where pages are made. */
export const linkCheckJob: JobKind<Record<string, never>> = {
  name: 'content-links',
  schema: z.strictObject({}),
  retryLimit: 1,
}

/** Longer ones are no address that anybody follows. */
const longestLink = 1_000

interface Place {
  kind: BrokenLink['kind']
  place: string
}

/** Every link of what visitors see: published texts, published widgets, menus. */
async function* allLinks({
  db,
  clock,
  documents: { menus },
}: Parts): AsyncGenerator<Place & { href: string }> {
  const isShown = and(
    eq(entries.status, 'published'),
    sql`${entries.publishedAt} <= ${clock().toISOString()}`,
  )
  const texts = await db.select({ id: entries.id, body: entries.body }).from(entries).where(isShown)
  for (const { id, body } of texts)
    for (const href of linksInHtml(body)) yield { kind: 'entry', place: String(id), href }
  const pages = await db
    .select({ id: documents.id, data: documents.published })
    .from(documents)
    .leftJoin(entries, eq(entries.documentId, documents.id))
    .where(and(isNotNull(documents.published), sql`(${entries.id} is null or ${isShown})`))
  for (const { id, data } of pages)
    for (const href of linksInData(data)) yield { kind: 'document', place: String(id), href }
  for (const [name, items] of await menus())
    for (const href of linksInData(items)) yield { kind: 'menu', place: name, href }
}

/**
 * Keeps which links lead nowhere, in the place of what was known before. Addresses elsewhere are not followed: nothing
 * goes out to the network.
 * @param leads whether a path of this site, with its query, answers with something
 */
export async function checkLinks(parts: Parts, leads: (address: string) => Promise<boolean>): Promise<void> {
  const { db, siteUrl } = parts
  const { origin } = new URL(siteUrl)
  const known = new Map<string, boolean>()
  const broken = new Map<string, Place & { href: string }>()
  for await (const link of allLinks(parts)) {
    const href = link.href.slice(0, longestLink)
    const isPath = href.startsWith('/') || href.startsWith(`${origin}/`)
    const url = isPath && URL.canParse(href, origin) ? new URL(href, origin) : undefined
    if (url?.origin !== origin) continue
    const address = url.pathname + url.search
    const answers = known.get(address) ?? (await leads(address))
    known.set(address, answers)
    if (!answers) broken.set(JSON.stringify([link.kind, link.place, href]), { ...link, href })
  }
  await db.transaction(async (tx) => {
    await tx.delete(brokenLinks)
    const rows = [...broken.values()]
    while (rows.length > 0) await tx.insert(brokenLinks).values(rows.splice(0, 1_000))
  })
}

/** What the last check found, with the name of what the link stands in. */
export async function listBrokenLinks({ db }: Pick<Parts, 'db'>): Promise<readonly BrokenLink[]> {
  const rows = await db
    .select({
      kind: brokenLinks.kind,
      place: brokenLinks.place,
      href: brokenLinks.href,
      entryTitle: entries.title,
      entryType: entries.type,
      documentTitle: documents.title,
    })
    .from(brokenLinks)
    .leftJoin(
      documents,
      and(eq(brokenLinks.kind, 'document'), eq(sql`${documents.id}::text`, brokenLinks.place)),
    )
    .leftJoin(
      entries,
      sql`(${brokenLinks.kind} = 'entry' and ${entries.id}::text = ${brokenLinks.place})
        or (${brokenLinks.kind} = 'document' and ${entries.documentId} = ${documents.id})`,
    )
    .orderBy(asc(brokenLinks.kind), asc(brokenLinks.place), asc(brokenLinks.href))
  return rows.map(({ kind, place, href, entryTitle, entryType, documentTitle }) => ({
    ...{ kind, place, href, title: entryTitle ?? documentTitle ?? place },
    ...(entryType && { entryType }),
  }))
}

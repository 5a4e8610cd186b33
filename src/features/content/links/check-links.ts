import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { holdsWords } from '../../../platform/database/containing.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import { inParts } from '../in-parts.ts'
import { pageOf } from '../paging.ts'
import type { Parts } from '../parts.ts'
import { brokenLinks, documents, entries, menus } from '../schema.ts'
import type { BrokenLink, BrokenLinkQuery } from '../staff-views.ts'
import { linksInData, linksInFields, linksInHtml } from './find-links.ts'

/** Checks every internal link of our own pages. The caller knows what an address answers. */
export const linkCheckJob: JobKind<Record<string, never>> = {
  name: 'content-links',
  schema: z.strictObject({}),
  retryLimit: 1,
  expireInSeconds: 4 * 3_600,
}

const pageEntries = alias(entries, 'page_entries')

/** Longer addresses are not followed. */
const longestLink = 1_000
/** Number of addresses whose answers are cached; most links share their targets. */
const mostKnown = 20_000
/** More broken links than anybody reads; so many have one cause. */
const mostBroken = 10_000

interface Place {
  kind: BrokenLink['kind']
  place: string
}

/** Number of texts or pages of widgets that are in memory at once. */
const textsAtOnce = 500
const pagesAtOnce = 50

/** Every public link: in published texts, published widgets, menus. */
async function* allLinks({
  db,
  clock,
  ownFields,
  documents: { menus: allMenus },
}: Parts): AsyncGenerator<Place & { href: string }> {
  const declared = await ownFields()
  const isShown = and(
    eq(entries.status, 'published'),
    sql`${entries.publishedAt} <= ${clock().toISOString()}`,
  )
  const texts = inParts((after) =>
    db
      .select({ id: entries.id, type: entries.type, body: entries.body, fields: entries.fields })
      .from(entries)
      .where(and(isShown, gt(entries.id, after)))
      .orderBy(entries.id)
      .limit(textsAtOnce),
  )
  for await (const { id, type, body, fields } of texts) {
    const own = declared.filter(({ kind }) => kind === type)
    for (const href of [...linksInHtml(body), ...linksInFields(own, fields)])
      yield { kind: 'entry', place: String(id), href }
  }
  const pages = inParts((after) =>
    db
      .select({ id: documents.id, data: documents.published })
      .from(documents)
      .leftJoin(entries, eq(entries.documentId, documents.id))
      .where(
        and(
          isNotNull(documents.published),
          sql`(${entries.id} is null or ${isShown})`,
          gt(documents.id, after),
        ),
      )
      .orderBy(documents.id)
      .limit(pagesAtOnce),
  )
  for await (const { id, data } of pages)
    for (const href of linksInData(data)) yield { kind: 'document', place: String(id), href }
  for (const [name, { items }] of await allMenus())
    for (const href of linksInData(items)) yield { kind: 'menu', place: name, href }
}

/**
 * Replaces the list of broken links. Addresses of other sites are not followed: nothing goes out to the network.
 * @param leads whether a path of this site, with its query, has an answer
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
    if (known.size >= mostKnown) known.clear()
    known.set(address, answers)
    if (!answers) broken.set(JSON.stringify([link.kind, link.place, href]), { ...link, href })
    if (broken.size >= mostBroken) break
  }
  await db.transaction(async (tx) => {
    await tx.delete(brokenLinks)
    const rows = [...broken.values()]
    while (rows.length > 0) await tx.insert(brokenLinks).values(rows.splice(0, 1_000))
  })
}

/** The result of the last check, with the name of the page or menu of each link, in order. */
export async function listBrokenLinks(
  { db }: Pick<Parts, 'db'>,
  { words = '', ...paging }: BrokenLinkQuery = {},
): Promise<{ links: readonly BrokenLink[]; total: number }> {
  const { perPage, offset } = pageOf(paging)
  const number = (kind: BrokenLink['kind']) =>
    sql`case when ${brokenLinks.kind} = ${kind} then ${brokenLinks.place}::integer end`
  const found = db
    .select({
      kind: brokenLinks.kind,
      place: brokenLinks.place,
      href: brokenLinks.href,
      title:
        sql<string>`coalesce(${entries.title}, ${documents.title}, ${menus.title}, ${brokenLinks.place})`.as(
          'name',
        ),
      entryType: entries.type,
    })
    .from(brokenLinks)
    .leftJoin(documents, eq(documents.id, number('document')))
    .leftJoin(menus, and(eq(brokenLinks.kind, 'menu'), eq(menus.name, brokenLinks.place)))
    .leftJoin(pageEntries, eq(pageEntries.documentId, documents.id))
    .leftJoin(entries, eq(entries.id, sql`coalesce(${number('entry')}, ${pageEntries.id})`))
    .as('found')
  const where = holdsWords(words, found.href, found.title)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(found)
      .where(where)
      .orderBy(asc(found.kind), asc(found.place), asc(found.href))
      .limit(perPage)
      .offset(offset),
    db.$count(found, where),
  ])
  return {
    links: rows.map(({ entryType, ...link }) => ({ ...link, ...(entryType && { entryType }) })),
    total,
  }
}

import { and, eq, ne, sql } from 'drizzle-orm'
import { slugify } from '../../../../kernel/slug.ts'
import type { Transaction } from '../../../../platform/database/index.ts'
import { type Placed, programWords, reservedBelow, reservedSlugs } from '../../addresses.ts'
import { entries, ownKinds, ownTaxonomies } from '../../schema.ts'
import { lockSlugs } from '../../slug-lock.ts'
import { lineBelow } from '../line-below.ts'
import { holdsPages } from './stand-under.ts'

/**
 * A slug that neither another entry of the type under the same page has, nor any other part of the site:
 * `jacobskerk`, `jacobskerk-2`. It stays free until the transaction ends.
 */
export async function freeSlug(
  tx: Transaction,
  { type, above, slug: wish }: Placed,
  own = 0,
): Promise<string> {
  const base = slugify(wish) || type
  await lockSlugs(tx, type)
  const rows = await tx
    .select({ slug: entries.slug })
    .from(entries)
    .where(
      and(
        eq(entries.type, type),
        eq(entries.above, above),
        ne(entries.id, own),
        sql`status <> 'gone'`,
        // Slugs contain no character that is special in a pattern.
        sql`(slug = ${base} or slug like ${`${base}-%`})`,
      ),
    )
  const taken = new Set(rows.map(({ slug }) => slug))
  const reserved = type === 'page' ? await reservedForPages(tx, { above, own }) : new Set<string>()
  const isTaken = (slug: string) => taken.has(slug) || reserved.has(slug)
  return firstFree(base, isTaken)
}

/** `jacobskerk`, or the first of `jacobskerk-2`, `jacobskerk-3` … that is free. */
export function firstFree(base: string, isTaken: (slug: string) => boolean): string {
  let slug = base
  for (let number = 2; isTaken(slug); number += 1) slug = `${base}-${number}`
  return slug
}

/**
 * Slugs that a page may not have here: those in the addresses of pages whose parent was deleted and, at the top,
 * those of the archives and terms of kinds and taxonomies that staff made.
 */
async function reservedForPages(
  tx: Transaction,
  { above, own }: { above: string; own: number },
): Promise<ReadonlySet<string>> {
  const { rows: inUse } = await tx.execute<{ slug: string }>(sql`
    select distinct split_part(substr(above, ${above.length + 1}), '/', 1) as slug from content_entries
    where type = 'page' and status <> 'gone' and starts_with(above, ${above}) and above <> ${above}
      and id not in ${lineBelow(own)}`)
  const ofPages = inUse.map(({ slug }) => slug)
  if (above !== '') return new Set([...reservedBelow, ...ofPages])
  const mayHold = own !== 0 && (await holdsPages(tx, own))
  const rows = await tx
    .select({ word: ownKinds.word })
    .from(ownKinds)
    .where(mayHold ? undefined : eq(ownKinds.hasArchive, true))
    .unionAll(tx.select({ word: ownTaxonomies.word }).from(ownTaxonomies))
  const ofProgram = mayHold ? programWords.keys() : reservedSlugs
  return new Set([...ofProgram, ...ofPages, ...rows.map(({ word }) => word)])
}

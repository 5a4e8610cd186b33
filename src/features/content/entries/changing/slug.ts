import { and, eq, ne, sql } from 'drizzle-orm'
import { slugify } from '../../../../kernel/slug.ts'
import type { Transaction } from '../../../../platform/database/index.ts'
import { reservedSlugs } from '../../addresses.ts'
import { entries, ownKinds, ownTaxonomies } from '../../schema.ts'
import { lockSlugs } from '../../slug-lock.ts'
import type { EntryType } from '../../views.ts'

/**
 * A slug that no other entry of the type has, nor any other part of the site: `jacobskerk`, `jacobskerk-2`. It
 * stays free until the transaction ends.
 */
export async function freeSlug(tx: Transaction, type: EntryType, wish: string, own = 0): Promise<string> {
  const base = slugify(wish) || type
  await lockSlugs(tx, type)
  const rows = await tx
    .select({ slug: entries.slug })
    .from(entries)
    .where(
      and(
        eq(entries.type, type),
        ne(entries.id, own),
        sql`status <> 'gone'`,
        // Slugs hold nothing that a pattern would take for a sign.
        sql`(slug = ${base} or slug like ${`${base}-%`})`,
      ),
    )
  const taken = new Set(rows.map(({ slug }) => slug))
  const reserved = type === 'page' ? await reservedForPages(tx) : new Set<string>()
  const isTaken = (slug: string) => taken.has(slug) || reserved.has(slug)
  let slug = base
  for (let number = 2; isTaken(slug); number += 1) slug = `${base}-${number}`
  return slug
}

/** Also where the lists of kinds stand, and the terms of taxonomies, that staff defined. */
async function reservedForPages(tx: Transaction): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ word: ownKinds.word })
    .from(ownKinds)
    .where(eq(ownKinds.hasArchive, true))
    .unionAll(tx.select({ word: ownTaxonomies.word }).from(ownTaxonomies))
  return new Set([...reservedSlugs, ...rows.map(({ word }) => word)])
}

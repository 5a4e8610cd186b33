import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { entryTerms, terms } from '../schema.ts'
import type { EntryType } from '../views.ts'

/** Cache tags of the pages that show or list any of the entries as they are now (`Changes`). */
export async function entryTags(
  tx: Executor,
  ...shown: readonly { id: number; type: EntryType }[]
): Promise<string[]> {
  const ids = sql.param(shown.map(({ id }) => id))
  const rows = await tx
    .selectDistinct({ taxonomy: terms.taxonomy, slug: terms.slug })
    .from(entryTerms)
    .innerJoin(terms, eq(terms.id, entryTerms.termId))
    .where(sql`${entryTerms.entryId} = any(${ids}::integer[])`)
  const own = shown.flatMap(({ id, type }) => [`entry:${id}`, `list:${type}`])
  return [...new Set(own), ...rows.map(({ taxonomy, slug }) => `list:${taxonomy}:${slug}`)]
}

import { eq } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { entryTerms, terms } from '../schema.ts'
import type { EntryType } from '../views.ts'

/** What pages depend on that show or list an entry, as it stands now (`Changes`). */
export async function entryTags(tx: Executor, entry: { id: number; type: EntryType }): Promise<string[]> {
  const rows = await tx
    .select({ taxonomy: terms.taxonomy, slug: terms.slug })
    .from(entryTerms)
    .innerJoin(terms, eq(terms.id, entryTerms.termId))
    .where(eq(entryTerms.entryId, entry.id))
  return [
    `entry:${entry.id}`,
    `list:${entry.type}`,
    ...rows.map(({ taxonomy, slug }) => `list:${taxonomy}:${slug}`),
  ]
}

import { eq } from 'drizzle-orm'
import { isBuiltInTaxonomy, type Taxonomy } from '../../../kernel/kinds.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { ownTaxonomies } from '../schema.ts'
import { lockSlugs } from '../slug-lock.ts'

/** Nobody adds or moves a term of the taxonomy until the transaction ends. */
export const lockTerms = (tx: Transaction, taxonomy: string): Promise<void> =>
  lockSlugs(tx, `term ${taxonomy}`)

/** Throws when staff took the taxonomy away since it was asked for. Its terms are locked. */
export async function needTaxonomy(tx: Transaction, taxonomy: Taxonomy): Promise<void> {
  if (isBuiltInTaxonomy(taxonomy)) return
  if ((await tx.$count(ownTaxonomies, eq(ownTaxonomies.name, taxonomy))) === 0)
    throw new Error(`there is no taxonomy ${taxonomy}`)
}

import { eq } from 'drizzle-orm'
import { isBuiltInTaxonomy, type Taxonomy } from '../../../kernel/kinds.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { ownTaxonomies } from '../schema.ts'
import { lockSlugs } from '../slug-lock.ts'

/** Locks the terms of a taxonomy until the transaction ends. */
export const lockTerms = (tx: Transaction, taxonomy: string): Promise<void> =>
  lockSlugs(tx, `term ${taxonomy}`)

/** Throws when staff deleted the taxonomy meanwhile. Locks its terms. */
export async function needTaxonomy(tx: Transaction, taxonomy: Taxonomy): Promise<void> {
  if (isBuiltInTaxonomy(taxonomy)) return
  if ((await tx.$count(ownTaxonomies, eq(ownTaxonomies.name, taxonomy))) === 0)
    throw new Error(`there is no taxonomy ${taxonomy}`)
}

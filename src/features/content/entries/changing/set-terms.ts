import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/database/index.ts'
import { entryTerms } from '../../schema.ts'

/** Replaces an entry's terms. Ids of unknown terms are ignored. */
export async function setTerms(tx: Transaction, entryId: number, termIds: readonly number[]): Promise<void> {
  await tx.delete(entryTerms).where(eq(entryTerms.entryId, entryId))
  if (termIds.length === 0) return
  await tx.execute(sql`
    insert into content_entry_terms (entry_id, term_id, own)
    select ${entryId}::integer, above, bool_or(above = id)
    from content_terms, unnest(lineage) as above
    where id = any(${sql.param([...termIds])}::integer[])
    group by above`)
}

import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'

/** Locks the choice of slugs for `kind` until the transaction ends; two at once would choose the same one. */
export async function lockSlugs(tx: Transaction, kind: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content slugs of ${kind}`}, 0))`)
}

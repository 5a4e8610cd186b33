import { eq, sql } from 'drizzle-orm'
import type { OwnKind, OwnTaxonomy } from '../../../kernel/known-kinds.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { redirects } from '../schema.ts'

/** Redirects the old addresses of a kind: those of its published entries, and that of its list. */
export async function moveAddresses(tx: Transaction, before: OwnKind, after: OwnKind): Promise<void> {
  const [from, to] = [`/${before.word}/`, `/${after.word}/`]
  // Removes older redirects from addresses in use again; where no list is, staff may redirect.
  await tx.execute(sql`
    delete from content_redirects where (${after.hasArchive} and from_path = ${to}) or from_path in (
      select ${to} || slug || '/' from content_entries where type = ${after.type} and status <> 'gone')`)
  await tx.execute(sql`
    insert into content_redirects (from_path, entry_id)
    select ${from} || slug || '/', id from content_entries where type = ${after.type} and status = 'published'
    on conflict (from_path) do update set entry_id = excluded.entry_id, to_url = null`)
  if (!before.hasArchive || !after.hasArchive) return
  await tx.update(redirects).set({ toUrl: to }).where(eq(redirects.toUrl, from))
  await tx
    .insert(redirects)
    .values({ fromPath: from, toUrl: to })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { entryId: null, toUrl: to } })
}

/** Redirects the old addresses of a taxonomy's terms, and everything that led to them. */
export async function moveTermAddresses(
  tx: Transaction,
  before: OwnTaxonomy,
  after: OwnTaxonomy,
): Promise<void> {
  const [from, to] = [`/${before.word}/`, `/${after.word}/`]
  await tx.execute(sql`
    delete from content_redirects where from_path in (
      select ${to} || path || '/' from content_terms where taxonomy = ${after.name})`)
  await tx.execute(sql`
    update content_redirects set to_url = ${to} || substr(to_url, ${from.length + 1})
    where starts_with(to_url, ${from})`)
  await tx.execute(sql`
    insert into content_redirects (from_path, to_url)
    select ${from} || path || '/', ${to} || path || '/' from content_terms where taxonomy = ${after.name}
    on conflict (from_path) do update set entry_id = null, to_url = excluded.to_url`)
}

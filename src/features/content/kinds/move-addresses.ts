import { eq, sql } from 'drizzle-orm'
import type { OwnKind } from '../../../kernel/known-kinds.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { redirects } from '../schema.ts'

/** The old addresses of a kind lead to the new ones: those of published entries, and that of its list. */
export async function moveAddresses(tx: Transaction, before: OwnKind, after: OwnKind): Promise<void> {
  const [from, to] = [`/${before.word}/`, `/${after.word}/`]
  // Where something stands again, no redirect of earlier times is left; where no list stands, staff may redirect.
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

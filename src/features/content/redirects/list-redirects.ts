import { asc, eq } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import { entries, redirects } from '../schema.ts'
import type { StaffRedirect } from '../staff-views.ts'
import { addressOf } from '../view/view.ts'

/** Every redirect, in order; there are as many as there were moves. */
export async function listRedirects(parts: Parts): Promise<StaffRedirect[]> {
  const { id, type, above, slug } = entries
  const rows = await parts.db
    .select({ from: redirects.fromPath, to: redirects.toUrl, entry: { id, type, above, slug } })
    .from(redirects)
    .leftJoin(entries, eq(entries.id, redirects.entryId))
    .orderBy(asc(redirects.fromPath))
  return Promise.all(
    rows.map(async ({ from, to, entry }) => ({
      from,
      to: to ?? (entry ? await addressOf(parts, entry) : '/'),
      ...(entry && { entryId: entry.id }),
    })),
  )
}

/** The old address answers 404 from then on. */
export async function deleteRedirect({ db }: Parts, from: string): Promise<void> {
  await db.transaction((tx) => tx.delete(redirects).where(eq(redirects.fromPath, from.replaceAll('\0', ''))))
}

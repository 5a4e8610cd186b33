import { inArray, lte } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import { uploadParts, uploads } from '../schema.ts'
import { uploadDays } from './limits.ts'
import { uploadFolder } from './receive-part.ts'

const dayMs = 86_400_000
const checkedAtOnce = 1_000

/** Deletes uploads that have had no new piece for too long, and pieces without an upload (abuse 21). */
export async function sweepUploads({ db, storage, clock }: Parts): Promise<void> {
  const oldest = new Date(clock().getTime() - uploadDays * dayMs)
  await db.delete(uploads).where(lte(uploads.touchedAt, oldest))
  const newest = oldest.toISOString().slice(0, 10).replaceAll('-', '')
  let old: string[] = []
  const check = async () => {
    const rows = await db
      .select({ key: uploadParts.storageKey })
      .from(uploadParts)
      .where(inArray(uploadParts.storageKey, old))
    const known = new Set(rows.map(({ key }) => key))
    for (const key of old) if (!known.has(key)) await storage.delete(key)
    old = []
  }
  for await (const key of storage.list(uploadFolder)) {
    if ((key.split('/')[1] ?? '') < newest) old.push(key)
    if (old.length >= checkedAtOnce) await check()
  }
  if (old.length > 0) await check()
}

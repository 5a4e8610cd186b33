import { inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { JobKind } from '../../platform/jobs.ts'
import { valuesInTrash } from '../../platform/revisions/trash.ts'
import { extractPending } from './files/extraction.ts'
import { checkContents } from './files/lost-contents.ts'
import { settleOffers } from './files/offer.ts'
import { bareKey, contentFolder } from './files/store-content.ts'
import type { Parts } from './parts.ts'
import { dropEndedGrants } from './rights/file-grants.ts'
import { contents, zips } from './schema.ts'
import { countFrequentWords } from './search/frequent-words.ts'
import { sweepUploads } from './uploads/sweep-uploads.ts'

/**
 * Each night: deletes stored contents that no row points at, looks for contents that are missing, and counts the
 * words that have become frequent.
 */
export const sweepJob: JobKind<Record<string, never>> = { name: 'library-sweep', schema: z.strictObject({}) }
export const sweepTime = '40 3 * * *'

/** Contents without a row for so long will never get one: the program was killed before it was written. */
const orphanDays = 2
const checkedAtOnce = 1_000

export async function sweep(parts: Parts): Promise<void> {
  const { db, clock } = parts
  await db.delete(zips).where(lte(zips.expiresAt, clock()))
  await db.execute(sql`delete from library_title_words where not exists (
    select from library_index where schelp_far(title_vector) @@ plainto_tsquery('schelp_words', word))`)
  await dropEndedGrants(parts)
  await settleOffers(parts)
  await sweepContents(parts)
  await sweepUploads(parts)
  await checkContents(parts)
  await extractPending(parts)
  await countFrequentWords(db, undefined, await parts.synonyms())
}

async function sweepContents({ db, storage, clock }: Parts): Promise<void> {
  const newest = new Date(clock().getTime() - orphanDays * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '')
  const inTrash = await valuesInTrash(db, 'library_contents', 'storage_key')
  let old: string[] = []
  const check = async () => {
    const bare = old.map(bareKey)
    const rows = await db
      .select({ key: contents.storageKey })
      .from(contents)
      .where(inArray(contents.storageKey, bare))
    const known = new Set([...inTrash, ...rows.map(({ key }) => key)])
    for (const [at, key] of old.entries()) if (!known.has(bare[at] ?? '')) await storage.delete(key)
    old = []
  }
  for await (const key of storage.list(contentFolder)) {
    const day = key.split('/')[1] ?? ''
    if (/^\d{8}$/.test(day) && day < newest) old.push(key)
    if (old.length >= checkedAtOnce) await check()
  }
  if (old.length > 0) await check()
}

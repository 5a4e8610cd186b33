import { and, eq, gte, or, sql } from 'drizzle-orm'
import { localDateOf } from '../../../kernel/dates.ts'
import { cameFrom } from '../../../platform/provenance.ts'
import type { Parts } from '../parts.ts'
import { contents, files } from '../schema.ts'
import { learnTitles } from '../search/title-words.ts'
import { extractionJob } from './extraction.ts'
import { changeOffer, settleOffers } from './offer.ts'

const atOnce = 500

/** Does what follows when rows of files were put in as another site kept them: words of titles, texts, days on offer. */
export async function settleKept(parts: Parts, source: string): Promise<void> {
  const { db, jobs, clock } = parts
  await settleOffers(parts)
  const today = localDateOf(clock())
  const dated = await db
    .select({ id: files.id, offeredFrom: files.offeredFrom, offeredTo: files.offeredTo })
    .from(files)
    .where(
      and(cameFrom(source, files, files.id), or(gte(files.offeredFrom, today), gte(files.offeredTo, today))),
    )
  for (const { id, ...offer } of dated) await db.transaction((tx) => changeOffer(parts, tx, id, offer))
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: contents.id, fileId: contents.fileId })
      .from(contents)
      .where(
        and(
          cameFrom(source, contents, contents.id),
          eq(contents.extraction, 'pending'),
          sql`${contents.id} > ${last}`,
        ),
      )
      .orderBy(contents.id)
      .limit(atOnce)
    const end = rows.at(-1)
    if (!end) return
    last = end.id
    await learnTitles(
      db,
      rows.map(({ fileId }) => fileId),
    )
    await jobs.send(extractionJob, { contentIds: rows.map(({ id }) => id) })
  }
}

import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../platform/database/index.ts'
import { cleanLine } from '../../clean-text.ts'
import type { NewEntry } from '../../inputs.ts'
import { needKind } from '../../kinds/define.ts'
import type { Parts } from '../../parts.ts'
import { entries } from '../../schema.ts'
import { lockSlugs } from '../../slug-lock.ts'
import { readRow } from '../../view/get.ts'
import { viewOf } from '../../view/view.ts'
import type { EntryView } from '../../views.ts'
import { publishLater } from '../publishing/publish-later.ts'
import { entryTags } from '../tags.ts'
import { sanitizeBody } from './body.ts'
import { checkFields } from './fields.ts'
import { setTerms } from './set-terms.ts'
import { freeSlug } from './slug.ts'
import { aboveOf } from './stand-under.ts'

/** Adds an entry, by default as a draft. Throws if its id is taken, or if its fields do not fit its type. */
export async function addEntry(parts: Parts, entry: NewEntry): Promise<EntryView> {
  const { db, changes, clock, documents } = parts
  const { type, status = 'draft', position } = entry
  const title = cleanLine(entry.title)
  const now = clock()
  const fields = checkFields(await parts.ownFields(), type, entry.fields ?? {})
  const row = await db.transaction(async (tx) => {
    if (entry.id !== undefined) await passNumber(tx, entry.id)
    await lockSlugs(tx, type)
    const parentId = (type === 'page' && entry.parentId) || null
    const place = await aboveOf(tx, await parts.kinds(), parentId)
    if (!place.ok) throw new Error(`no page can be added under ${parentId}: ${place.code}`)
    const above = place.value
    const slug = await freeSlug(tx, { type, above, slug: entry.slug ?? title })
    await needKind(tx, type)
    const documentId = entry.document && (await documents.addForEntry(tx, entry.document))
    const [added] = await tx
      .insert(entries)
      .values({
        id: entry.id,
        type,
        above,
        slug,
        title,
        status,
        documentId,
        ...position,
        parentId,
        excerpt: cleanLine(entry.excerpt ?? ''),
        searchTitle: cleanLine(entry.searchTitle ?? ''),
        searchDescription: cleanLine(entry.searchDescription ?? ''),
        body: sanitizeBody(entry.body ?? ''),
        publishedAt: entry.publishedAt ?? (status === 'published' ? now : null),
        updatedAt: now,
        authorId: entry.authorId,
        pictureId: entry.pictureId,
        pictureIds: [...(entry.pictureIds ?? [])],
        fields,
      })
      .returning({ id: entries.id, status: entries.status, publishedAt: entries.publishedAt })
    if (!added) throw new Error('an entry was not added')
    await setTerms(tx, added.id, entry.termIds ?? [])
    await publishLater(parts, tx, added)
    await changes.publish(await entryTags(tx, { id: added.id, type }), tx)
    return readRow(tx, added.id)
  })
  return viewOf(parts, row)
}

/** Moves the sequence of ids past an id that an import chose. */
export async function passNumber(tx: Transaction, id: number): Promise<void> {
  await tx.execute(sql`
    select setval(pg_get_serial_sequence('content_entries', 'id'), ${id}::integer)
    from content_entries_id_seq where ${id}::integer > last_value`)
}

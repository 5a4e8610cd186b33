import { eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../platform/database/index.ts'
import type { Parts } from './parts.ts'
import { documents as documentsTable, entries, settings } from './schema.ts'

/**
 * Takes the demo content out again and leaves what staff made, with the demo terms and pictures that it uses.
 * Settings of the demo content go back to their defaults.
 */
export async function removeDemo({ db, changes, media, documents }: Parts) {
  const removed = await db.transaction(async (tx) => {
    const gone = { documents: await documents.removeDemo(tx), entries: await removeEntries(tx) }
    const terms = await removeTerms(tx)
    await removeOwnFields(tx)
    await removeSettings(tx)
    return { ...gone, terms, media: await media.removeDemo(tx) }
  })
  await changes.publish(['*'])
  return removed
}

/** With the widgets that staff gave them later. */
async function removeEntries(tx: Transaction): Promise<number> {
  const removed = await tx
    .delete(entries)
    .where(eq(entries.demo, true))
    .returning({ documentId: entries.documentId })
  const owned = removed.flatMap(({ documentId }) => documentId ?? [])
  if (owned.length > 0) await tx.delete(documentsTable).where(inArray(documentsTable.id, owned))
  return removed.length
}

/** A term that an entry still has, or that stands above one that stays, is kept. */
async function removeTerms(tx: Executor): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from content_terms as term
    where demo
      and not exists (select from content_entry_terms where term_id = term.id)
      and not exists (
        select from content_terms as below
        where term.id = any(below.lineage)
          and (not below.demo or exists (select from content_entry_terms where term_id = below.id)))`)
  return rowCount ?? 0
}

/** A field that an entry of staff has something in is kept. */
async function removeOwnFields(tx: Executor): Promise<void> {
  await tx.execute(sql`
    delete from content_own_fields as field
    where demo and not exists (
      select from content_entries
      where type = field.kind and coalesce(fields -> field.name, 'null') not in ('null', '[]'))`)
}

/** The front page may have gone with the entries. */
async function removeSettings(tx: Executor): Promise<void> {
  await tx.delete(settings).where(eq(settings.demo, true))
  await tx.execute(sql`
    delete from content_settings
    where name = 'frontPageId' and (value)::integer not in (select id from content_entries)`)
}

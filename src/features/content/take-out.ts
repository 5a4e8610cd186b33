import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { cameFrom } from '../../platform/provenance.ts'
import type { Parts } from './parts.ts'
import {
  comments,
  documents as documentsTable,
  entries,
  ownFields,
  ownKinds,
  ownTaxonomies,
  redirects,
  settings,
  terms,
} from './schema.ts'

/**
 * Removes everything that came from a source, except terms and pictures that staff's own work uses. Settings from the
 * source that were not changed since return to their defaults.
 */
export async function takeOut({ db, changes, media, documents }: Parts, source: string) {
  return db.transaction(async (tx) => {
    const gone = { documents: await documents.takeOut(tx, source), entries: await removeEntries(tx, source) }
    await tx.delete(comments).where(cameFrom(source, comments, comments.id))
    await tx.delete(redirects).where(cameFrom(source, redirects, redirects.fromPath))
    const terms = await removeTerms(tx, source)
    await removeOwnFields(tx, source)
    await removeKinds(tx, source)
    await removeSettings(tx, source)
    await changes.publish(['*'], tx)
    return { ...gone, terms, media: await media.takeOut(tx, source) }
  })
}

/** Includes widgets that staff added later. */
async function removeEntries(tx: Transaction, source: string): Promise<number> {
  const removed = await tx
    .delete(entries)
    .where(cameFrom(source, entries, entries.id))
    .returning({ documentId: entries.documentId })
  const owned = removed.flatMap(({ documentId }) => documentId ?? [])
  if (owned.length > 0) await tx.delete(documentsTable).where(inArray(documentsTable.id, owned))
  return removed.length
}

/** Keeps a term that an entry still has, or that is above one that stays. */
async function removeTerms(tx: Transaction, source: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from content_terms as term
    where ${cameFrom(source, terms, sql`term.id`)}
      and not exists (select from content_entry_terms where term_id = term.id)
      and not exists (
        select from content_terms as below
        where term.id = any(below.lineage)
          and (not ${cameFrom(source, terms, sql`below.id`)}
            or exists (select from content_entry_terms where term_id = below.id)))`)
  return rowCount ?? 0
}

/** Keeps a field in which an entry of staff has a value. */
async function removeOwnFields(tx: Transaction, source: string): Promise<void> {
  await tx.execute(sql`
    delete from content_own_fields as field
    where ${cameFrom(source, ownFields, sql`field.id`)} and not exists (
      select from content_entries
      where type = field.kind and coalesce(fields -> field.name, 'null') not in ('null', '[]'))`)
}

/** Keeps a kind with an entry of staff, and a taxonomy that still has a term. */
async function removeKinds(tx: Transaction, source: string): Promise<void> {
  await tx.execute(sql`
    delete from content_kinds as kind
    where ${cameFrom(source, ownKinds, sql`kind.id`)}
      and not exists (select from content_entries where type = kind.type)`)
  await tx.execute(sql`
    delete from content_taxonomies as sorts
    where ${cameFrom(source, ownTaxonomies, sql`sorts.id`)}
      and not exists (select from content_terms where taxonomy = sorts.name)`)
}

/** The front page may have been removed with the entries. */
async function removeSettings(tx: Transaction, source: string): Promise<void> {
  await tx.delete(settings).where(cameFrom(source, settings, settings.name))
  await tx.execute(sql`
    delete from content_settings
    where name = 'frontPageId' and (value)::integer not in (select id from content_entries)`)
}

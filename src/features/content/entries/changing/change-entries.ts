import { asc, inArray, sql } from 'drizzle-orm'
import { sentTogether, type Transaction } from '../../../../platform/database/index.ts'
import { isId } from '../../id.ts'
import type { EntryChange } from '../../inputs.ts'
import type { Parts } from '../../parts.ts'
import { entries, entryTerms } from '../../schema.ts'
import { type ViewRow, viewColumns } from '../../view/columns.ts'
import { addressOf } from '../../view/view.ts'
import { publishLater } from '../publishing/publish-later.ts'
import { entryTags } from '../tags.ts'
import { newValues, setDocument } from './change-entry.ts'

/** A change of an entry that stays at its address. */
interface InPlace {
  id: number
  change: Omit<EntryChange, 'slug' | 'parentId'>
}

/**
 * Does what `changeEntry` does for several entries that stay where they are, in few statements. Returns their addresses;
 * unknown entries and those that are gone stay as they are, and are left out.
 */
export async function changeEntries(
  parts: Parts,
  given: readonly InPlace[],
): Promise<ReadonlyMap<number, string>> {
  const { db, changes } = parts
  const ownFields = await parts.ownFields()
  return db.transaction(async (tx) => {
    const ids = given.map(({ id }) => id).filter(isId)
    const before = await readRows(tx, ids, true)
    const here = given.flatMap(({ id, change }) => {
      const row = before.get(id)
      return row && row.status !== 'gone' ? [{ row, change }] : []
    })
    if (here.length === 0) return new Map()
    const known = here.map(({ row }) => row)
    const tagsBefore = await entryTags(tx, ...known)
    const documents: string[] = []
    const updates = []
    for (const { row, change } of here) {
      const documentId = change.document && (await setDocument(parts, tx, row, change.document))
      if (documentId !== undefined) documents.push(`document:${documentId}`)
      updates.push({
        id: row.id,
        values: { ...newValues({ clock: parts.clock, ownFields }, row, change), documentId },
      })
    }
    await sentTogether(
      updates.map(({ id, values }) =>
        tx.update(entries).set(values).where(sql`${entries.id} = ${id}`).execute(),
      ),
    )
    await setTermsOf(
      tx,
      here.flatMap(({ row, change }) => (change.termIds ? [{ id: row.id, termIds: change.termIds }] : [])),
    )
    const after = await readRows(
      tx,
      known.map(({ id }) => id),
    )
    for (const row of after.values()) await publishLater(parts, tx, row)
    await changes.publish(
      [...new Set([...tagsBefore, ...(await entryTags(tx, ...after.values())), ...documents])],
      tx,
    )
    const addresses = new Map<number, string>()
    for (const row of after.values()) addresses.set(row.id, await addressOf(parts, row))
    return addresses
  })
}

async function readRows(
  tx: Transaction,
  ids: readonly number[],
  locked = false,
): Promise<Map<number, ViewRow>> {
  if (ids.length === 0) return new Map()
  const which = inArray(entries.id, [...ids])
  if (locked)
    await tx.select({ id: entries.id }).from(entries).where(which).orderBy(asc(entries.id)).for('update')
  const rows = await tx.select(viewColumns).from(entries).where(which)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Replaces the terms of entries. Ids of unknown terms are ignored. */
async function setTermsOf(
  tx: Transaction,
  given: readonly { id: number; termIds: readonly number[] }[],
): Promise<void> {
  if (given.length === 0) return
  await tx.delete(entryTerms).where(
    inArray(
      entryTerms.entryId,
      given.map(({ id }) => id),
    ),
  )
  const pairs = given.flatMap(({ id, termIds }) => termIds.map((termId) => ({ id, termId })))
  if (pairs.length === 0) return
  const column = (name: 'id' | 'termId') => sql.param(pairs.map((pair) => pair[name]))
  await tx.execute(sql`
    insert into content_entry_terms (entry_id, term_id, own)
    select entry_id, above, bool_or(above = id)
    from unnest(${column('id')}::integer[], ${column('termId')}::integer[]) as given (entry_id, term_id)
      join content_terms on id = term_id, unnest(lineage) as above
    group by entry_id, above`)
}

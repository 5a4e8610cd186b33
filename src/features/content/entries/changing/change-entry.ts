import { eq } from 'drizzle-orm'
import type { DocumentData } from '../../../../kernel/document.ts'
import type { Kinds } from '../../../../kernel/known-kinds.ts'
import type { OwnField } from '../../../../kernel/own-fields.ts'
import { fail, ok, type Result } from '../../../../kernel/result.ts'
import type { Transaction } from '../../../../platform/database/index.ts'
import { entryPath } from '../../addresses.ts'
import { cleanLine } from '../../clean-text.ts'
import { checkedDocument } from '../../documents/check-document.ts'
import { lockDocument, replacePublished } from '../../documents/versions.ts'
import { isId } from '../../id.ts'
import type { EntryChange } from '../../inputs.ts'
import type { Parts } from '../../parts.ts'
import { redirectToEntry } from '../../redirects/redirects.ts'
import { entries } from '../../schema.ts'
import { lockSlugs } from '../../slug-lock.ts'
import type { ViewRow } from '../../view/columns.ts'
import { readRow } from '../../view/get.ts'
import { viewOf } from '../../view/view.ts'
import type { EntryView } from '../../views.ts'
import { publishLater } from '../publishing/publish-later.ts'
import { entryTags } from '../tags.ts'
import { sanitizeBody } from './body.ts'
import { checkFields } from './fields.ts'
import { setTerms } from './set-terms.ts'
import { freeSlug } from './slug.ts'
import { aboveOf, moveBelow, type ParentProblem } from './stand-under.ts'

/**
 * Changes the properties of an entry that `change` has. A new slug or parent page adds redirects, also for the pages
 * below. An entry without a date that is published for the first time gets the present date.
 */
export async function changeEntry(
  parts: Parts,
  id: number,
  change: EntryChange,
): Promise<Result<EntryView, 'missing' | ParentProblem>> {
  const { db, changes } = parts
  if (!isId(id)) return fail('missing')
  const [ownFields, kinds] = await Promise.all([parts.ownFields(), parts.kinds()])
  const done = await db.transaction(async (tx): Promise<Result<undefined, 'missing' | ParentProblem>> => {
    const [known] = await tx.select({ type: entries.type }).from(entries).where(eq(entries.id, id))
    // Moves of pages run one at a time; otherwise two could make a circle.
    if (known?.type === 'page') await lockSlugs(tx, 'page')
    const locked = await tx.select({ id: entries.id }).from(entries).where(eq(entries.id, id)).for('update')
    if (locked.length === 0) return fail('missing')
    const before = await readRow(tx, id)
    const place = await placeOf(tx, kinds, before, change)
    if (!place.ok) return place
    const tagsBefore = await entryTags(tx, before)
    const documentId = change.document && (await setDocument(parts, tx, before, change.document))
    const values = {
      ...newValues({ clock: parts.clock, ownFields }, before, change),
      ...place.value,
      documentId,
    }
    await tx.update(entries).set(values).where(eq(entries.id, id))
    if (change.termIds) await setTerms(tx, id, change.termIds)
    const after = await readRow(tx, id)
    const oldPath = entryPath(kinds, before)
    const hasMoved = entryPath(kinds, after) !== oldPath
    if (hasMoved && before.status === 'published') await redirectToEntry(tx, oldPath, id)
    const below = hasMoved ? await moveBelow(tx, kinds, after) : []
    await publishLater(parts, tx, after)
    const tagsOfDocument = documentId === undefined ? [] : [`document:${documentId}`]
    const tagsBelow = below.map((each) => `entry:${each}`)
    await changes.publish(
      [...tagsBefore, ...(await entryTags(tx, after)), ...tagsOfDocument, ...tagsBelow],
      tx,
    )
    return ok(undefined)
  })
  if (!done.ok) return done
  return ok(await viewOf(parts, await readRow(db, id)))
}

/** The place of an entry after a change: the properties that differ, none if it stays where it is. */
async function placeOf(
  tx: Transaction,
  kinds: Kinds,
  before: ViewRow,
  change: EntryChange,
): Promise<Result<Partial<Pick<ViewRow, 'parentId' | 'above' | 'slug'>>, ParentProblem>> {
  const wish = change.slug ?? before.slug
  const parentId = change.parentId === undefined || before.type !== 'page' ? before.parentId : change.parentId
  const comesBack = before.status === 'gone' && change.status !== undefined && change.status !== 'gone'
  const moves = parentId !== before.parentId
  if (!moves && wish === before.slug && !comesBack) return ok({})
  const above = moves ? await aboveOf(tx, kinds, parentId, before.id) : ok(before.above)
  if (!above.ok) return above
  const { type, id } = before
  return ok({
    parentId,
    above: above.value,
    slug: await freeSlug(tx, { type, above: above.value, slug: wish }, id),
  })
}

export function newValues(
  { clock, ownFields }: Pick<Parts, 'clock'> & { ownFields: readonly OwnField[] },
  before: ViewRow,
  change: EntryChange,
) {
  const {
    title,
    excerpt,
    searchTitle,
    searchDescription,
    body,
    fields,
    authorId,
    pictureId,
    pictureIds,
    position,
  } = change
  const status = change.status ?? before.status
  const now = clock()
  return {
    status,
    authorId,
    pictureId,
    updatedAt: now,
    publishedAt: change.publishedAt ?? before.publishedAt ?? (status === 'published' ? now : null),
    title: title === undefined ? undefined : cleanLine(title),
    excerpt: excerpt === undefined ? undefined : cleanLine(excerpt),
    searchTitle: searchTitle === undefined ? undefined : cleanLine(searchTitle),
    searchDescription: searchDescription === undefined ? undefined : cleanLine(searchDescription),
    body: body === undefined ? undefined : sanitizeBody(body),
    fields: fields && checkFields(ownFields, before.type, fields, before.fields),
    pictureIds: pictureIds && [...pictureIds],
    ...(position === null ? { latitude: null, longitude: null, precision: null } : position),
  }
}

/** Replaces the widgets of an entry, which visitors see at once; the previous ones are kept as a version. */
export async function setDocument(
  { documents, clock }: Parts,
  tx: Transaction,
  { documentId }: ViewRow,
  data: DocumentData,
): Promise<number> {
  const row = documentId === null ? undefined : await lockDocument(tx, documentId)
  if (!row) return documents.addForEntry(tx, data)
  await replacePublished(tx, row, checkedDocument(data), clock())
  return row.id
}

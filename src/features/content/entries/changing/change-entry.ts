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

/**
 * Changes what is told. Another slug leaves a redirect behind; what is published for the first time gets the date
 * of this moment unless it has one.
 */
export async function changeEntry(
  parts: Parts,
  id: number,
  change: EntryChange,
): Promise<Result<EntryView, 'missing'>> {
  const { db, changes } = parts
  if (!isId(id)) return fail('missing')
  const [ownFields, kinds] = await Promise.all([parts.ownFields(), parts.kinds()])
  const isThere = await db.transaction(async (tx) => {
    const locked = await tx.select({ id: entries.id }).from(entries).where(eq(entries.id, id)).for('update')
    if (locked.length === 0) return false
    const before = await readRow(tx, id)
    const tagsBefore = await entryTags(tx, before)
    const documentId = change.document && (await setDocument(parts, tx, before, change.document))
    const values = { ...(await newValues({ ...parts, tx, ownFields, kinds }, before, change)), documentId }
    await tx.update(entries).set(values).where(eq(entries.id, id))
    if (change.termIds) await setTerms(tx, id, change.termIds)
    const after = await readRow(tx, id)
    if (after.slug !== before.slug && before.status === 'published')
      await redirectToEntry(tx, entryPath(kinds, before.type, before.slug), id)
    await publishLater(parts, tx, after)
    const tagsOfDocument = documentId === undefined ? [] : [`document:${documentId}`]
    await changes.publish([...tagsBefore, ...(await entryTags(tx, after)), ...tagsOfDocument], tx)
    return true
  })
  if (!isThere) return fail('missing')
  return ok(await viewOf(parts, await readRow(db, id)))
}

async function newValues(
  {
    clock,
    tx,
    ownFields,
    kinds,
  }: Pick<Parts, 'clock'> & {
    tx: Transaction
    ownFields: readonly OwnField[]
    kinds: Kinds
  },
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
  const comesBack = before.status === 'gone' && status !== 'gone'
  const wish = change.slug ?? before.slug
  const now = clock()
  return {
    status,
    authorId,
    pictureId,
    updatedAt: now,
    slug: wish !== before.slug || comesBack ? await freeSlug(tx, before.type, wish, before.id) : undefined,
    publishedAt: change.publishedAt ?? before.publishedAt ?? (status === 'published' ? now : null),
    title: title === undefined ? undefined : cleanLine(title),
    excerpt: excerpt === undefined ? undefined : cleanLine(excerpt),
    searchTitle: searchTitle === undefined ? undefined : cleanLine(searchTitle),
    searchDescription: searchDescription === undefined ? undefined : cleanLine(searchDescription),
    body: body === undefined ? undefined : sanitizeBody(body),
    fields: fields && checkFields(ownFields, kinds.of(before.type), fields, before.fields),
    pictureIds: pictureIds && [...pictureIds],
    ...(position === null ? { latitude: null, longitude: null, precision: null } : position),
  }
}

/** The widgets of an entry, seen at once; what they were is kept as a version. */
async function setDocument(
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

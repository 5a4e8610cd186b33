import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { OwnField } from '../../../kernel/own-fields.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { holdsWords } from '../../../platform/database/containing.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { isNotingDeleted } from '../../../platform/database/note-deleted.ts'
import { trashDays } from '../../../platform/revisions/trash.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import { isId } from '../id.ts'
import { namesInOwnField } from '../own-fields/held.ts'
import { pageOf } from '../paging.ts'
import type { MediaChange, StaffMedia, StaffMediaQuery } from '../staff-views.ts'
import { findRow } from './find-row.ts'
import { folderNames } from './folders.ts'
import { forgetJob } from './forget.ts'
import type { MediaParts } from './parts.ts'
import { isSameEdit, type RedrawProblem, redrawn } from './redraw.ts'
import { type MediaRow, media } from './schema.ts'
import { keptOriginalUntil, tidyJob } from './tidy.ts'
import { originalOf, viewOf } from './view.ts'
import { warmJob } from './warm.ts'

/** Contents that several pictures share. */
const twice = (db: MediaParts['db']) =>
  db.select({ hash: media.hash }).from(media).groupBy(media.hash).having(gt(count(), 1))

/** A page of the pictures, for staff; those with the same contents are listed together. */
export async function staffMedia(
  { db }: MediaParts,
  query: StaffMediaQuery,
): Promise<{ media: readonly StaffMedia[]; total: number }> {
  const { perPage, offset } = pageOf(query)
  const { words = '', withoutAlt, isDouble, folder, unfiled, ids, sort = 'id', descending = false } = query
  const way = descending ? desc : asc
  const where = and(
    ids && inArray(media.id, ids.filter(isId)),
    withoutAlt ? eq(media.alt, '') : undefined,
    isDouble ? inArray(media.hash, twice(db)) : undefined,
    folder === undefined ? undefined : sql`${folder} = any(${media.folders})`,
    unfiled ? eq(media.folders, []) : undefined,
    holdsWords(
      words,
      media.name,
      media.alt,
      media.caption,
      media.maker,
      sql`array_to_string(${media.folders}, chr(10))`,
    ),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(media)
      .where(where)
      .orderBy(...(isDouble ? [asc(media.hash)] : []), way(media[sort]), way(media.id))
      .limit(perPage)
      .offset(offset),
    db.$count(media, where),
  ])
  return { media: rows.map(staffView), total }
}

export async function oneStaffMedia({ db }: MediaParts, id: number): Promise<StaffMedia | undefined> {
  const row = await findRow(db, id)
  return row && staffView(row)
}

type Tell = (tx: Transaction) => Promise<void>

/**
 * Absent properties stay unchanged; with another original, so do edits and focal point. Replaced originals are stored
 * for a month.
 * @param tell expires caches with the commit that changes the picture: pages show it under `media:ID`
 */
export async function changeMedia(
  parts: MediaParts,
  id: number,
  { focal: sentFocal, edit: sentEdit, original, folders, ...change }: MediaChange,
  tell: Tell,
): Promise<Result<StaffMedia, 'missing' | RedrawProblem>> {
  const { db, jobs, clock } = parts
  const before = await findRow(db, id)
  if (!before) return fail('missing')
  const hash = original?.hash ?? before.hash
  const isOther = hash !== before.hash
  const edit = sentEdit === undefined ? (isOther ? null : before.edit) : sentEdit
  const focal = sentFocal === undefined && isOther ? null : sentFocal
  const isDrawnAnew = isOther || !isSameEdit(edit, before.edit)
  const look = isDrawnAnew ? await redrawn(parts, before, { hash, edit }) : ok({})
  if (!look.ok) return look
  const lines = Object.fromEntries(
    Object.entries(change).map(([name, text]) => [
      name,
      text === undefined ? undefined : name === 'caption' ? cleanText(text).trim() : cleanLine(text),
    ]),
  )
  const place =
    focal === undefined
      ? {}
      : { focalXPercent: focal?.xPercent ?? null, focalYPercent: focal?.yPercent ?? null }
  return db.transaction(async (tx): Promise<Result<StaffMedia, 'missing'>> => {
    const [row] = await tx
      .update(media)
      .set({
        id,
        ...lines,
        ...place,
        ...look.value,
        ...(folders && { folders: await folderNames(tx, folders) }),
      })
      .where(eq(media.id, id))
      .returning()
    if (!row) return fail('missing')
    if (isDrawnAnew) {
      await jobs.send(tidyJob, { id }, { tx })
      await jobs.send(warmJob, { id }, { tx })
    }
    if (isOther)
      await jobs.send(tidyJob, { id, original: before.hash }, { tx, startAfter: keptOriginalUntil(clock()) })
    await tell(tx)
    return ok(staffView(row))
  })
}

/**
 * Refuses to delete a picture that an entry shows, also in a defined field, or that a document holds.
 * @param declared the fields that staff defined
 * @param tell as for `changeMedia`
 */
export async function deleteMedia(
  { db, jobs }: MediaParts,
  id: number,
  declared: readonly OwnField[],
  tell: Tell,
): Promise<Result<undefined, 'missing' | 'in-use'>> {
  if (!isId(id)) return fail('missing')
  return db.transaction(async (tx): Promise<Result<undefined, 'missing' | 'in-use'>> => {
    const { rows } = await tx.execute(sql`
      select from content_entries
      where status <> 'gone' and (picture_id = ${id} or ${id} = any(picture_ids)
        or ${namesInOwnField(declared, ['picture', 'pictures'], id)})
      union all
      select from content_documents
      where jsonb_path_exists(published, ${inDocument}, ${JSON.stringify({ id })}::jsonb)
        or jsonb_path_exists(draft, ${inDocument}, ${JSON.stringify({ id })}::jsonb)
      limit 1`)
    if (rows.length > 0) return fail('in-use')
    const removed = await tx.delete(media).where(eq(media.id, id)).returning({ id: media.id })
    if (removed.length === 0) return fail('missing')
    await jobs.send(
      forgetJob,
      { ids: [id] },
      { tx, ...(isNotingDeleted() && { startAfter: inTrashUntil() }) },
    )
    await tell(tx)
    return ok(undefined)
  })
}

/** A day after the trash has deleted it. */
const inTrashUntil = () => new Date(Date.now() + (trashDays + 1) * 86_400_000)

/** Widget fields refer to a picture as `media`, alone or in a list. */
const inDocument = '$.**.media[*] ? (@ == $id)'

function staffView(row: MediaRow): StaffMedia {
  const { id, name, alt, caption, maker, licence, source, folders, width, height, createdAt } = row
  const { focalXPercent: xPercent, focalYPercent: yPercent } = row
  return {
    id,
    name,
    alt,
    caption,
    maker,
    licence,
    source,
    folders,
    width,
    height,
    createdAt,
    original: originalOf(row),
    edit: editOf(row),
    ...(xPercent !== null && yPercent !== null && { focal: { xPercent, yPercent } }),
    picture: viewOf(row),
  }
}

function editOf({ edit }: MediaRow): StaffMedia['edit'] {
  if (!edit) return null
  const { turns, crop } = edit
  return { turns, ...(crop && { crop }) }
}

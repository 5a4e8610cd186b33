import { sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { placeholderOf } from '../../../platform/drawing/index.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import type { NewMedia } from '../inputs.ts'
import type { PictureView } from '../views.ts'
import { hashOf, originalKey } from './addresses.ts'
import { folderNames } from './folders.ts'
import { forgetJob } from './forget.ts'
import type { MediaParts } from './parts.ts'
import { readUpload } from './read-upload.ts'
import { media } from './schema.ts'
import { viewOf } from './view.ts'
import { warmJob } from './warm.ts'

/** An upload that takes longer has failed before its row was added. */
const unfinishedMs = 24 * 60 * 60 * 1000

/**
 * Stores a picture; its renditions follow soon. A file that is no picture, is broken, or is valid as a second type is
 * `not-an-image` (abuse case 14), and nothing of it is stored.
 */
export async function addMedia(
  parts: MediaParts,
  added: NewMedia,
): Promise<Result<PictureView, NewMediaProblem>> {
  const ready = await prepareMedia(parts, added)
  return ready.ok ? ok(await ready.value()) : ready
}

export type NewMediaProblem = 'not-an-image' | 'too-many-pixels'

/**
 * Does of `addMedia` what waits for something besides the database: reads and stores the picture. The function that it
 * returns adds the row. Contents without one are deleted after a day.
 */
export async function prepareMedia(
  parts: MediaParts,
  added: NewMedia,
): Promise<Result<() => Promise<PictureView>, NewMediaProblem>> {
  const { storage, jobs, clock, turns } = parts
  const read = await readUpload(parts, added)
  if (!read.ok) return read
  const { contents, name, facts } = read.value
  const placeholder = await turns(() => placeholderOf(contents))
  if (!placeholder) return fail('not-an-image')

  const id = await nextId(parts)
  const hash = hashOf(contents)
  const now = clock()
  // Deletes the contents if the program is killed before the row exists.
  await jobs.send(forgetJob, { ids: [id] }, { startAfter: new Date(now.getTime() + unfinishedMs) })
  await storage.put(originalKey({ id, hash }), contents)
  const drawn = {
    id,
    hash,
    format: facts.format,
    width: facts.widthPx,
    height: facts.heightPx,
    name,
    createdAt: now,
    colour: placeholder.colour,
    placeholder: placeholder.dataUri,
  }
  return ok(() => addRow(parts, added, drawn))
}

async function addRow(
  { db, jobs }: MediaParts,
  added: NewMedia,
  drawn: Omit<typeof media.$inferInsert, 'alt'>,
): Promise<PictureView> {
  const { focal } = added
  const row = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(media)
      .values({
        ...drawn,
        alt: cleanLine(added.alt),
        caption: cleanText(added.caption ?? '').trim(),
        maker: cleanLine(added.maker ?? ''),
        licence: cleanLine(added.licence ?? ''),
        source: cleanLine(added.source ?? ''),
        folders: await folderNames(tx, added.folders ?? []),
        focalXPercent: focal?.xPercent,
        focalYPercent: focal?.yPercent,
      })
      .returning()
    if (!row) throw new Error('a picture was not added')
    if (!added.drawnWhenSeen) await jobs.send(warmJob, { id: row.id }, { tx })
    return row
  })
  return viewOf(row)
}

/** Chosen before the row exists, so that the contents can be stored outside a transaction. */
async function nextId({ db }: MediaParts): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('content_media', 'id'))::integer as id`,
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('there is no number for a picture')
  return id
}

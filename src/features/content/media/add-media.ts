import { sql } from 'drizzle-orm'
import { ok, type Result } from '../../../kernel/result.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import type { NewMedia } from '../inputs.ts'
import type { PictureView } from '../views.ts'
import { hashOf, originalKey } from './addresses.ts'
import { folderNames } from './folders.ts'
import { forgetJob } from './forget.ts'
import type { MediaParts } from './parts.ts'
import { readUpload } from './read-upload.ts'
import { type MediaRow, media } from './schema.ts'
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
  const prepared = await storeMedia(parts, added)
  if (!prepared.ok) return prepared
  return ok(async () => {
    const [row] = await addRows(parts, [prepared.value])
    if (!row) throw new Error('a picture was not added')
    return viewOf(row)
  })
}

/** A picture whose contents are stored, and that waits for its row. */
export interface PreparedMedia {
  words: Omit<NewMedia, 'contents'>
  drawn: Omit<typeof media.$inferInsert, 'alt'>
}

/**
 * Reads and stores a picture that `addPreparedMedia` then adds.
 * @param reserved its number, one that `reserveMedia` gave
 */
export async function storeMedia(
  parts: MediaParts,
  { contents: sent, ...words }: NewMedia,
  reserved?: number,
): Promise<Result<PreparedMedia, NewMediaProblem>> {
  const { storage, clock } = parts
  const read = await readUpload(parts, { contents: sent, name: words.name })
  if (!read.ok) return read
  const { contents, name, facts, placeholder } = read.value
  const id = reserved ?? (await reserveMedia(parts, 1))[0]
  if (id === undefined) throw new Error('there is no number for a picture')
  const hash = hashOf(contents)
  await storage.put(originalKey({ id, hash }), contents)
  const drawn = {
    id,
    hash,
    format: facts.format,
    width: facts.widthPx,
    height: facts.heightPx,
    name,
    createdAt: clock(),
    colour: placeholder.colour,
    placeholder: placeholder.dataUri,
  }
  return ok({ words, drawn })
}

/** Adds the rows of prepared pictures, in the unit of work of the caller if there is one. Their numbers, in order. */
export async function addPreparedMedia(
  parts: MediaParts,
  prepared: readonly PreparedMedia[],
): Promise<number[]> {
  return prepared.length === 0 ? [] : (await addRows(parts, prepared)).map(({ id }) => id)
}

async function addRows({ db, jobs }: MediaParts, prepared: readonly PreparedMedia[]): Promise<MediaRow[]> {
  return db.transaction(async (tx) => {
    const values = []
    for (const { words, drawn } of prepared)
      values.push({
        ...drawn,
        alt: cleanLine(words.alt),
        caption: cleanText(words.caption ?? '').trim(),
        maker: cleanLine(words.maker ?? ''),
        licence: cleanLine(words.licence ?? ''),
        source: cleanLine(words.source ?? ''),
        folders: words.folders ? await folderNames(tx, words.folders) : [],
        focalXPercent: words.focal?.xPercent,
        focalYPercent: words.focal?.yPercent,
      })
    const rows = await tx.insert(media).values(values).returning()
    for (const [at, { id }] of rows.entries())
      if (!prepared[at]?.words.drawnWhenSeen) await jobs.send(warmJob, { id }, { tx })
    return rows
  })
}

/**
 * Numbers for pictures whose rows do not exist yet, so that their contents can be stored outside a transaction. What is
 * stored under one that has no row after a day is deleted.
 */
export async function reserveMedia({ db, jobs, clock }: MediaParts, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('content_media', 'id'))::integer as id from generate_series(1, ${count}::integer)`)
  const ids = rows.map(({ id }) => id)
  await jobs.send(forgetJob, { ids }, { startAfter: new Date(clock().getTime() + unfinishedMs) })
  return ids
}

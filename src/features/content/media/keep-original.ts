import { buffer } from 'node:stream/consumers'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { renditionOf } from '../../../platform/drawing/index.ts'
import type { Original } from '../staff-views.ts'
import { hashOf, originalKey } from './addresses.ts'
import { findRow } from './find-row.ts'
import type { MediaParts } from './parts.ts'
import { readUpload } from './read-upload.ts'
import { keptOriginalUntil, tidyJob } from './tidy.ts'

/**
 * Stores another original beside the present one, until `changeMedia` puts it in use. The picture does not change yet;
 * an unused one is deleted after a month.
 */
export async function keepOriginal(
  parts: MediaParts,
  id: number,
  sent: { contents: Buffer; name: string },
): Promise<Result<Original & { name: string }, 'missing' | 'not-an-image' | 'too-many-pixels'>> {
  const { db, storage, jobs, clock } = parts
  if (!(await findRow(db, id))) return fail('missing')
  const read = await readUpload(parts, sent)
  if (!read.ok) return read
  const { contents, name, facts } = read.value
  const hash = hashOf(contents)
  await jobs.send(tidyJob, { id, original: hash }, { startAfter: keptOriginalUntil(clock()) })
  await storage.put(originalKey({ id, hash }), contents)
  return ok({ hash, name, width: facts.widthPx, height: facts.heightPx })
}

/** Wide enough to see what is cropped. */
const seenWidthPx = 1_600

/** The uncropped original of a picture as WebP, for staff who crop it. */
export async function drawOriginal(
  { storage, turns }: MediaParts,
  { id, hash }: { id: number; hash: string },
): Promise<Buffer | undefined> {
  const key = originalKey({ id, hash })
  if ((await storage.size(key)) === undefined) return undefined
  return turns(async () =>
    renditionOf(await buffer(await storage.read(key)), { widthPx: seenWidthPx, format: 'webp' }),
  )
}

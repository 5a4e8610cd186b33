import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { imageFacts, pixelsOf, placeholderOf } from '../../../platform/drawing/index.ts'
import { looksLikeSvg } from '../../../platform/drawing/looks-like-svg.ts'
import { endsAsZip, holdsMarkup, holdsPdf } from '../../../platform/second-type.ts'
import { cleanLine, cleanText } from '../clean-text.ts'
import type { NewMedia } from '../inputs.ts'
import type { PictureView } from '../views.ts'
import { originalKey } from './addresses.ts'
import { forgetJob } from './forget.ts'
import type { MediaParts } from './parts.ts'
import { media } from './schema.ts'
import { viewOf } from './view.ts'
import { warmJob } from './warm.ts'

const hashLetters = 10
/** An upload that did not end in this time never got its row. */
const unfinishedMs = 24 * 60 * 60 * 1000

/**
 * Keeps a picture; its renditions follow soon. A drawing in SVG is kept as the pixels that it makes. What is no
 * picture, is broken, or holds a second type besides is `not-an-image` (abuse case 14); nothing of it is kept.
 */
export async function addMedia(
  parts: MediaParts,
  added: NewMedia,
): Promise<Result<PictureView, 'not-an-image' | 'too-many-pixels'>> {
  const { db, storage, jobs, clock, turns } = parts
  const { focal } = added
  const isDrawing = looksLikeSvg(added.contents)
  const contents = isDrawing ? await turns(() => pixelsOf(added.contents)) : added.contents
  if (!contents) return fail('not-an-image')
  if (endsAsZip(contents) || holdsPdf(contents) || holdsMarkup(contents)) return fail('not-an-image')
  const facts = await imageFacts(contents)
  if (!facts.ok) return facts
  const placeholder = await turns(() => placeholderOf(contents))
  if (!placeholder) return fail('not-an-image')

  const id = await nextId(parts)
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, hashLetters)
  const now = clock()
  // Should the program be killed before the row is there, this clears the contents away.
  await jobs.send(forgetJob, { ids: [id] }, { startAfter: new Date(now.getTime() + unfinishedMs) })
  await storage.put(originalKey({ id, hash }), contents)
  const row = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(media)
      .values({
        ...{ id, hash, format: facts.value.format, width: facts.value.widthPx, height: facts.value.heightPx },
        name: cleanLine(isDrawing ? added.name.replace(/\.svg$/i, '.png') : added.name),
        alt: cleanLine(added.alt),
        caption: cleanText(added.caption ?? '').trim(),
        maker: cleanLine(added.maker ?? ''),
        licence: cleanLine(added.licence ?? ''),
        source: cleanLine(added.source ?? ''),
        focalXPercent: focal?.xPercent,
        focalYPercent: focal?.yPercent,
        colour: placeholder.colour,
        placeholder: placeholder.dataUri,
        demo: added.demo ?? false,
        createdAt: now,
      })
      .returning()
    if (!row) throw new Error('a picture was not added')
    // The demo's hundred pictures would keep a core busy for minutes: theirs are made when they are first seen.
    if (!row.demo) await jobs.send(warmJob, { id }, { tx })
    return row
  })
  return ok(viewOf(row))
}

/** Known before the row is there, so that the contents can be stored outside a transaction. */
async function nextId({ db }: MediaParts): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('content_media', 'id'))::integer as id`,
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('there is no number for a picture')
  return id
}

import type { Readable } from 'node:stream'
import { and, eq, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { may } from '../../../kernel/rights.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Executor } from '../../../platform/database/index.ts'
import type { ByteRange } from '../../../platform/storage.ts'
import type { Parts } from '../parts.ts'
import type { Access } from '../rights/access.ts'
import { contents } from '../schema.ts'
import { intArray } from '../search/prepare.ts'
import { inlineType, mediaType, previewKind } from '../view/kinds.ts'
import { type FileRow, loadRows } from '../view/view.ts'
import { entryNames } from '../zip/index.ts'
import { drawnPicture } from './drawn-picture.ts'
import { readContent } from './lost-contents.ts'

export interface FileDetail extends FileRow {
  published: boolean
}

/** A file by its id, or undefined; only staff see drafts. */
export async function detail(parts: Parts, viewer: Viewer, id: number): Promise<FileDetail | undefined> {
  return (await details(parts, viewer, [id])).get(id)
}

/** Many files by their ids; those that do not exist, or that this viewer may not see, are left out. */
export async function details(
  { rows, bought }: Parts,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Map<number, FileDetail>> {
  return knownTo(viewer, await rows(viewer, ids, await bought(viewer, ids)))
}

const knownTo = (viewer: Viewer, rows: ReadonlyMap<number, FileDetail>): Map<number, FileDetail> =>
  new Map([...rows].filter(([, row]) => row.published || may(viewer, 'library')))

/**
 * Counts a download. Call it when a GET is answered, with the range that is sent: only a range that holds the first
 * byte counts, so that resuming a download does not. Previews do not count. `locked`: the viewer has bought the file
 * and has no downloads left.
 */
type Begin = (range?: ByteRange) => Promise<Result<undefined, 'locked'>>

/** What the route sends for a download. */
export type OpenFile =
  | { kind: 'remote'; url: string; begin: Begin }
  | {
      kind: 'stored'
      /** The name for the browser's disk: valid on every system, with an extension. */
      fileName: string
      size: number
      /** A strong ETag, with its quotes. */
      etag: string
      modifiedAt: Date
      /** The media type as a download; browsers never show it in our origin. */
      mime: string
      /** The media type to show it in the browser; absent for types that might run a script. */
      inlineMime?: string
      /** Draws a picture that browsers cannot show, as WebP; undefined if it cannot be drawn. */
      draw?(): Promise<Buffer | undefined>
      /** Reads the contents, or an inclusive range of them. */
      read(range?: ByteRange): Promise<Readable>
      begin: Begin
    }

export type OpenProblem =
  | { ok: false; code: 'missing' }
  | { ok: false; code: 'locked'; detail: Access & { open: false } }

const missing: OpenProblem = { ok: false, code: 'missing' }

/**
 * Opens a file for downloading. Checks the viewer's right to its contents at every call, by the database and not by
 * cached rows.
 */
export async function openFile(
  parts: Parts,
  viewer: Viewer,
  id: number,
): Promise<{ ok: true; value: OpenFile } | OpenProblem> {
  const { db, bought, clock } = parts
  const rows = await loadRows(db, viewer, [id], await bought(viewer, [id]), clock())
  const file = knownTo(viewer, rows).get(id)
  if (!file) return missing
  const { access } = file
  if (!access.open) return { ok: false, code: 'locked', detail: access }
  const takeBought = async () =>
    !access.bought || (await parts.countBought(viewer, [id])).has(id) ? ok(undefined) : fail('locked')
  if (file.inside?.remoteUrl !== undefined)
    return ok({ kind: 'remote', url: file.inside.remoteUrl, begin: takeBought })
  const [content] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.fileId, id), eq(contents.current, true)))
  if (!content) return missing
  const { storageKey, size, crc32, extension, storedAt } = content
  const inlineMime = inlineType(extension)
  return ok({
    kind: 'stored',
    fileName: fileName(file.title, extension),
    size,
    etag: `"${content.id}-${crc32.toString(36)}-${size.toString(36)}"`,
    modifiedAt: storedAt,
    // From today's table: an older version of it may have allowed more when the file was added.
    mime: mediaType(extension),
    ...(inlineMime === undefined ? {} : { inlineMime }),
    ...(previewKind(extension) === 'drawn' ? { draw: () => drawnPicture(parts, content) } : {}),
    read: (range) => readContent(parts, storageKey, range),
    begin: async (range) => {
      const taken = await takeBought()
      if (taken.ok && (!range || range.start === 0)) await countHits(db, [id])
      return taken
    },
  })
}

/** The file name for a title, with the extension of the contents. */
export const fileName = (title: string, extension: string): string =>
  entryNames([
    extension && !title.toLowerCase().endsWith(`.${extension}`) ? `${title}.${extension}` : title,
  ])[0] ?? title

/**
 * Counts a download of each file. No cached page shows these counts, so none is expired. The commit does not wait for
 * the disk: a crash of the machine may lose the counts of the last second. Rows are locked in the order of their ids,
 * so that two counts cannot deadlock.
 */
export async function countHits(executor: Executor, ids: readonly number[]): Promise<void> {
  await executor.execute(sql`with eventually as materialized (select set_config('synchronous_commit', 'off', true))
    insert into library_hits (id, hits)
    select id, 1 from library_files, eventually where id = any(${intArray(ids)}) order by id
    on conflict (id) do update set hits = library_hits.hits + 1`)
}

import type { Readable } from 'node:stream'
import { and, eq, gt } from 'drizzle-orm'
import { ok } from '../../../kernel/result.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { inTurn } from '../../../platform/in-turn.ts'
import type { ByteRange } from '../../../platform/storage.ts'
import { readContent } from '../files/lost-contents.ts'
import { countHits, fileName } from '../files/open-file.ts'
import type { Parts } from '../parts.ts'
import { zips } from '../schema.ts'
import {
  archiveName,
  entryPaths,
  inlineEntry,
  planZip,
  sharePlan,
  streamZip,
  type ZipEntry,
} from '../zip/index.ts'
import { foldersBelow } from './folders.ts'
import { manifestName } from './limits.ts'
import { manifest } from './manifest.ts'
import { type SelectedFile, selectedFiles } from './selected-files.ts'
import { soundFiles } from './sound-files.ts'

export interface OpenZip {
  /** The name for the browser's disk: the label as a safe file name. */
  fileName: string
  length: number
  /** A strong ETag, with its quotes: different as soon as a file in the zip has changed. */
  etag: string
  modifiedAt: Date
  fileIds: readonly number[]
  /** The bytes, or an inclusive range of them; the stream is destroyed if stored contents differ from the plan. */
  stream(range?: ByteRange): Readable
  /**
   * Counts a download of every file in the zip, as `OpenFile.begin` does; `locked` names the first file that the
   * viewer has bought and may not download any more.
   */
  begin(range?: ByteRange): Promise<{ ok: true } | LockedInZip>
}

/**
 * Counts run one at a time: those of zips with the same files would wait for each other, each with a connection that
 * pages need.
 */
const countInTurn = inTurn(1)

const hashPattern = /^[\w-]{32}$/

interface LockedInZip {
  ok: false
  code: 'locked'
  detail: { title: string }
}

/**
 * `unknown`: no such hash, or it has expired ('The file you request does not exists!'); `withdrawn`: a file in it is
 * gone; `locked`: the viewer may not download one; `lost`: the contents of one are missing.
 */
export type OpenZipProblem =
  | { ok: false; code: 'unknown' | 'withdrawn' }
  | { ok: false; code: 'lost'; detail: { title: string } }
  | LockedInZip

const unknown: OpenZipProblem = { ok: false, code: 'unknown' }

/** Opens the zip of a hash, if the viewer has the right to all files in it now. */
export async function openZip(
  parts: Parts,
  viewer: Viewer,
  hash: string,
  label: string,
): Promise<{ ok: true; value: OpenZip } | OpenZipProblem> {
  const { db, clock, storage, siteUrl } = parts
  if (!hashPattern.test(hash)) return unknown
  const [zip] = await db
    .select()
    .from(zips)
    .where(and(eq(zips.hash, hash), gt(zips.expiresAt, clock())))
  if (!zip) return unknown
  const selected = await selectedFiles(parts, viewer, zip.fileIds)
  const locked = selected.find(({ open }) => !open)
  if (locked) return { ok: false, code: 'locked', detail: { title: locked.title } }
  if (selected.length < zip.fileIds.length) return { ok: false, code: 'withdrawn' }
  const { files, lost } = await soundFiles(parts, selected, { begins: true })
  if (lost) return { ok: false, code: 'lost', detail: { title: lost.title } }
  const folders = await foldersBelow(db, zip.categoryId)
  const entries = files.map((file) => ({ ...entry(file), folder: folders.get(file.category.id) }))
  const names = entryPaths([{ name: manifestName }, ...entries]).slice(1)
  const list = Buffer.from(manifest(files, names, siteUrl))
  const plan = sharePlan(planZip([inlineEntry(manifestName, zip.createdAt, list), ...entries]))
  return ok({
    fileName: archiveName(label),
    length: plan.length,
    etag: plan.etag,
    modifiedAt: zip.createdAt,
    fileIds: zip.fileIds,
    stream: (range) => streamZip(plan, (key, part) => readContent(parts, key, part), range, storage.version),
    begin: async (range) => {
      const refused = await refusedOf(parts, viewer, files)
      if (refused) return { ok: false, code: 'locked', detail: { title: refused.title } }
      if (!range || range.start === 0) await countInTurn(() => countHits(db, zip.fileIds))
      return ok(undefined)
    },
  })
}

/** Counts downloads of the bought files; returns the first that may not be downloaded any more. */
async function refusedOf(
  { countBought }: Parts,
  viewer: Viewer,
  files: readonly SelectedFile[],
): Promise<SelectedFile | undefined> {
  const bought = files.filter((file) => file.bought)
  if (bought.length === 0) return undefined
  const ids = bought.map(({ id }) => id)
  const counted = await countBought(viewer, ids)
  return bought.find(({ id }) => !counted.has(id))
}

const entry = ({
  id,
  title,
  extension,
  updatedAt,
  size,
  crc32,
  storageKey,
  deflated,
}: SelectedFile): ZipEntry => ({
  name: fileName(title, extension),
  fileId: id,
  modified: updatedAt,
  size,
  crc32,
  storedAs: deflated
    ? { method: 'deflate', key: deflated.key, compressedSize: deflated.size, compressedCrc32: deflated.crc32 }
    : { method: 'store', key: storageKey },
})

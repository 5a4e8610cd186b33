import { createHash } from 'node:crypto'
import type { Bytes } from '../../../kernel/bytes.ts'
import type { ByteRange } from '../../../platform/storage.ts'
import { packedSize, type ZipEntry } from './entry.ts'
import { entryPaths } from './entry-names.ts'
import {
  directoryRecordSize,
  endRecords,
  localHeader,
  localHeaderSize,
  writeDirectoryRecord,
} from './headers.ts'

/** How many records of the central directory are made at a time: about 50 KB. */
const recordsAtOnce = 512

/** A zip whose every byte is known before any contents are opened. */
export interface ZipPlan {
  length: Bytes
  /** A strong ETag, with its quotes: the same for the same names, contents, dates and order, otherwise different. */
  etag: string
  /** The safe names, in the order of the entries. */
  names: readonly string[]
  /** The pieces of an inclusive range (default: everything), in order; each is made when it is requested. */
  segments(range?: ByteRange): Generator<ZipSegment, void>
}

/** `start` is the offset in the whole zip. */
export type ZipSegment =
  | { kind: 'bytes'; start: Bytes; bytes: Buffer }
  | { kind: 'content'; start: Bytes; content: ContentPart }

/** A range of the contents under a key. */
export interface ContentPart {
  key: string
  /** The entry's name in the zip. */
  name: string
  fileId?: number
  range: ByteRange
  /** The checksum of the contents, if the range is all of them. */
  crc32: number | undefined
}

interface Member {
  entry: ZipEntry
  name: string
  /** The offset of its local header. */
  start: Bytes
  /** The offset of its record in the central directory. */
  recordStart: Bytes
}

/** Plans a zip. Throws if a size, checksum or date of an entry is impossible. */
export function planZip(entries: readonly ZipEntry[]): ZipPlan {
  for (const entry of entries) check(entry)
  const names = entryPaths(entries)
  let offset = 0
  const members: Member[] = entries.map((entry, index) => {
    const name = names[index] ?? ''
    const member = { entry, name, start: offset, recordStart: 0 }
    offset += localHeaderSize(entry, name) + packedSize(entry)
    return member
  })
  const directoryStart = offset
  for (const member of members) {
    member.recordStart = offset
    offset += directoryRecordSize(member.entry, member.name, member.start)
  }
  const directoryEnd = offset
  const end = endRecords(members.length, directoryStart, directoryEnd - directoryStart)
  const length = directoryEnd + end.length

  function* directory(from: number): Generator<{ start: Bytes; bytes: Buffer }, void> {
    for (let first = from; first < members.length; first += recordsAtOnce) {
      const start = members[first]?.recordStart ?? directoryEnd
      const bytes = Buffer.allocUnsafe((members[first + recordsAtOnce]?.recordStart ?? directoryEnd) - start)
      let at = 0
      for (const member of members.slice(first, first + recordsAtOnce)) {
        at = writeDirectoryRecord(bytes, at, member.entry, member.name, member.start)
      }
      yield { start, bytes }
    }
    yield { start: directoryEnd, bytes: end }
  }

  function* segments(range: ByteRange = { start: 0, end: length - 1 }): Generator<ZipSegment, void> {
    for (let index = lastAt(members, 'start', range.start); ; index += 1) {
      const member = members[index]
      if (!member || member.start > range.end) break
      const { entry, name, start } = member
      const contentStart = start + localHeaderSize(entry, name)
      if (range.start < contentStart) yield* cut(start, localHeader(entry, name), range)
      yield* cutContent(contentStart, entry, name, range)
    }
    if (range.end < directoryStart) return
    for (const { start, bytes } of directory(lastAt(members, 'recordStart', range.start))) {
      if (start > range.end) return
      yield* cut(start, bytes, range)
    }
  }

  return { length, etag: etagOf(directory(0), entries), names, segments }
}

/** The index of the last member that begins at or before an offset; 0 if there is none. */
function lastAt(members: readonly Member[], place: 'start' | 'recordStart', offset: Bytes): number {
  let low = 0
  let high = members.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((members[middle]?.[place] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

function* cut(start: Bytes, bytes: Buffer, range: ByteRange): Generator<ZipSegment, void> {
  const from = Math.max(range.start - start, 0)
  const to = Math.min(range.end + 1 - start, bytes.length)
  if (from < to) yield { kind: 'bytes', start: start + from, bytes: bytes.subarray(from, to) }
}

function* cutContent(
  start: Bytes,
  entry: ZipEntry,
  name: string,
  range: ByteRange,
): Generator<ZipSegment, void> {
  const { storedAs } = entry
  if (storedAs.method === 'inline') return yield* cut(start, storedAs.bytes, range)
  const size = packedSize(entry)
  const from = Math.max(range.start - start, 0)
  const end = Math.min(range.end - start, size - 1)
  if (from > end) return
  const whole = from === 0 && end === size - 1
  const wholeCrc32 = storedAs.method === 'deflate' ? storedAs.compressedCrc32 : entry.crc32
  const content = {
    key: storedAs.key,
    name,
    fileId: entry.fileId,
    range: { start: from, end },
    crc32: whole ? wholeCrc32 : undefined,
  }
  yield { kind: 'content', start: start + from, content }
}

/**
 * The hash for the ETag: of the central directory, which describes the entries, and of the key of each entry's
 * contents.
 */
function etagOf(directory: Iterable<{ bytes: Buffer }>, entries: readonly ZipEntry[]): string {
  const hash = createHash('sha256')
  for (const { bytes } of directory) hash.update(bytes)
  const sources = entries.map(({ storedAs }) => (storedAs.method === 'inline' ? '' : storedAs.key))
  hash.update(JSON.stringify(sources))
  for (const { storedAs } of entries) if (storedAs.method === 'inline') hash.update(storedAs.bytes)
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

function check({ name, size, crc32, modified, storedAs }: ZipEntry) {
  const sizes = storedAs.method === 'deflate' ? [size, storedAs.compressedSize] : [size]
  const checksums = storedAs.method === 'deflate' ? [crc32, storedAs.compressedCrc32] : [crc32]
  const sound =
    sizes.every((bytes) => Number.isSafeInteger(bytes) && bytes >= 0) &&
    checksums.every((sum) => sum === sum >>> 0) &&
    !Number.isNaN(modified.getTime())
  if (!sound) throw new RangeError(`impossible size, checksum or date for ${JSON.stringify(name)}`)
}

import type { Bytes } from '../../../kernel/bytes.ts'
import { dosDateTime } from './dos-time.ts'
import { packedSize, type ZipEntry } from './entry.ts'

// The structures of PKWARE's APPNOTE 6.3.10; each comment gives the section.

/** This value means: the number is in the Zip64 record. */
const in64Bits = 0xffffffff
const countIn64Bits = 0xffff

const deflateVersion = 20
const zip64Version = 45
/** Made on Unix (4.4.2), so that the mode `plainFile` is used: a file, rw-r--r--. */
const madeBy = (3 << 8) | zip64Version
const plainFile = 0o100644 * 0x10000
/** Bit 11 (4.4.4): the name is UTF-8. */
const utf8Flag = 0x0800

/** Zip64 extra field (4.5.3), extended timestamp (Info-ZIP's `extrafld.txt`). */
const zip64Id = 0x0001
const timestampId = 0x5455

export const localHeaderSize = (entry: ZipEntry, name: string): Bytes =>
  30 + Buffer.byteLength(name) + zip64Size(sizesIn64Bits(entry)) + timestampSize(entry)

/** The header before the contents of an entry (4.3.7). It has the exact sizes: nothing follows the contents. */
export function localHeader(entry: ZipEntry, name: string): Buffer {
  const large = sizesIn64Bits(entry)
  const target = Buffer.allocUnsafe(localHeaderSize(entry, name))
  target.writeUInt32LE(0x04034b50, 0)
  writeDescription(target, 4, entry, Buffer.byteLength(name), large)
  let at = 30 + target.write(name, 30)
  at = writeZip64(target, at, large)
  writeTimestamp(target, at, entry)
  return target
}

export const directoryRecordSize = (entry: ZipEntry, name: string, offset: Bytes): Bytes =>
  46 + Buffer.byteLength(name) + zip64Size(directoryIn64Bits(entry, offset)) + timestampSize(entry)

/** Writes an entry of the central directory (4.3.12); returns where it ends. */
export function writeDirectoryRecord(
  target: Buffer,
  start: number,
  entry: ZipEntry,
  name: string,
  offset: Bytes,
): number {
  const large = directoryIn64Bits(entry, offset)
  target.writeUInt32LE(0x02014b50, start)
  target.writeUInt16LE(madeBy, start + 4)
  writeDescription(target, start + 6, entry, Buffer.byteLength(name), large)
  target.writeUIntLE(0, start + 32, 6)
  target.writeUInt32LE(plainFile, start + 38)
  target.writeUInt32LE(Math.min(offset, in64Bits), start + 42)
  let at = start + 46 + target.write(name, start + 46)
  at = writeZip64(target, at, large)
  return writeTimestamp(target, at, entry)
}

/** The records after the central directory (4.3.14 to 4.3.16), with Zip64 records if needed. */
export function endRecords(count: number, directoryStart: Bytes, directorySize: Bytes): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, countIn64Bits), 8)
  end.writeUInt16LE(Math.min(count, countIn64Bits), 10)
  end.writeUInt32LE(Math.min(directorySize, in64Bits), 12)
  end.writeUInt32LE(Math.min(directoryStart, in64Bits), 16)
  if (count < countIn64Bits && directorySize < in64Bits && directoryStart < in64Bits) return end

  const zip64 = Buffer.alloc(56 + 20)
  zip64.writeUInt32LE(0x06064b50, 0)
  writeUInt64(zip64, 4, 56 - 12)
  zip64.writeUInt16LE(madeBy, 12)
  zip64.writeUInt16LE(zip64Version, 14)
  writeUInt64(zip64, 24, count)
  writeUInt64(zip64, 32, count)
  writeUInt64(zip64, 40, directorySize)
  writeUInt64(zip64, 48, directoryStart)
  zip64.writeUInt32LE(0x07064b50, 56)
  writeUInt64(zip64, 64, directoryStart + directorySize)
  zip64.writeUInt32LE(1, 72)
  return Buffer.concat([zip64, end])
}

/** Writes the 26 bytes that local header and directory record share, from `version needed` to `extra length`. */
function writeDescription(
  target: Buffer,
  start: number,
  entry: ZipEntry,
  nameLength: number,
  large: readonly Bytes[],
) {
  const sizesElsewhere = sizesIn64Bits(entry).length > 0
  const { date, time } = dosDateTime(entry.modified)
  target.writeUInt16LE(large.length ? zip64Version : deflateVersion, start)
  target.writeUInt16LE(utf8Flag, start + 2)
  target.writeUInt16LE(entry.storedAs.method === 'deflate' ? 8 : 0, start + 4)
  target.writeUInt16LE(time, start + 6)
  target.writeUInt16LE(date, start + 8)
  target.writeUInt32LE(entry.crc32, start + 10)
  target.writeUInt32LE(sizesElsewhere ? in64Bits : packedSize(entry), start + 14)
  target.writeUInt32LE(sizesElsewhere ? in64Bits : entry.size, start + 18)
  target.writeUInt16LE(nameLength, start + 22)
  target.writeUInt16LE(zip64Size(large) + timestampSize(entry), start + 24)
}

/** The sizes for a Zip64 extra field: both or none, in the order of 4.5.3. */
const sizesIn64Bits = (entry: ZipEntry): readonly Bytes[] =>
  entry.size >= in64Bits || packedSize(entry) >= in64Bits ? [entry.size, packedSize(entry)] : none

const directoryIn64Bits = (entry: ZipEntry, offset: Bytes): readonly Bytes[] =>
  offset >= in64Bits ? [...sizesIn64Bits(entry), offset] : sizesIn64Bits(entry)

const none: readonly Bytes[] = []

const zip64Size = (values: readonly Bytes[]) => (values.length ? 4 + 8 * values.length : 0)

function writeZip64(target: Buffer, start: number, values: readonly Bytes[]): number {
  if (values.length === 0) return start
  target.writeUInt16LE(zip64Id, start)
  target.writeUInt16LE(8 * values.length, start + 2)
  values.forEach((value, index) => {
    writeUInt64(target, start + 4 + 8 * index, value)
  })
  return start + zip64Size(values)
}

/** Seconds since 1970 as a signed 32-bit number; undefined for a date that does not fit. */
function timestampOf({ modified }: ZipEntry): number | undefined {
  const seconds = Math.floor(modified.getTime() / 1000)
  return seconds === (seconds | 0) ? seconds : undefined
}

const timestampSize = (entry: ZipEntry) => (timestampOf(entry) === undefined ? 0 : 9)

function writeTimestamp(target: Buffer, start: number, entry: ZipEntry): number {
  const seconds = timestampOf(entry)
  if (seconds === undefined) return start
  target.writeUInt16LE(timestampId, start)
  target.writeUInt16LE(5, start + 2)
  target.writeUInt8(1, start + 4)
  target.writeInt32LE(seconds, start + 5)
  return start + 9
}

/** Writes a number up to 2^53, far beyond any disk. */
function writeUInt64(target: Buffer, start: number, value: number) {
  target.writeUInt32LE(value % 0x100000000, start)
  target.writeUInt32LE(Math.floor(value / 0x100000000), start + 4)
}

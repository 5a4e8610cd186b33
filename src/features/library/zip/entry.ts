import { crc32 } from 'node:zlib'
import type { Bytes } from '../../../kernel/bytes.ts'

/** Where the contents of an entry are stored, and whether they are deflated (raw, RFC 1951). */
export type ZipContent =
  | { method: 'store'; key: string }
  | { method: 'deflate'; key: string; compressedSize: Bytes; compressedCrc32: number }
  | { method: 'inline'; bytes: Buffer }

/** One file of a zip. `size` and `crc32` (unsigned) are those of the unpacked contents. */
export interface ZipEntry {
  /** Any text: the plan makes it a safe file name. */
  name: string
  /** The folder it is in, such as `Jaren/1950/`, with safe names (`entryNames`); at the top if absent. */
  folder?: string
  /** Identifies the file in the log, which never shows titles. */
  fileId?: number
  modified: Date
  size: Bytes
  crc32: number
  storedAs: ZipContent
}

/** An entry whose contents are in memory, such as the manifest. */
export const inlineEntry = (name: string, modified: Date, bytes: Buffer): ZipEntry => ({
  name,
  modified,
  size: bytes.length,
  crc32: crc32(bytes),
  storedAs: { method: 'inline', bytes },
})

/** How many bytes the contents take inside the zip. */
export const packedSize = ({ size, storedAs }: ZipEntry): Bytes =>
  storedAs.method === 'deflate' ? storedAs.compressedSize : size

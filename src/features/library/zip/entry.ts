import { crc32 } from 'node:zlib'
import type { Bytes } from '../../../kernel/bytes.ts'

/** Where the content of an entry is kept, and whether it was deflated (raw, RFC 1951) when it came in. */
export type ZipContent =
  | { method: 'store'; key: string }
  | { method: 'deflate'; key: string; compressedSize: Bytes; compressedCrc32: number }
  | { method: 'inline'; bytes: Buffer }

/** One file of a zip. `size` and `crc32` (unsigned) are of the content as the visitor unpacks it. */
export interface ZipEntry {
  /** Any text: the plan makes it a safe file name. */
  name: string
  /** The folder it stands in, such as `Jaren/1950/`; safe already (`entryNames`). Absent: at the top. */
  folder?: string
  /** Identifies the file in the log, which holds no titles. */
  fileId?: number
  modified: Date
  size: Bytes
  crc32: number
  storedAs: ZipContent
}

/** An entry whose content is at hand, such as the manifest. */
export const inlineEntry = (name: string, modified: Date, bytes: Buffer): ZipEntry => ({
  name,
  modified,
  size: bytes.length,
  crc32: crc32(bytes),
  storedAs: { method: 'inline', bytes },
})

/** How many bytes the content takes inside the zip. */
export const packedSize = ({ size, storedAs }: ZipEntry): Bytes =>
  storedAs.method === 'deflate' ? storedAs.compressedSize : size

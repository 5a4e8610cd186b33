import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'

/** A file that was given, in a folder or inside of an archive. */
export interface GivenFile {
  /** As people know it: `backup.zip › db.sql`. */
  name: string
  sizeBytes: number
  changedAt?: Date
  open(): Promise<Readable>
  /** Where it stands on disk, when it is no part of an archive. */
  path?: string
}

/** @throws when there is no file at the path */
export async function fileOnDisk(path: string, name = basename(path)): Promise<GivenFile> {
  const found = await stat(path)
  const { size, mtime } = found
  if (!found.isFile()) throw new Error(`${name} is no file`)
  return { name, path, sizeBytes: size, changedAt: mtime, open: async () => createReadStream(path) }
}

/** The first bytes of a file, by which it is recognised. */
export async function headOf(file: GivenFile, bytes = 64 * 1024): Promise<Buffer> {
  const stream = await file.open()
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of stream) {
    pieces.push(piece)
    length += piece.length
    if (length >= bytes) break
  }
  stream.destroy()
  return Buffer.concat(pieces).subarray(0, bytes)
}

/** A whole file that is known to be small; undefined when it is larger than that. */
export async function wholeOf(file: GivenFile, maxBytes: number): Promise<Buffer | undefined> {
  const whole = await headOf(file, maxBytes + 1)
  return whole.length > maxBytes ? undefined : whole
}

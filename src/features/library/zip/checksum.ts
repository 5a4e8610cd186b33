import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { Bytes } from '../../../kernel/bytes.ts'

/** What must be known of contents before a zip starts; the CRC-32 is unsigned. */
export interface Measure {
  size: Bytes
  crc32: number
}

/** Passes bytes on unchanged and measures them; `measure` is complete when the stream ends. */
export class Meter extends Transform {
  readonly measure: Measure = { size: 0, crc32: 0 }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.measure.size += chunk.length
    this.measure.crc32 = crc32(chunk, this.measure.crc32)
    done(null, chunk)
  }
}

/** Measures a source by reading it to its end. */
export async function measure(source: Readable): Promise<Measure> {
  const meter = new Meter()
  await pipeline(source, meter.resume())
  return meter.measure
}

/** Media types whose format is not compressed already. */
const looseTypes =
  // linear: each way is anchored, and runs through the text once
  /^(?:text\/|application\/(?:json|xml|javascript|rtf|sql|msword|vnd\.ms-(?:excel|powerpoint)|x-tex)\b|image\/(?:bmp|svg)|.+\+(?:json|xml)\b)/i

const smallestDeflated: Bytes = 1024
/** A copy that saves less than a tenth is not stored. */
const worthwhilePart = 0.9

/** Whether deflating a new file is worth a try. */
export const mayShrink = (mediaType: string, size: Bytes): boolean =>
  size >= smallestDeflated && looseTypes.test(mediaType)

/** Whether the deflated copy is small enough to be stored for zips. */
export const isWorthKeeping = (size: Bytes, compressedSize: Bytes): boolean =>
  compressedSize <= size * worthwhilePart

/** Deflates (raw, as in a zip) while `put` stores the result; rejects if either fails. */
export async function deflateOnce(
  source: Readable,
  put: (deflated: Readable) => Promise<void>,
): Promise<{ compressedSize: Bytes; compressedCrc32: number }> {
  const meter = new Meter()
  const stored = put(meter).catch((error) => {
    meter.destroy(error)
    throw error
  })
  const deflated = pipeline(source, createDeflateRaw({ level: 9 }), meter)
  for (const outcome of await Promise.allSettled([deflated, stored])) {
    if (outcome.status === 'rejected') throw outcome.reason
  }
  return { compressedSize: meter.measure.size, compressedCrc32: meter.measure.crc32 }
}

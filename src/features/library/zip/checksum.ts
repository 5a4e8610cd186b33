import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { Bytes } from '../../../kernel/bytes.ts'

/** What a zip must know about content before it starts; the CRC-32 is unsigned. */
export interface Measure {
  size: Bytes
  crc32: number
}

/** Passes bytes on unchanged and measures them; `measure` is complete at the end of the stream. */
export class Meter extends Transform {
  readonly measure: Measure = { size: 0, crc32: 0 }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.measure.size += chunk.length
    this.measure.crc32 = crc32(chunk, this.measure.crc32)
    done(null, chunk)
  }
}

/** Reads a source to its end. */
export async function measure(source: Readable): Promise<Measure> {
  const meter = new Meter()
  await pipeline(source, meter.resume())
  return meter.measure
}

/** Kinds of files whose format does not compress. */
const looseTypes =
  // linear: each way is anchored, and runs through the text once
  /^(?:text\/|application\/(?:json|xml|javascript|rtf|sql|msword|vnd\.ms-(?:excel|powerpoint)|x-tex)\b|image\/(?:bmp|svg)|.+\+(?:json|xml)\b)/i

const smallestDeflated: Bytes = 1024
/** A copy that saves less than a tenth is not kept. */
const worthwhilePart = 0.9

/** Whether a new file is worth the attempt to deflate it. */
export const mayShrink = (mediaType: string, size: Bytes): boolean =>
  size >= smallestDeflated && looseTypes.test(mediaType)

/** Whether the deflated copy is small enough to be kept for zips. */
export const isWorthKeeping = (size: Bytes, compressedSize: Bytes): boolean =>
  compressedSize <= size * worthwhilePart

/** Deflates (raw, as a zip holds it) while `put` stores the result; rejects when either fails. */
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

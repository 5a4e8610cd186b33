import { randomUUID } from 'node:crypto'
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ok, type Result } from '../../../kernel/result.ts'
import type { Storage } from '../../../platform/storage.ts'
import { extensionOf, mediaType } from '../view/kinds.ts'
import { deflateOnce, isWorthKeeping, Meter, mayShrink } from '../zip/index.ts'
import { type ContentProblem, checkContent, headBytes, tailBytes } from './content-check.ts'

/** Contents that are stored durably and measured; a row may refer to them. */
export interface StoredContent {
  storageKey: string
  extension: string
  mime: string
  size: number
  crc32: number
  deflated?: { key: string; size: number; crc32: number }
}

/** The key begins with the day of arrival, so that the sweep can tell abandoned contents from those just coming in. */
export const contentFolder = 'library'
export const contentKey = (day: Date): string =>
  `${contentFolder}/${day.toISOString().slice(0, 10).replaceAll('-', '')}/${randomUUID()}`

/**
 * Stores contents in one pass, measures and checks them, and keeps a deflated copy beside them where a zip will
 * gain by it. What is refused, or breaks off, leaves nothing behind; the detail is what the contents are instead.
 * `anyway`: somebody answers for contents that the check would refuse.
 */
export async function storeContent(
  storage: Storage,
  source: Readable,
  name: string,
  now: Date,
  { anyway = false } = {},
): Promise<Result<StoredContent, ContentProblem, string>> {
  const key = contentKey(now)
  const meter = new Meter()
  const ends = new Ends()
  try {
    await Promise.all([pipeline(source, ends, meter), stored(storage, key, meter)])
    const { size, crc32 } = meter.measure
    const named = extensionOf(name)
    const checked = await checkContent({ head: ends.head, tail: ends.tail, size }, named)
    if (!checked.ok && !(anyway && checked.code !== 'empty')) {
      await storage.delete(key)
      return checked
    }
    const extension = checked.ok ? checked.value.extension : named || 'bin'
    const mime = mediaType(extension)
    const deflated = mayShrink(mime, size) ? await deflate(storage, key, size) : undefined
    return ok({ storageKey: key, extension, mime, size, crc32, ...(deflated ? { deflated } : {}) })
  } catch (error) {
    await dropContent(storage, key)
    throw error
  }
}

/** Best effort: what stays is swept later. */
export async function dropContent(storage: Storage, key: string): Promise<void> {
  await Promise.allSettled([key, deflatedKey(key), drawnKey(key)].map((each) => storage.delete(each)))
}

const deflatedKey = (key: string): string => `${key}.deflate`
/** The WebP copy of a picture that browsers cannot show, made when it is first asked for. */
export const drawnKey = (key: string): string => `${key}.drawn`
/** The key of the contents that this key, or a copy made from them, belongs to. */
export const bareKey = (key: string): string => key.replace(/\.(deflate|drawn)$/, '')

async function stored(storage: Storage, key: string, contents: Readable): Promise<void> {
  try {
    await storage.put(key, contents)
  } catch (error) {
    contents.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

async function deflate(storage: Storage, key: string, size: number): Promise<StoredContent['deflated']> {
  const copy = deflatedKey(key)
  const { compressedSize, compressedCrc32 } = await deflateOnce(await storage.read(key), (contents) =>
    storage.put(copy, contents),
  )
  if (isWorthKeeping(size, compressedSize)) return { key: copy, size: compressedSize, crc32: compressedCrc32 }
  await storage.delete(copy)
  return undefined
}

/** Passes bytes on and remembers the first and the last of them. */
class Ends extends Transform {
  head: Buffer = Buffer.alloc(0)
  tail: Buffer = Buffer.alloc(0)

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    if (this.head.length < headBytes) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, headBytes - this.head.length)])
    }
    this.tail = Buffer.concat([this.tail, chunk.subarray(-tailBytes)]).subarray(-tailBytes)
    done(null, chunk)
  }
}

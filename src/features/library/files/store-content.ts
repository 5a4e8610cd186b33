import { randomUUID } from 'node:crypto'
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'
import { ok, type Result } from '../../../kernel/result.ts'
import type { Storage } from '../../../platform/storage.ts'
import { extensionOf, mediaType } from '../view/kinds.ts'
import { deflateOnce, isWorthKeeping, Meter, mayShrink } from '../zip/index.ts'
import { type ContentEnds, type ContentProblem, checkContent, headBytes, tailBytes } from './content-check.ts'

/** Contents that are stored durably, with their size and checksum; rows may refer to them. */
export interface StoredContent {
  storageKey: string
  extension: string
  mime: string
  size: number
  crc32: number
  deflated?: { key: string; size: number; crc32: number }
}

/**
 * A key contains the day on which it was made, so that the sweep can tell abandoned contents from those that are
 * being stored.
 */
export const contentFolder = 'library'
export const contentKey = (day: Date): string =>
  `${contentFolder}/${day.toISOString().slice(0, 10).replaceAll('-', '')}/${randomUUID()}`

/**
 * Stores contents in one pass, measures and checks them, and keeps a deflated copy beside them if that makes zips
 * smaller. Contents that are refused or break off leave nothing behind; the detail says what type they are. `anyway`:
 * takes contents that the check would refuse, because somebody answers for them.
 */
export async function storeContent(
  storage: Storage,
  source: Readable | Buffer,
  name: string,
  now: Date,
  { anyway = false } = {},
): Promise<Result<StoredContent, ContentProblem, string>> {
  const key = contentKey(now)
  if (Buffer.isBuffer(source)) return storeWhole(storage, source, { key, name, anyway })
  const meter = new Meter()
  const ends = new Ends()
  try {
    await Promise.all([pipeline(source, ends, meter), stored(storage, key, meter)])
    const { size, crc32 } = meter.measure
    const typed = await typeOf({ head: ends.head, tail: ends.tail, size }, name, anyway)
    if (!typed.ok) {
      await storage.delete(key)
      return typed
    }
    const deflated = mayShrink(typed.value.mime, size) ? await deflate(storage, key, size) : undefined
    return ok({ storageKey: key, ...typed.value, size, crc32, ...(deflated ? { deflated } : {}) })
  } catch (error) {
    await dropContent(storage, key)
    throw error
  }
}

/** The same for contents in memory: they are checked before anything is stored. */
async function storeWhole(
  storage: Storage,
  contents: Buffer,
  { key, name, anyway }: { key: string; name: string; anyway: boolean },
): Promise<Result<StoredContent, ContentProblem, string>> {
  const size = contents.length
  const ends = { head: contents.subarray(0, headBytes), tail: contents.subarray(-tailBytes), size }
  const typed = await typeOf(ends, name, anyway)
  if (!typed.ok) return typed
  const smaller = mayShrink(typed.value.mime, size) ? await deflateWhole(contents, { level: 9 }) : undefined
  const copy = smaller && isWorthKeeping(size, smaller.length) ? smaller : undefined
  const stored = await Promise.allSettled([
    storage.put(key, contents),
    copy && storage.put(deflatedKey(key), copy),
  ])
  for (const one of stored)
    if (one.status === 'rejected') {
      await dropContent(storage, key)
      throw one.reason
    }
  return ok({
    storageKey: key,
    ...typed.value,
    size,
    crc32: crc32(contents),
    ...(copy && { deflated: { key: deflatedKey(key), size: copy.length, crc32: crc32(copy) } }),
  })
}

const deflateWhole = promisify<Buffer, { level: number }, Buffer>(deflateRaw)

async function typeOf(
  ends: ContentEnds,
  name: string,
  anyway: boolean,
): Promise<Result<{ extension: string; mime: string }, ContentProblem, string>> {
  const named = extensionOf(name)
  const checked = await checkContent(ends, named)
  if (!checked.ok && !(anyway && checked.code !== 'empty')) return checked
  const extension = checked.ok ? checked.value.extension : named || 'bin'
  return ok({ extension, mime: mediaType(extension) })
}

/** Deletes stored contents and their copies. Ignores failures, because the sweep removes what remains. */
export async function dropContent(storage: Storage, key: string): Promise<void> {
  await Promise.allSettled([key, deflatedKey(key), drawnKey(key)].map((each) => storage.delete(each)))
}

const deflatedKey = (key: string): string => `${key}.deflate`
/** The key of the WebP copy of a picture that browsers cannot show, made at the first request. */
export const drawnKey = (key: string): string => `${key}.drawn`
/** The key of the original contents, for their own key or for that of a copy. */
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

/** Passes bytes on, and keeps the first and the last of them. */
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

import { Readable } from 'node:stream'
import { crc32, deflateRawSync } from 'node:zlib'
import { StorageMissing } from '../../../../platform/storage.ts'
import type { ZipEntry } from '../entry.ts'
import type { OpenContent } from '../stream.ts'

const noon = new Date('2026-05-14T10:00:00Z')

/** Contents in memory that count how many of their sources are open. */
export function memoryContents() {
  const buffers = new Map<string, Buffer>()
  const live = new Set<Readable>()
  let mostLive = 0
  let bytesRead = 0

  function keep(key: string, name: string, bytes: Buffer, modified: Date, deflated: boolean): ZipEntry {
    const packed = deflated ? deflateRawSync(bytes) : bytes
    buffers.set(key, packed)
    const described = { name, modified, size: bytes.length, crc32: crc32(bytes) }
    return deflated
      ? {
          ...described,
          storedAs: { method: 'deflate', key, compressedSize: packed.length, compressedCrc32: crc32(packed) },
        }
      : { ...described, storedAs: { method: 'store', key } }
  }

  const open: OpenContent = async (key, range) => {
    const bytes = buffers.get(key)
    if (!bytes) throw new StorageMissing(key)
    const part = bytes.subarray(range.start, range.end + 1)
    let at = 0
    const source = new Readable({
      highWaterMark: 4096,
      read() {
        const chunk = part.subarray(at, at + 4096)
        at += chunk.length
        bytesRead += chunk.length
        this.push(chunk.length ? chunk : null)
      },
    })
    live.add(source)
    mostLive = Math.max(mostLive, live.size)
    source.on('close', () => live.delete(source))
    return source
  }

  return {
    buffers,
    open,
    /** Stores bytes under a numbered key. */
    store: (name: string, bytes: Buffer, modified = noon) =>
      keep(`kept/${buffers.size}`, name, bytes, modified, false),
    deflate: (name: string, bytes: Buffer, modified = noon) =>
      keep(`kept/${buffers.size}`, name, bytes, modified, true),
    live: () => live.size,
    mostLive: () => mostLive,
    bytesRead: () => bytesRead,
  }
}

/** Reads a stream to its end. */
export async function collect(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Bytes that neither repeat nor compress, the same for the same seed. */
export function noise(length: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(length)
  let state = seed * 2654435761 || 1
  for (let at = 0; at < length; at += 1) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes[at] = state
  }
  return bytes
}

import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { fail, ok, type Result } from '../kernel/result.ts'
import { operatorSentence } from '../platform/operator-error.ts'
import { Digest, entryKind, formatVersion, type Manifest, manifestSchema, productSchema } from './archive.ts'

export interface ArchiveEntry {
  name: string
  size: number
  contents: Readable
}

/** The entries of an archive in their order; each must be read to its end. Throws when it is cut off or no archive. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const file = await open(path)
  const start = await file.read(Buffer.alloc(2), 0, 2, 0)
  const isGzip = start.buffer.readUInt16BE() === gzipMagic
  const source = file.createReadStream({ start: 0 })
  const tar = extract()
  const read = isGzip ? pipeline(source, createGunzip(), tar) : pipeline(source, tar)
  // The entry that is being read tells of it too.
  read.catch(() => undefined)
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header
      yield { name, size, contents: Readable.from(entry, { objectMode: false }) }
    }
    await read
  } finally {
    tar.destroy()
    await read.catch(() => undefined)
    await file.close()
  }
}

const gzipMagic = 0x1f8b

/**
 * `unreadable`: no such file, told in a sentence for the operator. `damaged`: cut off or altered. `newer`: of a later
 * version than this. `foreign`: an archive of something else.
 */
export type ArchiveProblem = 'unreadable' | 'damaged' | 'newer' | 'foreign'

/** Reads the whole archive, and tells whether it is what was written. */
export async function verifyArchive(
  path: string,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Result<Manifest, ArchiveProblem, string>> {
  const digest = new Digest()
  const found = { count: 0, bytes: 0 }
  let manifest: Manifest | undefined
  const kinds = new Set<string>()
  try {
    for await (const { name, size, contents } of readArchive(path)) {
      const { kind } = entryKind(name)
      if (manifest) return fail('damaged', 'something follows the manifest')
      kinds.add(kind)
      if (kind === 'manifest') {
        const read: unknown = JSON.parse((await buffer(contents)).toString())
        if (!productSchema.safeParse(read).success) return fail('foreign')
        manifest = manifestSchema.parse(read)
        continue
      }
      digest.begin(name, size)
      for await (const chunk of contents) {
        digest.update(chunk)
        onBytes(chunk.length)
      }
      if (kind === 'file') {
        found.count += 1
        found.bytes += size
      }
    }
  } catch (error) {
    if (isAbsent(error)) return fail('unreadable', operatorSentence(Object.assign(error, { path })))
    return fail('damaged', error instanceof Error ? error.message : String(error))
  }
  const isForeign = kinds.size === 1 && kinds.has('unknown')
  if (!manifest) return isForeign ? fail('foreign') : fail('damaged', 'its end is missing')
  if (manifest.format > formatVersion) return fail('newer')
  const intact =
    manifest.sha256 === digest.end() &&
    manifest.files.count === found.count &&
    manifest.files.bytes === found.bytes
  return intact ? ok(manifest) : fail('damaged', 'its checksum is another')
}

const isAbsent = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'EISDIR'].includes(String(error.code))

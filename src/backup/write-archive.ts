import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { errorCode } from '../platform/error-code.ts'
import { OperatorError } from '../platform/operator-error.ts'
import { Digest, type Manifest, manifestName } from './archive.ts'

export interface ArchiveWriter {
  add(name: string, contents: Buffer): Promise<void>
  addStream(name: string, size: number, contents: Readable): Promise<void>
  /** Writes the manifest; the archive stands under its name when this resolves, and is durable. */
  finish(manifest: Omit<Manifest, 'sha256'>): Promise<Manifest>
  /** Leaves nothing behind. */
  abandon(): Promise<void>
}

/** Where an archive stands until it is complete. */
export const partialOf = (path: string): string => `${path}.partial`

/** A partial archive that nobody wrote to for so long was left by a program that was killed. In milliseconds. */
const leftBehindMs = 15 * 60_000
export const isLeftBehind = ({ mtimeMs }: { mtimeMs: number }, now: Date): boolean =>
  now.getTime() - mtimeMs > leftBehindMs

/**
 * Written beside its place and put there when complete, so that an earlier backup of that name is never lost. Throws an
 * `OperatorError` while another program writes an archive of that name.
 */
export async function writeArchive(path: string): Promise<ArchiveWriter> {
  const partial = partialOf(path)
  const found = await stat(partial).catch(() => undefined)
  if (found && isLeftBehind(found, new Date())) await rm(partial, { force: true })
  const tar = pack()
  // It holds password hashes and everything that is locked.
  const out = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
  await once(out, 'open').catch((error: NodeJS.ErrnoException) => {
    if (errorCode(error) === 'EEXIST')
      throw new OperatorError(
        `Another backup is being written to ${resolve(path)}; wait for it, or take another name.`,
      )
    // The operator named the archive, and not where it stands until it is complete.
    const place = resolve(path)
    throw Object.assign(error, { path: error.code === 'ENOENT' ? dirname(place) : place })
  })
  const written = /gz$/i.test(path) ? pipeline(tar, createGzip(), out) : pipeline(tar, out)
  // Whoever adds next hears of it.
  written.catch(() => undefined)
  const digest = new Digest()

  /** A disk that is full ends the archive, and with it whoever waits to write more. */
  const orFailure = async (work: () => Promise<void>) => {
    try {
      await Promise.race([
        work(),
        written.then(() => Promise.reject(new Error('the archive ended too early'))),
      ])
    } catch (error) {
      // The disk's own reason, when it was the disk.
      if (out.destroyed) await written
      throw error
    }
  }

  const add = async (name: string, contents: Buffer) => {
    await orFailure(
      () =>
        new Promise<void>((resolve, reject) => {
          tar.entry({ name, mode: 0o600 }, contents, (error) => (error ? reject(error) : resolve()))
        }),
    )
  }

  return {
    async add(name, contents) {
      digest.begin(name, contents.length)
      digest.update(contents)
      await add(name, contents)
    },

    async addStream(name, size, contents) {
      digest.begin(name, size)
      const observed = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          digest.update(chunk)
          done(null, chunk)
        },
      })
      await orFailure(() => pipeline(contents, observed, tar.entry({ name, size, mode: 0o600 })))
    },

    async finish(manifest) {
      const complete = { ...manifest, sha256: digest.end() }
      await add(manifestName, Buffer.from(`${JSON.stringify(complete, null, 2)}\n`))
      tar.finalize()
      await written
      await rename(partial, path)
      await syncFolder(dirname(path))
      return complete
    },

    async abandon() {
      tar.destroy()
      await written.catch(() => undefined)
      await rm(partial, { force: true })
    },
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

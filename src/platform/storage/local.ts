import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, constants, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { errorCode } from '../error-code.ts'
import { type Storage, StorageMissing } from './contract.ts'
import { FileSource } from './file-source.ts'

/** No upload takes longer, so older temporary files come from a killed program. */
const unfinishedMs = 24 * 60 * 60 * 1000

/**
 * Stores files below a folder, by flydrive. Writing and reading are our own, because flydrive writes in place, does
 * not wait for the disk, and reads no ranges.
 */
export function createLocalStorage(root: string): Storage & { check(): Promise<void> } {
  const folder = join(root, 'kept')
  const unfinished = join(root, 'unfinished')
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  const pathOf = (key: string) => join(folder, key)
  let prepared: Promise<void> | undefined

  return {
    async put(key, contents) {
      prepared ??= prepare(unfinished).catch((error) => {
        // The next call tries again, because the disk may have been full.
        prepared = undefined
        throw error
      })
      await prepared
      const path = pathOf(key)
      const temporary = join(unfinished, randomUUID())
      try {
        if (Buffer.isBuffer(contents))
          await writeFile(temporary, contents, { flag: 'wx', mode: 0o600, flush: true })
        else await pipeline(contents, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }))
        const made = await place(temporary, path)
        await syncFolders(dirname(path), made === undefined ? dirname(path) : dirname(made))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    async read(key, range) {
      try {
        return new FileSource(await open(pathOf(key)), range)
      } catch (error) {
        throw errorCode(error) === 'ENOENT' ? new StorageMissing(key) : error
      }
    },

    async size(key) {
      try {
        return (await disk.getMetaData(key)).contentLength
      } catch (error) {
        if (error instanceof Error && errorCode(error.cause) === 'ENOENT') return undefined
        throw error
      }
    },

    async version(key) {
      const found = await stat(pathOf(key), { bigint: true }).catch(() => undefined)
      return found && `${found.ino} ${found.size} ${found.ctimeNs}`
    },

    delete: (key) => disk.delete(key),

    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      await access(root, constants.R_OK | constants.W_OK)
    },

    async *list(prefix) {
      const { objects } = await disk.listAll(prefix, { recursive: true })
      for (const object of objects) {
        if (object.isFile) yield object.key
      }
    },
  }
}

async function prepare(unfinished: string): Promise<void> {
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > unfinishedMs) await rm(path, { force: true })
  }
}

/** Gives a file its name, and makes the folders that are missing; returns the first of these. */
async function place(temporary: string, path: string): Promise<string | undefined> {
  try {
    await rename(temporary, path)
    return undefined
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(temporary, path)
    return made
  }
}

/** Makes new names survive a power cut, from `folder` up to `top`. */
async function syncFolders(folder: string, top: string): Promise<void> {
  await syncFolder(folder)
  if (folder !== top) await syncFolders(dirname(folder), top)
}

/** Of each folder: the sync that has not begun yet, for all who gave a name meanwhile. */
const waiting = new Map<string, Promise<void>>()
const underWay = new Map<string, Promise<void>>()

/** Many names that are given at once need one sync: that which begins after the last of them. */
function syncFolder(folder: string): Promise<void> {
  const joined = waiting.get(folder)
  if (joined) return joined
  const before = underWay.get(folder)
  const begins = (before ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => {
      waiting.delete(folder)
      const sync = syncNow(folder).finally(() => {
        if (underWay.get(folder) === sync) underWay.delete(folder)
      })
      underWay.set(folder, sync)
      return sync
    })
  waiting.set(folder, begins)
  return begins
}

async function syncNow(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

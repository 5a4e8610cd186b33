import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Storage } from './storage/contract.ts'
import { createLocalStorage } from './storage/local.ts'

export { type ByteRange, type Storage, StorageAway, StorageMissing } from './storage/contract.ts'

export interface CheckedStorage extends Storage {
  /** Throws if the storage cannot be reached, with a sentence if only the operator can fix that. */
  check(): Promise<void>
}

/** Opens the storage; on the local disk, files are in `dataDir/files`. */
export function createStorage(config: Pick<Config, 'dataDir' | 'storage'>): CheckedStorage {
  const opened = open(config)
  return {
    put: async (key, contents) => (await opened).put(checked(key), contents),
    read: async (key, range) => (await opened).read(checked(key), range),
    size: async (key) => (await opened).size(checked(key)),
    version: async (key) => (await opened).version(checked(key)),
    delete: async (key) => (await opened).delete(checked(key)),
    check: async () => (await opened).check(),
    async *list(prefix) {
      yield* (await opened).list(prefix === undefined ? undefined : checked(prefix))
    },
  }
}

async function open({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): Promise<CheckedStorage> {
  if (storage.driver === 'local') return createLocalStorage(join(dataDir, 'files'))
  // Loaded only if it is used: its client takes 40 MB and a tenth of a second.
  const { createS3Storage } = await import('./storage/s3.ts')
  return createS3Storage(storage)
}

/** Names of plain characters, separated by slashes: file systems and URLs all read them in the same way. */
const keyPattern = /^[a-z\d](?:[\w.-]*[\w-])?(?:\/[a-z\d](?:[\w.-]*[\w-])?)*$/i
const longestKey = 500

function checked(key: string): string {
  if (key.length > longestKey || !keyPattern.test(key)) throw new Error(`not a storage key: ${key}`)
  return key
}

import { StorageMissing } from '../platform/storage.ts'
import type { Way } from './way.ts'

/**
 * Copies the first of these contents that the storage has. False, and noted as lost, when it has none of them.
 * @param keys the storage's names; a function is asked when those before it are gone
 */
export async function copyContents(
  { storage, folder, lost }: Way,
  path: string,
  keys: readonly (string | (() => Promise<string | undefined>))[],
): Promise<boolean> {
  for (const named of keys) {
    const key = typeof named === 'string' ? named : await named()
    if (!key) continue
    try {
      await folder.bytes(path, await storage.read(key))
      return true
    } catch (error) {
      if (!(error instanceof StorageMissing)) throw error
    }
  }
  lost(path)
  return false
}

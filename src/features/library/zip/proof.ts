import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../../kernel/bytes.ts'

/** Returns a version of the contents under a key, which changes whenever they may have changed (`Storage.version`). */
export type VersionOf = (key: string) => Promise<string | undefined>

/** Below this size, computing the checksum is faster than asking the storage for the version. */
const smallestVersioned: Bytes = 1024 * 1024
/** Version and checksum of contents that were verified, by key. */
const proven = new LRUCache<string, string>({ max: 10_000 })

/** Verifies that contents that are read completely are the planned ones. */
export interface Proof {
  add(chunk: Buffer): void
  /** Call it before the last bytes are sent. */
  holds(): Promise<boolean>
}

/**
 * Verifies by the checksum. For a large file whose checksum was right before, verifies by its version, which must be
 * the same before the first byte and after the last: computing checksums is a quarter of the cost of a zip.
 */
export async function startProof(
  key: string,
  length: Bytes,
  expected: number,
  versionOf: VersionOf,
): Promise<Proof> {
  const version = length < smallestVersioned ? undefined : await versionOf(key)
  const mark = `${version} ${expected}`
  const known = version !== undefined && proven.get(key) === mark
  let sum = 0
  return {
    add(chunk) {
      if (!known) sum = crc32(chunk, sum)
    },
    async holds() {
      const unchanged = version !== undefined && (await versionOf(key)) === version
      if (known) return unchanged
      if (unchanged && sum === expected) proven.set(key, mark)
      return sum === expected
    },
  }
}

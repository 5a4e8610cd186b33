import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../../kernel/bytes.ts'

/** A version of the content under a key: it changes whenever the content may have changed (`Storage.version`). */
export type VersionOf = (key: string) => Promise<string | undefined>

/** Below this size, computing the checksum is faster than asking for the version. */
const smallestAsked: Bytes = 1024 * 1024
/** Version and checksum of content that was verified, by key. */
const proven = new LRUCache<string, string>({ max: 10_000 })

/** Verifies that content that is read completely is what was planned. */
export interface Proof {
  add(chunk: Buffer): void
  /** Call it before the last bytes are sent. */
  holds(): Promise<boolean>
}

/**
 * By its checksum; of a large file whose checksum was right before, by its version, which must be the same before the
 * first byte and after the last: summing is a quarter of what a zip costs.
 */
export async function startProof(
  key: string,
  length: Bytes,
  expected: number,
  versionOf: VersionOf,
): Promise<Proof> {
  const version = length < smallestAsked ? undefined : await versionOf(key)
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

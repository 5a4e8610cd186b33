import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Bytes } from '../../../kernel/bytes.ts'

/** Something that changes whenever the content under a key may have, as `Storage.version` says. */
export type VersionOf = (key: string) => Promise<string | undefined>

/** Smaller content is summed sooner than its version is asked for. */
const smallestAsked: Bytes = 1024 * 1024
/** Version and checksum of what was right, by key. */
const proven = new LRUCache<string, string>({ max: 10_000 })

/** Whether content that is read whole is what was planned. */
export interface Proof {
  add(chunk: Buffer): void
  /** To be asked before the last bytes are given away. */
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

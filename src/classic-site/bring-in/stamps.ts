import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { ClassicPost } from '../classic-site.ts'
import type { StagedItem } from '../store/staged.ts'
import type { UploadedFile, Way } from './way.ts'

/**
 * What the bytes of a file were when it was brought: their length, date and checksum. It stands behind the digest of the
 * item in the ledger, so that a second run brings bytes that changed.
 */
export const stampOf = ({ sizeBytes, changedAt }: UploadedFile, sum: number): string =>
  `~${sizeBytes}~${changedAt?.getTime() ?? ''}~${sum}`

interface Stamp {
  /** As it stands in the ledger, with the sign that begins it. */
  text: string
  sizeBytes: number
  changedAt: string
  sum: number
}

function stampIn(digest: string): Stamp | undefined {
  const at = digest.indexOf('~')
  if (at < 0) return undefined
  const [, size, changedAt = '', sum] = digest.slice(at).split('~')
  return { text: digest.slice(at), sizeBytes: Number(size), changedAt, sum: Number(sum) }
}

export interface Stamped<Item> {
  batches: AsyncGenerator<StagedItem<Item>[]>
  /** Whether the source has other bytes now than those that were brought. */
  isChanged(item: Item): boolean
}

/**
 * Items whose digest counts the bytes that belong to them. What no source has bytes of is as it was; only bytes of the
 * same length and another date are read to be compared.
 */
export function withStamps(
  way: Way,
  batches: AsyncIterable<StagedItem<ClassicPost>[]>,
  find: (post: ClassicPost) => Promise<UploadedFile | undefined>,
): Stamped<ClassicPost> {
  const changed = new Set<number>()
  async function stamped(one: StagedItem<ClassicPost>, digest: string | undefined) {
    const stamp = digest === undefined ? undefined : stampIn(digest)
    if (!stamp) return one
    const found = await find(one.item)
    if (!found || found.sizeBytes === 0 || (await isAsItWas(found, stamp)))
      return { ...one, digest: one.digest + stamp.text }
    changed.add(one.item.id)
    return one
  }
  return {
    isChanged: ({ id }) => changed.has(id),
    batches: (async function* () {
      for await (const batch of batches) {
        changed.clear()
        const lines = await way.ledger.lines(batch.map(({ key }) => key))
        yield await Promise.all(batch.map((one) => stamped(one, lines.get(one.key)?.digest)))
      }
    })(),
  }
}

async function isAsItWas(found: UploadedFile, stamp: Stamp): Promise<boolean> {
  if (found.sizeBytes !== stamp.sizeBytes) return false
  if (String(found.changedAt?.getTime() ?? '') === stamp.changedAt) return true
  return (await sumOf(await found.open())) === stamp.sum
}

async function sumOf(source: Readable): Promise<number> {
  let sum = 0
  for await (const chunk of source) sum = crc32(chunk as Buffer, sum)
  return sum
}

import type { Readable } from 'node:stream'
import { and, asc, gt, inArray, isNull } from 'drizzle-orm'
import type { Bytes } from '../../../kernel/bytes.ts'
import { type ByteRange, StorageMissing } from '../../../platform/storage.ts'
import type { Parts } from '../parts.ts'
import { contents } from '../schema.ts'

/** Contents that should be stored under a key. */
export interface Expected {
  key: string
  size: Bytes
}

const lookedAtOnce = 32
const rowsAtOnce = 1_000

/** Returns those contents that are missing or have another size. */
export async function lostOf<Item extends Expected>(
  parts: Pick<Parts, 'storage'>,
  expected: readonly Item[],
): Promise<Item[]> {
  const lost: Item[] = []
  for (let at = 0; at < expected.length; at += lookedAtOnce) {
    const some = expected.slice(at, at + lookedAtOnce)
    const sizes = await Promise.all(some.map(({ key }) => parts.storage.size(key)))
    lost.push(...some.filter(({ size }, index) => sizes[index] !== size))
  }
  return lost
}

/** Reads stored contents as `Storage.read` does; if they are missing, marks them as lost, which staff see. */
export async function readContent(parts: Parts, key: string, range?: ByteRange): Promise<Readable> {
  try {
    return await parts.storage.read(key, range)
  } catch (error) {
    if (error instanceof StorageMissing) await markLost(parts, [key])
    throw error
  }
}

/** Marks contents as lost, which staff see. */
export async function markLost(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return
  await db
    .update(contents)
    .set({ lostAt: clock() })
    .where(and(inArray(contents.storageKey, [...keys]), isNull(contents.lostAt)))
}

/**
 * Checks each night that the contents of all rows are stored. Contents that were put back are no longer marked as
 * lost. If a deflated copy is missing, zips use the original.
 */
export async function checkContents(parts: Parts): Promise<void> {
  const { db, log } = parts
  for (let last = 0; ; ) {
    const rows = await db
      .select({
        id: contents.id,
        key: contents.storageKey,
        size: contents.size,
        deflatedKey: contents.deflatedKey,
        deflatedSize: contents.deflatedSize,
        lostAt: contents.lostAt,
      })
      .from(contents)
      .where(gt(contents.id, last))
      .orderBy(asc(contents.id))
      .limit(rowsAtOnce)
    const lost = new Set((await lostOf(parts, rows)).map(({ key }) => key))
    const back = rows.filter(({ key, lostAt }) => lostAt !== null && !lost.has(key)).map(({ id }) => id)
    const copies = rows.flatMap(({ id, deflatedKey, deflatedSize }) =>
      deflatedKey === null ? [] : [{ id, key: deflatedKey, size: deflatedSize ?? 0 }],
    )
    const gone = (await lostOf(parts, copies)).map(({ id }) => id)
    if (lost.size > 0)
      log.error(
        { keys: [...lost].slice(0, 20), count: lost.size },
        'stored files are missing: restore them from a backup; the staff area lists them',
      )
    await markLost(parts, [...lost])
    if (back.length > 0) await db.update(contents).set({ lostAt: null }).where(inArray(contents.id, back))
    if (gone.length > 0)
      await db
        .update(contents)
        .set({ deflatedKey: null, deflatedSize: null, deflatedCrc32: null })
        .where(inArray(contents.id, gone))
    if (rows.length < rowsAtOnce) return
    last = rows.at(-1)?.id ?? last
  }
}

import type pg from 'pg'
import { z } from 'zod'
import type { Bytes } from '../kernel/bytes.ts'

/**
 * SQL of the files that rows need: `key`, and `size` in bytes where the row knows it. What can be made anew, such as a
 * smaller picture, is not among them.
 */
export type NeededFiles = string

const neededSchema = z.array(z.object({ key: z.string(), size: z.coerce.number().nullable() }))

const atOnce = 10_000

/**
 * The keys of files that rows of this snapshot need and the archive does not hold, or holds in another length. `stored`
 * is what it holds, by key. Inside the transaction of `client`.
 */
export async function findMissing(
  client: pg.ClientBase,
  needed: readonly NeededFiles[],
  stored: ReadonlyMap<string, Bytes>,
): Promise<string[]> {
  if (needed.length === 0) return []
  await client.query(`declare needed_files no scroll cursor for ${needed.join(' union all ')}`)
  const missing: string[] = []
  for (;;) {
    const { rows } = await client.query(`fetch ${atOnce} from needed_files`)
    if (rows.length === 0) break
    for (const { key, size } of neededSchema.parse(rows)) {
      const found = stored.get(key)
      if (found === undefined || (size !== null && found !== size)) missing.push(key)
    }
  }
  await client.query('close needed_files')
  return missing
}

/** Those of them that rows still need now: the others were deleted while the archive was written. */
export async function stillNeeded(
  pool: Pick<pg.Pool, 'query'>,
  needed: readonly NeededFiles[],
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await pool.query(
    `select distinct key, null as size from (${needed.join(' union all ')}) needed where key = any($1) order by key`,
    [keys],
  )
  return neededSchema.parse(rows).map(({ key }) => key)
}

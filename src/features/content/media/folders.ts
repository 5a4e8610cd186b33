import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/database/index.ts'
import { cleanLine } from '../clean-text.ts'
import { isId } from '../id.ts'
import type { MediaParts } from './parts.ts'
import { media } from './schema.ts'

const longestFolder = 60
/** Most folders of one picture, which may be in several. */
const mostFolders = 20

interface MediaFolder {
  name: string
  pictures: number
}

/** All folders with pictures, by name. */
export async function mediaFolders({ db }: MediaParts): Promise<readonly MediaFolder[]> {
  const { rows } = await db.execute<{ name: string; pictures: number }>(sql`
    select folder as name, count(*)::int as pictures from content_media, unnest(folders) as folder
    group by folder order by lower(schelp_unaccent(folder)), folder`)
  return rows
}

/** Folder names as stored: names that differ in capitals only are one folder, spelled as it exists already. */
export async function folderNames(executor: Executor, names: readonly string[]): Promise<string[]> {
  const wanted = new Map<string, string>()
  for (const text of names) {
    const name = cleanLine(text).slice(0, longestFolder).trim()
    const key = name.toLowerCase()
    if (key !== '' && !wanted.has(key)) wanted.set(key, name)
  }
  if (wanted.size === 0) return []
  const { rows } = await executor.execute<{ name: string }>(sql`
    select distinct folder as name from content_media, unnest(folders) as folder where lower(folder) = any(${texts([...wanted.keys()])})`)
  for (const { name } of rows) wanted.set(name.toLowerCase(), name)
  return [...wanted.values()].sort((one, other) => one.localeCompare(other, 'nl')).slice(0, mostFolders)
}

/** Adds many pictures to folders and removes them from others. No page shows folders. */
export async function moveMedia(
  { db }: MediaParts,
  ids: readonly number[],
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): Promise<number> {
  const numbers = ids.filter(isId)
  if (numbers.length === 0) return 0
  return db.transaction(async (tx) => {
    const added = await folderNames(tx, add)
    const removed = await folderNames(tx, remove)
    const which = sql`id = any(${`{${numbers.join()}}`}::int[])`
    // In the order of the ids, or two users who move the same pictures could deadlock.
    await tx.execute(sql`select from ${media} where ${which} order by id for update`)
    const { rowCount } = await tx.execute(sql`
      update content_media set folders = (array(select distinct folder from unnest(folders || ${texts(added)}) as folder
        where folder <> all(${texts(removed)}) order by folder))[:${mostFolders}] where ${which}`)
    return rowCount ?? 0
  })
}

const texts = (values: readonly string[]): SQL =>
  values.length === 0
    ? sql`'{}'::text[]`
    : sql`array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::text[]`

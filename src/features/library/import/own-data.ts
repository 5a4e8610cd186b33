import { readdir, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * Whether a folder contains, or is a part of, the data of the site itself: the database, the secret, backups. Follows
 * links, also those in the data folder.
 *
 * @param folder without links in its path
 */
export async function holdsOwnData(folder: string, dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir).catch(() => [])
  for (const name of ['.', ...names]) {
    const place = await realpath(join(dataDir, name)).catch(() => undefined)
    if (place !== undefined && (isIn(folder, place) || isIn(place, folder))) return true
  }
  return false
}

const isIn = (folder: string, path: string): boolean => relative(folder, path).split(sep)[0] !== '..'

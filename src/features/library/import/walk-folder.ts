import { opendir, stat } from 'node:fs/promises'
import { join, matchesGlob, relative } from 'node:path'

/** A folder below the imported one, with the files that stand in it. */
export interface FoundFolder {
  path: string
  /** Absent for the imported folder itself. */
  parent?: string
  files: readonly FoundFile[]
}

export interface FoundFile {
  path: string
  name: string
  size: number
  modifiedAt: Date
}

export type SkipReason = 'symlink' | 'not-a-file' | 'unreadable' | 'excluded'

/** What systems leave in folders by themselves. */
const litter = /^(?:\.|~\$|thumbs\.db$|desktop\.ini$|__macosx$)/i

/**
 * Every folder with its files, parents first, each in the order of its names. Told and left are symbolic links, what
 * is not a file (a pipe, a socket, a device), what cannot be read, and what matches one of `exclude` by its path below
 * `root`.
 */
export async function* walkFolder(
  path: string,
  skipped: (path: string, reason: SkipReason) => void,
  { root = path, exclude = [], parent }: { root?: string; exclude?: readonly string[]; parent?: string } = {},
): AsyncGenerator<FoundFolder> {
  const files: FoundFile[] = []
  const folders: string[] = []
  try {
    for await (const entry of await opendir(path)) {
      const inside = join(path, entry.name)
      if (litter.test(entry.name)) continue
      if (exclude.some((pattern) => matchesGlob(relative(root, inside), pattern))) skipped(inside, 'excluded')
      else if (entry.isDirectory()) folders.push(inside)
      else if (entry.isFile()) {
        const found = await stat(inside).catch(() => undefined)
        if (found) files.push({ path: inside, name: entry.name, size: found.size, modifiedAt: found.mtime })
        else skipped(inside, 'unreadable')
      } else skipped(inside, entry.isSymbolicLink() ? 'symlink' : 'not-a-file')
    }
  } catch {
    skipped(path, 'unreadable')
  }
  yield { path, ...(parent === undefined ? {} : { parent }), files: files.sort(byPath) }
  for (const folder of folders.sort()) yield* walkFolder(folder, skipped, { root, exclude, parent: path })
}

const byPath = (one: { path: string }, other: { path: string }): number => (one.path < other.path ? -1 : 1)

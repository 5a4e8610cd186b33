import { isUtf8 } from 'node:buffer'
import { opendir, stat } from 'node:fs/promises'
import { join, matchesGlob, relative } from 'node:path'

/** A folder below the imported one, with the files directly in it. */
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

export type SkipReason = 'symlink' | 'not-a-file' | 'unreadable' | 'not-utf8' | 'excluded'

/** Files that systems put in folders by themselves. */
const litter = /^(?:\.|~\$|thumbs\.db$|desktop\.ini$|__macosx$)/i

/**
 * Every folder with its files, parents first, each in the order of its names. Reports and skips symbolic links, what
 * is neither file nor folder (a pipe, a socket, a device), what cannot be read, paths below `root` that match one of
 * `exclude`, and names that are not UTF-8. Such a name is reported as Latin-1, which it most likely is.
 */
export async function* walkFolder(
  path: string,
  skipped: (path: string, reason: SkipReason) => void,
  { root = path, exclude = [], parent }: { root?: string; exclude?: readonly string[]; parent?: string } = {},
): AsyncGenerator<FoundFolder> {
  const files: FoundFile[] = []
  const folders: string[] = []
  try {
    for await (const entry of await opendir(path, { encoding: 'latin1' })) {
      const bytes = Buffer.from(entry.name, 'latin1')
      const isReadable = isUtf8(bytes)
      const name = isReadable ? bytes.toString() : entry.name
      const inside = join(path, name)
      if (litter.test(name)) continue
      if (exclude.some((pattern) => matchesGlob(relative(root, inside), pattern))) skipped(inside, 'excluded')
      else if (!isReadable) skipped(inside, 'not-utf8')
      else if (entry.isDirectory()) folders.push(inside)
      else if (entry.isFile()) {
        const found = await stat(inside).catch(() => undefined)
        if (found) files.push({ path: inside, name, size: found.size, modifiedAt: found.mtime })
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

import type { GivenFile } from './given-file.ts'

/** Files in folders, on disk or in an archive. Paths have no slash at their start or end; '' is the root. */
export interface FileTree {
  name: string
  children(folder: string): Promise<Children>
  file(path: string): Promise<GivenFile | undefined>
  close(): Promise<void>
}

export interface Children {
  folders: string[]
  files: string[]
}

/** The tree of an archive, from the list of its members. */
export class MemberTree implements FileTree {
  readonly name: string
  readonly #folders = new Map<string, { folders: Set<string>; files: Map<string, GivenFile> }>()
  readonly #close: () => Promise<void>

  constructor(name: string, close: () => Promise<void>) {
    this.name = name
    this.#close = close
    this.#folderAt('')
  }

  add(path: string, file: GivenFile): void {
    const cut = path.lastIndexOf('/')
    this.#folderAt(path.slice(0, Math.max(0, cut))).files.set(path.slice(cut + 1), file)
  }

  async children(folder: string): Promise<Children> {
    const found = this.#folders.get(folder)
    return { folders: [...(found?.folders ?? [])], files: [...(found?.files.keys() ?? [])] }
  }

  async file(path: string): Promise<GivenFile | undefined> {
    const cut = path.lastIndexOf('/')
    return this.#folders.get(path.slice(0, Math.max(0, cut)))?.files.get(path.slice(cut + 1))
  }

  close(): Promise<void> {
    return this.#close()
  }

  #folderAt(path: string) {
    const known = this.#folders.get(path)
    if (known) return known
    const made = { folders: new Set<string>(), files: new Map<string, GivenFile>() }
    this.#folders.set(path, made)
    if (path !== '') {
      const cut = path.lastIndexOf('/')
      this.#folderAt(path.slice(0, Math.max(0, cut))).folders.add(path.slice(cut + 1))
    }
    return made
  }
}

export const joined = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

/** The form in which two names of one file are the same: letters' case and Unicode forms differ between systems. */
export const sameForm = (name: string): string => name.normalize('NFC').toLowerCase()

/** All files below a folder; folders for which `enters` is false are passed by. */
export async function* walk(
  tree: FileTree,
  folder: string,
  enters: (path: string) => boolean,
  depth = 0,
): AsyncGenerator<string> {
  if (depth > maxDepth) return
  const { folders, files } = await tree.children(folder)
  for (const name of files) yield joined(folder, name)
  for (const name of folders) {
    const path = joined(folder, name)
    if (enters(path)) yield* walk(tree, path, enters, depth + 1)
  }
}

const maxDepth = 50

/**
 * The path of an archive's member as a path of ours; undefined when it leads out of the archive, is longer than any
 * system allows, or is no path.
 */
export function memberPath(raw: string): string | undefined {
  const path = raw.replaceAll('\\', '/').replace(/^(?:\.\/){1,9}/, '')
  if (path.length > 4_096 || path.includes('\0') || path.startsWith('/') || /^[A-Za-z]:/.test(path))
    return undefined
  const parts = path.split('/').filter((part) => part !== '' && part !== '.')
  if (parts.length === 0 || parts.length > maxDepth || parts.includes('..')) return undefined
  return parts.join('/')
}

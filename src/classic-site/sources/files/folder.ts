import { readdir, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Say } from '../findings.ts'
import type { Children, FileTree } from './file-tree.ts'
import { fileOnDisk, type GivenFile } from './given-file.ts'

/** A folder on disk. Links in it are not followed: they may lead anywhere. */
export class Folder implements FileTree {
  readonly name: string
  readonly #path: string
  readonly #say: Say
  #real: string | undefined

  constructor(path: string, say: Say) {
    this.name = basename(path)
    this.#path = path
    this.#say = say
  }

  async children(folder: string): Promise<Children> {
    const children: Children = { folders: [], files: [] }
    const entries = await readdir(join(this.#path, folder), { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
      if (entry.isDirectory()) children.folders.push(entry.name)
      else if (entry.isFile()) children.files.push(entry.name)
      else this.#say({ kind: 'left', reason: 'link' })
    return children
  }

  async file(path: string): Promise<GivenFile | undefined> {
    const full = join(this.#path, path)
    try {
      // A link on the way would lead to another path.
      this.#real ??= await realpath(this.#path)
      if ((await realpath(full)) !== join(this.#real, path)) return undefined
      return await fileOnDisk(full, `${this.name}/${path}`)
    } catch {
      return undefined
    }
  }

  async close(): Promise<void> {}
}

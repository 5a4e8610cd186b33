import type { UploadedFile, Uploads } from '../sources.ts'
import { type FileTree, joined, sameForm, walk } from './file-tree.ts'
import type { GivenFile } from './given-file.ts'

export interface UploadsRoot {
  tree: FileTree
  folder: string
}

/**
 * The folders of a tree that are `uploads` folders of WordPress: those of that name with years, files of a plug-in or
 * whatever stands in wp-content, and those that hold years with months or WP File Download's folders.
 */
export async function findUploads(tree: FileTree): Promise<string[]> {
  const found: string[] = []
  let looked = 0
  const look = async (folder: string, depth: number): Promise<void> => {
    if (depth > 12 || ++looked > maxFoldersLookedAt) return
    const { folders, files } = await tree.children(folder)
    if (await isUploads(tree, folder, folders, files)) {
      found.push(folder)
      return
    }
    for (const name of folders) if (!isCodeFolder(name)) await look(joined(folder, name), depth + 1)
  }
  await look('', 0)
  return found
}

const maxFoldersLookedAt = 20_000

async function isUploads(
  tree: FileTree,
  folder: string,
  folders: string[],
  files: string[],
): Promise<boolean> {
  const name = folder.slice(folder.lastIndexOf('/') + 1).toLowerCase()
  if (name === 'uploads' && (folders.length > 0 || files.length > 0)) return true
  if (folders.some((child) => ofPlugins.has(child))) return true
  for (const child of folders) {
    if (!isYear(child) && child !== 'wpfd') continue
    const inside = await tree.children(joined(folder, child))
    const isRight =
      child === 'wpfd'
        ? (part: string) => /^\d{1,10}$/.test(part)
        : (part: string) => /^(?:0[1-9]|1[0-2])$/.test(part)
    if (inside.folders.some(isRight)) return true
  }
  return false
}

/** Folders that plug-ins make in `uploads`, and nowhere else. */
const ofPlugins = new Set(['woocommerce_uploads', 'dlm_uploads', 'gravity_forms'])

const isYear = (name: string) => /^(?:19|20)\d\d$/.test(name)

/** Folders of programs: nothing that people wrote stands in them. */
export const isCodeFolder = (name: string): boolean =>
  name.startsWith('.') || codeFolders.has(name.toLowerCase())

const codeFolders = new Set([
  ...['wp-admin', 'wp-includes', 'plugins', 'mu-plugins', 'themes', 'languages', 'node_modules', 'cache'],
  ...['__macosx', 'vendor', 'upgrade'],
])

/** Looks in all given `uploads` folders, in the order in which they were given. */
export class GivenUploads implements Uploads {
  readonly #roots: UploadsRoot[]
  /** Folders of a site in a network, which stand in `sites/`. */
  ofNetwork = ''

  constructor(roots: UploadsRoot[]) {
    this.#roots = roots
  }

  get isGiven(): boolean {
    return this.#roots.length > 0
  }

  async find(path: string): Promise<UploadedFile | undefined> {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.')
    if (path.length > 4_096 || parts.length === 0 || parts.includes('..') || path.includes('\0'))
      return undefined
    for (const { tree, folder } of this.#roots)
      for (const start of this.ofNetwork === '' ? [folder] : [joined(folder, this.ofNetwork), folder]) {
        const file = await findFile(tree, start, parts)
        if (file) return uploaded(parts.join('/'), file)
      }
    return undefined
  }

  async *list(): AsyncGenerator<{ path: string; sizeBytes: number }> {
    for (const { tree, folder } of this.#roots)
      for await (const path of walk(tree, folder, () => true)) {
        const file = await tree.file(path)
        if (file)
          yield { path: folder === '' ? path : path.slice(folder.length + 1), sizeBytes: file.sizeBytes }
      }
  }
}

const uploaded = (path: string, { sizeBytes, changedAt, open }: GivenFile): UploadedFile => ({
  path,
  sizeBytes,
  changedAt,
  open,
})

/** By its name, else by a name that differs only in letters' case or Unicode form, folder by folder. */
async function findFile(tree: FileTree, start: string, parts: string[]): Promise<GivenFile | undefined> {
  const exact = await tree.file(joined(start, parts.join('/')))
  if (exact) return exact
  let folder = start
  for (const [at, part] of parts.entries()) {
    const { folders, files } = await childrenOf(tree, folder)
    const isLast = at === parts.length - 1
    const same = (isLast ? files : folders).get(sameForm(part))
    if (same === undefined) return undefined
    if (isLast) return await tree.file(joined(folder, same))
    folder = joined(folder, same)
  }
  return undefined
}

interface KnownChildren {
  folders: Map<string, string>
  files: Map<string, string>
}

/** The last folders that were looked into: files of a month are asked for together. */
const known = new WeakMap<FileTree, Map<string, KnownChildren>>()

async function childrenOf(tree: FileTree, folder: string): Promise<KnownChildren> {
  const ofTree = known.get(tree) ?? new Map<string, KnownChildren>()
  known.set(tree, ofTree)
  const had = ofTree.get(folder)
  if (had) return had
  const { folders, files } = await tree.children(folder).catch(() => ({ folders: [], files: [] }))
  const byForm = (names: string[]) => new Map(names.map((name) => [sameForm(name), name]))
  const children = { folders: byForm(folders), files: byForm(files) }
  if (ofTree.size > 50) ofTree.delete(ofTree.keys().next().value ?? '')
  ofTree.set(folder, children)
  return children
}

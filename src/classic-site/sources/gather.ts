import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { broughtSources, type ClassicSource } from './brought-sources.ts'
import { isKit, maxJsonBytes } from './elementor/read-kit.ts'
import { isTemplate, type Json } from './elementor/read-template.ts'
import { type FileTree, joined, walk } from './files/file-tree.ts'
import { Folder } from './files/folder.ts'
import { fileOnDisk, type GivenFile, headOf, wholeOf } from './files/given-file.ts'
import { gunzipped } from './files/gunzip.ts'
import { maxNesting, type UnpackingRoom, UnpacksTooFar } from './files/limits.ts'
import { openTar } from './files/tar.ts'
import { findUploads, isCodeFolder, type UploadsRoot } from './files/uploads.ts'
import { openWpress } from './files/wpress.ts'
import { openZip } from './files/zip.ts'
import { Findings, type Say } from './findings.ts'
import { type OwnExport, openExport } from './own/open-export.ts'
import { kindOf } from './recognise.ts'
import type { FoundSource, SourceKind } from './sources.ts'

/** Looks through what was given, into folders and archives, and sorts what it recognises. */
export class Gathering {
  readonly found: FoundSource[] = []
  readonly findings = new Findings()
  readonly exports: GivenFile[] = []
  readonly dumps: GivenFile[] = []
  readonly products: GivenFile[] = []
  readonly brought: { source: ClassicSource; file: GivenFile }[] = []
  readonly templates: { value: Json; name: string }[] = []
  readonly kits: { tree: FileTree; folder: string; name: string }[] = []
  readonly uploads: UploadsRoot[] = []
  readonly own: OwnExport[] = []
  /** The version of an export that a later program wrote. */
  newer: string | undefined
  readonly #trees: FileTree[] = []
  readonly #folder: string
  readonly #room: UnpackingRoom
  #spooled = 0
  #looked = 0

  constructor(folder: string, room: UnpackingRoom) {
    this.#folder = folder
    this.#room = room
  }

  /** Whether anything was recognised at a path that is there. */
  async take(path: string): Promise<boolean> {
    const before = this.found.length
    if ((await stat(path)).isDirectory()) await this.#tree(new Folder(path, this.#saying(basename(path))), 0)
    else await this.#file(await fileOnDisk(path), 0)
    return this.found.length > before
  }

  async close(): Promise<void> {
    for (const tree of this.#trees) await tree.close()
  }

  #saying(source: string): Say {
    return (said) => this.findings.add({ ...said, source })
  }

  #note(kind: SourceKind, name: string, sizeBytes?: number): void {
    this.found.push({ kind, name, sizeBytes })
  }

  async #file(file: GivenFile, depth: number): Promise<void> {
    const say = this.#saying(file.name)
    try {
      await this.#sort(file, depth, say)
    } catch (error) {
      if (isOfSystem(error)) throw error
      say({
        kind: 'unreadable',
        reason: error instanceof UnpacksTooFar ? 'unpacks-too-far' : 'broken-archive',
      })
    }
  }

  async #sort(file: GivenFile, depth: number, say: Say): Promise<void> {
    const head = await headOf(file)
    switch (kindOf(head)) {
      case 'wxr':
        this.exports.push(file)
        return this.#note('wxr', file.name, file.sizeBytes)
      case 'dump':
        this.dumps.push(file)
        return this.#note('dump', file.name, file.sizeBytes)
      case 'products':
        this.products.push(file)
        return this.#note('products', file.name, file.sizeBytes)
      case 'json':
        return this.#isBrought(file, head) ? undefined : await this.#json(file, say)
      case 'zip':
        return await this.#archive(file, depth, say, openZip)
      case 'tar':
        return await this.#archive(file, depth, say, openTar)
      case 'wpress':
        return await this.#archive(file, depth, say, openWpress)
      case 'gzip':
        return depth > maxNesting
          ? say({ kind: 'left', reason: 'nests-too-deep' })
          : await this.#file(gunzipped(file), depth + 1)
      case 'packed':
        return say({ kind: 'left', reason: 'packed-otherwise' })
      case 'feed':
        return say({ kind: 'left', reason: 'feed' })
      default:
        return this.#isBrought(file, head) ? undefined : this.#notRecognised(file)
    }
  }

  #isBrought(file: GivenFile, head: Buffer): boolean {
    const source = [...broughtSources.values()].find((one) => one.knows(head, file.name))
    if (!source) return false
    this.brought.push({ source, file })
    this.#note('brought', file.name, file.sizeBytes)
    return true
  }

  /** Once for all files of an ending in one folder or archive: there may be thousands. */
  #notRecognised({ name }: GivenFile): void {
    const source = name.split(/ › |\//, 1)[0] ?? name
    const ending = /\.(\w{1,10})$/.exec(name)?.[1]?.toLowerCase()
    this.findings.add({ kind: 'left', reason: 'not-recognised', source, about: ending })
  }

  async #json(file: GivenFile, say: Say): Promise<void> {
    const bytes = await wholeOf(file, maxJsonBytes)
    if (!bytes) return say({ kind: 'left', reason: 'too-large' })
    let value: Json
    try {
      value = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
    } catch {
      return say({ kind: 'unreadable', reason: 'broken-json' })
    }
    if (!isTemplate(value)) return this.#notRecognised(file)
    this.templates.push({ value, name: file.name })
    this.#note('template', file.name, file.sizeBytes)
  }

  async #archive(
    file: GivenFile,
    depth: number,
    say: Say,
    open: (path: string, name: string, say: Say) => Promise<FileTree>,
  ): Promise<void> {
    if (depth > maxNesting) return say({ kind: 'left', reason: 'nests-too-deep' })
    const path = file.path ?? (await this.#spool(file))
    await this.#tree(await open(path, file.name, say), depth + 1)
  }

  /** An archive inside of another one is written to disk, where its members are reached each by itself. */
  async #spool(file: GivenFile): Promise<string> {
    const path = join(this.#folder, `archive-${this.#spooled++}`)
    await pipeline(this.#room.counted(await file.open()), createWriteStream(path))
    return path
  }

  async #tree(tree: FileTree, depth: number): Promise<void> {
    this.#trees.push(tree)
    const before = this.found.length
    if (await this.#isOwn(tree)) return
    await this.#lookThrough(tree, depth)
    if (this.found.length > before || depth > 1 || !(await holdsPictures(tree))) return
    this.uploads.push({ tree, folder: '' })
    this.#note('uploads', tree.name)
  }

  async #lookThrough(tree: FileTree, depth: number): Promise<void> {
    const kitAt = await this.#kitFolder(tree)
    if (kitAt !== undefined) {
      this.kits.push({ tree, folder: kitAt, name: tree.name })
      return this.#note('kit', tree.name)
    }
    const uploads = await findUploads(tree)
    for (const folder of uploads) {
      this.uploads.push({ tree, folder })
      this.#note('uploads', folder === '' ? tree.name : `${tree.name} › ${folder}`)
    }
    if (uploads.includes('')) return
    const enters = (path: string) =>
      !uploads.includes(path) && !isCodeFolder(path.slice(path.lastIndexOf('/') + 1))
    for await (const path of walk(tree, '', enters)) {
      const file = await tree.file(path)
      if (!file || isOfSite(path)) continue
      if (++this.#looked > maxLooked) {
        this.#saying(tree.name)({ kind: 'left', reason: 'too-many-files' })
        return
      }
      await this.#file(file, depth)
    }
  }

  /** An export of Schelp is nothing else besides. */
  async #isOwn(tree: FileTree): Promise<boolean> {
    const { folders } = await tree.children('')
    for (const folder of ['', ...folders.slice(0, 3)]) {
      const opened = await openExport(tree, folder)
      if (opened.ok) {
        this.own.push(opened.value)
        this.#note('own', tree.name)
        return true
      }
      if (opened.code === 'newer') this.newer = opened.detail
    }
    return false
  }

  async #kitFolder(tree: FileTree): Promise<string | undefined> {
    const { folders } = await tree.children('')
    for (const folder of ['', ...folders.slice(0, 3)])
      if ((await tree.file(joined(folder, 'manifest.json'))) && (await isKit(tree, folder))) return folder
    return undefined
  }
}

/** A folder of nothing but pictures and papers: an `uploads` folder of a site that did not sort them by month. */
async function holdsPictures(tree: FileTree): Promise<boolean> {
  for (const name of (await tree.children('')).files.slice(0, 20)) {
    const file = await tree.file(name)
    const start = file ? (await headOf(file, 8)).toString('latin1') : ''
    if (['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF', '%PDF'].some((mark) => start.startsWith(mark)))
      return true
  }
  return false
}

/** More files beside an uploads folder are a program's, not a site's. */
const maxLooked = 20_000

/** Programs and pages of a web server, of which a whole site's backup is full. */
const isOfSite = (path: string): boolean => /\.(?:php|js|css|html?|map|po|mo|svg|htaccess)$/i.test(path)

const isOfSystem = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOSPC', 'EACCES', 'EMFILE', 'EIO'].includes(String(error.code))

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropEnd } from '../../kernel/drop-end.ts'
import type { Result } from '../../kernel/result.ts'
import { fail, ok } from '../../kernel/result.ts'
import type { ClassicItem } from '../classic-site.ts'
import type { ClassicSource } from './brought-sources.ts'
import { CannotBringIn } from './cannot-bring-in.ts'
import { DumpStore } from './dump/dump-store.ts'
import { itemsOfDump, networkFolder, storeDump } from './dump/read-dump.ts'
import { readKit } from './elementor/read-kit.ts'
import { itemsOfTemplate } from './elementor/read-template.ts'
import type { GivenFile } from './files/given-file.ts'
import { UnpackingRoom, UnpacksTooFar } from './files/limits.ts'
import { GivenUploads } from './files/uploads.ts'
import type { FindingReason } from './findings.nl.ts'
import { Findings, type Say } from './findings.ts'
import { Gathering } from './gather.ts'
import { readProducts } from './products/read-products.ts'
import type { FoundSource, Sources } from './sources.ts'
import { readWxr } from './wxr/read-wxr.ts'

export interface SourceOptions {
  /** The prefix of the tables of one site, when a dump holds several: `wp_2_`. */
  prefix?: string
  /** Where what is unpacked and sorted may stand meanwhile; a folder of the system for what is temporary. */
  workFolder?: string
  /** What archives and dumps together may unpack to on the disk, in bytes; without it, what each can in good faith. */
  mostUnpackedBytes?: number
  /** Told while sources are read, with how much of one was. */
  onRead?: (source: string, readBytes: number, sizeBytes: number) => void
}

/** Why nothing is opened. */
export type SourceProblem = 'missing' | 'not-recognised' | 'newer' | 'own-with-others'

/**
 * Opens what was given to be brought over: each path is recognised by its contents. `missing`: a path is not there;
 * `not-recognised`: one holds nothing that is known; the detail names it. `newer`: a later program wrote the export;
 * `own-with-others`: an export of Schelp was given together with something else.
 */
export async function openSources(
  paths: string[],
  options: SourceOptions = {},
): Promise<Result<Sources, SourceProblem, string>> {
  const parent = options.workFolder ?? tmpdir()
  await removeLeftOver(parent)
  const folder = join(parent, `${folderName}${process.pid}-${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  const room = new UnpackingRoom(options.mostUnpackedBytes)
  const gathering = new Gathering(folder, room)
  const giveUp = async (code: SourceProblem, path: string) => {
    await gathering.close()
    await rm(folder, { recursive: true, force: true })
    return fail(code, path)
  }
  for (const path of paths) {
    if (!(await stat(path).catch(() => undefined))) return await giveUp('missing', path)
    const isKnown = await gathering.take(path)
    if (gathering.newer !== undefined) return await giveUp('newer', gathering.newer)
    if (!isKnown) return await giveUp('not-recognised', path)
  }
  if (gathering.own.length > 0 && gathering.found.length > 1) return await giveUp('own-with-others', '')
  return ok(new OpenedSources(gathering, folder, room, options))
}

const folderName = 'schelp-sources-'

/** What a process that was ended amid its work left behind. */
async function removeLeftOver(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const owner = /^schelp-sources-(\d{1,10})-/.exec(name)?.[1]
    if (owner && !isRunning(Number(owner))) await rm(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

class OpenedSources implements Sources {
  readonly #gathering: Gathering
  readonly #folder: string
  readonly #room: UnpackingRoom
  readonly #options: SourceOptions
  readonly uploads: GivenUploads
  /** What was said while sources were looked for, while dumps were stored, and while items were read. */
  readonly #said: { stored: Findings; read: Findings } = { stored: new Findings(), read: new Findings() }
  #store: Promise<DumpStore | undefined> | undefined
  #isClosed = false

  constructor(gathering: Gathering, folder: string, room: UnpackingRoom, options: SourceOptions) {
    this.#gathering = gathering
    this.#folder = folder
    this.#room = room
    this.#options = options
    this.uploads = new GivenUploads(gathering.uploads)
  }

  get found(): FoundSource[] {
    return this.#gathering.found
  }

  get own() {
    return this.#gathering.own[0]
  }

  get findings() {
    return [...this.#gathering.findings.list, ...this.#said.stored.list, ...this.#said.read.list]
  }

  async *items(): AsyncGenerator<ClassicItem> {
    this.#said.read.clear()
    const homes = new Set<string>()
    for await (const item of this.#all()) {
      if (item.sort === 'site' && item.home) homes.add(hostOf(item.home))
      yield item
    }
    if (homes.size > 1)
      this.#said.read.add({
        kind: 'noted',
        reason: 'several-sites',
        source: '',
        about: [...homes].slice(0, 10).join(', '),
      })
  }

  async *#all(): AsyncGenerator<ClassicItem> {
    const { products, brought, templates, kits, exports, dumps } = this.#gathering
    for (const file of products) yield* this.#guarded(file.name, (say) => readProducts(file, say))
    for (const { source, file } of brought) yield* this.#brought(source, file)
    for (const { value, name } of templates) yield* itemsOfTemplate(value, name)
    for (const { tree, folder, name } of kits) yield* this.#guarded(name, (say) => readKit(tree, folder, say))
    for (const file of exports) yield* this.#guarded(file.name, (say) => this.#export(file, say))
    this.#store ??= this.#storeDumps(dumps)
    const store = await this.#store
    if (!store) return
    const say = sayingOf(this.#said.read, dumps.map(({ name }) => name).join(', '))
    for (const item of itemsOfDump(store, this.#options.prefix, say)) yield item
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    const store = await this.#store?.catch(() => undefined)
    await store?.close()
    await this.#gathering.close()
    await rm(this.#folder, { recursive: true, force: true })
  }

  async *#export(file: GivenFile, say: Say): AsyncGenerator<ClassicItem> {
    yield* readWxr(this.#told(file, await file.open()), say)
  }

  /** Whatever a reader of an extension does wrong ends its own file alone. */
  async *#brought(source: ClassicSource, file: GivenFile): AsyncGenerator<ClassicItem> {
    const say = sayingOf(this.#said.read, file.name)
    try {
      yield* source.read(file, say)
    } catch (error) {
      say({ kind: 'unreadable', reason: 'reader-failed', about: String(error).slice(0, 200) })
    }
  }

  /** What cannot be read to its end is told, and what was read of it stays. */
  async *#guarded(name: string, read: (say: Say) => AsyncIterable<ClassicItem>): AsyncGenerator<ClassicItem> {
    const say = sayingOf(this.#said.read, name)
    try {
      yield* read(say)
    } catch (error) {
      say({ kind: 'unreadable', reason: reasonOf(error) })
    }
  }

  async #storeDumps(dumps: GivenFile[]): Promise<DumpStore | undefined> {
    if (dumps.length === 0) return undefined
    const store = new DumpStore(this.#folder)
    for (const file of dumps) {
      const say = sayingOf(this.#said.stored, file.name)
      store.dump = file.name
      try {
        await storeDump(this.#told(file, this.#room.counted(await file.open())), store, say)
      } catch (error) {
        if (isOfStore(error)) throw error
        say({ kind: 'unreadable', reason: reasonOf(error) })
      }
    }
    store.finish()
    refuseMixed(store)
    this.uploads.ofNetwork = networkFolder(store, this.#options.prefix)
    return store
  }

  async *#told(file: GivenFile, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      this.#options.onRead?.(file.name, bytes, file.sizeBytes)
      yield chunk
    }
  }
}

/** Two sites whose tables are called the same would become one of halves. @throws CannotBringIn */
function refuseMixed({ homes }: DumpStore): void {
  for (const option of ['home', 'siteurl'])
    for (const [prefix, named] of Map.groupBy(
      homes.filter((one) => one.option === option && one.address !== ''),
      (one) => one.prefix,
    )) {
      const [first] = named
      const other = named.find((one) => first && placeOf(one.address) !== placeOf(first.address))
      if (first && other)
        throw new CannotBringIn(
          'mixed-sites',
          `${first.dump} is of ${first.address}, and ${other.dump} of ${other.address}, but both call their tables ${prefix}…: bring them in one after the other.`,
        )
    }
}

const placeOf = (address: string): string =>
  hostOf(address) + (URL.canParse(address) ? dropEnd(new URL(address).pathname, /\//) : '')

/** A host as people know it: `www.` before it makes no other site. */
const hostOf = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.host.replace(/^www\./, '') ?? address.slice(0, 200)
}

const sayingOf =
  (findings: Findings, source: string): Say =>
  (said) =>
    findings.add({ ...said, source })

const reasonOf = (error: unknown): FindingReason => {
  if (error instanceof UnpacksTooFar) return 'unpacks-too-far'
  if (isBrokenPack(error)) return 'broken-archive'
  throw error
}

/** Errors of zlib and of zips: the archive is broken or cut off. */
function isBrokenPack(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    code.startsWith('Z_') ||
    code === 'ERR_TRAILING_JUNK_AFTER_STREAM_END' ||
    /invalid|unexpected end|too many bytes|not enough bytes|relative offset/i.test(error.message)
  )
}

/** A full disk is no fault of the source. */
const isOfStore = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ERR_SQLITE_ERROR' || error.code === 'ENOSPC')

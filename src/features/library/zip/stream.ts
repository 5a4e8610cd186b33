import { Readable } from 'node:stream'
import type { Bytes } from '../../../kernel/bytes.ts'
import { type ByteRange, StorageMissing } from '../../../platform/storage.ts'
import type { ContentPart, ZipPlan, ZipSegment } from './plan.ts'
import { startProof, type VersionOf } from './proof.ts'

/** Opens a range of the contents under a key, as `Storage.read` does. */
export type OpenContent = (key: string, range: ByteRange) => Promise<Readable>

/** Contents are opened when the zip is this many bytes before them; if opened sooner, the source might time out. */
const aheadBytes: Bytes = 1024 * 1024
/** How many sources are open at a time, including the one that is read. */
const openSources = 4
/** How many pieces of the plan are made ahead of the one that is read. */
const aheadPieces = 2 * openSources

/** `longer`: the storage returned more than the range; `changed`: as long as planned, with another checksum. */
export type ZipSourceFault = 'missing' | 'unreadable' | 'shorter' | 'longer' | 'changed'

/** The zip could not be finished: the contents stored under `key` are not the planned ones. */
export class ZipSourceError extends Error {
  override readonly name = 'ZipSourceError'
  readonly fault: ZipSourceFault
  readonly key: string
  readonly entryName: string

  constructor(fault: ZipSourceFault, { key, name, fileId }: ContentPart, cause?: unknown) {
    super(`the stored contents of file ${fileId} in a zip are ${fault}: ${key}`, { cause })
    this.fault = fault
    this.key = key
    this.entryName = name
  }
}

/**
 * The bytes of a zip, or of an inclusive range of it. The stream waits for its reader, keeps few sources open, and
 * closes them when the reader leaves. Contents that differ from the plan destroy the stream with a `ZipSourceError`.
 * The checksum of contents that are read completely is compared before their last byte is sent, unless `versionOf`
 * shows that nothing has changed since the checksum was last right. A source that breaks off is opened again at that
 * point, as long as each attempt brings bytes.
 */
export function streamZip(
  plan: ZipPlan,
  open: OpenContent,
  range?: ByteRange,
  versionOf: VersionOf = async () => undefined,
): Readable {
  if (range && !(0 <= range.start && range.start <= range.end && range.end < plan.length)) {
    throw new RangeError(`no bytes ${range.start}-${range.end} in a zip of ${plan.length}`)
  }
  return new ZipStream(plan.segments(range), open, versionOf)
}

type Piece = ZipSegment & { source?: Promise<Readable> }

class ZipStream extends Readable {
  readonly #segments: Iterator<ZipSegment, void>
  readonly #openContent: OpenContent
  readonly #versionOf: VersionOf
  readonly #ahead: Piece[] = []
  readonly #sources = new Set<Promise<Readable>>()
  #started = false
  #wanted = false
  #onWanted: (() => void) | undefined

  constructor(segments: Iterator<ZipSegment, void>, openContent: OpenContent, versionOf: VersionOf) {
    super()
    this.#segments = segments
    this.#openContent = openContent
    this.#versionOf = versionOf
  }

  override _read() {
    this.#wanted = true
    this.#onWanted?.()
    if (this.#started) return
    this.#started = true
    this.#run().catch((error) => this.destroy(error))
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    for (const source of this.#sources) source.then((stream) => stream.destroy(), ignore)
    done(error)
  }

  async #run() {
    for (let piece = this.#next(); piece; piece = this.#next()) {
      if (piece.kind === 'bytes') await this.#give(piece.bytes)
      else await this.#pour(piece.start, piece.content, piece.source ?? this.#open(piece.content))
    }
    this.push(null)
  }

  #next(): Piece | undefined {
    if (this.destroyed) return undefined
    if (this.#ahead.length === 0) this.#take()
    this.#lookAhead(this.#ahead[0]?.start ?? 0)
    return this.#ahead.shift()
  }

  /** Takes the next piece of the plan; false at its end. */
  #take(): boolean {
    const { value } = this.#segments.next()
    if (value) this.#ahead.push({ ...value })
    return value !== undefined
  }

  /** Opens, in order, the contents at an offset of the zip and soon after it. */
  #lookAhead(place: Bytes) {
    if (this.destroyed) return
    const horizon = place + aheadBytes
    while (this.#ahead.length < aheadPieces && (this.#ahead.at(-1)?.start ?? 0) <= horizon) {
      if (!this.#take()) break
    }
    for (const piece of this.#ahead) {
      if (this.#sources.size >= openSources) return
      if (piece.kind === 'content') piece.source ??= this.#open(piece.content)
    }
  }

  /**
   * Opens a stretch, or the rest of it. Always requests a range: a disk reads small files twice as fast if it knows
   * where to stop.
   */
  #open({ key, range }: ContentPart, received: Bytes = 0): Promise<Readable> {
    const source = this.#openContent(key, { start: range.start + received, end: range.end })
    this.#sources.add(source)
    source.then((stream) => {
      // An error before this stream's turn is noticed when the stream is read.
      stream.on('error', ignore)
      stream.read(0)
    }, ignore)
    return source
  }

  /** Sends the stretch that begins at `start` in the zip. */
  async #pour(start: Bytes, content: ContentPart, opened: Promise<Readable>) {
    const { key, range, crc32 } = content
    const length = range.end + 1 - range.start
    const proof = crc32 === undefined ? undefined : await startProof(key, length, crc32, this.#versionOf)
    let received = 0
    for (let source = opened; ; source = this.#open(content, received)) {
      const before = received
      try {
        for await (const chunk of await source) {
          received += chunk.length
          if (received > length) throw new ZipSourceError('longer', content)
          proof?.add(chunk)
          if (received === length && (await proof?.holds()) === false)
            throw new ZipSourceError('changed', content)
          this.#lookAhead(start + received)
          await this.#give(chunk)
        }
        if (received < length) throw new ZipSourceError('shorter', content)
        return
      } catch (error) {
        if (this.destroyed || error instanceof ZipSourceError) throw error
        if (error instanceof StorageMissing) throw new ZipSourceError('missing', content, error)
        // A source that was opened early may have timed out, so it is opened once more even if it brought no byte.
        if (received === before && source !== opened) throw new ZipSourceError('unreadable', content, error)
      } finally {
        this.#sources.delete(source)
      }
    }
  }

  async #give(bytes: Buffer) {
    this.#wanted = false
    if (this.push(bytes) || this.#wanted) return
    await new Promise<void>((resolve) => {
      this.#onWanted = resolve
    })
    this.#onWanted = undefined
  }
}

const ignore = () => undefined

import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Bytes } from '../../kernel/bytes.ts'
import { keepMemory, lend, pieceBytes, takeMemory } from '../pieces.ts'
import type { ByteRange } from './contract.ts'

/** How many reads run at a time. Node has four threads for all file access; downloads leave some of them to pages. */
const readsAtOnce = 2
let reads = 0
const waiting: (() => void)[] = []

/**
 * Reads a file, or an inclusive range of it, one piece ahead of its reader, in memory that is lent (`pieces.ts`);
 * then closes it.
 */
export class FileSource extends Readable {
  readonly #file: FileHandle
  readonly #end: Bytes
  #at: Bytes

  constructor(file: FileHandle, { start, end }: ByteRange = { start: 0, end: Number.POSITIVE_INFINITY }) {
    super({ highWaterMark: pieceBytes })
    this.#file = file
    this.#at = start
    this.#end = end + 1
  }

  override _read() {
    this.#readPiece().catch((error) => this.destroy(error))
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    // Closing waits for a read that is still running.
    this.#file.close().then(() => done(error), done)
  }

  async #readPiece() {
    if (reads < readsAtOnce) reads += 1
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    try {
      if (this.destroyed) return
      const memory = takeMemory()
      const { bytesRead } = await this.#file.read(
        memory,
        0,
        Math.min(pieceBytes, this.#end - this.#at),
        this.#at,
      )
      if (bytesRead === 0 || this.destroyed) keepMemory(memory)
      else {
        this.#at += bytesRead
        this.push(lend(memory, bytesRead))
      }
      if (bytesRead === 0 || this.#at === this.#end) this.push(null)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else reads -= 1
    }
  }
}

import { type FileHandle, open } from 'node:fs/promises'
import { Writable } from 'node:stream'

/** Writes a file with holes in place of zeros, so that gigabytes of them take no space on the disk. */
export class SparseFile extends Writable {
  readonly #path: string
  #file: FileHandle | undefined
  #at = 0
  #zeros = Buffer.alloc(0)

  constructor(path: string) {
    super()
    this.#path = path
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void) {
    this.#put(chunk).then(() => done(), done)
  }

  override _final(done: (error?: Error | null) => void) {
    this.#close().then(() => done(), done)
  }

  async #put(chunk: Buffer) {
    if (this.#zeros.length < chunk.length) this.#zeros = Buffer.alloc(chunk.length)
    if (!chunk.equals(this.#zeros.subarray(0, chunk.length))) {
      const file = await this.#opened()
      await file.write(chunk, 0, chunk.length, this.#at)
    }
    this.#at += chunk.length
  }

  async #close() {
    const file = await this.#opened()
    await file.truncate(this.#at)
    await file.close()
  }

  async #opened() {
    this.#file ??= await open(this.#path, 'w')
    return this.#file
  }
}

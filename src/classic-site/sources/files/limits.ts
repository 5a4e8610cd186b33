import { type Readable, Transform, type TransformCallback } from 'node:stream'

/** The most files that one archive may hold, and the most archives inside of each other. */
export const maxMembers = 1_000_000
export const maxNesting = 4

/** A text of a database becomes 5 to 20 times smaller; more than this, beyond the first part, is made to fill disks. */
const maxRatio = 200
const alwaysAllowedBytes = 64 * 1024 * 1024

/** What an archive unpacks to is more than it can be in good faith. */
export class UnpacksTooFar extends Error {}

/** A stream that ends in an error when it gives far more than what was packed can hold. */
export function guarded(stream: Readable, packedBytes: number): Readable {
  let bytes = 0
  const guard = new Transform({
    transform(piece: Buffer, _encoding, done: TransformCallback) {
      bytes += piece.length
      if (bytes > alwaysAllowedBytes && bytes > packedBytes * maxRatio)
        done(new UnpacksTooFar('an archive unpacks too far'))
      else done(null, piece)
    },
  })
  stream.on('error', (error) => guard.destroy(error))
  guard.on('close', () => stream.destroy())
  return stream.pipe(guard)
}

/** How much may still be unpacked on the disk; it counts what is. */
export class UnpackingRoom {
  #left: number

  constructor(bytes = Number.POSITIVE_INFINITY) {
    this.#left = bytes
  }

  /** @throws UnpacksTooFar when there is no more room */
  take(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new UnpacksTooFar('the sources unpack to more than there is room for')
  }

  async *counted(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      this.take(piece.length)
      yield piece
    }
  }
}

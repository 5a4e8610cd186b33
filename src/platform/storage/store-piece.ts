import { Readable } from 'node:stream'
import type { Storage } from './contract.ts'

/**
 * Stores a piece of an upload as it arrives: if the connection breaks, only the bytes that were not received are lost.
 * Nothing is kept of a piece without bytes, or with more of them than there is room for.
 */
export async function storePiece(
  storage: Storage,
  key: string,
  source: Readable,
  room: number,
): Promise<{ bytes: number; isTooLong: boolean }> {
  const piece = new Piece(source, room)
  await storage.put(key, Readable.from(piece.read(), { objectMode: false }))
  const { bytes, isTooLong } = piece
  if (bytes === 0 || isTooLong) await storage.delete(key)
  return { bytes, isTooLong }
}

/** Reads the bytes of a connection, and ends without an error when it breaks. */
class Piece {
  bytes = 0
  isTooLong = false

  constructor(
    private readonly source: Readable,
    private readonly room: number,
  ) {}

  async *read(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of this.source) {
        const part = Buffer.from(chunk)
        if (part.length > this.room - this.bytes) {
          this.isTooLong = true
          return
        }
        this.bytes += part.length
        yield part
      }
    } catch {
      // The connection broke; the bytes received so far are stored.
    }
  }
}

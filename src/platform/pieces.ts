import type { Bytes } from '../kernel/bytes.ts'

/** What a file is read by. */
export const pieceBytes: Bytes = 256 * 1024
/** Kept for the next reader: 4 MB. */
const mostKept = 16

const kept: Buffer[] = []
const lent = new WeakMap<Uint8Array, Buffer>()

/** Memory to read a piece into. */
export const takeMemory = (): Buffer => kept.pop() ?? Buffer.allocUnsafeSlow(pieceBytes)

/** Memory that nobody has seen, or is to see, any more. */
export function keepMemory(memory: Buffer): void {
  if (kept.length < mostKept) kept.push(memory)
}

/** The first bytes of that memory, on their way to whoever may `giveBack` them. */
export function lend(memory: Buffer, length: Bytes): Buffer {
  const piece = memory.subarray(0, length)
  lent.set(piece, memory)
  return piece
}

/**
 * By the last one who holds a piece, so that its memory is read into again: V8 lets 64 MB of such garbage lie before it
 * looks, and then marks all that lives. A piece that is never given back is garbage like any other; what was not lent, or
 * is a part of what was, is left alone.
 */
export function giveBack(piece: Uint8Array): void {
  const memory = lent.get(piece)
  if (!memory) return
  lent.delete(piece)
  keepMemory(memory)
}

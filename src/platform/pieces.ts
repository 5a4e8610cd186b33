import type { Bytes } from '../kernel/bytes.ts'

/** How many bytes of a file are read at a time. */
export const pieceBytes: Bytes = 256 * 1024
/** Kept for the next reader: 4 MB. */
const mostKept = 16

const kept: Buffer[] = []
const lent = new WeakMap<Uint8Array, Buffer>()

/** Memory to read a piece into. */
export const takeMemory = (): Buffer => kept.pop() ?? Buffer.allocUnsafeSlow(pieceBytes)

/** Keeps memory for a later read. Nobody may use it any more. */
export function keepMemory(memory: Buffer): void {
  if (kept.length < mostKept) kept.push(memory)
}

/** The first bytes of the memory, as a piece that its last holder may `giveBack`. */
export function lend(memory: Buffer, length: Bytes): Buffer {
  const piece = memory.subarray(0, length)
  lent.set(piece, memory)
  return piece
}

/**
 * Called by the last holder of a piece, so that the next read uses its memory: V8 collects such buffers only when there
 * are 64 MB of them, and then marks the whole heap. A piece that is never given back is collected like any other.
 * Anything that was not lent, or is only a part of a piece, is ignored.
 */
export function giveBack(piece: Uint8Array): void {
  const memory = lent.get(piece)
  if (!memory) return
  lent.delete(piece)
  keepMemory(memory)
}

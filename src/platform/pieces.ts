import type { Bytes } from '../kernel/bytes.ts'

/** How many bytes of a file are read at a time. */
export const pieceBytes: Bytes = 256 * 1024
/** How many buffers are kept for later reads: 4 MB in total. */
const poolSize = 16

const pool: Buffer[] = []
const lent = new WeakMap<Uint8Array, Buffer>()

/** Returns memory to read a piece into. */
export const takeMemory = (): Buffer => pool.pop() ?? Buffer.allocUnsafeSlow(pieceBytes)

/** Keeps memory for a later read. The caller must not use it afterwards. */
export function keepMemory(memory: Buffer): void {
  if (pool.length < poolSize) pool.push(memory)
}

/** Returns the first bytes of the memory as a piece, which its last user may `giveBack`. */
export function lend(memory: Buffer, length: Bytes): Buffer {
  const piece = memory.subarray(0, length)
  lent.set(piece, memory)
  return piece
}

/**
 * Returns the memory of a piece for the next read; its last user calls it. V8 collects such buffers only when there
 * are 64 MB of them, and then marks the whole heap. A piece that is never given back is collected like any other.
 * Ignores buffers that were not lent, and parts of a piece.
 */
export function giveBack(piece: Uint8Array): void {
  const memory = lent.get(piece)
  if (!memory) return
  lent.delete(piece)
  keepMemory(memory)
}

import type { Bytes } from '../../kernel/bytes.ts'

/** A body that is being read, or an answer that is being sent. */
interface Transfer {
  /** What it may hold in memory. */
  bytes: Bytes
  /** Whom it is counted for. */
  visitor: string
  /** How much was read or sent since it began. */
  moved(): Bytes
  /** Ends it, because others need the room. */
  drop(): void
}

export interface TransferBudget {
  /** Takes room until the returned function is called; undefined when there is none. */
  take(transfer: Transfer): (() => void) | undefined
}

interface Held extends Transfer {
  since: number
}

/** A connection costs memory, however little it sends. */
const leastBytes: Bytes = 64 * 1024

/**
 * One budget for everything that waits in memory for a slow client: all forms, files and downloads together, and less
 * for each visitor. When it is full, the slowest make room, once they had `graceMs`.
 */
export function createTransferBudget({
  all,
  ofOne,
  graceMs,
  now = Date.now,
}: {
  all: Bytes
  ofOne: Bytes
  graceMs: number
  now?: () => number
}): TransferBudget {
  const held = new Set<Held>()
  const ofVisitor = new Map<string, Bytes>()
  let inAll: Bytes = 0

  function count({ visitor, bytes }: Transfer, sign: 1 | -1): void {
    inAll += sign * bytes
    const own = (ofVisitor.get(visitor) ?? 0) + sign * bytes
    if (own > 0) ofVisitor.set(visitor, own)
    else ofVisitor.delete(visitor)
  }

  function release(one: Held): void {
    if (held.delete(one)) count(one, -1)
  }

  function slowest(isMeant: (one: Held) => boolean): Held | undefined {
    const at = now()
    const speed = (one: Held) => one.moved() / (at - one.since)
    let found: Held | undefined
    for (const one of held)
      if (isMeant(one) && at - one.since >= graceMs && (!found || speed(one) < speed(found))) found = one
    return found
  }

  /** Drops slow transfers until there is room; returns whether there is. */
  function makeRoom(hasRoom: () => boolean, isMeant: (one: Held) => boolean): boolean {
    while (!hasRoom()) {
      const one = slowest(isMeant)
      if (!one) return false
      release(one)
      one.drop()
    }
    return true
  }

  return {
    take(transfer) {
      const bytes = Math.max(transfer.bytes, leastBytes)
      const { visitor } = transfer
      const isRoom =
        makeRoom(
          () => (ofVisitor.get(visitor) ?? 0) + bytes <= ofOne,
          (one) => one.visitor === visitor,
        ) &&
        makeRoom(
          () => inAll + bytes <= all,
          () => true,
        )
      if (!isRoom) return undefined
      const one: Held = { ...transfer, bytes, since: now() }
      held.add(one)
      count(one, 1)
      return () => release(one)
    },
  }
}

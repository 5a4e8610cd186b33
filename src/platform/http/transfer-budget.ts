import type { Bytes } from '../../kernel/bytes.ts'

/** A body that is being read, or an answer that is being sent. */
interface Transfer {
  /** The memory that it may take. */
  bytes: Bytes
  /** The visitor it counts for. */
  visitor: string
  /** How many bytes were read or sent since it began. */
  moved(): Bytes
  /** Ends it, because others need the memory. */
  drop(): void
}

export interface TransferBudget {
  /** Reserves memory until the returned function is called; undefined if there is none. */
  take(transfer: Transfer): (() => void) | undefined
}

interface OpenTransfer extends Transfer {
  since: number
}

/** A connection takes memory, however little it sends. */
const leastBytes: Bytes = 64 * 1024

/**
 * One memory budget for all forms, files and downloads that wait for slow clients, with a smaller share for each
 * visitor. If it is full, the slowest transfers that have lasted `graceMs` are dropped.
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
  const transfers = new Set<OpenTransfer>()
  const ofVisitor = new Map<string, Bytes>()
  let inAll: Bytes = 0

  function count({ visitor, bytes }: Transfer, sign: 1 | -1): void {
    inAll += sign * bytes
    const own = (ofVisitor.get(visitor) ?? 0) + sign * bytes
    if (own > 0) ofVisitor.set(visitor, own)
    else ofVisitor.delete(visitor)
  }

  function release(one: OpenTransfer): void {
    if (transfers.delete(one)) count(one, -1)
  }

  function slowest(isMeant: (one: OpenTransfer) => boolean): OpenTransfer | undefined {
    const at = now()
    const speed = (one: OpenTransfer) => one.moved() / (at - one.since)
    let found: OpenTransfer | undefined
    for (const one of transfers)
      if (isMeant(one) && at - one.since >= graceMs && (!found || speed(one) < speed(found))) found = one
    return found
  }

  /** Drops slow transfers until there is room; returns whether there is. */
  function makeRoom(hasRoom: () => boolean, isMeant: (one: OpenTransfer) => boolean): boolean {
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
      const one: OpenTransfer = { ...transfer, bytes, since: now() }
      transfers.add(one)
      count(one, 1)
      return () => release(one)
    },
  }
}

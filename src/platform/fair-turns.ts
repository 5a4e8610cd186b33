import { fail, ok, type Result } from '../kernel/result.ts'

export interface TurnLimits {
  /** How many tasks run at a time. */
  atOnce: number
  /** How many of them may be of one visitor, so that slow ones leave room for others. */
  atOnceOfOne: number
  /** How many tasks of one visitor may wait. */
  mostOfOne: number
  /** How many tasks may wait in total. */
  mostWaiting: number
  /** A task that has waited this long is refused. */
  longestWaitMs: number
}

export interface Claim {
  /** The visitor that the task is for: tasks of one visitor wait for each other, not for those of others. */
  visitor: string
  /** Tasks with the same name begin together and take one place, in the turn of the first visitor. */
  name?: string | undefined
  /** Whether nobody waits for the result any more; the task then does not begin. */
  isGone?(): boolean
}

interface FairTurns {
  /** Runs a task when its turn comes; `busy` if too many wait already, or if it waited too long. */
  run<Value>(claim: Claim, act: () => Promise<Value>): Promise<Result<Value, 'busy'>>
}

interface Turn {
  name: string | undefined
  visitors: Set<string>
  /** The visitor in whose turn it began. */
  holder: string
  isGone: (() => boolean)[]
  /** How many tasks share it and have not ended. */
  sharing: number
  begun: Promise<boolean>
  settle(begins: boolean): void
}

/**
 * Lets visitors take turns: the next turn is for the visitor who has waited longest for one, however many tasks
 * others have. If all places are taken, a newcomer gets the last place of the visitor who has the most.
 */
export function fairTurns({
  atOnce,
  atOnceOfOne,
  mostOfOne,
  mostWaiting,
  longestWaitMs,
}: TurnLimits): FairTurns {
  /** Waiting tasks by visitor; the visitor who is next comes first. */
  const queues = new Map<string, Turn[]>()
  const named = new Map<string, Turn>()
  const waiting = new Set<Turn>()
  /** How many tasks run, by the visitor in whose turn they began. */
  const acting = new Map<string, number>()
  let actingInAll = 0

  const lengthOf = (visitor: string) => queues.get(visitor)?.length ?? 0

  function enqueue(turn: Turn, visitor: string): void {
    turn.visitors.add(visitor)
    const queue = queues.get(visitor)
    if (queue) queue.push(turn)
    else queues.set(visitor, [turn])
  }

  function settle(turn: Turn, begins: boolean, holder = ''): void {
    waiting.delete(turn)
    if (turn.name !== undefined) named.delete(turn.name)
    for (const visitor of turn.visitors) {
      const left = (queues.get(visitor) ?? []).filter((other) => other !== turn)
      // A visitor who had a turn goes behind all others who wait.
      if (begins || left.length === 0) queues.delete(visitor)
      if (left.length > 0) queues.set(visitor, left)
    }
    if (begins) count(holder, 1)
    turn.holder = holder
    turn.settle(begins)
  }

  function count(visitor: string, more: 1 | -1): void {
    const number = (acting.get(visitor) ?? 0) + more
    if (number > 0) acting.set(visitor, number)
    else acting.delete(visitor)
    actingInAll += more
  }

  /** The first task of the next visitor whose tasks do not fill their share. */
  function nextTurn(): [turn: Turn, holder: string] | undefined {
    for (const [visitor, [turn]] of queues)
      if (turn && (acting.get(visitor) ?? 0) < atOnceOfOne) return [turn, visitor]
    return undefined
  }

  function beginNext(): void {
    while (actingInAll < atOnce) {
      const [turn, holder] = nextTurn() ?? []
      if (!turn) return
      settle(turn, !turn.isGone.every((isGone) => isGone()), holder)
    }
  }

  /** Makes room for a newcomer; returns whether there is room. */
  function makeRoom(visitor: string): boolean {
    if (waiting.size < mostWaiting) return true
    let greediest: readonly Turn[] = []
    for (const queue of queues.values()) if (queue.length > greediest.length) greediest = queue
    const last = greediest.findLast(({ visitors }) => visitors.size === 1)
    if (!last || greediest.length <= lengthOf(visitor) + 1) return false
    settle(last, false)
    return true
  }

  function turnOf({ visitor, name, isGone = () => false }: Claim): Turn | undefined {
    const same = name === undefined ? undefined : named.get(name)
    if (same) {
      same.sharing += 1
      same.isGone.push(isGone)
      if (!same.visitors.has(visitor) && lengthOf(visitor) < mostOfOne) enqueue(same, visitor)
      return same
    }
    if (lengthOf(visitor) >= mostOfOne || !makeRoom(visitor)) return undefined
    const { promise: begun, resolve } = Promise.withResolvers<boolean>()
    const turn: Turn = {
      name,
      visitors: new Set(),
      holder: '',
      isGone: [isGone],
      sharing: 1,
      begun,
      settle(begins) {
        clearTimeout(end)
        resolve(begins)
      },
    }
    const end = setTimeout(() => settle(turn, false), longestWaitMs)
    waiting.add(turn)
    if (name !== undefined) named.set(name, turn)
    enqueue(turn, visitor)
    return turn
  }

  return {
    async run(claim, act) {
      const turn = turnOf(claim)
      if (!turn) return fail('busy')
      beginNext()
      if (!(await turn.begun)) return fail('busy')
      try {
        return ok(await act())
      } finally {
        turn.sharing -= 1
        if (turn.sharing === 0) {
          count(turn.holder, -1)
          beginNext()
        }
      }
    },
  }
}

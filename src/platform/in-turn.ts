import { TooBusy } from './too-busy.ts'

/**
 * Runs at most so many tasks at a time; the others wait in the order in which they came.
 * @throws `TooBusy` if too many wait already, or if this one has waited too long
 */
export type Turns = <Value>(act: () => Promise<Value>) => Promise<Value>

/** A page with many pictures that are drawn for the first time requests a few hundred at once. */
const usual = { mostWaiting: 400, longestWaitMs: 60_000 }

export function inTurn(most: number, ends: Partial<typeof usual> = {}): Turns {
  const { mostWaiting, longestWaitMs } = { ...usual, ...ends }
  let acting = 0
  const waiting = new Set<() => void>()

  function turn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    if (waiting.size >= mostWaiting) reject(new TooBusy('too many wait already'))
    else {
      const begin = () => {
        clearTimeout(end)
        waiting.delete(begin)
        resolve()
      }
      const end = setTimeout(() => {
        waiting.delete(begin)
        reject(new TooBusy('it waited too long'))
      }, longestWaitMs).unref()
      waiting.add(begin)
    }
    return promise
  }

  return async (act) => {
    if (acting < most) acting += 1
    else await turn()
    try {
      return await act()
    } finally {
      const [next] = waiting
      if (next) next()
      else acting -= 1
    }
  }
}

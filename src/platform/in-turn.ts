/** Runs at most `most` tasks at a time; the others wait in the order in which they came. */
export type Turns = <Value>(act: () => Promise<Value>) => Promise<Value>

export function inTurn(most: number): Turns {
  let acting = 0
  const waiting: (() => void)[] = []
  return async (act) => {
    if (acting < most) acting += 1
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else acting -= 1
    }
  }
}

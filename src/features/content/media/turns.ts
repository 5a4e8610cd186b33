/** Lets at most so many pieces of work run at once; the others wait in the order in which they came. */
export type Turns = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

export function createTurns(most: number): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // Who comes next takes over the place, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

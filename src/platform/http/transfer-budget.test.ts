import { describe, expect, it } from 'vitest'
import { createTransferBudget } from './transfer-budget.ts'

const kb = 1024

/** Room for ten transfers of 100 KB, six of one visitor; slow ones are dropped after two seconds. */
function bench() {
  let at = 0
  const dropped: string[] = []
  const budget = createTransferBudget({ all: 1000 * kb, ofOne: 600 * kb, graceMs: 2000, now: () => at })
  return {
    dropped,
    wait: (ms: number) => {
      at += ms
    },
    take: (visitor: string, name = visitor, { moved = 0, bytes = 100 * kb } = {}) =>
      budget.take({ visitor, bytes, moved: () => moved, drop: () => void dropped.push(name) }),
  }
}

describe('abuse 24 the budget of transfers', () => {
  it('abuse 34 refuses what one visitor holds beyond a share, and nobody else', () => {
    const { take } = bench()
    for (let number = 0; number < 6; number += 1) expect(take('a')).toBeDefined()
    expect(take('a')).toBeUndefined()
    expect(take('b')).toBeDefined()
  })

  it('has an end for all together, and room again when one ends', () => {
    const { take } = bench()
    const ends = Array.from({ length: 10 }, (_, number) => take(`visitor ${number}`))
    expect(take('late')).toBeUndefined()
    ends[3]?.()
    ends[3]?.()
    expect(take('late')).toBeDefined()
    expect(take('later')).toBeUndefined()
  })

  it('drops the slowest first, once it had some time', () => {
    const { take, wait, dropped } = bench()
    for (let number = 0; number < 10; number += 1)
      take(`visitor ${number}`, `body ${number}`, { moved: number === 4 ? 10 : 50 * kb })
    wait(1999)
    expect(take('late')).toBeUndefined()
    wait(1)
    expect(take('late', 'late')).toBeDefined()
    expect(dropped).toEqual(['body 4'])
  })

  it('drops within the share of a visitor what is slow of that visitor', () => {
    const { take, wait, dropped } = bench()
    take('b', 'slow of b')
    for (let number = 0; number < 6; number += 1) take('a', `a${number}`, { moved: 10 * number + 1 })
    wait(2000)
    expect(take('a')).toBeDefined()
    expect(dropped).toEqual(['a0'])
  })

  it('counts a connection that sends next to nothing', () => {
    const { take } = bench()
    const taken = Array.from({ length: 50 }, (_, number) => take(`visitor ${number}`, '', { bytes: 1 }))
    expect(taken.filter(Boolean)).toHaveLength(15)
  })
})

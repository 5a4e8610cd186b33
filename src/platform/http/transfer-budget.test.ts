import { describe, expect, it } from 'vitest'
import { createTransferBudget } from './transfer-budget.ts'

const kb = 1024

/** A budget for ten transfers of 100 KB, of which six for one visitor; slow ones are dropped after two seconds. */
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
  it('abuse 34 refuses transfers of one visitor beyond a share, and of nobody else', () => {
    const { take } = bench()
    for (let number = 0; number < 6; number += 1) expect(take('a')).toBeDefined()
    expect(take('a')).toBeUndefined()
    expect(take('b')).toBeDefined()
  })

  it('refuses transfers beyond the whole budget, until one ends', () => {
    const { take } = bench()
    const ends = Array.from({ length: 10 }, (_, number) => take(`visitor ${number}`))
    expect(take('late')).toBeUndefined()
    ends[3]?.()
    ends[3]?.()
    expect(take('late')).toBeDefined()
    expect(take('later')).toBeUndefined()
  })

  it('drops the slowest first, after it has had some time', () => {
    const { take, wait, dropped } = bench()
    for (let number = 0; number < 10; number += 1)
      take(`visitor ${number}`, `body ${number}`, { moved: number === 4 ? 10 : 50 * kb })
    wait(1999)
    expect(take('late')).toBeUndefined()
    wait(1)
    expect(take('late', 'late')).toBeDefined()
    expect(dropped).toEqual(['body 4'])
  })

  it('drops slow transfers of a visitor whose share is full', () => {
    const { take, wait, dropped } = bench()
    take('b', 'slow of b')
    for (let number = 0; number < 6; number += 1) take('a', `a${number}`, { moved: 10 * number + 1 })
    wait(2000)
    expect(take('a')).toBeDefined()
    expect(dropped).toEqual(['a0'])
  })

  it('counts memory for a connection that sends almost nothing', () => {
    const { take } = bench()
    const taken = Array.from({ length: 50 }, (_, number) => take(`visitor ${number}`, '', { bytes: 1 }))
    expect(taken.filter(Boolean)).toHaveLength(15)
  })
})

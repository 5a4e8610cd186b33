import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type Claim, fairTurns, type TurnLimits } from './fair-turns.ts'

/** Turns whose tasks last until the test ends them; `begun` lists them in the order in which they began. */
function bench(limits: Partial<TurnLimits> = {}) {
  const turns = fairTurns({
    atOnce: 1,
    atOnceOfOne: 1,
    mostOfOne: 3,
    mostWaiting: 4,
    longestWaitMs: 60_000,
    ...limits,
  })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: async (visitor: string, task: string, more: Partial<Claim> = {}) => {
      const ran = await turns.run({ visitor, ...more }, async () => {
        begun.push(task)
        await new Promise<void>((resolve) => ends.set(task, resolve))
        return task
      })
      return ran.ok ? ran.value : ran.code
    },
    async end(task: string) {
      await setImmediate()
      ends.get(task)?.()
      await setImmediate()
    },
  }
}

describe('abuse 22 fair turns', () => {
  it('let a visitor with one task pass somebody with many', async () => {
    const { ask, begun, end } = bench()
    for (const task of ['a1', 'a2', 'a3', 'a4']) void ask('a', task)
    void ask('b', 'b1')
    for (const task of ['a1', 'a2', 'b1']) await end(task)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('leave room beside slow tasks of one visitor', async () => {
    const { ask, begun, end } = bench({ atOnce: 3, atOnceOfOne: 2 })
    for (const task of ['a1', 'a2', 'a3']) void ask('a', task)
    void ask('b', 'b1')
    await end('nothing')
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await end('b1')
    expect(begun).toHaveLength(3)
    await end('a1')
    expect(begun.at(-1)).toBe('a3')
  })

  it('refuse what one visitor asks beyond a bound', async () => {
    const { ask, begun, end } = bench()
    const asked = ['a1', 'a2', 'a3', 'a4', 'a5'].map((task) => ask('a', task))
    expect(await asked[4]).toBe('busy')
    for (const task of ['a1', 'a2', 'a3', 'a4']) await end(task)
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'a4', 'busy'])
    expect(begun).toHaveLength(4)
  })

  it('abuse 34 take the last place from whoever holds most, when all are taken', async () => {
    const { ask, begun, end } = bench({ mostWaiting: 3 })
    void ask('a', 'a1')
    const [, , pushedOut] = ['a2', 'a3', 'a4'].map((task) => ask('a', task))
    const newcomer = ask('b', 'b1')
    expect(await pushedOut).toBe('busy')
    void ask('c', 'c1')
    expect(await ask('c', 'c2')).toBe('busy')
    for (const task of ['a1', 'a2', 'b1']) await end(task)
    expect(await newcomer).toBe('b1')
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  })

  it('begin tasks of one name together, in the turn of the visitor who comes first', async () => {
    const { ask, begun, end } = bench({ mostOfOne: 9, mostWaiting: 9 })
    void ask('a', 'a1')
    for (const task of ['a2', 'a3']) void ask('a', task)
    void ask('a', 'page of a', { name: 'page' })
    void ask('b', 'page of b', { name: 'page' })
    void ask('a', 'a4')
    for (const task of ['a1', 'a2']) await end(task)
    expect(begun).toEqual(['a1', 'a2', 'page of a', 'page of b'])
    await end('page of a')
    expect(begun).toHaveLength(4)
    await end('page of b')
    expect(begun.at(-1)).toBe('a3')
  })

  it('abuse 26 do not begin what nobody waits for', async () => {
    const { ask, begun, end } = bench()
    let isGone = false
    void ask('a', 'a1')
    const left = ask('b', 'b1', { isGone: () => isGone })
    void ask('c', 'c1')
    isGone = true
    await end('a1')
    expect(begun).toEqual(['a1', 'c1'])
    expect(await left).toBe('busy')
  })

  it('go on after a task that fails', async () => {
    const turns = fairTurns({
      atOnce: 1,
      atOnceOfOne: 1,
      mostOfOne: 9,
      mostWaiting: 9,
      longestWaitMs: 60_000,
    })
    const failing = turns.run({ visitor: 'a' }, () => Promise.reject(new Error('no page')))
    const after = turns.run({ visitor: 'a' }, async () => 'page')
    await expect(failing).rejects.toThrow('no page')
    expect(await after).toEqual({ ok: true, value: 'page' })
  })

  it('abuse 36 let nothing wait for ever', async () => {
    const { ask } = bench({ longestWaitMs: 20 })
    void ask('a', 'a1')
    expect(await ask('b', 'b1')).toBe('busy')
  })
})

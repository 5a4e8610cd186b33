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
  it('lets a visitor with one task pass a visitor with many', async () => {
    const { ask, begun, end } = bench()
    for (const task of ['a1', 'a2', 'a3', 'a4']) void ask('a', task)
    void ask('b', 'b1')
    for (const task of ['a1', 'a2', 'b1']) await end(task)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('leaves room beside slow tasks of one visitor', async () => {
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

  it('refuses tasks of one visitor beyond a limit', async () => {
    const { ask, begun, end } = bench()
    const tasks = ['a1', 'a2', 'a3', 'a4', 'a5'].map((task) => ask('a', task))
    expect(await tasks[4]).toBe('busy')
    for (const task of ['a1', 'a2', 'a3', 'a4']) await end(task)
    expect(await Promise.all(tasks)).toEqual(['a1', 'a2', 'a3', 'a4', 'busy'])
    expect(begun).toHaveLength(4)
  })

  it('abuse 34 takes the last place of the visitor who has the most, if all are taken', async () => {
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

  it('begins tasks with the same name together, in the turn of the first visitor', async () => {
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

  it('abuse 26 does not begin a task that nobody waits for', async () => {
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

  it('continues after a task that fails', async () => {
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

  it('abuse 36 refuses a task that has waited too long', async () => {
    const { ask } = bench({ longestWaitMs: 20 })
    void ask('a', 'a1')
    expect(await ask('b', 'b1')).toBe('busy')
  })
})

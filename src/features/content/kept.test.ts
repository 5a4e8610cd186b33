import { describe, expect, it } from 'vitest'
import { createKeptByKey } from './kept.ts'

function bench(most = 10) {
  let tell = (_: readonly string[]) => {}
  const changes = {
    subscribe(listener: typeof tell) {
      tell = listener
      return () => undefined
    },
  }
  const kept = createKeptByKey<{ made: number }>(changes, most)
  let made = 0
  const ask = async (key: string, make = async () => ({ made: ++made })) =>
    (await kept(key, [`list:${key}`], make)).made
  return { ask, publish: (...tags: string[]) => tell(tags) }
}

describe('answers kept by key', () => {
  it('are made once, and anew after a change of their own concern', async () => {
    const { ask, publish } = bench()
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2])
    publish('list:a')
    expect([await ask('a'), await ask('b')]).toEqual([3, 2])
    publish('*')
    expect([await ask('a'), await ask('b')]).toEqual([4, 5])
  })

  it('are not kept when a change overtakes their making', async () => {
    const { ask, publish } = bench()
    const begun = Promise.withResolvers<{ made: number }>()
    const early = ask('a', () => begun.promise)
    publish('list:a')
    begun.resolve({ made: 100 })
    expect(await early).toBe(100)
    expect(await ask('a')).toBe(1)
  })

  it('are made again after a failure, and are never more than allowed', async () => {
    const { ask } = bench(2)
    await expect(ask('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await ask('a')).toBe(1)
    await ask('b')
    await ask('c')
    expect(await ask('a')).toBe(4)
  })
})

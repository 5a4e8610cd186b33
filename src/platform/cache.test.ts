import { QueryPromise } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cacheById, cacheOne, createCache } from './cache.ts'

function changeSource() {
  const listeners: ((tags: readonly string[]) => void)[] = []
  return {
    changes: {
      subscribe(listener: (tags: readonly string[]) => void) {
        listeners.push(listener)
        return () => undefined
      },
    },
    publish: (...tags: string[]) => {
      for (const listener of listeners) listener(tags)
    },
  }
}

describe('values cached by key', () => {
  function bench(options = {}) {
    const { changes, publish } = changeSource()
    const cache = createCache<string, number>(changes, { tags: ['all'], ...options })
    let made = 0
    const ask = (key: string, make = async () => ++made) => cache.get(key, make, [`list:${key}`])
    return { cache, ask, publish }
  }

  it('makes a value once, even if several callers ask at the same time', async () => {
    const { ask, cache } = bench()
    expect(cache.known('a')).toBeUndefined()
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2])
    expect([await ask('a'), await cache.known('b')]).toEqual([1, 2])
  })

  it('makes a value again after a change of its own tags, of the common ones, or of everything', async () => {
    const { ask, publish } = bench()
    await ask('a')
    await ask('b')
    publish('list:a', 'list:c')
    expect([await ask('b'), await ask('a')]).toEqual([2, 3])
    publish('all')
    expect([await ask('a'), await ask('b')]).toEqual([4, 5])
    publish('*')
    expect([await ask('a'), await ask('b')]).toEqual([6, 7])
  })

  it('returns a value but does not cache it if a change comes while it is made', async () => {
    const { ask, publish } = bench()
    const begun = Promise.withResolvers<number>()
    const early = ask('a', () => begun.promise)
    publish('list:a')
    const late = ask('a')
    begun.resolve(100)
    expect([await early, await late, await ask('a')]).toEqual([100, 1, 1])
  })

  it('makes a value again after a failure, and keeps a newer value if an older one fails late', async () => {
    const { ask, publish } = bench()
    await expect(ask('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await ask('a')).toBe(1)
    const begun = Promise.withResolvers<number>()
    publish('list:a')
    const early = ask('a', () => begun.promise)
    publish('list:a')
    expect(await ask('a')).toBe(2)
    begun.reject(new Error('late'))
    await expect(early).rejects.toThrow('late')
    expect(await ask('a')).toBe(2)
  })

  it('caches no more values than allowed, and drops the least recently used first', async () => {
    const { ask, cache } = bench({ most: 2 })
    for (const key of ['a', 'b', 'c']) await ask(key)
    expect([cache.known('a'), await cache.known('b'), await cache.known('c')]).toEqual([undefined, 2, 3])
  })
})

it('caches one value until its tag is published, even a query that runs whenever it is awaited', async () => {
  const { changes, publish } = changeSource()
  let ran = 0
  class Rows extends QueryPromise<number> {
    override execute = async () => ++ran
  }
  const zones = cacheOne(changes, ['zones'], () => new Rows())
  expect([await zones(), await zones()]).toEqual([1, 1])
  publish('zones')
  expect([await zones(), await zones()]).toEqual([2, 2])
})

describe('values cached by id', () => {
  function bench() {
    const { changes, publish } = changeSource()
    const reads: (readonly number[])[] = []
    const there = new Map([1, 2, 3].map((id) => [id, `thing ${id}`]))
    const find = cacheById(
      changes,
      (id) => [`thing:${id}`],
      async (ids) => {
        reads.push(ids)
        return new Map(ids.flatMap((id) => (there.has(id) ? [[id, there.get(id)]] : [])))
      },
    )
    return { find, reads, there, publish }
  }

  it('reads values together, once, and each again after its own change', async () => {
    const { find, reads, publish, there } = bench()
    expect([...(await find([2, 1, 2]))]).toEqual([
      [2, 'thing 2'],
      [1, 'thing 1'],
    ])
    await Promise.all([find([1, 3]), find([3, 2])])
    publish('thing:2')
    there.set(2, 'changed')
    expect((await find([1, 2, 3])).get(2)).toBe('changed')
    expect(reads).toEqual([[2, 1], [3], [2]])
  })

  it('leaves out ids without a value, and reads them again', async () => {
    const { find, reads, there } = bench()
    expect([...(await find([9, 1])).keys()]).toEqual([1])
    there.set(9, 'put there')
    expect((await find([9])).get(9)).toBe('put there')
    expect(reads).toEqual([[9, 1], [9]])
    expect([...(await find([])).keys()]).toEqual([])
  })
})

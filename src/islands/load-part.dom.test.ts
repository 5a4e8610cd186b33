import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPart, PartFailed } from './load-part.ts'

const never = () => new Promise<never>(() => undefined)
const refused = () => Promise.reject(new TypeError('offline'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('SITE-12 a part of the scripts that does not come', () => {
  it('is asked for once more after 3000 ms', async () => {
    let attempts = 0
    const part = loadPart('map', () => {
      attempts += 1
      return attempts === 1 ? refused() : Promise.resolve('part')
    })
    await vi.advanceTimersByTimeAsync(3000)
    expect(await part).toBe('part')
  })

  it('is not asked for sooner', async () => {
    const load = vi.fn(refused)
    const part = loadPart('map', load).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2999)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(2)
    expect(await part).toBeInstanceOf(PartFailed)
  })

  it('is named when it failed twice', async () => {
    const part = loadPart('map', refused).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await part).toBe('Loading chunk map failed.')
  })

  it('counts as failed after 120 s', async () => {
    const load = vi.fn(never)
    const part = loadPart('map', load).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(120_000 + 3000)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await part).toBe('Loading chunk map failed.')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mount } from '../behaviours/contract.ts'
import { reportFailedParts } from './failed-parts.ts'
import { startBehaviours } from './start-behaviours.ts'

const { mount, load } = vi.hoisted(() => {
  const mount = vi.fn<Mount>(() => () => undefined)
  return { mount, load: vi.fn(async () => ({ mount })) }
})
vi.mock('./behaviours.ts', () => ({ behaviours: new Map([['stepper', load]]) }))

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const message = () => document.querySelector('main > [role="alert"]')?.textContent

beforeEach(() => {
  vi.useFakeTimers()
  mount.mockClear()
  load.mockClear()
  document.body.innerHTML =
    '<main><p>Wat er staat</p><i data-behaviour="stepper"></i><i data-behaviour="unknown"></i></main>'
})
afterEach(() => void vi.useRealTimers())

describe('SITE-12 a behaviour whose script does not come', () => {
  it('starts when it comes the second time, 3000 ms later', async () => {
    load.mockImplementationOnce(offline)
    const started = startBehaviours(document)
    await vi.advanceTimersByTimeAsync(2999)
    expect(mount).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await started
    expect(mount).toHaveBeenCalledOnce()
  })

  it('leaves the page readable, and says so', async () => {
    reportFailedParts(document)
    load.mockImplementationOnce(offline).mockImplementationOnce(offline)
    const started = startBehaviours(document)
    await vi.advanceTimersByTimeAsync(3000)
    await started
    expect(message()).toBe('Loading chunk stepper failed.')
    expect(document.querySelector('main')?.textContent).toContain('Wat er staat')
  })
})

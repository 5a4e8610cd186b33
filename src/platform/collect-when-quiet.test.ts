import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectWhenQuiet } from './collect-when-quiet.ts'

const megabyte = 1024 * 1024

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('gives memory back when nobody asks for anything, once after each busy time', () => {
  const collect = vi.fn()
  const asked = collectWhenQuiet(collect, () => 300 * megabyte)
  for (let second = 0; second < 10; second++) {
    asked()
    vi.advanceTimersByTime(1_000)
  }
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(1)
  asked()
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(2)
})

it('does not stop for it when there is little to give', () => {
  const collect = vi.fn()
  collectWhenQuiet(collect, () => 90 * megabyte)()
  vi.advanceTimersByTime(60_000)
  expect(collect).not.toHaveBeenCalled()
})

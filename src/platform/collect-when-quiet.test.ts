import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectWhenQuiet } from './collect-when-quiet.ts'

const megabyte = 1024 * 1024

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A heap of this size; a collection leaves only the live objects. */
function heapOf({ lives, size }: { lives: number; size: number }) {
  const heap = { size: size * megabyte }
  const collect = vi.fn().mockImplementation(() => {
    heap.size = lives * megabyte
  })
  const noteRequest = collectWhenQuiet(collect, () => heap.size)
  return { heap, collect, noteRequest }
}

it('collects garbage when no requests come, once after each busy time', () => {
  const { heap, collect, noteRequest } = heapOf({ lives: 50, size: 300 })
  for (let second = 0; second < 10; second++) {
    noteRequest()
    vi.advanceTimersByTime(1_000)
  }
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(1)
  heap.size = 90 * megabyte
  noteRequest()
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(2)
})

it('does not collect if there is little to free', () => {
  const { collect, noteRequest } = heapOf({ lives: 50, size: 60 })
  noteRequest()
  vi.advanceTimersByTime(60_000)
  expect(collect).not.toHaveBeenCalled()
})

it('does not collect again and again if the objects are alive', () => {
  const { heap, collect, noteRequest } = heapOf({ lives: 150, size: 300 })
  for (const grownTo of [300, 160, 185]) {
    heap.size = grownTo * megabyte
    noteRequest()
    vi.advanceTimersByTime(60_000)
  }
  expect(collect).toHaveBeenCalledTimes(1)
  heap.size = 200 * megabyte
  noteRequest()
  vi.advanceTimersByTime(60_000)
  expect(collect).toHaveBeenCalledTimes(2)
})

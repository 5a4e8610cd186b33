import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atIntervals, showBar } from './progress.ts'

const watched = process.stderr.isTTY
let drawn: string[]

beforeEach(() => {
  drawn = []
  process.stderr.isTTY = true
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => drawn.push(String(line)) > 0)
})
afterEach(() => {
  process.stderr.isTTY = watched
  vi.useRealTimers()
})

it.each([
  [{ done: 0, total: 4 }, 0],
  [{ done: 1, total: 4 }, 8],
  [{ done: 4, total: 4 }, 30],
  [{ done: 5, total: 4 }, 30],
  [{ done: 0, total: 0 }, 30],
])('RUN-03 draws how far a command is, over what stood there: %o', (progress, full) => {
  showBar(progress)
  expect(drawn).toEqual([
    `\r[${'#'.repeat(full)}${'.'.repeat(30 - full)}] ${progress.done}/${progress.total}\u001b[K`,
  ])
})

it('RUN-03 draws nothing where nobody watches', () => {
  process.stderr.isTTY = false
  showBar({ done: 1, total: 4 })
  expect(drawn).toEqual([])
})

it('RUN-03 draws at most five times a second, however often it is told', () => {
  vi.useFakeTimers()
  const shown: number[] = []
  const show = atIntervals((number: number) => shown.push(number))
  for (let number = 0; number < 100; number += 1) {
    show(number)
    vi.advanceTimersByTime(10)
  }
  expect(shown).toEqual([0, 20, 40, 60, 80])
})

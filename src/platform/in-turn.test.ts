import { afterEach, expect, it, vi } from 'vitest'
import { inTurn } from './in-turn.ts'
import { TooBusy } from './too-busy.ts'

afterEach(() => void vi.useRealTimers())

it('abuse 22 runs no more tasks at a time than allowed, in their order, also if some fail', async () => {
  const turn = inTurn(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const acts = [0, 1, 2, 3].map((number) =>
    turn(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => void ends.push(resolve))
      if (number === 0) throw new Error('weg')
      return number
    }),
  )
  const outcomes = Promise.allSettled(acts)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  await settle()
  expect(begun).toEqual([0, 1])
  ends.shift()?.()
  await settle()
  expect(begun).toEqual([0, 1, 2])
  for (let end = ends.shift(); end; end = ends.shift()) {
    end()
    await settle()
  }
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', ...Array(3).fill('fulfilled')])
})

it('abuse 22 refuses a task that waits behind too many others', async () => {
  const turn = inTurn(1, { mostWaiting: 2 })
  const first = Promise.withResolvers<string>()
  const acts = [turn(() => first.promise), turn(async () => 'second'), turn(async () => 'third')]
  await expect(turn(async () => 'fourth')).rejects.toBeInstanceOf(TooBusy)
  first.resolve('first')
  expect(await Promise.all(acts)).toEqual(['first', 'second', 'third'])
  expect(await turn(async () => 'later')).toBe('later')
})

it('abuse 36 refuses a task that waits too long, and keeps the turns of the others', async () => {
  vi.useFakeTimers()
  const turn = inTurn(1, { longestWaitMs: 1_000 })
  const first = Promise.withResolvers<string>()
  const holds = turn(() => first.promise)
  const second = vi.fn(async () => 'second')
  const refused = expect(turn(second)).rejects.toBeInstanceOf(TooBusy)
  await vi.advanceTimersByTimeAsync(500)
  const third = turn(async () => 'third')
  await vi.advanceTimersByTimeAsync(501)
  await refused
  first.resolve('first')
  expect([await holds, await third, second.mock.calls.length]).toEqual(['first', 'third', 0])
})

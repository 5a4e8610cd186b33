import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('abuse 22 no more tasks run at a time than allowed, in the order they came, also when some fail', async () => {
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

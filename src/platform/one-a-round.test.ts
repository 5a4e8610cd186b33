import { expect, it } from 'vitest'
import { oneARound } from './one-a-round.ts'

it('RUN-04 lets other requests be answered between pieces of long work, whose order stays', async () => {
  const turn = oneARound()
  let answered = 0
  const answer = () => {
    answered += 1
    answering = setImmediate(answer)
  }
  let answering = setImmediate(answer)
  const before = await Promise.all(
    Array.from({ length: 3 }, async () => {
      await turn()
      return answered
    }),
  )
  clearImmediate(answering)
  expect(before).toEqual([1, 2, 3])
})

import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { quietMoment } from './quiet-moment.ts'

/** Keeps the program busy, round after round, as visitors do, until `stopped` is aborted. */
async function visitors(stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    for (const until = performance.now() + 10; performance.now() < until; );
    await setImmediate()
  }
}

it('SHOP-10 lets visitors go before work that nobody waits for, which still begins soon', async () => {
  const end = new AbortController()
  const visits = visitors(end.signal)
  let isBegun = false
  const work = quietMoment(250).then(() => {
    isBegun = true
  })
  for (let round = 0; round < 5; round++) await setImmediate()
  expect(isBegun).toBe(false)
  await work
  end.abort()
  await visits
})

it('SHOP-10 begins work that has waited for the longest time allowed', async () => {
  const end = new AbortController()
  const visits = visitors(end.signal)
  let isNextRound = false
  const round = setImmediate().then(() => {
    isNextRound = true
  })
  await quietMoment(-1)
  expect(isNextRound).toBe(false)
  end.abort()
  await Promise.all([visits, round])
})

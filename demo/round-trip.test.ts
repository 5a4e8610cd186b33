import { describe } from 'vitest'
import { testRoundTrip } from '../src/classic-site/bring-own/testing.ts'
import { seedDemo } from './seed-demo.ts'

// Drawing the whole demo takes minutes; a small site goes the same way in `npm test`.
describe.runIf(process.env.SCHELP_LONG === '1')('in the long tests', () => {
  testRoundTrip('the demo', ({ program }) => seedDemo({ ...program, clock: () => new Date() }))
})

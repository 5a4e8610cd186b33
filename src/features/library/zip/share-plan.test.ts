import { expect, it } from 'vitest'
import { planZip } from './plan.ts'
import { sharePlan } from './share-plan.ts'
import { memoryContents, noise } from './testing/contents.ts'

it('LIB-24 abuse 24 shares a plan between simultaneous readers of equal zips, and of no others', () => {
  const contents = memoryContents()
  const one = contents.store('een.bin', noise(100))
  const other = contents.store('twee.bin', noise(100))
  const first = sharePlan(planZip([one, other]))
  expect(sharePlan(planZip([one, other]))).toBe(first)
  expect(sharePlan(planZip([other, one]))).not.toBe(first)
  // The same contents under another key.
  expect(sharePlan(planZip([one, { ...other, storedAs: { method: 'store', key: 'kept/9' } }]))).not.toBe(
    first,
  )
})

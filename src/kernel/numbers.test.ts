import { expect, it } from 'vitest'
import { formatNumber } from './numbers.ts'

it.each([
  [0, '0'],
  [-7, '-7'],
  [999, '999'],
  [1000, '1.000'],
  [-1234567, '-1.234.567'],
  [0.5, '0,5'],
  [2.34567, '2,346'],
])('writes %d as %s', (number, text) => {
  expect(formatNumber(number)).toBe(text)
})

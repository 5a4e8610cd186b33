import { expect, it } from 'vitest'
import { formatKilometres } from './kilometres.ts'

it.each([
  [1623.7, '1.620'],
  [1625, '1.630'],
  [4, '0'],
  [87, '90'],
])('writes %d km as %s', (kilometres, text) => expect(formatKilometres(kilometres)).toBe(text))

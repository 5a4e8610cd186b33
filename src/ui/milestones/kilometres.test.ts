import { expect, it } from 'vitest'
import { formatKilometres } from './kilometres.ts'

it.each([
  [1623.7, '1.620'],
  [1625, '1.630'],
  [4, '0'],
  [87, '90'],
])('%d km is written %s', (kilometres, text) => expect(formatKilometres(kilometres)).toBe(text))

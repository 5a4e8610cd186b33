import { expect, it } from 'vitest'
import { formatCents, readCents, typedCents } from './money.ts'

it.each([
  ['12,50', 1250],
  ['12.5', 1250],
  ['12', 1200],
  ['€ 1.234,00', 123_400],
  ['1.234', 123_400],
  ['0,05', 5],
  ['', undefined],
  ['12,505', undefined],
  ['-3', undefined],
  ['gratis', undefined],
])('EDIT-05 reads %s as %s cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents)
})

it('EDIT-05 shows cents as they are typed and as they are read', () => {
  expect(typedCents(1250)).toBe('12,50')
  expect(formatCents(1250)).toMatch(/^€\s12,50$/)
})

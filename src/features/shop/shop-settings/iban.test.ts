import { expect, it } from 'vitest'
import { isIban, plainIban, spacedIban } from './iban.ts'

it.each(['NL91 ABNA 0417 1643 00', 'BE68539007547034', 'nl91abna0417164300', 'DE89 3704 0044 0532 0130 00'])(
  'SHOP-19 accepts the IBAN %s',
  (iban) => expect(isIban(iban)).toBe(true),
)

it.each([
  '',
  'NL91 ABNA 0417 1643 01',
  'NL19 ABNA 0417 1643 00',
  'NL91',
  'ABNA0417164300',
  `NL91${'0'.repeat(60)}`,
])('SHOP-19 refuses %s as an IBAN', (iban) => expect(isIban(iban)).toBe(false))

it('SHOP-19 writes an IBAN for people and for banks', () => {
  expect(spacedIban('nl91abna0417164300')).toBe('NL91 ABNA 0417 1643 00')
  expect(plainIban('NL91 ABNA 0417 1643 00')).toBe('NL91ABNA0417164300')
})

import { expect, it } from 'vitest'
import { mendAddress } from './mend-address.ts'

it.each([
  ['example.org', 'https://example.org'],
  ['www.jacobsschelp.nl/route?dag=2#kaart', 'https://www.jacobsschelp.nl/route?dag=2#kaart'],
  ['http://example.org/', 'http://example.org/'],
  ['post@example.org', 'mailto:post@example.org'],
  ['mailto:post@example.org', 'mailto:post@example.org'],
  ['06-12 34 56 78', 'tel:0612345678'],
  ['+31 (0)20 123 4567', 'tel:+310201234567'],
  ['/jacobalia/', '/jacobalia/'],
  ['#vragen', '#vragen'],
])('EDIT-01 reads %s as the address %s', (typed, address) => {
  expect(mendAddress(typed)).toBe(address)
})

it.each([
  '',
  'de kerk van Zeerijp',
  'Zeerijp',
  '2026',
  'javascript:alert(1)',
  '//evil.example/',
  'https://',
  'a b.nl',
])('EDIT-01 abuse 16 reads no address in %j', (typed) => {
  expect(mendAddress(typed)).toBeUndefined()
})

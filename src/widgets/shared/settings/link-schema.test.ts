import { expect, it } from 'vitest'
import { isSafeLink } from '../../../kernel/prose.ts'
import { anchor } from './link-schema.ts'

it.each([
  '',
  '/jacobalia/?weergave=kaart#lijst',
  '#vragen',
  '?s=kerk',
  'https://example.org/',
  'mailto:post@jacobsschelp.example',
  'tel:+31201234567',
  '/bestanden/?q=a:b',
  'over-ons/',
])('EDIT-01 %s is an address to lead to', (address) => {
  expect(isSafeLink(address)).toBe(true)
})

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
])('abuse 16 %j is not', (address) => {
  expect(isSafeLink(address)).toBe(false)
})

it.each([
  ['vragen', true],
  ['_x-1', true],
  ['', true],
  ['1x', false],
  ['a b', false],
  ['a"b', false],
])('CAT-11 an anchor %j is taken: %s', (name, taken) => {
  expect(anchor.safeParse(name).success).toBe(taken)
})

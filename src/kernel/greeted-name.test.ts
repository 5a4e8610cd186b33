import { expect, it } from 'vitest'
import { greetedName } from './greeted-name.ts'

it.each([
  [' Marijke  van\nDijk ', 'Marijke van Dijk'],
  ['J.P. Jansen', 'J.P. Jansen'],
  ['', ''],
  ['Log in: https://evil.example', ''],
  ['win op evil.example/x', ''],
  ['www.evil', ''],
  ['Jan, uw rekening is geblokkeerd. '.repeat(2), ''],
])('abuse 16 %j greets a stranger as %j', (typed, greeted) => {
  expect(greetedName(typed)).toBe(greeted)
})

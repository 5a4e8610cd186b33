import { expect, it } from 'vitest'
import { withoutInvisible } from './invisible.ts'

it.each([
  ['a soft hyphen', 'ker\u00ADken', 'kerken'],
  ['zero-width blanks', '\uFEFFa\u200Bb\u2060c\u200D', 'abc'],
  ['marks of writing direction', '\u202Eexe\u202C.\u2066pdf\u2069\u200F', 'exe.pdf'],
  ['joiners beside letters that are not joined', 'Jan\u200C \u200Dde Wit', 'Jan de Wit'],
  ['hidden tags', 'ok\u{E0041}\u{E0042}', 'ok'],
  ['several at once', 'a\u00AD\u200B\u200D\uFEFFb', 'ab'],
])('abuse 39: %s is removed', (_, pasted, text) => {
  expect(withoutInvisible(pasted)).toBe(text)
})

it.each([
  ['emoji that are joined', '👩‍👩‍👧 🏳️‍🌈 🧑🏽‍🚒 ❤️‍🔥'],
  ['the flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Persian', 'می‌خواهم'],
  ['Hindi', 'क्‍ष'],
  ['blanks that are seen', 'a\u00A0b\tc\nd'],
])('abuse 39: %s stay as they are', (_, text) => {
  expect(withoutInvisible(text)).toBe(text)
})

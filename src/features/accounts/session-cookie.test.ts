import { expect, it } from 'vitest'
import { hasSessionCookie } from './session-cookie.ts'

it.each([
  ['schelp.session_token=abc', true],
  ['a=b; __Secure-schelp.session_token=abc; c=d', true],
  ['a=b;schelp.session_token=abc', true],
  [undefined, false],
  [null, false],
  ['', false],
  ['schelp.session_token=', false],
  ['xschelp.session_token=abc', false],
  ['schelp.session_tokens=abc', false],
  ['a=schelp.session_token=abc', false],
])('%s may belong to somebody who signed in: %s', (header, expected) => {
  expect(hasSessionCookie(header)).toBe(expected)
})

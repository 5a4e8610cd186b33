import { expect, it } from 'vitest'
import { hasSessionCookie, waitingSignInOf } from './session-cookie.ts'

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

it.each([
  ['schelp.two_factor=a.b; schelp.session_token=c', 'schelp.two_factor=a.b'],
  [
    'x=1; __Secure-schelp.two_factor=a; __Secure-schelp.dont_remember=b',
    ' __Secure-schelp.two_factor=a; __Secure-schelp.dont_remember=b',
  ],
  ['schelp.session_token=c; xschelp.two_factor=a', ''],
  [null, ''],
])('EDIT-06 of %s only the waiting sign-in is kept: %s', (header, expected) => {
  expect(waitingSignInOf(header)).toBe(expected)
})

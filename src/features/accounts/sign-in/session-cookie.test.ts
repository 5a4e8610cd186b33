import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { sessionTokenReader, waitingSignInOf } from './session-cookie.ts'

const secret = 'a secret of at least 32 characters'
const signed = (by: string) =>
  encodeURIComponent(`abc.${createHmac('sha256', by).update('abc').digest('base64')}`)
const ours = signed(secret)

it.each([
  [`schelp.session_token=${ours}`, true],
  [`a=b; schelp.session_token=${ours}; c=d`, true],
  [`__Secure-schelp.session_token=${ours}`, false],
  [`a=b;schelp.session_token=${ours}`, true],
  [`schelp.session_token=${signed('another secret')}`, false],
  [`schelp.session_token=x${ours}`, false],
  [`schelp.session_token=${ours}x`, false],
  ['schelp.session_token=x.y', false],
  ['schelp.session_token=%', false],
  [`schelp.session_token=${'a'.repeat(4_000)}.${'b'.repeat(43)}=`, false],
  [undefined, false],
  [null, false],
  ['', false],
  ['schelp.session_token=', false],
  [`xschelp.session_token=${ours}`, false],
  [`schelp.session_tokens=${ours}`, false],
  [`a=schelp.session_token=${ours}`, false],
])('abuse 27 %s may belong to somebody who signed in: %s', (header, expected) => {
  const tokenOf = sessionTokenReader({ secret, siteUrl: 'http://schelp.example' })
  for (let time = 0; time < 2; time += 1) expect(tokenOf(header) !== undefined).toBe(expected)
})

it('a site over HTTPS reads only the cookie that browsers keep for HTTPS', () => {
  const tokenOf = sessionTokenReader({ secret, siteUrl: 'https://schelp.example' })
  expect(tokenOf(`a=b; __Secure-schelp.session_token=${ours}; c=d`)).toBe('abc')
  expect(tokenOf(`schelp.session_token=${ours}`)).toBeUndefined()
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

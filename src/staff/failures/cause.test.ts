import { expect, it } from 'vitest'
import { ownTexts } from '../texts/own.nl.ts'
import { type Cause, causeOf, causes } from './cause.ts'

it.each<[kind: string, technical: string, cause: Cause]>([
  ['mail', 'Error: connect ECONNREFUSED 127.0.0.1:25 · ESOCKET', 'mailServer'],
  ['mail', 'getaddrinfo ENOTFOUND smtp.example.nl · EDNS', 'mailServer'],
  ['mail', 'Greeting never received · ETIMEDOUT', 'mailServer'],
  ['mail', 'Connection timeout', 'mailServer'],
  ['mail', 'Invalid login: 535 5.7.8 Authentication failed · EAUTH', 'mailSignIn'],
  ['mail', "Can't send mail - all recipients were rejected: 550 5.1.1 · EENVELOPE", 'mailRefused'],
  ['mail', 'handler execution exceeded 120s', 'time'],
  ['library-extract', 'write ENOSPC', 'full'],
  ['media-warm', 'ENOSPC: no space left on device, write', 'full'],
  [
    'library-sweep',
    'Failed query: delete … · could not extend file: No space left on device · 53100',
    'full',
  ],
  ['media-warm', 'Input buffer contains unsupported image format', 'broken'],
  ['media-warm', 'VipsJpeg: premature end of JPEG image', 'broken'],
  ['library-extract', "ENOENT: no such file or directory, open 'x'", 'gone'],
  ['media-warm', 'The specified key does not exist. · NoSuchKey', 'gone'],
  ['library-sweep', "EACCES: permission denied, unlink 'x'", 'closed'],
  ['content-links', 'handler execution exceeded 900s', 'time'],
  ['content-links', 'job timed out', 'time'],
  ['library-extract', 'job heartbeat timeout', 'stopped'],
  ['shop-sweep', 'connect ECONNREFUSED 127.0.0.1:5432', 'database'],
  ['content-publish', 'Failed query: select … · Connection terminated unexpectedly', 'database'],
  ['content-publish', 'canceling statement due to statement timeout', 'time'],
  ['content-publish', 'x is not a function', 'unknown'],
  ['content-publish', '', 'unknown'],
])('EDIT-05 a failed %s tells in plain words why: %s', (kind, technical, cause) => {
  expect(causeOf(kind, technical)).toBe(cause)
})

it('EDIT-05 every cause has words, and says what to do', () => {
  expect(Object.keys(ownTexts.failures.causes)).toEqual([...causes])
  for (const { text, advice } of Object.values(ownTexts.failures.causes))
    expect([text, advice]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
})

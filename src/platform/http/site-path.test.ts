import { expect, it } from 'vitest'
import { sitePath } from './site-path.ts'

it.each([
  ['/', '/'],
  ['/jacobalia/st-jan_2/', '/jacobalia/st-jan_2/'],
  ['/a,b;c=d:e@f+g/', '/a,b;c=d:e@f+g/'],
  ['//', '/'],
  ['//kwaad.example/bank', '/kwaad.example/bank'],
  ['/.//kwaad.example', '/kwaad.example'],
  ['/./..//../a/../b/.', '/b/'],
  ['/%2e%2E/geheim', '/geheim'],
  ['/\\kwaad.example', '/%5Ckwaad.example'],
  ['/jacobali%61/', '/jacobalia/'],
  ['/caf%c3%a9/', '/caf%C3%A9/'],
  ['/café/', '/caf%C3%A9/'],
  ['/a%2fb', '/a%2Fb'],
  ['//[/x/', '/%5B/x/'],
])('abuse 25 normalises %s to %s, and leaves that as it is', (path, read) => {
  expect(sitePath(path)).toBe(read)
  expect(sitePath(read)).toBe(read)
})

it.each([
  '',
  'a',
  '*',
  'https://kwaad.example/',
  '/%',
  '/%zz',
  '/%00',
  '/a%0d%0ab',
  '/%ed%a0%bd',
  '/\ud83d',
  '/%ff',
])('abuse 25 refuses the path %j', (path) => {
  expect(sitePath(path)).toBeUndefined()
})

it('abuse 28 reads a path of slashes, dots or escapes as fast as any other', () => {
  for (const part of ['/', '/.', '/..', '%2e', '/a..', '%41', '\\'])
    expect(sitePath(`/${part.repeat(5_000)}`)).toMatch(/^\//)
})

import { expect, it } from 'vitest'
import { safeBack } from './back.ts'

it.each([
  ['/bestanden/?q=kerk#a', '/bestanden/?q=kerk#a'],
  ['/', '/'],
  ['//kwaad.example/', undefined],
  ['/\\kwaad.example', undefined],
  ['/.//kwaad.example', '/kwaad.example'],
  ['/a/..//kwaad.example', '/kwaad.example'],
  ['/%2e//kwaad.example?a=//b', '/kwaad.example?a=//b'],
  ['/bestanden/?q=café', '/bestanden/?q=caf%C3%A9'],
  ['/%00', undefined],
  ['/\ud83d', undefined],
  ['https://kwaad.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['/a\r\nSet-Cookie: x', undefined],
  ['/\t/kwaad.example', undefined],
  ['', undefined],
  [null, undefined],
])('abuse 17 %j leads back only within the site', (asked, back) => {
  expect(safeBack(asked)).toBe(back)
})

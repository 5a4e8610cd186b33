import { describe, expect, it } from 'vitest'
import { readAddress } from './address.ts'

describe('public addresses', () => {
  it.each([
    ['/jacobalia/', '', { path: '/jacobalia/', page: 1 }],
    ['/jacobalia/page/3/', '', { path: '/jacobalia/', page: 3 }],
    ['/', '?s=x', { path: '/', page: 1 }],
    ['/jacobalia', '?a=1', { path: '/jacobalia/', page: 1, proper: '/jacobalia/?a=1' }],
    ['/jacobalia/page/1/', '?a=1', { path: '/jacobalia/', page: 1, proper: '/jacobalia/?a=1' }],
    ['/jacobalia/page/2', '', { path: '/jacobalia/', page: 2, proper: '/jacobalia/page/2/' }],
    ['/jacobalia/page/x/', '', { path: '/jacobalia/page/x/', page: 1 }],
    ['/jacobalia/page/0/', '', { path: '/jacobalia/page/0/', page: 1 }],
    ['/jacobalia/page/00/', '', { path: '/jacobalia/page/00/', page: 1 }],
    ['/jacobalia/page/02/', '', { path: '/jacobalia/page/02/', page: 1 }],
    ['/oud.html', '', { path: '/oud.html/', page: 1 }],
  ])('CAT-01 %s%s', (pathname, search, address) => {
    expect(readAddress(pathname, search)).toEqual(address)
  })
})

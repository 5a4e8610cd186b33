import { expect, it } from 'vitest'
import { classicSignIn } from './classic-sign-in.ts'

const leads = (query: string) => classicSignIn(new URLSearchParams(query), 'https://schelp.example')
const signInFor = (path: string) => `/my-account/?redirect_to=${encodeURIComponent(path)}`

it.each([
  ['', '/my-account/'],
  ['action=lostpassword', '/my-account/lost-password/'],
  ['action=logout&_wpnonce=1a2b', '/my-account/customer-logout/'],
  ['action=register', '/my-account/'],
  ['action=constructor', '/my-account/'],
  ['redirect_to=https%3A%2F%2Fschelp.example%2Fwp-admin%2F&reauth=1', signInFor('/wp-admin/')],
  ['redirect_to=http%3A%2F%2Fschelp.example%2Fwp-admin%2F%3Fpage%3Dx', signInFor('/wp-admin/?page=x')],
  ['redirect_to=%2Fbestanden%2F', signInFor('/bestanden/')],
])('SHOP-12 an old bookmark of the classic sign-in with %o leads to its new page', (query, to) => {
  expect(leads(query)).toBe(to)
})

it.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https://schelp.example@evil.example/',
  'https://schelp.example//evil.example/',
  'javascript:alert(1)',
  'http://[',
])('abuse 17 the classic sign-in leads to no other site: %s', (asked) => {
  expect(leads(new URLSearchParams({ redirect_to: asked }).toString())).toBe('/my-account/')
})

import { expect, it } from 'vitest'
import { ownAddress } from './own-address.ts'

const siteUrl = 'https://schelp.example'
const read = (text: string) => {
  const address = ownAddress(text, siteUrl, 'intern:3000')
  return address && address.pathname + address.search
}
const inBase64 = (text: string) => Buffer.from(text).toString('base64')
const page = 'https://schelp.example/lijst/?e-filter-a1-soort=kapel'

it.each([
  ['whole', page],
  ['as a path', '/lijst/?e-filter-a1-soort=kapel'],
  ['with the host that was asked', 'http://intern:3000/lijst/?e-filter-a1-soort=kapel'],
  ['URL-encoded', encodeURIComponent(page)],
  ['a path, URL-encoded', encodeURIComponent('/lijst/?e-filter-a1-soort=kapel')],
  ['in base64', inBase64(page)],
  ['in base64 without its end', inBase64(page).replace(/=+$/, '')],
  ['in the base64 of addresses', Buffer.from(page).toString('base64url')],
  ['a path, in base64', inBase64('/lijst/?e-filter-a1-soort=kapel')],
])('WIRE-14 reads an address of the site: %s', (_, text) => {
  expect(read(text)).toBe('/lijst/?e-filter-a1-soort=kapel')
})

const elsewhere = [
  'https://oud.example/lijst/',
  '//oud.example/lijst/',
  '/\\oud.example/',
  'https:oud.example',
]
it.each([
  '',
  'lijst',
  'lijst/',
  '%',
  '%E0%A4%A',
  'javascript:alert(1)',
  'foo://intern:3000/lijst/',
  '/.//oud.example/',
  'https://schelp.example@oud.example/lijst/',
  ...elsewhere.flatMap((text) => [text, encodeURIComponent(text), inBase64(text)]),
  // It is decoded once.
  encodeURIComponent(encodeURIComponent(page)),
  inBase64(inBase64(page)),
  inBase64(encodeURIComponent(page)),
])('abuse 17 reads no address from %j', (text) => {
  expect(read(text)).toBeUndefined()
})

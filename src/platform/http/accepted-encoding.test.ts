import { expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['br;q=0,gzip;q=0.0', undefined],
  ['abra, gzipped', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('RUN-02 of %j takes %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

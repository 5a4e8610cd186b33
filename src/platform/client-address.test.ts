import { expect, it } from 'vitest'
import { clientAddressReader, subscriberOf } from './client-address.ts'

it('RUN-05 ignores the header if no proxy is trusted', () => {
  const read = clientAddressReader({ hops: 0 })
  expect(read('203.0.113.9', '1.1.1.1')).toBe('203.0.113.9')
})

it('RUN-05 finds the address of the client behind a number of proxies, whatever the client wrote in the header', () => {
  const one = clientAddressReader({ hops: 1 })
  expect(one('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7')
  expect(one('127.0.0.1', '1.1.1.1, 2.2.2.2, 198.51.100.7')).toBe('198.51.100.7')
  expect(clientAddressReader({ hops: 2 })('127.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.3')).toBe(
    '198.51.100.7',
  )
})

it('RUN-05 finds the address of the client behind proxies in known networks', () => {
  const read = clientAddressReader({ networks: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'] })
  expect(read('127.0.0.1', '1.1.1.1, 198.51.100.7, 10.2.3.4')).toBe('198.51.100.7')
  expect(read('fd00::1', '2001:DB8:0::5')).toBe('2001:db8::5')
  expect(read('203.0.113.9', '198.51.100.7')).toBe('203.0.113.9')
})

it('returns the last trusted address if the header is absent, too short or not an address', () => {
  const read = clientAddressReader({ hops: 2 })
  expect(read('127.0.0.1')).toBe('127.0.0.1')
  expect(read('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7')
  expect(read('127.0.0.1', '198.51.100.7, <script>')).toBe('127.0.0.1')
})

it('reads addresses with ports, brackets and IPv4 inside IPv6', () => {
  const read = clientAddressReader({ hops: 1 })
  expect(read('::1', '198.51.100.7:4711')).toBe('198.51.100.7')
  expect(read('::1', '[2001:db8::5]:4711')).toBe('2001:db8::5')
  expect(read('::ffff:203.0.113.9')).toBe('203.0.113.9')
})

it('counts IPv6 subscribers by network', () => {
  expect(subscriberOf('198.51.100.7')).toBe('198.51.100.7')
  expect(subscriberOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(subscriberOf('2001:db8::6')).toBe('2001:db8:0:0::/64')
  expect(subscriberOf('::1')).toBe('0:0:0:0::/64')
})

import { BlockList, isIP, SocketAddress } from 'node:net'
import type { TrustProxy } from './config.ts'

/**
 * Returns a reader of the address that a request really comes from. It reads `X-Forwarded-For` from its right end,
 * where the nearest proxy wrote, and only as far as proxies are trusted: a visitor can invent everything further
 * left.
 *
 * `peer` is the address of the connection itself. The result is in its shortest form, IPv4 if it is one.
 */
export function clientAddressReader(trust: TrustProxy): (peer: string, forwardedFor?: string) => string {
  const trusted = 'networks' in trust ? blockListOf(trust.networks) : undefined
  const isTrusted = (address: string, hop: number) =>
    'hops' in trust ? hop < trust.hops : trusted?.check(address, familyOf(address)) === true

  return (peer, forwardedFor = '') => {
    const named = forwardedFor.split(',')
    let address = normalise(peer) ?? peer
    for (let hop = 0; isTrusted(address, hop); hop++) {
      const before = normalise(named.pop() ?? '')
      if (before === undefined) break
      address = before
    }
    return address
  }
}

/** Returns what a rate limit counts: an IPv4 address, or the /64 network of one IPv6 subscriber. */
export function subscriberOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    groups.push(...Array<string>(8 - groups.length - last.length).fill('0'), ...last)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Strips port, brackets and the IPv4 prefix from an address (`1.2.3.4:567`, `[::1]:567`, `::ffff:1.2.3.4`). */
function normalise(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
  const family = isIP(bare)
  if (family === 0) return undefined
  if (family === 4) return bare
  const { address } = new SocketAddress({ address: bare.split('%')[0] ?? bare, family: 'ipv6' })
  return address.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/, '$1')
}

/** Returns whether an address is one of these, or in one of these networks. */
export function isWithin(networks: readonly string[]): (address: string) => boolean {
  const list = blockListOf(networks)
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [base = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(base, familyOf(base))
    else list.addSubnet(base, Number(prefix), familyOf(base))
  }
  return list
}

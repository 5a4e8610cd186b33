import { lookup as resolveName } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { hostsOf } from './links.ts'
import type { UploadedFile } from './way.ts'

/** Brings a file from the old site; undefined when it does not answer with one. */
export type Fetcher = (address: string) => Promise<UploadedFile | undefined>

const mostBytes = 200 * 1024 * 1024
const longestMs = 30_000
const mostRedirects = 5

/** Networks of this machine and its neighbours: addresses in an export are chosen by whoever wrote it (abuse case 28). */
const notPublic = new BlockList()
for (const [network, bits] of [
  ...[['0.0.0.0', 8] as const, ['10.0.0.0', 8] as const, ['100.64.0.0', 10] as const],
  ...[['127.0.0.0', 8] as const, ['169.254.0.0', 16] as const, ['172.16.0.0', 12] as const],
  ...[['192.0.0.0', 24] as const, ['192.0.2.0', 24] as const, ['192.168.0.0', 16] as const],
  ...[['198.18.0.0', 15] as const, ['198.51.100.0', 24] as const, ['203.0.113.0', 24] as const],
  ...[['224.0.0.0', 4] as const, ['240.0.0.0', 4] as const],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ...[['::', 128] as const, ['::1', 128] as const, ['64:ff9b::', 96] as const, ['100::', 64] as const],
  ...[['2001:db8::', 32] as const, ['fc00::', 7] as const, ['fe80::', 10] as const, ['ff00::', 8] as const],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6')

/** Whether an address of a machine is anybody's on the internet. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isPublicAddress(mapped)
  const family = isIP(address)
  if (family === 0) return false
  // Embedded IPv4, however it is written, and tunnels.
  if (family === 6 && /^(::ffff:|2002:|2001:0{0,4}:)/i.test(address)) return false
  return !notPublic.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * The one door to the old site. The operator names it (`--base`): its host may be anywhere, also in a private network,
 * unless `isPublic` (somebody in the staff area named it); every other host must be public, after each redirect too, and the address that was checked is the one that is used.
 * @param home the old site as its sources name it, which now stands at `base`
 */
export function createFetcher(
  base: string,
  home: string,
  { isPublic = false }: { isPublic?: boolean } = {},
): Fetcher {
  const named = new URL(base)
  const old = hostsOf(home)
  const there = (address: string): URL | undefined => {
    if (!URL.canParse(address, named)) return undefined
    const url = new URL(address, named)
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
    if (!old.has(url.hostname.toLowerCase())) return url
    return new URL(`${url.pathname}${url.search}`, named)
  }
  return async (address) => {
    let url = there(address)
    for (let hop = 0; url && hop <= mostRedirects; hop += 1) {
      const isNamed = !isPublic && url.host === named.host
      if (!isNamed && url.port !== '') return undefined
      const answer = await ask(url, isNamed)
      const { statusCode = 0, headers } = answer
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        answer.destroy()
        url = URL.canParse(headers.location, url) ? there(new URL(headers.location, url).href) : undefined
        continue
      }
      const contents = statusCode === 200 ? await whole(answer) : undefined
      answer.destroy()
      if (!contents || contents.length === 0) return undefined
      return { sizeBytes: contents.length, open: async () => Readable.from([contents]) }
    }
    return undefined
  }
}

function ask(url: URL, isNamed: boolean): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isNamed && isIP(host) !== 0 && !isPublicAddress(host))
    return Promise.reject(new Error('that address is not public'))
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      timeout: longestMs,
      signal: AbortSignal.timeout(longestMs * 4),
      headers: { 'user-agent': 'Schelp', accept: '*/*' },
      ...(!isNamed && { lookup: onlyPublic }),
    })
    asked.on('response', resolve)
    asked.on('timeout', () => asked.destroy(new Error('it did not answer in time')))
    asked.on('error', reject)
    asked.end()
  })
}

/** Finds the address of a host, and refuses one that is not public: the connection goes to what was checked. */
const onlyPublic: LookupFunction = (host, options, done) => {
  resolveName(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 4)
    const first = found[0]
    if (!first || found.some(({ address }) => !isPublicAddress(address)))
      return done(new Error('that host is not public'), '', 4)
    if (options.all) return done(null, found)
    return done(null, first.address, first.family)
  })
}

async function whole(answer: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    size += part.length
    if (size > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFetcher, isPublicAddress } from './fetch-old.ts'

let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/wp-content/uploads/foto.png') response.end('bytes')
  else if (request.url === '/weg') response.writeHead(302, { location: '/wp-content/uploads/foto.png' }).end()
  else if (request.url === '/naar-binnen')
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
  else if (request.url === '/rond') response.writeHead(302, { location: '/rond' }).end()
  else response.writeHead(404).end()
})
let base = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

it('EDIT-07: brings a file from where the operator says that the old site stands', async () => {
  const fetcher = createFetcher(base, 'https://www.oud.example')
  for (const address of ['https://oud.example/wp-content/uploads/foto.png', 'https://www.oud.example/weg']) {
    const file = await fetcher(address)
    expect(file && (await buffer(await file.open())).toString()).toBe('bytes')
  }
  expect(await fetcher('https://oud.example/er-niet')).toBeUndefined()
})

it('EDIT-07, abuse 28: asks nobody in a private network, whatever an export or a redirect names', async () => {
  const fetcher = createFetcher(base, 'https://oud.example')
  asked = []
  const { port } = server.address() as AddressInfo
  for (const address of [
    `http://localhost:${port}/wp-content/uploads/foto.png`,
    `http://[::1]:${port}/wp-content/uploads/foto.png`,
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    `http://piet:geheim@127.0.0.1:${port}/wp-content/uploads/foto.png`,
  ])
    expect([address, await fetcher(address).catch(() => undefined)]).toEqual([address, undefined])
  expect(asked).toEqual([])
  for (const address of ['https://oud.example/naar-binnen', 'https://oud.example/rond'])
    expect([address, await fetcher(address).catch(() => undefined)]).toEqual([address, undefined])
  expect(asked.length).toBeLessThan(10)
})

it('abuse 28: knows the networks that are not public', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '172.31.0.1',
    '169.254.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'nergens',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false])
  for (const address of ['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ContentTest, createContentTest } from '../../content/testing.ts'
import { createShop, type Shop } from '../index.ts'

const good = `test_${'a'.repeat(30)}`
const server = createServer(({ headers, url }, answer) => {
  if (headers.authorization !== `Bearer ${good}`) return answer.writeHead(401).end('{"status":401}')
  if (url !== '/v2/methods?locale=nl_NL') return answer.writeHead(404).end('{}')
  const methods = [{ description: 'iDEAL | Wero' }, { description: 'Bancontact' }]
  return answer
    .writeHead(200, { 'content-type': 'application/hal+json' })
    .end(JSON.stringify({ _embedded: { methods } }))
})

let content: ContentTest
let shop: Shop
const shopAt = (mollieApi: string) =>
  createShop({
    db: content.handle.db,
    content: content.content,
    jobs: content.jobs,
    changes: content.changes,
    clock: () => content.now,
    siteUrl: 'https://schelp.example',
    mollieApi,
    mail: { send: async () => undefined },
    log: content.log,
  })
beforeAll(async () => {
  content = await createContentTest()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  shop = shopAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/`)
})
afterAll(async () => {
  server.close()
  await content.close()
})

it('SHOP-19 stores a key that Mollie accepts, and returns its payment methods', async () => {
  expect(await shop.staff.keepMollieKey(good)).toEqual({
    ok: true,
    value: { methods: ['iDEAL | Wero', 'Bancontact'] },
  })
  expect((await shop.settings()).payment.mollieKey).toBe(good)
})

it.each([
  ['nonsense', 'mollie-key'],
  [`live_${'b'.repeat(30)}`, 'mollie-refused'],
])('SHOP-19 keeps the previous key when %s is no key (%s)', async (key, code) => {
  expect(await shop.staff.keepMollieKey(key)).toMatchObject({ ok: false, code })
  expect((await shop.settings()).payment.mollieKey).toBe(good)
})

it('SHOP-19 says so when Mollie does not answer', async () => {
  expect(await shopAt('http://127.0.0.1:1').staff.keepMollieKey(good)).toMatchObject({
    ok: false,
    code: 'mollie-silent',
  })
})

it('SHOP-19 removes the key', async () => {
  expect(await shop.staff.keepMollieKey(undefined)).toMatchObject({ ok: true })
  expect((await shop.settings()).payment).not.toHaveProperty('mollieKey')
})

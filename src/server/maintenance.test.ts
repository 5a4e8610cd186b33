import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentMessagePath } from '../features/shop/index.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestSite(bench)
  const { id } = await bench.program.content.addEntry({
    type: 'page',
    title: 'Wandelen',
    status: 'published',
  })
  await bench.program.content.changeSettings({ frontPageId: id })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.address + path, { redirect: 'manual', ...init })
async function put(maintenance: { isOn: boolean; text: string }) {
  const { status } = await bench.call('administrator', 'settings/site', 'PUT', { maintenance })
  expect(status).toBe(200)
  expect((await ask('/')).status).toBe(maintenance.isOn ? 503 : 200)
}

it('RUN-01 a site in maintenance shows this to visitors only', async () => {
  expect((await ask('/')).status, 'it stands in the page cache now').toBe(200)
  await put({ isOn: true, text: 'Wij verhuizen.\n\n<b>Tot straks</b>' })

  for (const path of [
    '/',
    '/wandelen/',
    '/bestaat-niet/',
    '/cart/',
    '/sitemap.xml',
    '/wp-json/wp/v2/posts',
  ]) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '600'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  const text = await (await ask('/')).text()
  expect(text).toContain('<p>Wij verhuizen.</p>')
  expect(text).toContain('&lt;b&gt;Tot straks&lt;/b&gt;')
  const order = await ask('/cart/', { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
  expect(order.status).toBe(503)

  const cookie = (await bench.signIn('editor')).get('cookie') ?? ''
  const seen = await ask('/', { headers: { cookie } })
  expect([seen.status, await seen.text()]).toEqual([200, expect.stringContaining('Wandelen')])
  expect((await ask('/')).status, 'what staff see is kept for nobody').toBe(503)
  const customer = (await bench.signIn('customer')).get('cookie') ?? ''
  expect((await ask('/', { headers: { cookie: customer } })).status).toBe(503)

  await put({ isOn: false, text: '' })
})

it('SHOP-19 during maintenance payments are still processed, staff can sign in, and monitoring works', async () => {
  await put({ isOn: true, text: '' })
  const message = await ask(paymentMessagePath('mollie'), {
    method: 'POST',
    body: new URLSearchParams({ id: 'tr_onbekend' }),
  })
  // Nobody can be asked about it without a key: the provider sends it again in an hour.
  expect([message.status, message.headers.get('retry-after')]).toEqual([503, '3600'])
  expect((await ask('/health')).status).toBe(200)
  expect((await ask('/my-account/')).status).toBe(200)
  expect((await ask('/wp-admin/')).headers.get('location')).toContain('/my-account/')
  const { body } = await bench.call('administrator', 'facts/now')
  expect(body.system.isClosed).toBe(true)
  await put({ isOn: false, text: '' })
})

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  buyer,
  createBrowser,
  formIn,
  openTestShop,
  placing,
  productOf,
} from '../../src/server/shop/testing.ts'
import { createStaffTest, type StaffTest } from '../../src/staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../src/testing.ts'

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const browser = { 'user-agent': agent }

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestShop(bench)
  await bench.program.content.addEntry({ type: 'page', title: 'Over ons', status: 'published' })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})
beforeEach(() => bench.program.handle.pool.query('truncate tally_visits'))

const visit = async (path: string, headers: Record<string, string> = browser, method = 'GET') =>
  (await fetch(site.address + path, { headers, method, redirect: 'manual' })).text()

/** The stored counts. The site writes them after some seconds, or when it closes. */
async function counted(): Promise<Record<string, number>> {
  await site.close()
  site = await openTestSite(bench)
  const { rows } = await bench.program.handle.pool.query('select kind, name, count from tally_visits')
  return Object.fromEntries(rows.map(({ kind, name, count }) => [`${kind} ${name}`, count]))
}

it('SITE-01 counts every page that a person views, also from the cache, and stores it when the site closes', async () => {
  for (const path of ['/over-ons/', '/over-ons/', '/over-ons/?utm_source=x']) await visit(path)
  await visit('/over-ons/', { ...browser, referer: 'https://www.zoek.example/?q=geheim' })
  expect(await counted()).toEqual({ 'page /over-ons/': 4, 'referrer zoek.example': 1 })
})

it('SITE-01 counts nothing for robots, staff, scripts, prefetches and missing pages', async () => {
  const staff = await bench.signIn('editor')
  await visit('/over-ons/', { 'user-agent': 'Googlebot/2.1' })
  await visit('/over-ons/', { ...browser, cookie: staff.get('cookie') ?? '' })
  await visit('/over-ons/', { ...browser, 'sec-fetch-dest': 'empty' })
  await visit('/over-ons/', { ...browser, 'sec-purpose': 'prefetch' })
  await visit('/over-ons/', browser, 'HEAD')
  for (const path of ['/bestaat-niet/', '/cart/', '/over-ons', '/my-account/']) await visit(path)
  expect(await counted()).toEqual({})
})

it('SITE-01 counts a search without hits under its words', async () => {
  await visit('/?s=Sint%20Niemand')
  await visit('/?s=anna%40schelp.example')
  expect(await counted()).toEqual({ 'page /': 2, 'search sint niemand': 1 })
})

it('SITE-01 counts a sale once, under the site that the buyer came from', async () => {
  const browser = createBrowser(site)
  await browser.get(`/?add-to-cart=${await productOf(bench, 'Gids')}`)
  const form = formIn(await browser.look('/checkout/'), '/checkout/')
  const sent = { ...form, ...buyer, ...placing, came_from: 'www.zoek.example' }
  await browser.post('/checkout/', sent)
  await browser.post('/checkout/', sent)
  expect(await counted()).toMatchObject({ 'sale zoek.example': 1 })
})

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { LocalDate } from '../../../src/kernel/dates.ts'
import { createTestDatabase } from '../../../src/platform/database/testing.ts'
import { isRobot } from './robots.ts'
import { createVisits, type Visits } from './visits.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const day = '2026-11-22' as LocalDate

let handle: Awaited<ReturnType<typeof createTestDatabase>>
let now: Date
const errors = vi.fn()
const node = () =>
  createVisits({ db: handle.db, clock: () => now, siteUrl: 'https://schelp.example', log: { error: errors } })
let visits: Visits
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.pool.query('truncate tally_visits')
  now = new Date('2026-11-22T10:00:00Z')
  errors.mockClear()
  visits = node()
})
const rowsOfDay = async () =>
  (await visits.rows(day, day, 100)).map(({ kind, name, count, cents }) => [kind, name, count, cents])

it('SITE-01 counts pages, referrers, searches without hits, downloads and sales by day', async () => {
  visits.page('/a/', browser, 'https://www.voorbeeld.nl/weg?wie=anna')
  visits.page('/a/', browser, 'https://schelp.example/b/')
  visits.page('/a/', browser)
  visits.searchedInVain('  Sint  JACOB ', browser)
  visits.downloaded([7, 8], browser)
  visits.sold('voorbeeld.nl', 1250)
  visits.sold('', 300)
  await visits.flush()
  expect(await rowsOfDay()).toEqual([
    ['download', '7', 1, 0],
    ['download', '8', 1, 0],
    ['page', '/a/', 3, 0],
    ['referrer', 'voorbeeld.nl', 1, 0],
    ['sale', '-', 1, 300],
    ['sale', 'voorbeeld.nl', 1, 1250],
    ['search', 'sint jacob', 1, 0],
  ])
  const { days, totals, top } = await visits.report(day, day)
  expect(days).toContainEqual({ kind: 'page', day, count: 3 })
  expect(days).toContainEqual({ kind: 'download', day, count: 2 })
  expect(totals).toMatchObject({ page: { count: 3 }, sale: { count: 2, cents: 1550 } })
  expect(top.find(({ kind }) => kind === 'sale')).toMatchObject({ name: 'voorbeeld.nl' })
})

it('SITE-01 adds up what several nodes count at the same moment', async () => {
  const nodes = [node(), node(), node()]
  for (const one of nodes) for (const path of ['/a/', '/b/', '/c/']) one.page(path, browser)
  await Promise.all(nodes.map((one) => one.close()))
  expect((await rowsOfDay()).map(([, , count]) => count)).toEqual([3, 3, 3])
})

it('SITE-01 keeps counts while the database cannot store them, and stores them later', async () => {
  visits.page('/a/', browser)
  await handle.pool.query('alter table tally_visits rename to tally_away')
  await visits.flush()
  expect(errors).toHaveBeenCalledOnce()
  visits.page('/a/', browser)
  await handle.pool.query('alter table tally_away rename to tally_visits')
  await visits.close()
  expect(await rowsOfDay()).toEqual([['page', '/a/', 2, 0]])
})

it('SITE-01 deletes counts that are older than two years', async () => {
  await handle.pool.query("insert into tally_visits values ('2024-11-01', 'page', '/oud/', 1, 0)")
  visits.page('/a/', browser)
  await visits.flush()
  const { rows } = await handle.pool.query('select name from tally_visits')
  expect(rows).toEqual([{ name: '/a/' }])
})

it('abuse 22 limits memory and rows for a million different paths', async () => {
  for (let index = 0; index < 1_000_000; index++) visits.page(`/made-up-${index}/`, browser)
  await visits.flush()
  for (let index = 0; index < 5_000; index++) visits.page(`/others-${index}/`, browser)
  await visits.flush()
  for (let index = 0; index < 5_000; index++) visits.page(`/more-${index}/`, browser)
  await visits.flush()
  const { rows } = await handle.pool.query(
    "select count(*)::integer as names, sum(count)::integer as count from tally_visits where kind = 'page'",
  )
  expect(rows[0].count).toBe(1_010_000)
  expect(rows[0].names).toBeLessThanOrEqual(7_000)
  visits.page('/made-up-1/', browser)
  visits.page('/new/', browser)
  await visits.flush()
  const names = await handle.pool.query(
    "select name, count from tally_visits where name in ('/made-up-1/', '/new/') order by name",
  )
  expect(names.rows.every(({ name }) => name === '/made-up-1/')).toBe(true)
})

it('abuse 16 stores no address, number or long text that a visitor typed or sent', async () => {
  for (const words of ['anna@schelp.example', '06 1234 5678', 'NL91ABNA0417164300', '', ' \0 '])
    visits.searchedInVain(words, browser)
  visits.searchedInVain('x'.repeat(5_000), browser)
  for (const from of [
    'javascript:alert(1)',
    'https://anna:geheim@kwaad.example/',
    `https://${'a'.repeat(9_000)}.nl/`,
    '=HYPERLINK("x")',
    'https://',
    '//',
    '\0',
    'android-app://com.example/',
  ])
    visits.page('/a/', browser, from)
  await visits.flush()
  const names = (await rowsOfDay()).map(([kind, name]) => [kind, String(name).length])
  expect(names).toEqual([
    ['page', 3],
    ['search', 60],
  ])
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1; +https://openai.com/gptbot)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32',
  'Wget/1.21',
  'facebookexternalhit/1.1',
  '',
  undefined,
])('SITE-01 leaves out the robot %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true)
})

it.each([
  browser,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
])('SITE-01 counts the browser %s', (userAgent) => {
  expect(isRobot(userAgent)).toBe(false)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaffTest, type StaffTest } from '../../src/staff-api/testing.ts'
import { visitsOf } from './visits/visits.ts'

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let bench: StaffTest
beforeAll(async () => {
  bench = await createStaffTest()
})
afterAll(() => bench.close())

it('SITE-01 answers with empty statistics at first, and only for certain periods', async () => {
  const { status, body } = await bench.call('editor', 'statistics/7')
  expect(status).toBe(200)
  expect(body).toMatchObject({ days: [], top: [], totals: { page: { count: 0 } } })
  for (const wrong of ['8', '-1', 'x', '365000'])
    expect((await bench.call('editor', `statistics/${wrong}`)).status).toBe(404)
  expect((await bench.call('editor', 'statistics/x/csv')).status).toBe(404)
})

it('SITE-01 shows views at once, and sales only to staff of the shop', async () => {
  const visits = visitsOf(bench.program)
  visits.page('/a/', agent, 'https://elders.example/')
  visits.sold('elders.example', 1250)
  visits.downloaded([999], agent)
  const editor = (await bench.call('editor', 'statistics/30')).body
  const counted = editor.days.map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`)
  expect(counted.sort()).toEqual(['download 1', 'page 1', 'referrer 1'])
  expect(editor.totals.sale).toBeUndefined()
  expect(editor.top.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`)).toEqual([
    'download Een bestand dat er niet meer is',
    'page /a/',
    'referrer elders.example',
  ])
  const manager = (await bench.call('shop_manager', 'statistics/30')).body
  expect(manager.totals.sale).toEqual({ count: 1, cents: 1250 })
  expect((await bench.call('editor', 'statistics/30/csv')).body).not.toContain('Verkoop')
  expect((await bench.call('shop_manager', 'statistics/30/csv')).body).toMatch(
    /Verkoop via;elders.example;1;12,5/,
  )
})

it('abuse 16 writes search words into the table that no spreadsheet reads as a formula', async () => {
  visitsOf(bench.program).searchedInVain('=cmd|calc', agent)
  await visitsOf(bench.program).flush()
  const { body, headers } = await bench.call('editor', 'statistics/7/csv')
  expect(headers.get('content-type')).toContain('text/csv')
  expect(body).toContain(";'=cmd|calc;1;")
})

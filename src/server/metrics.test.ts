import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteBackup } from '../platform/last-backup.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'
import { isFromThisMachine } from './metrics.ts'

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  await noteBackup(bench.dataDir, { madeAt: new Date(Date.now() - 3_600_000), size: 1, missing: 2 })
  site = await openTestSite(bench)
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

it('RUN-05 reports to this machine the number and duration of answers, and what waits', async () => {
  for (const path of ['/', '/', '/geheim-adres-van-iemand/', '/staff-api/me', '/wp-json/x'])
    await fetch(site.address + path)
  const answer = await fetch(`${site.address}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  const value = (line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')[1],
    )
  expect(value('schelp_answers_total{kind="page-cache",status="2xx"}')).toBe(1)
  expect(value('schelp_answers_total{kind="page",status="2xx"}')).toBe(1)
  expect(value('schelp_answers_total{kind="page",status="4xx"}')).toBe(1)
  expect(value('schelp_answers_total{kind="staff",status="4xx"}')).toBe(1)
  expect(value('schelp_answer_seconds_count{kind="page"}')).toBe(2)
  expect(value('schelp_jobs_failed')).toBe(0)
  expect(value('schelp_disk_free_bytes')).toBeGreaterThan(0)
  expect(value('schelp_backup_age_seconds')).toBeGreaterThanOrEqual(3600)
  expect(value('schelp_backup_files_missing')).toBe(2)
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(text).not.toContain('geheim')
})

it('RUN-05 tells visitors and lower staff nothing; an administrator may look from anywhere', async () => {
  const through = { 'x-forwarded-for': '203.0.113.7' }
  expect((await fetch(`${site.address}/metrics`, { headers: through })).status).toBe(404)
  for (const [role, status] of [
    ['editor', 404],
    ['administrator', 200],
  ] as const) {
    const headers = { ...through, cookie: (await bench.signIn(role)).get('cookie') ?? '' }
    expect((await fetch(`${site.address}/metrics`, { headers })).status, role).toBe(status)
  }
})

it.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['10.0.0.3', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, false],
  ['127.0.0.1', { via: '1.1 proxy' }, false],
])('RUN-05 knows whether a request is from this machine: %s with %o', (remoteAddress, headers, from) => {
  const request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress: string } } = {
    headers,
    socket: { remoteAddress },
  }
  expect(isFromThisMachine(request as IncomingMessage)).toBe(from)
})

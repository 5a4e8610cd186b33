import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { JobKind } from '../platform/jobs.ts'
import { noteBackup } from '../platform/last-backup.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'
import { isFromThisMachine } from './metrics.ts'

const token = '0123456789abcdef0123456789abcdef'

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  await noteBackup(bench.dataDir, { madeAt: new Date(Date.now() - 3_600_000), size: 1, missing: 2 })
  site = await openTestSite(bench, {
    TRUST_PROXY: '1',
    METRICS_TOKEN: token,
    METRICS_FROM: '198.51.100.0/24',
  })
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

it('RUN-05 tells a program elsewhere that is allowed: by its address, or by its token', async () => {
  const from = async (address: string, authorization?: string) =>
    (
      await fetch(`${site.address}/metrics`, {
        headers: { 'x-forwarded-for': address, ...(authorization && { authorization }) },
      })
    ).status
  expect(await from('198.51.100.9')).toBe(200)
  expect(await from('203.0.113.7')).toBe(404)
  expect(await from('203.0.113.7', `Bearer ${token}`)).toBe(200)
  expect(await from('203.0.113.7', `Bearer ${token}x`)).toBe(404)
  expect(await from('203.0.113.7', 'Bearer ')).toBe(404)
})

it('RUN-05 tells the version, what waits, the heartbeat and when planned jobs succeeded', async () => {
  const { pool } = bench.program.handle
  await pool.query("insert into pgboss.job (name, data) values ('backup-plan', '{}')")
  const text = async () => (await fetch(`${site.address}/metrics`)).text()
  await vi.waitFor(async () =>
    expect(await text()).toMatch(
      /^schelp_planned_job_success_timestamp_seconds\{job="backup-plan"\} \d{10}/m,
    ),
  )
  const unworked: JobKind<Record<string, never>> = { name: 'unworked', schema: z.strictObject({}) }
  await bench.program.jobs.send(unworked, {})
  const anHourAgo = "now() - interval '1 hour'"
  await pool.query(
    `update pgboss.job set created_on = ${anHourAgo}, start_after = ${anHourAgo} where name = 'unworked'`,
  )
  const told = await text()
  expect(told).toMatch(/^schelp_build_info\{version="\d[^"]*",node="v\d[^"]*"\} 1$/m)
  expect(Number(/^schelp_jobs_waiting (\d+)/m.exec(told)?.[1])).toBeGreaterThanOrEqual(1)
  expect(Number(/^schelp_jobs_oldest_seconds ([\d.]+)/m.exec(told)?.[1])).toBeGreaterThanOrEqual(3600)
  expect(Number(/^schelp_jobs_quiet_seconds ([\d.]+)/m.exec(told)?.[1])).toBeLessThan(60)
})

it('RUN-05 names its figures as Prometheus wants them', async () => {
  const text = await (await fetch(`${site.address}/metrics`)).text()
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => ({
    name,
    type,
  }))
  expect(types.length).toBeGreaterThan(20)
  for (const { name, type } of types) {
    expect(text).toContain(`# HELP ${name} `)
    expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
  }
})

it('RUN-02 abuse 29: a data folder that is gone fails neither the figures nor the first staff screen', async () => {
  await rm(bench.dataDir, { recursive: true })
  const figures = await fetch(`${site.address}/metrics`)
  expect([figures.status, /^schelp_disk_free_bytes \d/m.test(await figures.text())]).toEqual([200, false])
  const { status, body } = await bench.call('administrator', 'facts/now')
  expect([status, body.system.disk]).toEqual([200, undefined])
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

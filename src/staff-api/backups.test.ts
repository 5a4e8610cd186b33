import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestSite, type TestSite } from '../testing.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  // On this site jobs run.
  site = await openTestSite(bench)
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const rule = (path: string, method?: string, body?: unknown) =>
  bench.call('administrator', path, method, body)
interface Backup {
  id: string
  size: number
  isReady: boolean
  checked?: { problem?: string }
}
const listed = async (): Promise<Backup[]> => (await rule('backups')).body.data
const ready = async (count: number) => {
  await vi.waitFor(
    async () => expect((await listed()).filter(({ checked }) => checked)).toHaveLength(count),
    { interval: 200 },
  )
  return listed()
}

it('RUN-03 staff make a backup of the running site, check that it can be restored, and download it', async () => {
  expect((await rule('backups/all/make', 'POST')).status).toBe(200)
  const [backup] = await ready(1)
  expect(backup).toMatchObject({
    isReady: true,
    checked: expect.not.objectContaining({ problem: expect.anything() }),
  })
  const id = backup?.id ?? ''
  const cookie = (await bench.signIn('administrator')).get('cookie') ?? ''
  const file = await fetch(`${site.address}/staff-api/backups/${id}/file`, { headers: { cookie } })
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${id}"`)
  expect((await file.arrayBuffer()).byteLength).toBe(backup?.size)
  expect((await rule('facts/now')).body.system.lastBackup).toMatchObject({ size: backup?.size })

  await truncate(join(bench.dataDir, 'backups', id), 4_096)
  expect((await rule(`backups/${id}/check`, 'POST')).status).toBe(200)
  await vi.waitFor(async () => expect((await listed())[0]?.checked?.problem).toBeDefined(), { interval: 200 })
  expect((await rule(`backups/${id}`, 'DELETE')).status).toBe(200)
  expect(await readdir(join(bench.dataDir, 'backups'))).toEqual([])
})

it('RUN-03 the plan makes a backup when it is due, and keeps no more than it allows', async () => {
  const { backups } = bench.program
  await backups.makeIfDue()
  expect(await listed(), 'nobody planned any').toEqual([])
  await rule('settings/site', 'PUT', { backups: { every: 'day', keep: 1 } })
  await backups.makeIfDue()
  const [first] = await ready(1)
  await backups.makeIfDue()
  // No backup starts while another one runs; two of the same second have different names.
  await vi.waitFor(
    async () => {
      await rule('backups/all/make', 'POST')
      expect((await ready(1))[0]?.id).not.toBe(first?.id)
    },
    { interval: 50 },
  )
  const { body } = await rule('planned-jobs')
  expect(body.data).toContainEqual(expect.objectContaining({ id: 'backup-plan', cron: '30 1 * * *' }))
  // One night in spring has no hour after two.
  expect(body.data.filter(({ cron }: { cron: string }) => /^\S+ 2 /.test(cron))).toEqual([])
})

it('abuse 16 nobody else gets a backup, and no other file can be read as one', async () => {
  for (const role of ['shop_manager', 'editor', 'customer', undefined] as const)
    expect((await bench.call(role, 'backups/schelp-2026-11-22-023000.tar/file')).status).toBeGreaterThan(400)
  for (const id of [
    '..%2Fsecret',
    '%2Fetc%2Fpasswd',
    'schelp-2026-11-22-023000.tar',
    '..%2F..%2Fetc%2Fpasswd',
  ]) {
    expect((await rule(`backups/${id}/file`)).status).toBe(404)
    expect((await rule(`backups/${id}/check`, 'POST')).status).toBe(404)
    expect((await rule(`backups/${id}`, 'DELETE')).status).toBe(404)
  }
})

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp, restore } from './backup/index.ts'
import { leaveOutLarge } from './backup/testing/leave-out-large.ts'
import { createTestDatabase } from './platform/database/testing.ts'
import { createJobs } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { createStorage, type Storage } from './platform/storage.ts'
import { neededFiles } from './program.ts'
import { seedBareSite } from './seed/bare-site.ts'
import { createEveryRow } from './staff-api/testing/every-row.ts'
import { createStaffTest, type StaffTest } from './staff-api/testing.ts'

/**
 * A site of today with rows of every resource. `npm run db:generate -- --release` keeps its backup as that of the
 * release (`SCHELP_RELEASE_ARCHIVE` says where): later versions prove by it that they upgrade what this one stored.
 */
const keptAs = process.env.SCHELP_RELEASE_ARCHIVE
const mostBytes = 9_000

let folder: string
let bench: StaffTest
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schelp-release-'))
  bench = await createStaffTest()
  await seedBareSite(bench.program)
  await useSite()
})
afterAll(async () => {
  await bench.close()
  await rm(folder, { recursive: true, force: true })
})

const storageIn = (dataDir: string): Storage => createStorage({ dataDir, storage: { driver: 'local' } })

async function useSite(): Promise<void> {
  const { known, rows } = await createEveryRow(bench)
  const { backups: _, ...stored } = rows
  for (const make of Object.values(stored)) await make()
  const coupon = await rows.coupons?.()
  await changed(`coupons/${coupon}`, 'DELETE')
  await takeOrder(known.products[0] ?? 0)
}

async function changed(path: string, method: string, body?: unknown): Promise<Record<string, unknown>> {
  const answer = await bench.call('administrator', path, method, body)
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** By telephone. */
async function takeOrder(productId: number): Promise<void> {
  const { shop } = bench.program
  const { payment } = await shop.settings()
  const transfer = { transfer: true, iban: 'NL91ABNA0417164300', holder: 'Vereniging' }
  await shop.staff.changeSettings({ payment: { ...payment, ...transfer } })
  await changed(`products/${productId}`, 'PUT', { status: 'published' })
  const lines = [{ productId, quantity: 1 }]
  const { shown, delivery } = await changed('orders/all/quote', 'POST', { lines, country: 'NL' })
  await changed('orders', 'POST', {
    lines,
    shown,
    delivery,
    email: 'truus@schelp.example',
    paymentMethod: 'bacs',
    note: '',
    checkoutKey: 'een-sleutel-van-een-bestelling',
    billing: {
      firstName: 'Truus',
      lastName: 'van Dam',
      street: 'Dorpsstraat',
      houseNumber: '3',
      postcode: '8061AB',
      city: 'Hasselt',
      country: 'NL',
    },
  })
}

it('RUN-03 a backup knows of every stored file whether rows need it, or it can be made anew', async () => {
  const made = /\.(deflate|drawn)$|^media\/\d+\/[^/]+\/\d+\.\w+$/
  const stored: string[] = []
  for await (const key of storageIn(bench.dataDir).list()) if (!made.test(key)) stored.push(key)
  const { rows } = await bench.program.handle.pool.query<{ key: string }>(neededFiles.join(' union all '))
  expect(stored.length).toBeGreaterThan(3)
  expect(stored.toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
})

it('RUN-03 a site with rows of every resource comes back from its backup, also without its large contents', async () => {
  const [whole, small] = [join(folder, 'whole.tar'), join(folder, 'small.tar.gz')]
  const { handle } = bench.program
  const made = await backUp({ handle, storage: storageIn(bench.dataDir), secret: 'x'.repeat(40) }, whole)
  if (!made.ok) throw new Error(made.code)
  await leaveOutLarge(whole, small, mostBytes)

  const empty = await createTestDatabase()
  await empty.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade')
  const jobs = createJobs({ handle: empty, log: createLog({ logLevel: 'silent' }) })
  const answer = await restore({ handle: empty, storage: storageIn(folder), jobs }, small)
  await jobs.stop()
  await empty.close()
  if (!answer.ok) throw new Error(answer.code)
  const { tables, files } = answer.value.manifest
  expect(tables).toEqual(made.value.tables)
  expect(tables).toMatchObject({ shop_orders: 1, content_redirects: 1, form_entries: 1, newsletter_lists: 1 })
  expect(files.count).toBeGreaterThan(0)
  expect(files.count).toBeLessThanOrEqual(made.value.files.count)
  if (keptAs) await cp(small, keptAs)
})

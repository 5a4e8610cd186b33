import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp, restore } from '../backup/index.ts'
import { builtInTypes } from '../kernel/kinds.ts'
import { createTestDatabase } from '../platform/database/testing.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createStorage } from '../platform/storage.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite } from '../testing.ts'

let test: StaffTest
let folder: string
beforeAll(async () => {
  test = await createStaffTest()
  folder = await mkdtemp(join(tmpdir(), 'schelp-kept-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

async function made(path: string, body: object) {
  const answer = await test.call('administrator', path, 'POST', body)
  expect([path, answer.status, answer.body.errors]).toEqual([path, 201, undefined])
  return answer.body
}

it('EDIT-05 RUN-03 a kind defined by an administrator can be linked from every kind, and is restored whole from a backup', async () => {
  const kind = (await made('kinds', { one: 'Route', many: 'Routes', word: 'routes' })).id
  const sorts = (await made('taxonomies', { one: 'Streek', many: 'Streken', word: 'streek', kinds: [kind] }))
    .id
  const klei = await made('terms', { taxonomy: sorts, name: 'Klei' })
  const stops = await made('own-fields', {
    kind,
    label: 'Onderweg',
    type: 'repeater',
    layouts: [{ label: '', parts: [{ label: 'Dorp', type: 'text' }] }],
  })
  const village = stops.layouts[0].parts[0].name
  const route = await made(kind, {
    title: 'Van terp naar terp',
    status: 'published',
    termIds: [klei.id],
    fields: { [stops.name]: [{ [village]: 'Ezinge' }, { [village]: 'Feerwerd' }] },
  })
  const paths: string[] = []
  for (const type of [...builtInTypes, kind]) {
    const { resource } = (await test.program.content.kinds()).of(type)
    const field = await made('own-fields', { kind: type, label: 'Loop erlangs', type: 'entries' })
    const offer = { sku: 'N', regularCents: 100, vatClass: 'standard' }
    const { url } = await made(resource, {
      title: `Noemt ${type}`,
      status: 'published',
      fields: { [field.name]: [route.id] },
      ...(type === 'product' && { offer }),
      ...(type === 'agenda' && { fields: { [field.name]: [route.id], startsOn: '2031-05-01' } }),
    })
    // A page is composed: its fields are where staff put them.
    if (type !== 'page') paths.push(url)
  }

  const archive = join(folder, 'site.tar')
  const from = {
    handle: test.program.handle,
    storage: createStorage({ dataDir: test.dataDir, storage: { driver: 'local' } }),
  }
  expect(
    await backUp({ ...from, secret: 'a secret for tests, which is long enough' }, archive),
  ).toMatchObject({ ok: true })
  const handle = await createTestDatabase()
  const storage = createStorage({ dataDir: folder, storage: { driver: 'local' } })
  const jobs = createJobs({ handle, log: createLog({ logLevel: 'silent' }) })
  expect(await restore({ handle, storage, jobs }, archive)).toMatchObject({ ok: true })
  await jobs.stop()
  const site = await openTestSite({ dataDir: folder, databaseUrl: handle.url })
  try {
    const get = async (path: string) => (await fetch(site.address + path)).text()
    const page = await get('/routes/van-terp-naar-terp/')
    for (const words of ['Ezinge', 'Feerwerd', 'href="/streek/klei/"']) expect(page).toContain(words)
    expect(await get('/streek/klei/')).toContain('Van terp naar terp')
    for (const path of paths)
      expect([path, await get(path)]).toEqual([path, expect.stringContaining(route.url)])
  } finally {
    await site.close()
    await handle.close()
  }
})

import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { StaffTest } from '../../staff-api/testing.ts'
import { createDemoTest, openTestSite, type TestSite } from '../../testing.ts'

/** Who is signed in, the page, what it shows, and what they bought and how often files were taken, in two rounds at most. */
const most = 6
/** It reads inside the file. */
const mostOfFile = 11

let demo: StaffTest
let site: TestSite
let cookie: string
beforeAll(async () => {
  demo = await createDemoTest()
  site = await openTestSite(demo, { TRUST_PROXY: '1' })
  cookie = (await demo.signIn('customer')).get('cookie') ?? ''
}, 300_000)
afterAll(async () => {
  await site.close()
  await demo.close()
})

it('RUN-09 a page that is not kept asks the database a few times, whatever stands on it', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const tooMany: Record<string, readonly string[]> = {}
  for (const path of await onePageOfEach()) {
    for (let look = 0; look < 2; look++) await open(path)
    asked.mockClear()
    await open(path)
    const statements = asked.mock.calls
      .map(([query]: readonly unknown[]) =>
        typeof query === 'string' ? query : (query as { text: string }).text,
      )
      .filter(isOfPage)
    if (statements.length > (path.startsWith('/bestand-bekijken/') ? mostOfFile : most))
      tooMany[path] = statements.map((text) => text.slice(-160))
  }
  expect(tooMany).toEqual({})
}, 300_000)

/** Jobs and heartbeats ask by themselves; the test site hears of all changes before it answers. */
const isOfPage = (text: string) => !/pgboss|pg_notify|^select 1$/.test(text)

async function open(path: string): Promise<void> {
  const answer = await fetch(site.address + path, { headers: { cookie } })
  await answer.text()
  expect([path, answer.status]).toEqual([path, 200])
}

/** The first address of each list in the sitemap, and of each that stands below it. */
async function onePageOfEach(): Promise<string[]> {
  const index = await (await fetch(`${site.address}/sitemap.xml`)).text()
  const byShape = new Map<string, string>()
  for (const [, path = ''] of index.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)) {
    const parts = path.split('/').filter(Boolean)
    const shape = parts.length < 2 ? path : `${parts[0]}/${parts.length}`
    if (!byShape.has(shape)) byShape.set(shape, path)
  }
  return [...byShape.values()]
}

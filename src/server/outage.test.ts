import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { byProxy } from '../platform/database/testing/by-proxy.ts'
import type { SilentProxy } from '../platform/testing/silent-proxy.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'

/** A site whose way to its database can go silent. */
let bench: StaffTest
let proxy: SilentProxy
let site: TestSite
beforeAll(async () => {
  bench = await createStaffTest()
  const { content } = bench.program
  for (const title of ['Wandelen', 'Zwemmen'])
    await content.addEntry({ type: 'page', title, slug: title.toLowerCase(), status: 'published' })
  const way = await byProxy(bench.databaseUrl)
  proxy = way.proxy
  site = await openTestSite({ ...bench, databaseUrl: way.url }, {}, { hearsOfAllFirst: false })
})
afterAll(async () => {
  await site.close()
  await proxy.close()
  await bench.close()
})

const ask = async (path: string, init: RequestInit = {}) => {
  const began = performance.now()
  const answer = await fetch(site.address + path, { redirect: 'manual', ...init })
  const text = await answer.text()
  const header = (name: string) => answer.headers.get(name)
  return { status: answer.status, text, header, tookMs: performance.now() - began }
}
const html = { accept: 'text/html' }

it('abuse 36 RUN-08: a silent database leaves the kept pages, answers all else in words within five seconds, and comes back', async () => {
  await vi.waitFor(async () => expect((await ask('/ready')).status).toBe(200))
  expect((await ask('/wandelen/')).header('warning')).toBeNull()
  const cookie = (await bench.signIn('administrator')).get('cookie') ?? ''

  proxy.fallSilent()
  const asked: [string, RequestInit][] = [
    ['/zwemmen/', { headers: html }],
    ['/wandelen/', { headers: { ...html, cookie } }],
    ['/shop/', { headers: html }],
    ['/staff-api/facts/now', { headers: { cookie } }],
    ['/wp-admin/admin-ajax.php?action=wpfd&task=search.display&q=kerk', {}],
    ['/wp-json/wp/v2/users/me', { headers: { cookie } }],
    ['/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: '1' }) }],
  ]
  const answers = await Promise.all(asked.map(([path, init]) => ask(path, init)))
  for (const [at, answer] of answers.entries()) {
    expect([asked[at]?.[0], answer.status, answer.header('retry-after')]).toEqual([asked[at]?.[0], 503, '5'])
    expect(answer.text).toContain('De site kan even niet bij haar gegevens')
    // Five seconds, and what a busy machine takes.
    expect(answer.tookMs).toBeLessThan(9_000)
  }
  const ready = await ask('/ready')
  expect([ready.status, JSON.parse(ready.text).database]).toEqual([503, false])
  expect((await ask('/health')).status, 'the process lives').toBe(200)
  const figures = await ask('/metrics')
  expect([figures.status, figures.text.includes('schelp_database_answers 0')]).toEqual([200, true])

  const typed = new URLSearchParams({ email: 'klara@schelp.example', password: 'geheim-geheim' })
  const signIn = await ask('/my-account/', { method: 'POST', headers: html, body: typed })
  expect([signIn.status, signIn.text.includes('value="klara@schelp.example"')]).toEqual([503, true])
  expect(signIn.text).not.toContain('geheim-geheim')

  // The node notices that it hears of no changes any more; what it kept goes on, marked.
  await vi.waitFor(async () => {
    const kept = await ask('/wandelen/', { headers: html })
    expect([kept.status, kept.header('warning')]).toEqual([200, '110 - "Response is Stale"'])
    expect(kept.text).toContain('Wandelen')
  })
  expect((await ask('/wandelen/', { method: 'HEAD' })).status).toBe(200)
  expect((await ask('/wandelen/?add-to-cart=1')).status, 'an act is no page').toBe(503)

  proxy.speakAgain()
  await vi.waitFor(async () => {
    const back = await ask('/wandelen/')
    expect([back.status, back.header('warning'), (await ask('/ready')).status]).toEqual([200, null, 200])
  })
  expect((await ask('/zwemmen/')).status).toBe(200)
})

it('abuse 36 RUN-08: jobs go on after their connections went silent, and the heartbeat tells', async () => {
  const { pool } = bench.program.handle
  await vi.waitFor(async () => expect((await ask('/ready')).status).toBe(200))
  proxy.silenceOpenOnes()
  await pool.query("insert into pgboss.job (name, data) values ('accounts-expired', '{}')")
  const done = "select from pgboss.job where name = 'accounts-expired' and state = 'completed'"
  await vi.waitFor(async () => expect((await pool.query(done)).rowCount).toBe(1))
  const { jobs } = JSON.parse((await ask('/health')).text)
  expect(jobs.quietSeconds).toBeLessThan(60)
})

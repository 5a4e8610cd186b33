import { connect } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { category, file } from '../features/library/testing.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'
import { cookieNames } from './testing/odd.ts'

let bench: StaffTest
let site: TestSite
const paths = ['/', '/zoeken/', '/nieuws/', '/shop/']
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestSite(bench, { TRUST_PROXY: '1' })
  const { content, library } = bench.program
  const folder = await category(library, 'Archief')
  const guide = await file(library, folder, 'Testament')
  await library.changeLock({ file: guide }, { password: 'schelp-geheim' })
  const search = { type: 'file-search', props: { id: 'zoek', theme: 'ggd' } }
  const document = { root: { props: {} }, content: [search] }
  await content.addEntry({ type: 'page', title: 'Zoeken', slug: 'zoeken', status: 'published', document })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})

const get = (path: string, { cookie = '', from = '192.0.2.1' } = {}) =>
  fetch(site.address + path, { headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) } })

describe('abuse 27 a cookie that we did not sign', () => {
  it.each(cookieNames)('%s gets the page that strangers get, from the cache', async (name) => {
    const values = ['x.y', `abc.${'A'.repeat(43)}%3D`, 'W10.x', '1.wc_order_abc', '/x/ x', 'x'.repeat(3_000)]
    for (const path of paths) {
      await (await get(path)).arrayBuffer()
      for (const value of values)
        for (const prefix of ['', '__Secure-']) {
          const answer = await get(path, { cookie: `${prefix}${name}=${value}` })
          await answer.arrayBuffer()
          expect([answer.status, answer.headers.get('cache-control')]).toEqual([
            200,
            'public, max-age=0, must-revalidate',
          ])
        }
    }
  })

  it('does not stand between somebody who signed in and a page of their own', async () => {
    const cookie = (await bench.signIn('editor')).get('cookie') ?? ''
    expect((await get('/zoeken/', { cookie })).headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('abuse 22 abuse 34 pages that are not kept', () => {
  it('are rendered in turns with an end, and nobody else waits behind them', async () => {
    const database = new pg.Client({ connectionString: bench.databaseUrl })
    await database.connect()
    const { rows } = await database.query<{ name: string }>(
      "select string_agg(tablename, ', ') as name from pg_tables where tablename like 'library_%'",
    )
    await database.query(`begin; lock table ${rows[0]?.name} in access exclusive mode`)
    try {
      const ended: number[] = []
      const flood = Array.from({ length: 60 }, async (_, number) => {
        const answer = await get(`/zoeken/?q=kerk${number}`)
        await answer.arrayBuffer()
        ended.push(answer.status)
        return answer
      })
      await expect.poll(() => ended.length).toBe(16)
      const neighbours = await Promise.all(
        ['/health', '/cart/', '/checkout/', '/bestaat-niet/'].map((path) => get(path, { from: '192.0.2.2' })),
      )
      expect(neighbours.map(({ status }) => status)).toEqual([200, 200, 200, 404])
      expect(ended).toEqual(Array(16).fill(503))
      await database.query('rollback')
      const answers = await Promise.all(flood)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(44)
      const refused = answers.filter(({ status }) => status === 503)
      expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']))
    } finally {
      await database.end()
    }
  })
})

describe('abuse 24 abuse 34 bodies that never end', () => {
  it('have a share of the memory, close nothing for others, and make room when they are slow', async () => {
    const { hostname, port, host, origin } = new URL(site.address)
    const head = [
      'POST /cart/ HTTP/1.1',
      `host: ${host}`,
      `origin: ${origin}`,
      'x-forwarded-for: 192.0.2.7',
      'content-type: application/x-www-form-urlencoded',
      'content-length: 250000',
      '',
      'a=b',
    ].join('\r\n')
    const answers: string[] = []
    const slow = Array.from({ length: 140 }, () => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined).on('data', (piece) => answers.push(String(piece).slice(9, 12)))
      socket.write(head)
      return socket
    })
    const post = async (from: string) => {
      const headers = { 'x-forwarded-for': from, origin, 'content-type': 'application/x-www-form-urlencoded' }
      const sent = { method: 'POST', redirect: 'manual', headers, body: 'update_cart=1' } as const
      return (await fetch(`${site.address}/cart/`, sent)).status
    }
    try {
      await expect.poll(() => answers).toContain('503')
      expect(answers).not.toContain('400')
      expect(await post('192.0.2.8')).toBe(303)
      await expect.poll(() => post('192.0.2.7')).toBe(303)
      await expect.poll(() => answers).toContain('408')
    } finally {
      for (const socket of slow) socket.destroy()
    }
  })
})

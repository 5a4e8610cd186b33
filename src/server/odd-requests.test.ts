import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { resources } from '../staff-api/resources/index.ts'
import { otherCalls } from '../staff-api/staff-api.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'

let bench: StaffTest
let site: TestSite
let clientFolder: string
const large = 4 * 1024 * 1024
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'schelp-client-'))
  await mkdir(join(clientFolder, 'assets'))
  await writeFile(join(clientFolder, 'assets', 'large.js'), 'a'.repeat(large))
  await writeFile(join(clientFolder, 'assets', 'large.js.br'), 'packed')
  await writeFile(join(clientFolder, 'geheim.js'), 'no asset')
  bench = await createStaffTest()
  site = await openTestSite(bench, {}, { clientFolder })
})
afterAll(async () => {
  await site.close()
  await bench.close()
  await rm(clientFolder, { recursive: true })
})

/** Sends the target unchanged: `fetch` would normalise it. */
async function get(path: string, { method = 'GET', headers = {} as Record<string, string>, body = '' } = {}) {
  const { port } = new URL(site.address)
  const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, headers: answer.headers, text: (await buffer(answer)).toString() }
}

const openFiles = async (name: string) => {
  const links = (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ''))
  return (await Promise.all(links)).filter((path) => path.endsWith(name)).length
}

describe('abuse 25 a path', () => {
  it.each([
    '/assets/%00',
    '/assets/',
    '/assets',
    `/assets/${'x'.repeat(300)}`,
    '/assets/../geheim.js',
    '/assets/%2e%2e/geheim.js',
    '/assets/large.js.br',
    '/assets/large.js%00',
  ])('of a built file that does not exist gives no file and crashes nothing: %s', async (path) => {
    const { status, text } = await get(path)
    expect([308, 400, 404]).toContain(status)
    expect(text).not.toContain('no asset')
    expect((await get('/health')).status).toBe(200)
  })

  it.each([
    ['//kwaad.example/bank', '/kwaad.example/bank'],
    ['/.//kwaad.example', '/kwaad.example'],
    ['/%2e%2e//kwaad.example/?a=1', '/kwaad.example/?a=1'],
    ['/\\kwaad.example', '/%5Ckwaad.example'],
    ['//', '/'],
    ['//[/x/', '/%5B/x/'],
    ['/nieuws/..', '/'],
  ])('%s leads within the site', async (path, to) => {
    expect(await get(path)).toMatchObject({ status: 308, headers: { location: to } })
    const there = await get(to)
    expect([200, 308, 404]).toContain(there.status)
    expect(there.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  })

  it.each(['/cart', '/shop', '/product/gids?a=1'])(
    '%s leads a form to its address with a slash',
    async (path) => {
      const { status, headers } = await get(path, {
        method: 'POST',
        body: 'quantity=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect([status, headers.location]).toEqual([308, path.replace(/(?=\?|$)/, '/')])
    },
  )

  it.each(['/%', '/%zz/', '/%ed%a0%bd/', '/a%00b/', '/?s=a%00b', `/${'a'.repeat(9_000)}`])(
    'that cannot be read is answered as unreadable: %s',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 400, text: 'Dit adres kunnen we niet lezen.' })
    },
  )

  it('of another site is read as a path of this site', async () => {
    expect(await get('http://kwaad.example/health')).toMatchObject({ status: 200 })
    expect((await get('*', { method: 'OPTIONS' })).status).toBe(400)
  })

  it('never puts what a `#` hides into the cache of another address', async () => {
    const titleOf = ({ text }: { text: string }) => /<title>[^<]*/.exec(text)?.[0]
    const front = titleOf(await get('/'))
    expect(titleOf(await get('/?#&s=kerk'))).toBe(front)
    expect(titleOf(await get('/?s=kerk'))).not.toBe(front)
    expect(titleOf(await get('/?s=kerk#&s=toren'))).toBe(titleOf(await get('/?s=kerk')))
    expect(titleOf(await get('/?s=toren'))).not.toBe(titleOf(await get('/?s=kerk')))
  })

  it('adds nothing to the cache of the front page', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => get(n % 3 === 0 ? '//' : '/')))
    const front = answers.filter((_, n) => n % 3 !== 0)
    expect(new Set(front.map(({ status, text }) => `${status} ${text.length}`)).size).toBe(1)
    expect((await get('/')).status).toBe(front[0]?.status)
  })

  it.each(['/page/0/', '/page/00/', '/page/01/', '/jacobalia/page/0/', '/nieuws/page/00/'])(
    'CAT-01 %s is no page of a list',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})

describe('abuse 26 a client that disconnects', () => {
  it('leaves no built file open, not even for requests that never began', async () => {
    const { port } = new URL(site.address)
    const asked = 'GET /assets/large.js HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20)
    const sockets = Array.from({ length: 30 }, () => connect(Number(port), '127.0.0.1'))
    await Promise.all(
      sockets.map(async (socket) => {
        socket.pause().on('error', () => undefined)
        await once(socket, 'connect')
        socket.write(asked)
        socket.resume()
        await once(socket, 'data')
        socket.pause()
      }),
    )
    expect(await openFiles('large.js')).toBeGreaterThan(0)
    expect(await openFiles('large.js')).toBeLessThanOrEqual(sockets.length)
    for (const socket of sockets) socket.destroy()
    await vi.waitFor(async () => expect(await openFiles('large.js')).toBe(0))
  })

  it('in the middle of a post causes no error, on any route', async () => {
    const failed = vi.spyOn(site.log, 'error')
    const { port } = new URL(site.address)
    const cookie = (await bench.signIn('administrator')).get('cookie')
    const { newsletterReturns } = bench.program
    const posts = site.routes.filter(({ method, path }) => method === 'POST' && !path.includes('*'))
    const calls = [...resources.keys(), ...otherCalls.keys()].map((name) => `/staff-api/${name}`)
    const paths = [
      ...posts.map(({ path }) => path.replace(':key', newsletterReturns).replace(/:\w+(\{[^}]*\})?/g, '1')),
      ...calls,
      '/?wc-ajax=add_to_cart',
      '/wp-admin/admin-ajax.php?action=wpfd&task=search.display',
    ]
    expect(paths).toEqual(expect.arrayContaining(['/checkout/', `/nieuwsbrief/terug/${newsletterReturns}`]))
    for (const path of paths) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: a\r\nCookie: ${cookie}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\na=1`,
      )
      socket.end()
      await once(socket.resume(), 'close')
    }
    expect((await get('/health')).status).toBe(200)
    expect(failed).not.toHaveBeenCalled()
    failed.mockRestore()
  })
})

it('RUN-02 a built file is sent compressed to clients that accept it', async () => {
  const packed = await get('/assets/large.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed).toMatchObject({ status: 200, text: 'packed', headers: { 'content-encoding': 'br' } })
  const refused = await get('/assets/large.js', { headers: { 'accept-encoding': 'br;q=0' } })
  expect([refused.text.length, refused.headers['content-encoding']]).toEqual([large, undefined])
  const head = await get('/assets/large.js', { method: 'HEAD' })
  expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(large)])
})

it('abuse 25 HEAD of a page that was not requested before answers as GET does, and crashes nothing', async () => {
  const headers = { 'accept-encoding': 'br' }
  for (const path of ['/', '/is-er-niet/', '/bestanden/']) {
    const head = await get(path, { method: 'HEAD', headers })
    const whole = await get(path, { headers })
    expect([head.status, head.headers['content-length'], head.text]).toEqual([
      whole.status,
      whole.headers['content-length'],
      '',
    ])
  }
  expect((await get('/health')).status).toBe(200)
})

describe('abuse 22 requests that one connection sends ahead', () => {
  let alone: TestSite
  beforeAll(async () => {
    alone = await openTestSite(bench, {}, { hearsOfAllFirst: false })
  })
  afterAll(() => alone.close())
  const ahead = (count: number) => 'GET /robots.txt HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count)

  /** All that comes back until the connection ends, or until the last of these requests is answered. */
  async function answersTo(count: number): Promise<number> {
    const socket = connect(Number(new URL(alone.address).port), '127.0.0.1')
    let text = ''
    socket.on('data', (piece) => {
      text += piece
    })
    socket.on('error', () => undefined)
    const ended = new Promise((resolve) => socket.once('close', resolve))
    socket.write(ahead(count))
    const answered = () => text.split('HTTP/1.1 200').length - 1
    await Promise.race([ended, vi.waitFor(() => expect(answered()).toBe(count), { timeout: 60_000 })])
    socket.destroy()
    return answered()
  }

  it('are answered in their order while they are few', async () => {
    expect(await answersTo(20)).toBe(20)
  })

  it('end the connection when they are many, and somebody else is answered meanwhile', async () => {
    const flood = answersTo(20_000)
    const other = await fetch(`${alone.address}/robots.txt`)
    expect(other.status).toBe(200)
    expect(await flood).toBeLessThan(100)
  })
})

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from './support/site.ts'

const call = '/wp-admin/admin-ajax.php?juwpfisadmin=false&action=wpfd&task='
/** The site closes the door on what is too long; the answer may be lost with what was still to come. */
const refused = [431, 0] as const
const megabyte = 'x'.repeat(1_000_000)
const raw = (head: string, body: string | Buffer = '') =>
  Buffer.concat([
    Buffer.from(`${head}\r\nHost: localhost\r\nConnection: close\r\nX-Forwarded-For: 10.9.8.7\r\n`, 'latin1'),
    Buffer.from(
      body.length > 0
        ? `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`
        : '\r\n',
    ),
    Buffer.from(body),
  ])

/** Requests as no browser sends them, and the statuses that are an answer to them. */
const requests: readonly (readonly [what: string, request: Buffer, answers: readonly number[]])[] = [
  ['an address of a megabyte', raw(`GET /bestanden/?q=${megabyte} HTTP/1.1`), refused],
  ['a call of a megabyte', raw(`GET ${call}search.display&q=${megabyte} HTTP/1.1`), refused],
  ['a body of a megabyte', raw(`POST ${call}search.display HTTP/1.1`, `q=${megabyte}`), [413, 0]],
  ['a header of a megabyte', raw(`GET /bestanden/ HTTP/1.1\r\nX-Long: ${megabyte}`), refused],
  ['bytes that are no UTF-8', raw('GET /bestanden/?q=\xff\xfe%ff%fe%C3 HTTP/1.1'), [400]],
  [
    'a body that is no UTF-8',
    raw(`POST ${call}search.display HTTP/1.1`, Buffer.from([0x71, 0x3d, 0xff, 0xfe, 0xc3, 0x28])),
    [400],
  ],
  ['null bytes in a body', raw(`POST ${call}search.display HTTP/1.1`, 'q=a\0b%00c&catid=1%00'), [400]],
  ['a null byte in a number', raw('GET /download/1/a/1%00/x.txt HTTP/1.1'), [400]],
  ['half a letter in a path', raw('GET /download/%E0%A4%A/%ff/x/x.txt HTTP/1.1'), [400]],
  ['half a letter in a viewer', raw('GET /bestand-bekijken/%E0%A4%A/ HTTP/1.1'), [400]],
  ['a path out of the site', raw('GET /download/../../../../etc/passwd HTTP/1.1'), [308]],
  ['an encoded path out of it', raw('GET /download/1/..%2f..%2f/1/..%2f..%2fpasswd HTTP/1.1'), [308]],
  [
    'a hash out of the folder',
    raw(`GET ${call}files.downloadZipedFile&hash=..%2f..%2fsecret HTTP/1.1`),
    [404],
  ],
  ['a number beyond reason', raw(`GET ${call}file.display&id=${'9'.repeat(300)} HTTP/1.1`), [404]],
  [
    'ten thousand ids too many',
    raw(
      `POST ${call}files.zipSeletedFilesMultipleCategories HTTP/1.1`,
      `filesId=${Array.from({ length: 20_000 }, (_, at) => at + 1).join()}`,
    ),
    [200],
  ],
  [
    'a referrer that is none',
    raw(`GET ${call}file.processPasswordProtection HTTP/1.1\r\nReferer: http://[`),
    [302],
  ],
  ['a cookie that is none', raw('GET /bestanden/ HTTP/1.1\r\nCookie: schelp_unlocked=%00.%ff; =;;;x'), [200]],
  ['no HTTP at all', Buffer.from('\0\x01\x02\r\n\r\n'), [400]],
]

async function ask(port: number, request: Buffer): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const answering = text(socket).catch(() => '')
  socket.write(request)
  const answer = await answering
  const location = /^location: (.*)\r$/im.exec(answer)?.[1]
  if (location !== undefined)
    expect(location, 'a redirect stays on this site').toMatch(/^(\/(?!\/)|http:\/\/localhost\/)/)
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}

test('abuse 24 the library answers what no browser sends, and goes on', async ({ request, baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port)
  for (const [what, bytes, answers] of requests) expect(answers, what).toContain(await ask(port, bytes))
  expect((await request.get('/bestanden/?q=jacobus')).status()).toBe(200)
})

test('abuse 24 bodies that never end and clients that do not read keep nobody waiting', async ({
  request,
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? '').port)
  const sockets: Socket[] = []
  const open = async (start: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    sockets.push(socket)
    await once(socket, 'connect')
    socket.pause()
    socket.write(start)
  }
  const head = 'Host: localhost\r\nX-Forwarded-For: 10.9.8.6\r\n'
  const long = `${head}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 200000\r\n\r\nq=`
  for (let number = 0; number < 200; number++) {
    if (number % 3 === 0) await open(`POST ${call}search.display HTTP/1.1\r\n${long}`)
    else if (number % 3 === 1) await open(`GET /bestanden/?q=jacobus${number} HTTP/1.1\r\n${head}\r\n`)
    else await open('GET /bestanden/ HTTP/1.1\r\nHost: local')
  }
  const asked = performance.now()
  expect((await request.get('/bestanden/?q=toren')).status()).toBe(200)
  expect((await request.post(`${call}search.display`, { form: { q: 'toren' } })).status()).toBe(200)
  // Not a measurement: whoever waits for a slow one waits for minutes.
  expect(performance.now() - asked).toBeLessThan(20_000)
  for (const socket of sockets) socket.destroy()
})

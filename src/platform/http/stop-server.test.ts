import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { answersUnderWay, stopServer } from './stop-server.ts'
import { answerStream, sendStream } from './stream-answer.ts'

/** A time that is longer than any test. */
const never = 3_600_000

let server: Server
let reader: Socket
afterEach(() => {
  reader.destroy()
  server.closeAllConnections()
  server.close()
})

/** Opens a server, and a client that sent a request. */
const request = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
async function open(listener: RequestListener, bytes = request) {
  server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause()
  const arrived = once(server, bytes === '' ? 'connection' : 'request')
  reader.write(bytes)
  await arrived
}

/** A download that never ends. */
function endless() {
  const source = new Readable({
    read() {
      this.push(Buffer.alloc(65_536))
    },
  })
  const answer: RequestListener = (_, response) => void sendStream(answerStream(source), response, vi.fn())
  return { source, answer }
}

/** Stops the server; resolves when its resources are closed. */
const stopped = (lastAnswersMs: number, giveUp = vi.fn()): Promise<void> =>
  new Promise((resolve) =>
    stopServer(server, async () => resolve(), { lastAnswersMs, stopMs: never }, giveUp),
  )

it('RUN-04 abuse 24 cuts off a client that does not read its download, closes the file, and ends the program', async () => {
  const { source, answer } = endless()
  await open(answer)
  const letGo = once(source, 'close')
  const giveUp = vi.fn()
  await stopped(20, giveUp)
  await letGo
  expect(giveUp).not.toHaveBeenCalled()
})

it('RUN-04 abuse 24 does not wait for a client that connects and sends nothing', async () => {
  await open(() => undefined, '')
  await stopped(20)
})

it('RUN-04 sends an open answer completely before closing the resources', async () => {
  let finish = () => undefined as unknown
  await open((_, response) => {
    response.write('begonnen, ')
    finish = () => response.end('en af')
  })
  const closed = vi.fn()
  const over = stopped(never).then(closed)
  reader.resume()
  const [first] = await once(reader, 'data')
  expect([String(first).includes('begonnen'), closed.mock.calls.length]).toEqual([true, 0])
  const rest = text(reader)
  finish()
  await over
  reader.end()
  expect(await rest).toContain('en af')
})

it('RUN-04 serves visitors while an open download continues, and then closes the port', async () => {
  let finish = () => undefined as unknown
  await open((incoming, response) => {
    if (incoming.url === '/later') return void response.end('bediend')
    response.write('begonnen, ')
    finish = () => response.end('en af')
  })
  const underWay = answersUnderWay(server)
  const { port } = server.address() as AddressInfo
  const ask = () => fetch(`http://127.0.0.1:${port}/later`, { headers: { connection: 'close' } })
  const download = fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
  await vi.waitFor(() => expect(underWay.size).toBe(1))
  const closed = vi.fn(async () => undefined)
  const limits = { lastAnswersMs: never, stopMs: never }
  stopServer(server, closed, limits, vi.fn(), underWay)
  reader.destroy()
  expect(await (await ask()).text()).toBe('bediend')
  expect(closed).not.toHaveBeenCalled()
  finish()
  expect(await (await download).text()).toBe('begonnen, en af')
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  await expect(ask()).rejects.toThrow()
})

it('RUN-04 cuts off a download and closes its resources if somebody asks to hurry', async () => {
  await open((_, response) => void response.write('begonnen'))
  const closed = vi.fn(async () => undefined)
  const underWay = answersUnderWay(server)
  const hurry = stopServer(server, closed, { lastAnswersMs: never, stopMs: never }, vi.fn(), underWay)
  hurry()
  await vi.waitFor(() => expect(closed).toHaveBeenCalled())
})

it('RUN-04 ends the program even if its resources do not close', async () => {
  await open(() => undefined)
  await new Promise<void>((resolve) =>
    stopServer(server, () => new Promise(() => undefined), { lastAnswersMs: 0, stopMs: 20 }, resolve),
  )
})

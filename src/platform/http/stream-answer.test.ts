import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, get, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Duplex, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lend, pieceBytes, takeMemory } from '../pieces.ts'
import { createStorage } from '../storage.ts'
import { answerStream, sendStream } from './stream-answer.ts'

function readerOf(stream: Readable) {
  const { body } = answerStream(stream)
  if (!body) throw new Error('an answer without a body')
  return body.getReader()
}

it('LIB-24 reads only as much as the reader asks for', async () => {
  let pieces = 0
  const endless = new Readable({
    highWaterMark: 1,
    read() {
      pieces += 1
      this.push(Buffer.alloc(10))
    },
  })
  const reader = readerOf(endless)
  await reader.read()
  expect(pieces).toBeLessThan(5)
  await reader.cancel()
})

it('abuse 24 releases a source whose reader has left, even while waiting for it', async () => {
  const silent = new Readable({ read: () => undefined })
  const closed = once(silent, 'close')
  const reader = readerOf(silent)
  const reading = reader.read()
  await reader.cancel()
  await closed
  expect(await reading).toEqual({ done: true, value: undefined })
})

it('LIB-24 breaks off with the error of its source', async () => {
  const broken = new Readable({
    read() {
      this.destroy(new Error('weg'))
    },
  })
  await expect(readerOf(broken).read()).rejects.toThrow('weg')
})

const brokenOff = /aborted|hang up|ECONNRESET/

describe('sendStream', () => {
  let body: () => Readable | Promise<Readable>
  let problems: string[] = []
  let patienceMs: number | undefined
  const server = createServer(async ({ url = '/' }, response) => {
    const headers = new Headers({ etag: '"a"' })
    if (url !== '/') headers.set('content-length', url.slice(1))
    const answer = answerStream(await body(), { status: 206, headers })
    sendStream(answer, response, ({ message }) => void problems.push(message), patienceMs)
  })
  const folder = mkdtempSync(join(tmpdir(), 'schelp-sent-'))
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  /** @param said the length that the answer announces */
  const ask = async (said = ''): Promise<IncomingMessage> => {
    const { port } = server.address() as AddressInfo
    const [answer] = await once(get({ port, host: '127.0.0.1', path: `/${said}`, agent: false }), 'response')
    return answer
  }

  it('LIB-24 sends status, headers and every byte', async () => {
    body = () => Readable.from([Buffer.from('een'), Buffer.from('twee')], { objectMode: false })
    const answer = await ask()
    expect(answer.statusCode).toBe(206)
    expect(answer.headers.etag).toBe('"a"')
    expect((await buffer(answer)).toString()).toBe('eentwee')
  })

  it('abuse 24 disconnects a reader who stops reading, and sends everything to a slow one', async () => {
    problems = []
    patienceMs = 2_000
    const large = 40 * pieceBytes
    const pieces = () => Array.from({ length: 40 }, () => Buffer.alloc(pieceBytes))
    const stalled = Readable.from(pieces(), { objectMode: false })
    body = () => stalled
    const answer = (await ask()).pause().on('error', () => undefined)
    await once(stalled, 'close')
    expect([answer.complete, problems]).toEqual([false, []])
    body = () => Readable.from(pieces(), { objectMode: false })
    let taken = 0
    for await (const piece of await ask(String(large))) {
      taken += piece.length
      if (taken % 10 === 0) await delay(5)
    }
    expect(taken).toBe(large)
    patienceMs = undefined
  })

  it('LIB-24 never mixes the data of different readers in reused memory', async () => {
    const storage = createStorage({ dataDir: folder, storage: { driver: 'local' } })
    const contents = Array.from({ length: 6 }, (_, number) => randomBytes(9 * pieceBytes + number))
    await Promise.all(contents.map((bytes, number) => storage.put(`file/${number}`, bytes)))
    for (let round = 0; round < 3; round += 1) {
      let next = 0
      body = () => storage.read(`file/${next++ % contents.length}`)
      const bodies = await Promise.all(contents.map(async () => buffer(await ask())))
      const whole = (bytes: Buffer) => contents.some((content) => content.equals(bytes))
      expect(bodies.every(whole)).toBe(true)
    }
  })

  it('LIB-24 breaks the connection if the stream breaks or was broken before, so that the reader notices', async () => {
    const breaking = async function* () {
      yield Buffer.from('half')
      throw new Error('weg')
    }
    const broken = new Readable().on('error', () => undefined).destroy(new Error('weg'))
    problems = []
    for (const source of [Readable.from(breaking(), { objectMode: false }), broken]) {
      body = () => source
      await expect(ask().then(buffer)).rejects.toThrow(brokenOff)
    }
    expect(problems).toEqual(['weg', 'weg'])
  })

  it('LIB-24 abuse 15 breaks off and reports an answer that is shorter or longer than announced', async () => {
    problems = []
    for (const said of ['6', '4']) {
      body = () => Readable.from([Buffer.from('12345')], { objectMode: false })
      await expect(ask(said).then(buffer)).rejects.toThrow(brokenOff)
    }
    expect(problems).toEqual(['shorter than its answer says', 'longer than its answer says'])
    body = () => Readable.from([Buffer.from('12345')], { objectMode: false })
    expect(await buffer(await ask('5'))).toHaveLength(5)
    expect(problems).toHaveLength(2)
  })
})

describe('to a reader who stopped reading', () => {
  /** An answer on a connection that accepts a write and does not acknowledge it until `flow`. */
  function stalledAnswer() {
    const writes: (() => void)[] = []
    const line = new Duplex({
      read: () => undefined,
      write: (_chunk, _encoding, done) => void writes.push(done),
      writev: (_chunks, done) => void writes.push(done),
    })
    const to = new ServerResponse(new IncomingMessage(new Socket()))
    to.assignSocket(Object.assign(line, { setTimeout: () => line }) as unknown as Socket)
    // A server does this for its connections.
    line.on('drain', () => to.emit('drain'))
    line.on('close', () => to.emit('close'))
    return { to, line, flow: () => writes.shift()?.() }
  }

  /** Waits until nothing more can happen without a reader. */
  async function settle() {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }

  it('abuse 24 reads at most two pieces, and releases everything when the reader leaves', async () => {
    let pieces = 0
    const endless = new Readable({
      highWaterMark: pieceBytes,
      read() {
        pieces += 1
        this.push(Buffer.alloc(pieceBytes))
      },
    })
    const { to, line, flow } = stalledAnswer()
    const problems = vi.fn()
    expect(sendStream(answerStream(endless), to, problems)).toBe(true)
    await settle()
    expect(pieces).toBe(2)
    flow()
    await settle()
    expect(pieces).toBe(3)
    line.destroy()
    await settle()
    expect(endless.destroyed).toBe(true)
    expect(problems).not.toHaveBeenCalled()
  })

  it('LIB-24 reuses the memory of a piece once it is sent, and not before', async () => {
    const memory = takeMemory()
    const { to, flow } = stalledAnswer()
    sendStream(answerStream(Readable.from([lend(memory, 9)], { objectMode: false })), to, vi.fn())
    await settle()
    expect(takeMemory()).not.toBe(memory)
    flow()
    await settle()
    expect(takeMemory()).toBe(memory)
  })

  it('LIB-24 leaves every other answer to its own sender', () => {
    const { to } = stalledAnswer()
    expect(sendStream(new Response('tekst'), to, vi.fn())).toBe(false)
    expect(sendStream(new Response(null), to, vi.fn())).toBe(false)
    expect(to.headersSent).toBe(false)
  })
})

import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { DatabaseHandle } from './database/index.ts'
import { createTestDatabase } from './database/testing.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'
import { createMail } from './mail.ts'
import { mails } from './mail-schema.ts'
import { openLine } from './mail-server.ts'

const steps = ['connect', 'EHLO', 'MAIL', 'DATA', 'end of the mail'] as const
type Step = (typeof steps)[number]

/** A mail server that accepts every byte, and from one step on answers nothing. */
async function openSilentServer(silentAt: Step) {
  const server = { port: 0, isSilent: true, received: 0, close: () => undefined as undefined | object }
  const sockets = new Set<Socket>()
  const listening = createServer((socket) => {
    sockets.add(socket)
    const say = (step: Step | '', line: string) => {
      if (!(server.isSilent && step === silentAt)) socket.write(`${line}\r\n`)
    }
    let inMail = false
    let heard = ''
    say('connect', '220 silent.example')
    socket.on('error', () => undefined)
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1')
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end)
        heard = heard.slice(end + 2)
        if (inMail) {
          if (line !== '.') continue
          inMail = false
          if (!server.isSilent) server.received += 1
          say('end of the mail', '250 kept')
        } else if (/^EHLO/i.test(line)) say('EHLO', '250 silent.example')
        else if (/^MAIL/i.test(line)) say('MAIL', '250 ok')
        else if (/^DATA/i.test(line)) {
          inMail = true
          say('DATA', '354 go on')
        } else say('', /^QUIT/i.test(line) ? '221 bye' : '250 ok')
      }
    })
  })
  await once(listening.listen(0, '127.0.0.1'), 'listening')
  server.port = (listening.address() as AddressInfo).port
  server.close = () => {
    for (const socket of sockets) socket.destroy()
    return listening.close()
  }
  return server
}

const opened: { handle: DatabaseHandle; jobs: Jobs; server: Awaited<ReturnType<typeof openSilentServer>> }[] =
  []
beforeAll(async () => {
  for (const step of steps) {
    const handle = await createTestDatabase()
    const jobs = createJobs({ handle, log: createLog({ logLevel: 'silent' }) })
    opened.push({ handle, jobs, server: await openSilentServer(step) })
  }
})
afterAll(async () => {
  for (const { handle, jobs, server } of opened) {
    server.close()
    await jobs.stop()
    await handle.close()
  }
})

const site = { mailFrom: 'Schelp <noreply@example.nl>', siteUrl: 'https://example.nl' }

it('abuse 36 ends a try if the mail server goes silent at any step, and tries again', async () => {
  const walk = opened.map(async ({ handle, jobs, server }, at) => {
    const smtpUrl = `smtp://127.0.0.1:${server.port}`
    const mail = createMail({ config: { ...site, smtpUrl }, db: handle.db, jobs })
    await mail.send({ to: 'jan@example.nl', subject: 'Welkom', text: 'Dag Jan', secrets: [] })
    await jobs.start()
    const line = openLine({ ...site, smtpUrl })
    const letter = { to: 'an@example.nl', subject: 'Brief', text: 'Dag', html: '<p>Dag</p>', attachments: [] }
    const handed = line?.hand({ ...letter, messageId: 'a', headers: {} }, async () => true)
    const rowOf = async () => (await handle.db.select().from(mails))[0]
    const ended = { timeout: 60_000, interval: 500 }
    await vi.waitFor(
      async () => expect((await rowOf())?.error).toEqual(expect.stringContaining('Error')),
      ended,
    )
    // A short mail is sent ahead, so from the sender's address on nobody knows whether it arrived.
    const isKnown = at < steps.indexOf('MAIL')
    expect([steps[at], (await handed)?.as]).toEqual([
      steps[at],
      isKnown ? 'unreachable' : expect.stringMatching(/^un(?:reachable|known)$/),
    ])
    line?.close()
    server.isSilent = false
    await vi.waitFor(async () => {
      await handle.pool.query(
        "update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'",
      )
      expect(await rowOf()).toMatchObject({ sentAt: expect.any(Date), error: null })
    }, ended)
    expect([steps[at], server.received]).toEqual([steps[at], 1])
  })
  await Promise.all(walk)
})

import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { DatabaseHandle } from './database/index.ts'
import { createTestDatabase } from './database/testing.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'
import { createMail, type Mail } from './mail.ts'
import { mailSecrets, mails } from './mail-schema.ts'
import { createMailbox } from './mailbox.ts'
import { mailWords } from './testing/mail-words.ts'
import { openTestMailServer, type TestMailServer } from './testing/test-mail-server.ts'

let handle: DatabaseHandle
let server: TestMailServer
beforeAll(async () => {
  handle = await createTestDatabase()
  server = await openTestMailServer()
})
afterAll(async () => {
  await server.close()
  await handle.close()
})

let jobs: Jobs
beforeEach(() => {
  server.refuse = () => undefined
  server.received = []
  jobs = createJobs({ handle, log: createLog({ logLevel: 'silent' }) })
})
afterEach(async () => {
  await jobs.stop()
  await handle.db.delete(mails)
})

const mailOver = (url?: string): Mail =>
  createMail({
    config: { smtpUrl: url, mailFrom: 'Schelp <noreply@example.nl>', siteUrl: 'https://example.nl' },
    db: handle.db,
    jobs,
  })

const welcome = {
  to: 'jan@example.nl',
  subject: 'Welkom in de kring – één',
  text: 'Dag Jan',
  html: '<p>Dag Jan</p>',
  secrets: [],
}

it('sends a mail after its transaction commits', async () => {
  const mail = mailOver(server.url)
  await jobs.start()
  await expect(
    handle.db.transaction(async (tx) => {
      await mail.send({ ...welcome, to: 'rolled-back@example.nl' }, tx)
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await handle.db.transaction((tx) => mail.send(welcome, tx))
  await vi.waitFor(() => expect(server.received).toHaveLength(1))
  expect(server.received[0]?.to).toEqual(['jan@example.nl'])
  expect(server.received[0]?.raw).toMatch(/^From: Schelp <noreply@example\.nl>\r$/m)
  expect(server.received[0]?.raw).toContain('Dag Jan')
  await vi.waitFor(async () => expect((await handle.db.select().from(mails))[0]?.sentAt).toBeInstanceOf(Date))
})

it('SHOP-11 sends a mail with its attachments, pictures within the text, and reply address', async () => {
  await mailOver(server.url).send({
    ...welcome,
    html: '<p>Dag <img src="cid:code@schelp" alt=""></p>',
    replyTo: 'winkel@example.nl',
    attachments: [
      { name: 'factuur.pdf', type: 'application/pdf', contents: Buffer.from('%PDF-1.7') },
      { name: 'code.png', type: 'image/png', contents: Buffer.from([1, 2, 3]), cid: 'code@schelp' },
    ],
  })
  await jobs.start()
  await vi.waitFor(() => expect(server.received).toHaveLength(1))
  const raw = server.received[0]?.raw ?? ''
  expect(raw).toMatch(/^Reply-To: winkel@example\.nl\r$/m)
  expect(raw).toContain('Content-Type: application/pdf; name=factuur.pdf')
  expect(raw).toContain(Buffer.from('%PDF-1.7').toString('base64'))
  expect(raw).toMatch(/^Content-ID: <code@schelp>\r$/im)
})

it('RUN-04 sends a mail after a restart that was queued before it', async () => {
  await mailOver(server.url).send(welcome)
  await jobs.stop()
  jobs = createJobs({ handle, log: createLog({ logLevel: 'silent' }) })
  mailOver(server.url)
  await jobs.start()
  await vi.waitFor(() => expect(server.received).toHaveLength(1))
})

it('stores the reason if the mail server refuses, and tries again', async () => {
  server.refuse = () => ({ code: 452, words: 'mailbox is full' })
  await mailOver(server.url).send(welcome)
  await jobs.start()
  await vi.waitFor(async () => {
    const [mail] = await handle.db.select().from(mails)
    expect(mail).toMatchObject({ sentAt: null, error: expect.stringContaining('mailbox is full') })
  })
  server.refuse = () => undefined
  await vi.waitFor(async () => {
    await handle.pool.query(
      "update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'",
    )
    const [mail] = await handle.db.select().from(mails)
    expect(mail).toMatchObject({ sentAt: expect.any(Date), error: null })
  })
})

it('stores mails for staff to read if there is no mail server', async () => {
  await mailOver().send(welcome)
  await jobs.start()
  const { secrets: _, ...texts } = welcome
  expect(await handle.db.select().from(mails)).toMatchObject([{ ...texts, sentAt: null, error: null }])
  expect(server.received).toEqual([])
})

const token = 'aB3-token_of_the_reader'
const secretMail = {
  to: 'jan@example.nl',
  subject: 'Kies een wachtwoord',
  secrets: [token, '123456'],
  text: `Hier: https://example.nl/?token=${token} of 123456, niet \uE0001\uE001.`,
  html: `<a href="https://example.nl/?a=1&amp;token=${token}">123456</a>`,
}
const mailRows = async () =>
  JSON.stringify([
    await handle.db.select().from(mails),
    (await handle.pool.query('select * from pgboss.job')).rows,
  ])

it('abuse 33 stores secrets of a waiting mail apart from its text, for the operator only', async () => {
  const box = createMailbox(handle.db)
  await mailOver().send(secretMail)
  const [waiting] = (await box.list({ page: 1, perPage: 1 })).mails
  expect(waiting?.text).toBe('Hier: https://example.nl/?token=••• of •••, niet .')
  expect(await box.whole(waiting?.id ?? 0)).toBe(`Hier: https://example.nl/?token=${token} of 123456, niet .`)
  const collected = await box.personalData.collect({ email: 'jan@example.nl' })
  expect(JSON.stringify(collected) + (await mailRows())).not.toMatch(/aB3-token|123456/)
})

it('abuse 33 sends secrets to the recipient of a mail, and then deletes them', async () => {
  const mail = mailOver(server.url)
  await jobs.start()
  await mail.send(secretMail)
  expect(await mailRows()).not.toContain(token)
  await vi.waitFor(() => expect(server.received.length).toBe(1))
  expect(mailWords(server.received[0]?.raw ?? '')).toContain(token)
  await vi.waitFor(async () => expect(await handle.db.select().from(mailSecrets)).toEqual([]))
  const box = createMailbox(handle.db)
  const [sent] = (await box.list({ page: 1, perPage: 1 })).mails
  expect(await box.whole(sent?.id ?? 0)).toBeUndefined()
})

it('abuse 15: adds no header and no recipient for a line break in a subject or an address', async () => {
  const mail = mailOver(server.url)
  await jobs.start()
  await mail.send({ secrets: [], to: 'jan@example.nl', subject: 'Dag\r\nBcc: all@example.nl', text: 'x' })
  await mail.send({ secrets: [], to: 'jan@example.nl, all@example.nl', subject: 'two', text: 'x' })
  await vi.waitFor(async () => {
    const tried = (await handle.db.select().from(mails)).filter(({ sentAt, error }) => sentAt ?? error)
    expect(tried).toHaveLength(2)
  })
  expect(server.received.length).toBeGreaterThan(0)
  for (const { to, raw } of server.received) {
    expect(to).not.toContain('all@example.nl')
    expect(raw).not.toMatch(/^Bcc:/m)
  }
})

it('deletes old mails', async () => {
  const longAgo = new Date('2020-01-01T00:00:00Z')
  await handle.db.insert(mails).values({ ...welcome, createdAt: longAgo, sentAt: longAgo })
  await mailOver().send({ ...welcome, subject: 'new' })
  await jobs.start()
  await vi.waitFor(async () =>
    expect((await handle.db.select().from(mails)).map(({ subject }) => subject)).toEqual(['new']),
  )
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import type { MailMessage } from '../../../platform/mail.ts'
import { createSubscribers, pendingDays, type Subscribers } from './subscribers.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
let newsletter: Subscribers
let now: Date
let sent: MailMessage[]

beforeAll(async () => {
  handle = await createTestDatabase()
  newsletter = createSubscribers({
    db: handle.db,
    mail: { send: async (message) => void sent.push(message) },
    siteUrl: 'https://schelp.example',
    clock: () => now,
  })
})
afterAll(() => handle.close())
beforeEach(async () => {
  await handle.pool.query('truncate newsletter_subscribers cascade')
  sent = []
  now = new Date('2026-11-22T10:00:00Z')
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const ask = (email: string) => newsletter.subscribe({ email, name: 'Anna', page: '/over-ons/' })
const tokenIn = (mail: MailMessage | undefined) => /nk=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
const all = async () => (await newsletter.subscribers({ page: 1, perPage: 50 })).subscribers

describe('subscribing', () => {
  it('SITE-06 sends newsletters only to addresses that followed the link, and stores the proof of consent', async () => {
    await ask(' Anna@Schelp.example ')
    expect(await all()).toMatchObject([
      { email: 'anna@schelp.example', status: 'pending', askedOn: '/over-ons/', askedAt: now },
    ])
    expect(sent[0]?.to).toBe('anna@schelp.example')
    expect(await newsletter.confirm(tokenIn(sent[0]))).toBe(true)
    expect(await all()).toMatchObject([{ status: 'confirmed', confirmedAt: now }])
    expect(await newsletter.confirm(tokenIn(sent[0])), 'the link followed again').toBe(true)
  })

  it('SITE-06 refuses an address that is not valid', async () => {
    for (const email of ['', 'anna', 'anna@', 'a\nb@schelp.example', `${'a'.repeat(260)}@schelp.example`])
      expect(await ask(email)).toMatchObject({ ok: false, code: 'bad-email' })
    expect(sent).toHaveLength(0)
  })

  it('abuse 16 mails no text of somebody who types another’s address', async () => {
    const name = 'Jan,\n\nUW REKENING IS GEBLOKKEERD. Log in: https://evil.example\n\n'
    await newsletter.subscribe({ email: 'anna@schelp.example', name, page: '/' })
    expect(sent[0]?.text).toMatch(/^Dag lezer,\n\nIemand/)
    expect(sent[0]?.text).not.toContain('evil')
  })

  it('abuse 22 mails an address a few times in the first hour and then once a day, whoever types it', async () => {
    for (const minutes of [10, 10, 10, 10, 10, 10, ...Array.from({ length: 24 }, () => 120)]) {
      await ask('anna@schelp.example')
      later(minutes)
    }
    expect(sent.length).toBeGreaterThan(4)
    expect(sent.length).toBeLessThanOrEqual(8)
  })

  it('abuse 9 answers the same for an address that is on the list, and tells its owner by mail', async () => {
    const first = await ask('anna@schelp.example')
    await newsletter.confirm(tokenIn(sent[0]))
    later(11)
    expect(await ask('anna@schelp.example')).toEqual(first)
    expect(sent[1]?.subject).toBe('Je ontvangt onze nieuwsbrief al')
    expect(await all()).toMatchObject([{ status: 'confirmed' }])
  })

  it('abuse 22 mails an address once in ten minutes, however often the form is sent', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask('anna@schelp.example')))
    expect(sent).toHaveLength(1)
    later(11)
    await ask('anna@schelp.example')
    expect(sent).toHaveLength(2)
    expect(tokenIn(sent[1])).toBe(tokenIn(sent[0]))
  })

  it('SITE-06 forgets the name of a reader who unsubscribes, and lets them subscribe again with a new link', async () => {
    await ask('anna@schelp.example')
    const old = tokenIn(sent[0])
    await newsletter.confirm(old)
    expect(await newsletter.unsubscribe(old)).toBe(true)
    expect(await all()).toMatchObject([{ status: 'unsubscribed', name: '', endedAt: now }])
    expect(await newsletter.confirm(old), 'an old link brings nobody back').toBe(false)
    later(11)
    await ask('anna@schelp.example')
    expect(await newsletter.confirm(tokenIn(sent[1]))).toBe(true)
  })

  it('abuse 34 mails a working link each time a reader who unsubscribed subscribes again', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await ask('anna@schelp.example')
      const token = tokenIn(sent.at(-1))
      expect(await newsletter.confirm(token)).toBe(true)
      expect(await newsletter.unsubscribe(token)).toBe(true)
      later(90)
    }
    expect(sent).toHaveLength(3)
  })

  it('abuse 34 the link of a mail works as long as the mail says', async () => {
    await ask('anna@schelp.example')
    later((pendingDays - 1) * 1_440)
    await ask('anna@schelp.example')
    expect(sent).toHaveLength(2)
    later((pendingDays - 1) * 1_440)
    await ask('ander@schelp.example')
    expect(await newsletter.confirm(tokenIn(sent[1]))).toBe(true)
  })

  it('SITE-06 deletes an address that was never confirmed', async () => {
    await ask('anna@schelp.example')
    later((pendingDays + 1) * 1_440)
    await ask('piet@schelp.example')
    expect((await all()).map(({ email }) => email)).toEqual(['piet@schelp.example'])
  })

  it('SITE-06 refuses a link that it never mailed', async () => {
    expect(await newsletter.confirm('x')).toBe(false)
    expect(await newsletter.unsubscribe('')).toBe(false)
  })
})

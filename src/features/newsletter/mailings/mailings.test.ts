import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { openTestMailServer, type TestMailServer } from '../../../platform/testing/test-mail-server.ts'
import { createNewsletter, type Newsletter } from '../create-newsletter.ts'
import { drawEmail } from '../email/draw.ts'

let handle: Awaited<ReturnType<typeof createTestDatabase>>
let server: TestMailServer
let now: Date
/** The moments for which batches were scheduled. */
let scheduled: Date[]
/** Keys of the waiting jobs: a second job with the same key is not added. */
let keys: (string | undefined)[]
let batch: () => Promise<void>
let newsletter: Newsletter

const siteUrl = 'https://schelp.example'
const letter = drawEmail(
  {
    subject: 'Najaar in de kring',
    preview: 'Drie wandelingen',
    parts: [
      { kind: 'prose', html: '<p>Dag lezer, zie <a href="/agenda/">de agenda</a>.</p>' },
      { kind: 'button', text: 'Lees verder', url: '/nieuws/' },
    ],
  },
  { siteTitle: 'Jacobskring', siteUrl },
)

/** Another program on the same database; its jobs run when the test says so. */
function start(smtpUrl: string | undefined = server.url): Newsletter {
  let run: (data: { mailingId: number }) => Promise<void> = async () => undefined
  const jobs: Jobs = {
    define: (_, what) => {
      run = what as typeof run
    },
    async send(_, data, { startAfter = now, singletonKey } = {}) {
      scheduled.push(startAfter)
      keys.push(singletonKey)
      batch = () => run(data as { mailingId: number })
    },
    schedule: async () => undefined,
    start: async () => undefined,
    stop: async () => undefined,
  }
  return createNewsletter({
    db: handle.db,
    jobs,
    mail: { send: async () => undefined },
    changes: { publish: async () => undefined },
    config: { smtpUrl, mailFrom: 'Jacobskring <post@schelp.example>', siteUrl },
    clock: () => now,
  })
}

beforeAll(async () => {
  handle = await createTestDatabase()
  server = await openTestMailServer()
})
afterAll(async () => {
  await server.close()
  await handle.close()
})
beforeEach(async () => {
  await handle.pool.query('truncate newsletter_subscribers, newsletter_mailings, newsletter_lists cascade')
  now = new Date('2026-11-22T10:00:00Z')
  scheduled = []
  keys = []
  server.received = []
  server.refuse = () => undefined
  newsletter = start()
})
afterEach(() => vi.restoreAllMocks())

const readers = (count: number) =>
  handle.db.execute(sql`
    insert into newsletter_subscribers (email, status, token, asked_at, asked_on, mailed_at, confirmed_at)
    select 'lezer' || n || '@schelp.example', 'confirmed', 'token' || n, ${now}, '/', ${now}, ${now}
    from generate_series(1, ${count}::integer) n`)
const sending = async (perMinute = 60_000, startAt?: Date) =>
  newsletter.startMailing({ documentId: 1, ...letter, perMinute, startAt, by: '1' })
const state = async () => (await newsletter.mailings([1])).get(1)
const receivers = () => server.received.flatMap(({ to }) => to)
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

describe('a mailing', () => {
  it('SITE-06 reaches every confirmed subscriber once, with their own link to unsubscribe, and nobody else', async () => {
    await readers(3)
    await handle.db.execute(
      sql`update newsletter_subscribers set status = 'unsubscribed' where email like 'lezer3%'`,
    )
    expect(await sending()).toMatchObject({ ok: true })
    await batch()
    expect(receivers()).toEqual(['lezer1@schelp.example', 'lezer2@schelp.example'])
    const raw = server.received[0]?.raw ?? ''
    expect(raw).toContain('Subject: Najaar in de kring')
    expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/schelp\.example\/nieuwsbrief\/uit\/\?nk=token1>\r$/m)
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(raw.match(/nk=3Dtoken1/g)?.length, 'a link in the HTML and in the text').toBe(2)
    expect(raw).not.toContain('token2')
    expect(raw).toContain('https://schelp.example/agenda/')
    expect(raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
    expect(await state()).toMatchObject({ state: 'done', counts: { sent: 2, waiting: 0 } })
  })

  it('SITE-06 sends a mailing for a list to its readers only, and to nobody once that list is deleted', async () => {
    await readers(3)
    const made = await newsletter.addList({ name: 'Routes', about: '', isOffered: true }, false)
    if (!made.ok) throw new Error(made.code)
    const { id } = made.value
    await newsletter.choose('token2', [id])
    expect(await newsletter.readers(id)).toBe(1)
    await newsletter.startMailing({ documentId: 1, ...letter, perMinute: 600, listId: id, by: '1' })
    await batch()
    expect(receivers()).toEqual(['lezer2@schelp.example'])
    await newsletter.startMailing({ documentId: 2, ...letter, perMinute: 600, listId: id, by: '1' })
    await newsletter.removeList(id)
    await batch()
    expect(receivers()).toEqual(['lezer2@schelp.example'])
  })

  it('SITE-06 ends a mail with a link to choose lists, if there are lists', () => {
    const parts = { subject: 'Najaar', preview: '', parts: [] }
    const drawn = drawEmail(parts, { siteTitle: 'Jacobskring', siteUrl, hasLists: true })
    for (const one of [drawn.html, drawn.text]) expect(one).toContain(`${siteUrl}/?na=p&nk=TOKEN`)
    expect(drawEmail(parts, { siteTitle: 'Jacobskring', siteUrl }).text).not.toContain('na=p')
  })

  it('SITE-06 sends each document once, however often staff press send', async () => {
    await readers(1)
    await sending()
    expect(await sending()).toMatchObject({ ok: false, code: 'sent-before' })
    await batch()
    await batch()
    expect(server.received).toHaveLength(1)
  })

  it('SITE-06 schedules one batch if staff pause and resume while the next one waits', async () => {
    await readers(5)
    const started = await sending(8)
    await batch()
    expect(await newsletter.pauseMailing(1)).toBe(true)
    expect(await newsletter.resumeMailing(1)).toBe(true)
    const key = started.ok ? String(started.value.id) : ''
    expect(keys).toEqual([key, key, key])
  })

  it('SITE-06 keeps the pace that was set', async () => {
    await readers(5)
    await sending(8)
    await batch()
    expect(server.received, 'a quarter of a minute').toHaveLength(2)
    expect(scheduled.at(-1)).toEqual(new Date(now.getTime() + 15_000))
    await batch()
    await batch()
    expect(receivers()).toHaveLength(5)
    expect(new Set(receivers()).size).toBe(5)
  })

  it('SITE-06 starts a planned mailing at its moment, and sends it to all who subscribed before it', async () => {
    await sending(60, new Date(now.getTime() + 3_600_000))
    await batch()
    expect(await state()).toMatchObject({ state: 'planned' })
    await readers(1)
    later(3_600)
    await batch()
    expect(receivers()).toEqual(['lezer1@schelp.example'])
  })

  it('SITE-06 skips readers who unsubscribe while it is sent', async () => {
    await readers(4)
    await sending(4)
    await batch()
    await newsletter.unsubscribe('token2')
    for (let times = 0; times < 3; times++) await batch()
    expect(receivers()).toEqual(['lezer1@schelp.example', 'lezer3@schelp.example', 'lezer4@schelp.example'])
    expect(await state()).toMatchObject({ state: 'done', counts: { sent: 3, skipped: 1 } })
  })

  it('SITE-06 pauses, resumes and cancels a mailing, and plans one again that had not begun', async () => {
    await readers(2)
    await sending(4)
    expect(await newsletter.stopMailing(1)).toBe(true)
    expect(await state()).toBeUndefined()
    await sending(4)
    await batch()
    expect(await newsletter.pauseMailing(1)).toBe(true)
    await batch()
    expect(server.received).toHaveLength(1)
    expect(await newsletter.resumeMailing(1)).toBe(true)
    await newsletter.stopMailing(1)
    await batch()
    expect(server.received).toHaveLength(1)
    expect(await state()).toMatchObject({ state: 'stopped', counts: { sent: 1, waiting: 1 } })
    expect(await newsletter.resumeMailing(1)).toBe(false)
  })

  it('SITE-06 refuses a mailing while the site has no mail server', async () => {
    newsletter = start('')
    expect(await sending()).toMatchObject({ ok: false, code: 'no-mail-server' })
  })
})

describe('a mailing in trouble', () => {
  it('SITE-06 sends no mail twice when two programs run the same batch at once', async () => {
    await readers(40)
    await sending()
    const one = batch
    newsletter = start()
    await newsletter.pauseMailing(1)
    await handle.db.execute(sql`update newsletter_mailings set state = 'planned'`)
    await one()
    const other = start()
    await other.pauseMailing(1)
    await other.resumeMailing(1)
    await Promise.all([one(), batch()])
    expect(receivers().toSorted()).toEqual([...new Set(receivers())].toSorted())
    expect(receivers()).toHaveLength(40)
  })

  it('SITE-06 does not send a mail again that was interrupted after the server had it, and shows it to staff', async () => {
    await readers(3)
    await sending()
    server.refuse = ({ to }) => (to[0] === 'lezer2@schelp.example' ? 'hang-up' : undefined)
    await batch()
    server.refuse = () => undefined
    expect(await state()).toMatchObject({ counts: { sent: 2, uncertain: 1 } })
    expect(await newsletter.troubledDeliveries(1)).toMatchObject([{ email: 'lezer2@schelp.example' }])
    await newsletter.sendUncertainAgain(1)
    await batch()
    expect(await state()).toMatchObject({ state: 'done', counts: { sent: 3, uncertain: 0 } })
  })

  it('SITE-06 sends a mail again that was cut off before its end, and calls one uncertain that was cut off after it', async () => {
    await readers(2)
    await sending()
    await handle.db.execute(sql`update newsletter_mailings set state = 'sending'`)
    await handle.db.execute(sql`
      insert into newsletter_deliveries (mailing_id, subscriber_id, state, begun_at)
      select m.id, s.id, case when s.token = 'token1' then 'begun' else 'waiting' end,
        case when s.token = 'token1' then ${now}::timestamptz end
      from newsletter_mailings m, newsletter_subscribers s`)
    newsletter = start()
    await newsletter.pauseMailing(1)
    await newsletter.resumeMailing(1)
    await batch()
    expect(receivers()).toEqual(['lezer2@schelp.example'])
    expect(await state(), 'another program may be sending it').toMatchObject({
      state: 'sending',
      counts: { begun: 1, sent: 1 },
    })
    later(130)
    await batch()
    expect(await state()).toMatchObject({ state: 'done', counts: { uncertain: 1, sent: 1 } })
    expect(receivers()).toEqual(['lezer2@schelp.example'])
  })

  it('SITE-06 says which mails the server refuses, and tries those again that it defers', async () => {
    await readers(3)
    await sending()
    server.refuse = ({ to }) =>
      to[0] === 'lezer1@schelp.example'
        ? { code: 550, words: 'no such user' }
        : to[0] === 'lezer2@schelp.example'
          ? { code: 451, words: 'try later' }
          : undefined
    await batch()
    expect(await newsletter.troubledDeliveries(1)).toMatchObject([
      { email: 'lezer1@schelp.example', state: 'refused', reason: expect.stringContaining('no such user') },
    ])
    expect(await state()).toMatchObject({ state: 'sending', counts: { sent: 1, waiting: 1, refused: 1 } })
    server.refuse = () => undefined
    await batch()
    expect(server.received, 'the mail is not sent again yet').toHaveLength(1)
    later(16 * 60)
    await batch()
    expect(await state()).toMatchObject({ state: 'done', counts: { sent: 2, refused: 1 } })
  })

  it('SITE-06 stops when the server refuses every mail, and says why', async () => {
    await readers(30)
    await sending()
    server.refuse = () => ({ code: 554, words: 'you are blocked' })
    await batch()
    expect(await state()).toMatchObject({
      state: 'paused',
      trouble: expect.stringContaining('you are blocked'),
      counts: { refused: 10, waiting: 20 },
    })
  })

  it('SITE-06 reaches every reader although the mail server was away', async () => {
    await readers(2)
    const away = await openTestMailServer()
    await away.close()
    newsletter = start(away.url)
    await sending()
    await expect(batch()).rejects.toThrow()
    expect(await state()).toMatchObject({
      state: 'sending',
      counts: { waiting: 2 },
      trouble: expect.any(String),
    })
    const failing = batch
    newsletter = start()
    await newsletter.pauseMailing(1)
    await newsletter.resumeMailing(1)
    expect(batch).not.toBe(failing)
    await batch()
    const ended = await state()
    expect(ended).toMatchObject({ state: 'done', counts: { sent: 2 } })
    expect(ended?.trouble).toBeUndefined()
  })

  it('abuse 16 shows HTML that staff typed as text, and keeps line breaks out of mail headers', async () => {
    const drawn = drawEmail(
      {
        subject: 'Dag\r\nBcc: allen@schelp.example <b>',
        preview: '',
        parts: [
          { kind: 'chapter', text: '<img src=x onerror=1>' },
          { kind: 'prose', html: '<p onclick="x()">a<script>1</script></p>' },
        ],
      },
      { siteTitle: '<i>', siteUrl },
    )
    expect(drawn.html).not.toMatch(/<img src=x|<script|onclick|<i>|<b>/)
    await readers(1)
    await newsletter.startMailing({ documentId: 2, ...drawn, perMinute: 60, by: '1' })
    await batch()
    expect(receivers()).toEqual(['lezer1@schelp.example'])
    expect(server.received[0]?.raw).not.toMatch(/^Bcc:/m)
  })
})

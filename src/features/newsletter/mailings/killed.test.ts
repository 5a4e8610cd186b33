import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { createTestDatabase } from '../../../platform/database/testing.ts'
import { openTestMailServer, type TestMailServer } from '../../../platform/testing/test-mail-server.ts'
import { createNewsletter } from '../create-newsletter.ts'
import { drawEmail } from '../email/draw.ts'

const readerCount = process.env.SCHELP_LONG === '1' ? 10_000 : 300
/** The program is killed each time that this many more mails have arrived. */
const between = Math.floor(readerCount / 3)
const moduleOf = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

let handle: Awaited<ReturnType<typeof createTestDatabase>>
let server: TestMailServer
beforeAll(async () => {
  handle = await createTestDatabase()
  server = await openTestMailServer()
})
afterAll(async () => {
  await server.close()
  await handle.close()
})

/**
 * Starts another program, which sends batches until no mail is left. Its clock is `laterMs` ahead, so that mails that
 * it finds begun count as interrupted.
 */
async function program(laterMs = 0) {
  const { rows } = await handle.pool.query<{ name: string }>('select current_database() as name')
  const databaseUrl = new URL(inject('testDatabase').serverUrl)
  databaseUrl.pathname = rows[0]?.name ?? ''
  const source = `
    import { openDatabase } from ${moduleOf('../../../platform/database/index.ts')}
    import { createNewsletter } from ${moduleOf('../create-newsletter.ts')}
    const { db } = await openDatabase({ databaseUrl: ${JSON.stringify(databaseUrl.href)}, dataDir: '' })
    let run
    let next
    const jobs = {
      define: (kind, what) => { if (kind.name === 'newsletter-batch') run = what },
      send: async (kind, data) => { next = data },
      schedule: async () => undefined,
    }
    createNewsletter({
      db,
      jobs,
      mail: { send: async () => undefined },
      changes: { publish: async () => undefined },
      config: {
        smtpUrl: ${JSON.stringify(server.url)},
        mailFrom: 'Jacobskring <post@schelp.example>',
        siteUrl: 'https://schelp.example',
      },
      clock: () => new Date(Date.now() + ${laterMs}),
    })
    for (next = { mailingId: 1 }; next; ) {
      const data = next
      next = undefined
      await run(data)
    }
    process.exit()`
  return spawn(process.execPath, ['--input-type=module', '--eval', source], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

it(`SITE-06 abuse 21 a newsletter to ${readerCount} readers reaches each of them once although the program is killed twice`, {
  timeout: 600_000,
}, async () => {
  await handle.db.execute(sql`
      insert into newsletter_subscribers (email, status, token, asked_at, asked_on, mailed_at, confirmed_at)
      select 'lezer' || n || '@schelp.example', 'confirmed', 'token' || n, now(), '/', now(), now()
      from generate_series(1, ${readerCount}::integer) n`)
  const newsletter = createNewsletter({
    db: handle.db,
    jobs: {
      define: () => undefined,
      send: async () => undefined,
      schedule: async () => undefined,
      start: async () => undefined,
      stop: async () => undefined,
    },
    mail: { send: async () => undefined },
    changes: { publish: async () => undefined },
    config: { smtpUrl: server.url, mailFrom: 'post@schelp.example', siteUrl: 'https://schelp.example' },
    clock: () => new Date(),
  })
  const parts = [{ kind: 'prose' as const, html: '<p>Dag lezer.</p>' }]
  const letter = drawEmail(
    { subject: 'Najaar', preview: '', parts },
    { siteTitle: 'Jacobskring', siteUrl: 'https://schelp.example' },
  )
  expect(
    await newsletter.startMailing({
      documentId: 1,
      ...letter,
      perMinute: 60_000,
      startAt: undefined,
      by: '1',
    }),
  ).toMatchObject({ ok: true })

  for (const blow of [1, 2]) {
    const running = await program(blow * 180_000)
    const ended = once(running, 'exit')
    await vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(blow * between), {
      timeout: 300_000,
      interval: 5,
    })
    running.kill('SIGKILL')
    expect((await ended)[1], 'the program was killed while it was sending').toBe('SIGKILL')
  }
  const last = await program(540_000)
  expect(await once(last, 'exit')).toEqual([0, null])

  const receivers = server.received.flatMap(({ to }) => to)
  expect(new Set(receivers).size, 'nobody gets it twice').toBe(receivers.length)
  const mailing = (await newsletter.mailings([1])).get(1)
  const uncertain = mailing?.counts.uncertain ?? 0
  expect(mailing).toMatchObject({
    state: 'done',
    counts: { sent: readerCount - uncertain, waiting: 0, begun: 0 },
  })
  // The program may be killed while the server accepts a mail: whether that arrived is unknown, and staff see so.
  expect(uncertain).toBeLessThanOrEqual(2)
  expect(receivers.length).toBeGreaterThanOrEqual(readerCount - uncertain)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { DatabaseHandle } from './database/index.ts'
import { createTestDatabase } from './database/testing.ts'
import { createLog, pathOf } from './log.ts'

let handle: DatabaseHandle
beforeAll(async () => {
  handle = await createTestDatabase()
})
afterAll(() => handle.close())

let lines: string[]
const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
beforeEach(() => {
  lines = []
})

it('RUN-05 writes one JSON object for each line', () => {
  log.info({ path: '/jacobalia/' }, 'served')
  log.debug('not at this level')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', path: '/jacobalia/', msg: 'served' })
})

it('RUN-05 logs a failed query without its values', async () => {
  const failed = await handle.db
    .execute(sql`insert into platform_mails (id, "to") values (1, ${'jan@example.nl'})`)
    .catch((error: unknown) => error)
  log.error({ err: failed }, 'a query failed')
  expect(lines[0]).toContain('insert into platform_mails')
  expect(lines[0]).toContain('23502')
  expect(lines[0]).not.toContain('jan')
})

it('RUN-05 logs the message of a copy of an error', () => {
  const error = Object.assign(new Error('connection lost'), { code: '57P01' })
  log.error({ err: { ...error, message: error.message, stack: error.stack } }, 'the job queue has trouble')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    type: 'Error',
    message: 'connection lost',
    code: '57P01',
    frames: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
  })
})

it('RUN-05 logs no address of a person, and nothing under a personal name', () => {
  log.error({ err: new Error('550 mailbox <jan@example.nl> unknown') }, 'mail')
  log.info({ ip: '203.0.113.9', user: { id: 3, email: 'jan@example.nl' } }, 'signed in')
  expect(lines.join('')).not.toMatch(/jan|203\.0\.113/)
  expect(lines[1]).toContain('"id":3')
})

it('RUN-05 removes search words from a path', () => {
  expect(pathOf('/bestanden/?q=ziekte&catid=3')).toBe('/bestanden/')
})

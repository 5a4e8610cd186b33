import { expect, it } from 'vitest'
import { messages } from '../texts.nl.ts'
import type { Facts } from './facts.ts'
import { findingsOf } from './findings.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const facts = (more: Partial<Facts> = {}): Facts => ({
  id: 'now',
  entries: { published: { page: 1, post: 1, agenda: 0, jacobalia: 1, product: 1 }, drafts: 0, scheduled: 0 },
  media: 0,
  mediaWithoutAlt: 0,
  files: 0,
  documentDrafts: 0,
  brokenLinks: 0,
  lostFiles: { total: 0, files: [] },
  mailsWaiting: 0,
  jobsFailed: 0,
  ...more,
})
const system = (more: Partial<NonNullable<Facts['system']>> = {}): NonNullable<Facts['system']> => ({
  disk: { free: 50, size: 100 },
  database: 10,
  lastBackup: { madeAt: '2026-11-21T03:00:00Z', size: 1024 },
  sendsMail: true,
  version: '1.0.0',
  untrustedProxy: false,
  isClosed: false,
  ...more,
})
const attention = (...given: Parameters<typeof findingsOf>) =>
  findingsOf(...given)
    .filter(({ isGood }) => !isGood)
    .map(({ text }) => text)

it('EDIT-05 asks nothing of the operator when all is well', () => {
  expect(attention(facts(), system(), now)).toEqual([])
})

it.each([
  [
    'a backup of more than a week ago',
    {},
    { lastBackup: { madeAt: '2026-11-14T11:59:00Z', size: 1 } },
    'backup.old',
  ],
  ['no backup', {}, { lastBackup: undefined }, 'backup.none'],
  [
    'a backup in which files are missing',
    {},
    { lastBackup: { madeAt: '2026-11-21T03:00:00Z', size: 1, missing: 2 } },
    'backup.missing',
  ],
  ['a disk that is nearly full', {}, { disk: { free: 9, size: 100 } }, 'disk.low'],
  ['files that are lost', { lostFiles: { total: 1, files: [] } }, {}, 'files.lost'],
  ['jobs that failed', { jobsFailed: 1 }, {}, 'jobs.failed'],
  ['mails that did not go out', { mailsWaiting: 2 }, {}, 'mails.unsent'],
  ['no mail server', {}, { sendsMail: false }, 'mails.noServer'],
  ['mails that wait for want of a mail server', { mailsWaiting: 2 }, { sendsMail: false }, 'mails.unsent'],
  ['a proxy whose word does not count', {}, { untrustedProxy: true }, 'proxy.untrusted'],
  ['a site that is closed to visitors', {}, { isClosed: true }, 'maintenance.on'],
  ['broken links', { brokenLinks: 3 }, {}, 'links.broken'],
])('EDIT-05 asks for attention for %s, and says what to do', (_, more, machine, text) => {
  const { lastBackup, ...rest } = system()
  const shown =
    'lastBackup' in machine
      ? { ...rest, ...(machine.lastBackup && machine) }
      : { ...rest, lastBackup, ...machine }
  expect(attention(facts(more), shown as NonNullable<Facts['system']>, now)).toEqual([text])
})

it('EDIT-05 has words for all that it may say', () => {
  const has = (path: string) =>
    path
      .split('.')
      .reduce<unknown>(
        (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
        messages,
      )
  for (const machine of [
    system(),
    system({ sendsMail: false, untrustedProxy: true, disk: { free: 1, size: 100 } }),
    system({ lastBackup: { madeAt: '2026-11-21T03:00:00Z', size: 1, missing: 2 } }),
  ])
    for (const counts of [{}, { jobsFailed: 1, mailsWaiting: 1, brokenLinks: 1 }])
      for (const { name, text, advice, to } of findingsOf(facts(counts), machine, now)) {
        expect(has(`health.${text}`), text).toBeTypeOf('string')
        if (advice) expect(has(`health.${advice}`), advice).toBeTypeOf('string')
        if (to) expect(has(`health.${name}.open`), name).toBeTypeOf('string')
      }
})

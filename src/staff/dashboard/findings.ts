import { formatBytes } from '../../kernel/bytes.ts'
import { formatInstant } from '../fields/instant-field.tsx'
import type { Facts } from './facts.ts'

const lowDisk = 0.1
/** The file manager, filtered to those files. */
export const lostFilesPath = '/files?state=lost'
const oldBackupMs = 7 * 24 * 3600 * 1000

/** One finding about the site's health: good, or a problem. Texts are keys below `health.`. */
export interface Finding {
  name: 'version' | 'maintenance' | 'backup' | 'disk' | 'proxy' | 'jobs' | 'mails' | 'links' | 'files'
  isGood: boolean
  text: string
  values?: Readonly<Record<string, string | number>>
  /** What to do, in one sentence. */
  advice?: string
  /** Address of the screen for it. */
  to?: string
}

/** The findings about the site's health, from the server's facts. */
export function findingsOf(
  facts: Facts,
  { disk, database, lastBackup, sendsMail, version, untrustedProxy, isClosed }: NonNullable<Facts['system']>,
  now: number,
): readonly Finding[] {
  const { jobsFailed = 0, mailsWaiting = 0, brokenLinks, lostFiles } = facts
  const isOld = lastBackup && now - new Date(lastBackup.madeAt).getTime() > oldBackupMs
  const missing = lastBackup?.missing ?? 0
  const isLow = disk !== undefined && disk.free / disk.size < lowDisk
  return [
    {
      name: 'backup',
      isGood: lastBackup !== undefined && !isOld && missing === 0,
      text: lastBackup ? backupText(isOld ?? false, missing) : 'backup.none',
      ...(lastBackup && {
        values: {
          when: formatInstant(lastBackup.madeAt),
          size: formatBytes(lastBackup.size),
          smart_count: missing,
        },
      }),
      advice: missing > 0 ? 'backup.missingAdvice' : 'backup.advice',
      to: '/backups',
    },
    ...(disk
      ? [
          {
            name: 'disk' as const,
            isGood: !isLow,
            text: isLow ? 'disk.low' : 'disk.good',
            values: {
              free: formatBytes(disk.free),
              size: formatBytes(disk.size),
              database: formatBytes(database),
            },
            advice: 'disk.advice',
          },
        ]
      : []),
    {
      name: 'mails',
      isGood: sendsMail && mailsWaiting === 0,
      text: mailsWaiting > 0 ? 'mails.unsent' : sendsMail ? 'mails.good' : 'mails.noServer',
      values: { smart_count: mailsWaiting },
      advice: sendsMail ? 'mails.advice' : 'mails.noServerAdvice',
      to: `/mails?filter=${encodeURIComponent('{"state":"waiting"}')}`,
    },
    {
      name: 'proxy',
      isGood: !untrustedProxy,
      text: untrustedProxy ? 'proxy.untrusted' : 'proxy.good',
      advice: 'proxy.advice',
    },
    counted('jobs', jobsFailed, 'jobs.failed', '/jobs'),
    counted('links', brokenLinks, 'links.broken', '/broken-links'),
    counted('files', lostFiles.total, 'files.lost', lostFilesPath),
    {
      name: 'maintenance',
      isGood: !isClosed,
      text: isClosed ? 'maintenance.on' : 'maintenance.off',
      advice: 'maintenance.advice',
      to: '/settings',
    },
    { name: 'version', isGood: true, text: 'version.good', values: { version } },
  ]
}

const backupText = (isOld: boolean, missing: number): string =>
  missing > 0 ? 'backup.missing' : isOld ? 'backup.old' : 'backup.good'

/** Counts that are good as long as they are 0. */
const counted = (name: 'jobs' | 'links' | 'files', count: number, bad: string, to: string): Finding => ({
  name,
  to,
  isGood: count === 0,
  advice: `${name}.advice`,
  text: count > 0 ? bad : `${name}.good`,
  values: { smart_count: count },
})

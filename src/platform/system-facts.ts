import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import packageJson from '../../package.json' with { type: 'json' }
import type { Bytes } from '../kernel/bytes.ts'
import type { Config } from './config.ts'
import type { Database } from './database/index.ts'
import { type LastBackup, readLastBackup } from './last-backup.ts'

/** The state of the machine, for the operator. */
export interface SystemFacts {
  /** Absent if the system does not report it. */
  disk?: { free: Bytes; size: Bytes }
  database: Bytes
  /** Undefined if no backup was made on this machine. */
  lastBackup?: LastBackup
  /** False without SMTP: mails are then only stored. */
  sendsMail: boolean
  /** The version of Schelp. */
  version: string
  /** Whether the address begins with https, so that there must be a proxy, while TRUST_PROXY trusts none. */
  untrustedProxy: boolean
}

export async function systemFacts(
  db: Database,
  { dataDir, smtpUrl, siteUrl, trustProxy }: Pick<Config, 'dataDir' | 'smtpUrl' | 'siteUrl' | 'trustProxy'>,
): Promise<SystemFacts> {
  const [disk, { rows }, lastBackup] = await Promise.all([
    // If everything is stored elsewhere, this folder may not exist.
    statfs(dataDir).catch(() => undefined),
    db.execute<{ size: string }>(sql`select pg_database_size(current_database()) as size`),
    readLastBackup(dataDir),
  ])
  return {
    ...(disk && { disk: { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize } }),
    database: Number(rows[0]?.size ?? 0),
    ...(lastBackup && { lastBackup }),
    sendsMail: smtpUrl !== undefined,
    version: packageJson.version,
    untrustedProxy: siteUrl.startsWith('https:') && 'hops' in trustProxy && trustProxy.hops === 0,
  }
}

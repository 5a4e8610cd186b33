import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import packageJson from '../../package.json' with { type: 'json' }
import type { Bytes } from '../kernel/bytes.ts'
import type { Config } from './config.ts'
import type { Database } from './database/index.ts'
import { type LastBackup, readLastBackup } from './last-backup.ts'

/** The state of the machine, for the operator. */
export interface SystemFacts {
  /** Absent where the system does not tell. */
  disk?: { free: Bytes; size: Bytes }
  database: Bytes
  /** Undefined when no backup was made from this machine. */
  lastBackup?: LastBackup
  /** False without SMTP: mails are then only kept. */
  sendsMail: boolean
  /** The version of Schelp. */
  version: string
  /** The address begins with https, so there must be a proxy in front, but TRUST_PROXY trusts none. */
  untrustedProxy: boolean
}

export async function systemFacts(
  db: Database,
  { dataDir, smtpUrl, siteUrl, trustProxy }: Pick<Config, 'dataDir' | 'smtpUrl' | 'siteUrl' | 'trustProxy'>,
): Promise<SystemFacts> {
  const [disk, { rows }, lastBackup] = await Promise.all([
    // Where all is kept elsewhere there may be no such folder.
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

import type { Changes } from '../../platform/changes.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import type { Mail } from '../../platform/mail.ts'
import type { Content } from '../content/index.ts'

export interface ShopDeps {
  db: Database
  content: Content
  jobs: Jobs
  changes: Changes
  clock: () => Date
  mail: Mail
  log: Pick<Log, 'warn'>
  /** Counts the mails that strangers cause to an address; absent: no limits. */
  limits?: { consume(name: 'stock-alert-address', email: string): Promise<{ ok: boolean }> }
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string
  /** Base URL of another host with Mollie's API. */
  mollieApi?: string
}

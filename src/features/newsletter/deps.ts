import type { Changes } from '../../platform/changes.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Mail } from '../../platform/mail.ts'

/** What the newsletter works with. */
export interface NewsletterDeps {
  db: Database
  jobs: Jobs
  mail: Mail
  changes: Pick<Changes, 'publish'>
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteUrl'>
  clock: () => Date
}

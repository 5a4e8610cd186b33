import type { Changes } from '../../platform/changes.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Content } from '../content/index.ts'

export interface ShopDeps {
  db: Database
  content: Content
  jobs: Jobs
  changes: Changes
  clock: () => Date
  /** The public address, without a slash at its end. */
  siteUrl: string
}

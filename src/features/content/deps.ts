import type { Changes } from '../../platform/changes.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Storage } from '../../platform/storage.ts'

export interface ContentDeps {
  db: Database
  storage: Storage
  jobs: Jobs
  changes: Changes
  clock: () => Date
  /** The features answer as of this moment, which the clock tells too; documents are those of then. */
  asOf?: Date | undefined
  /** Without a slash at its end. */
  siteUrl: string
}

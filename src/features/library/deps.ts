import type { Logger } from 'pino'
import type { SynonymGroup } from '../../kernel/words/asked-words.ts'
import type { Changes } from '../../platform/changes.ts'
import type { Database } from '../../platform/database/index.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Storage } from '../../platform/storage.ts'

export interface LibraryDeps {
  db: Database
  storage: Storage
  jobs: Jobs
  changes: Changes
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  clock: () => Date
  /** Signs what passwords opened; at least 32 characters, the same on every node and after a restart. */
  secret: string
  /** Words that staff want to find each other; none without it. */
  synonyms?: () => Promise<readonly SynonymGroup[]>
  /** For the addresses in a zip's manifest, without a slash at its end. */
  siteUrl: string
}

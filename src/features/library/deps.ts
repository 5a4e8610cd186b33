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
  /** Signs the cookie of opened locks: at least 32 characters, the same on every node and after a restart. */
  secret: string
  /** Groups of words that find each other; none if absent. */
  synonyms?: () => Promise<readonly SynonymGroup[]>
  /** For addresses in the manifest of a zip; without a slash at the end. */
  siteUrl: string
}

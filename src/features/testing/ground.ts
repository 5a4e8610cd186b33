import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Changes, createChanges } from '../../platform/changes.ts'
import type { DatabaseHandle } from '../../platform/database/index.ts'
import { createTestDatabase } from '../../platform/database/testing.ts'
import { createJobs, type Jobs } from '../../platform/jobs.ts'
import { createLog, type Log } from '../../platform/log.ts'
import { createStorage, type Storage } from '../../platform/storage.ts'

/** What a feature stands on in a test: a database, a storage and queues of its own. Time stands still until it is moved. */
export interface Ground {
  handle: DatabaseHandle
  storage: Storage
  changes: Changes
  /** Tags that were published. */
  published: string[]
  now: Date
  /** Not started. */
  jobs: Jobs
  log: Log
  close(): Promise<void>
}

/** The clock of a feature on it is `() => ground.now`. */
export async function createGround(): Promise<Ground> {
  const handle = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'schelp-feature-'))
  const log = createLog({ logLevel: 'silent' })
  const jobs = createJobs({ handle, log })
  const changes = await createChanges(handle)
  const published: string[] = []
  changes.subscribe((tags) => published.push(...tags))
  return {
    handle,
    storage: createStorage({ dataDir, storage: { driver: 'local' } }),
    changes,
    published,
    now: new Date(),
    jobs,
    log,
    async close() {
      await jobs.stop()
      await changes.close()
      await handle.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

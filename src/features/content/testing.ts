import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Viewer } from '../../kernel/viewer.ts'
import { type Changes, createChanges } from '../../platform/changes.ts'
import type { DatabaseHandle } from '../../platform/database/index.ts'
import { createTestDatabase } from '../../platform/database/testing.ts'
import { createJobs, type Jobs } from '../../platform/jobs.ts'
import { createLog } from '../../platform/log.ts'
import { createStorage, type Storage } from '../../platform/storage.ts'
import type { Content } from './content.ts'
import { createContent } from './create-content.ts'

/** The content feature on a database, a storage and queues of its own. Time stands still until it is moved. */
export interface ContentTest {
  content: Content
  handle: DatabaseHandle
  storage: Storage
  changes: Changes
  /** Tags that were published. */
  published: string[]
  now: Date
  /** Not started. */
  jobs: Jobs
  close(): Promise<void>
}

export async function createContentTest(): Promise<ContentTest> {
  const handle = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'schelp-content-'))
  const storage = createStorage({ dataDir, storage: { driver: 'local' } })
  const jobs = createJobs({ handle, log: createLog({ logLevel: 'silent' }) })
  const changes = await createChanges(handle)
  const published: string[] = []
  changes.subscribe((tags) => published.push(...tags))
  const bench: ContentTest = {
    content: createContent({
      db: handle.db,
      storage,
      jobs,
      changes,
      clock: () => bench.now,
      siteUrl: 'https://schelp.example',
    }),
    handle,
    storage,
    changes,
    published,
    now: new Date(),
    jobs,
    async close() {
      await jobs.stop()
      await changes.close()
      await handle.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return bench
}

export const staff: Viewer = { userId: 'redacteur', roles: ['editor'], unlocked: new Set() }

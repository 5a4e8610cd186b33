import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Content, createContent } from '../src/features/content/index.ts'
import { createLibrary, type Library } from '../src/features/library/index.ts'
import { createShop, type Shop } from '../src/features/shop/index.ts'
import { type Changes, createChanges } from '../src/platform/changes.ts'
import type { DatabaseHandle } from '../src/platform/database/index.ts'
import { createTestDatabase } from '../src/platform/database/testing.ts'
import { createJobs } from '../src/platform/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { createMail } from '../src/platform/mail.ts'
import { createStorage, type Storage } from '../src/platform/storage.ts'

/** An empty site; its jobs do not run. */
export interface EmptySite {
  handle: DatabaseHandle
  storage: Storage
  content: Content
  library: Library
  shop: Shop
  changes: Changes
  siteUrl: string
  clock: () => Date
  log: ReturnType<typeof createLog>
  close(): Promise<void>
}

export async function createEmptySite(now: Date): Promise<EmptySite> {
  const handle = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'schelp-seed-'))
  const log = createLog({ logLevel: 'silent' })
  const storage = createStorage({ dataDir, storage: { driver: 'local' } })
  const jobs = createJobs({ handle, log })
  const changes = await createChanges(handle)
  const clock = () => now
  const siteUrl = 'https://schelp.example'
  const deps = { db: handle.db, storage, jobs, changes, clock, siteUrl }
  const content = createContent(deps)
  const config = { mailFrom: 'winkel@schelp.example', siteUrl }
  return {
    handle,
    storage,
    clock,
    log,
    content,
    changes,
    siteUrl,
    shop: createShop({ ...deps, content, log, mail: createMail({ config, db: handle.db, jobs }) }),
    library: createLibrary({ ...deps, log, secret: 'a secret for tests, which is long enough' }),
    async close() {
      await jobs.stop()
      await changes.close()
      await handle.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

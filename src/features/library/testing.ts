import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { anonymous, type Viewer } from '../../kernel/viewer.ts'
import { createChanges } from '../../platform/changes.ts'
import type { DatabaseHandle } from '../../platform/database/index.ts'
import { createTestDatabase } from '../../platform/database/testing.ts'
import { createJobs, type Jobs } from '../../platform/jobs.ts'
import { createLog } from '../../platform/log.ts'
import { createStorage, type Storage } from '../../platform/storage.ts'
import { createLibrary, type Library, type NewFile, parseSearchRequest, type SearchResult } from './index.ts'

/** The library on a database, a storage and queues of its own. Time stands still until it is moved. */
export interface TestLibrary {
  library: Library
  handle: DatabaseHandle
  storage: Storage
  /** Tags that were published. */
  published: string[]
  now: Date
  jobs: Jobs
  close(): Promise<void>
}

export async function createTestLibrary(): Promise<TestLibrary> {
  const handle = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'schelp-library-'))
  const log = createLog({ logLevel: 'silent' })
  const storage = createStorage({ dataDir, storage: { driver: 'local' } })
  const jobs = createJobs({ handle, log })
  const changes = await createChanges(handle)
  const published: string[] = []
  changes.subscribe((tags) => published.push(...tags))
  const bench: TestLibrary = {
    library: createLibrary({
      db: handle.db,
      storage,
      jobs,
      changes,
      log,
      clock: () => bench.now,
      secret: 'a secret for tests, which is long enough',
      siteUrl: 'https://schelp.example',
    }),
    handle,
    storage,
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

export const customer: Viewer = { userId: 'klant', roles: ['customer'], unlocked: new Set() }
export const editor: Viewer = { userId: 'redacteur', roles: ['editor'], unlocked: new Set() }
export const unlockedViewer = (...names: string[]): Viewer => ({ ...anonymous, unlocked: new Set(names) })

/** A category's number. */
export async function category(library: Library, name: string, parentId?: number): Promise<number> {
  const added = await library.addCategory({ name, parentId })
  if (!added.ok) throw new Error(added.code)
  return added.value.id
}

/** The number of a published text file. */
export async function file(
  library: Library,
  categoryId: number,
  title: string,
  more: Partial<NewFile> & { contents?: string | Buffer } = {},
): Promise<number> {
  const { contents = `Inhoud van ${title}`, ...rest } = more
  const source = Readable.from([Buffer.from(contents)])
  const added = await library.addFile(source, { categoryId, name: 'a.txt', title, published: true, ...rest })
  if (!added.ok) throw new Error(added.code)
  return added.value.id
}

/** What a visitor who asks this finds. */
export async function find(
  library: Library,
  query: string,
  viewer: Viewer = anonymous,
): Promise<SearchResult & { kind: 'found' }> {
  const result = await library.search(viewer, parseSearchRequest(new URLSearchParams(query)))
  if (result.kind !== 'found') throw new Error('nothing was asked')
  return result
}

export const titles = ({ rows }: { rows: readonly { title: string }[] }): string[] =>
  rows.map(({ title }) => title)

export const readAll = (stream: Readable): Promise<string> => text(stream)

import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { anonymous, type Viewer } from '../../kernel/viewer.ts'
import { createGround, type Ground } from '../testing/ground.ts'
import { createLibrary, type Library, type NewFile, parseSearchRequest, type SearchResult } from './index.ts'

export interface TestLibrary extends Ground {
  library: Library
}

export async function createTestLibrary(): Promise<TestLibrary> {
  const ground = await createGround()
  const library = createLibrary({
    db: ground.handle.db,
    storage: ground.storage,
    jobs: ground.jobs,
    changes: ground.changes,
    log: ground.log,
    clock: () => ground.now,
    secret: 'a secret for tests, which is long enough',
    siteUrl: 'https://schelp.example',
  })
  return Object.assign(ground, { library })
}

export const customer: Viewer = { userId: 'klant', roles: ['customer'], unlocked: new Set() }
export const editor: Viewer = { userId: 'redacteur', roles: ['editor'], unlocked: new Set() }
export const unlockedViewer = (...names: string[]): Viewer => ({ ...anonymous, unlocked: new Set(names) })

/** Adds a category and returns its id. */
export async function category(library: Library, name: string, parentId?: number): Promise<number> {
  const added = await library.addCategory({ name, parentId })
  if (!added.ok) throw new Error(added.code)
  return added.value.id
}

/** Adds a published text file and returns its id. */
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

/** What a visitor finds with this query string. */
export async function find(
  library: Library,
  query: string,
  viewer: Viewer = anonymous,
): Promise<SearchResult & { kind: 'found' }> {
  const result = await library.search(viewer, parseSearchRequest(new URLSearchParams(query)))
  if (result.kind !== 'found') throw new Error('the query has nothing to search by')
  return result
}

export const titles = ({ rows }: { rows: readonly { title: string }[] }): string[] =>
  rows.map(({ title }) => title)

export const readAll = (stream: Readable): Promise<string> => text(stream)

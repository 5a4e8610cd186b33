import { Readable } from 'node:stream'
import type { Library } from '../../src/features/library/index.ts'
import type { Result } from '../../src/kernel/result.ts'
import { inLanes } from '../lanes.ts'
import type { Place } from '../material/places.ts'
import { createRandom } from '../material/random.ts'
import { categories } from './categories.ts'
import { dayOf, daysAfter } from './dates.ts'
import { remoteFiles } from './remote.ts'
import type { Desk, ShelfFile } from './shelf.ts'
import { allFiles } from './shelves/index.ts'

type Seeded = Pick<Library, 'addCategory' | 'addFile' | 'addRemoteFile' | 'replaceContent' | 'changeLock'>

/** Number of files that are made and added in parallel. */
const lanes = 4

/**
 * Fills the library with the demo's categories and files: how many, and the numbers of a category by its key, of a
 * file by its title, and of the files about a place by its number.
 */
export async function seedLibrary(
  library: Seeded,
  { places, now }: { places: readonly Place[]; now: Date },
): Promise<{
  files: number
  categories: number
  categoryId: (key: string) => number
  fileId: (title: string) => number
  filesAbout: ReadonlyMap<number, readonly number[]>
}> {
  const desk: Desk = { places, today: dayOf(now) }
  const ids = await addCategories(library, desk)
  const categoryId = oneOf(ids)
  const files = allFiles(desk)
  const fileIds = new Map<string, number>()
  await inLanes(files, lanes, async (file) => {
    fileIds.set(file.title, await addFile(library, { file, categoryId: categoryId(file.category) }, desk))
  })
  for (const { category, ...remote } of remoteFiles)
    taken(
      remote.title,
      await library.addRemoteFile({ ...remote, categoryId: categoryId(category), published: true }),
    )
  return {
    files: files.length + remoteFiles.length,
    categories: ids.size,
    categoryId,
    fileId: oneOf(fileIds),
    filesAbout: byPlace(files, oneOf(fileIds)),
  }
}

function byPlace(
  files: readonly ShelfFile[],
  fileId: (title: string) => number,
): ReadonlyMap<number, readonly number[]> {
  const pairs = files.flatMap(({ title, about = [] }) =>
    about.map((place) => ({ place, file: fileId(title) })),
  )
  const grouped = Map.groupBy(pairs, ({ place }) => place)
  return new Map([...grouped].map(([place, found]) => [place, found.map(({ file }) => file)]))
}

const oneOf =
  (ids: ReadonlyMap<string, number>) =>
  (key: string): number => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`the demo's library has no ${key}`)
    return id
  }

async function addCategories(library: Seeded, desk: Desk): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, { key, name, description, password }] of categories(desk).entries()) {
    const parent = key.slice(0, Math.max(0, key.lastIndexOf('/')))
    const { id } = taken(
      key,
      await library.addCategory({ name, description, position, parentId: ids.get(parent) }),
    )
    ids.set(key, id)
    if (password) taken(key, await library.changeLock({ category: id }, { password }))
  }
  return ids
}

/** A file's contents, from its first version to its last. */
type Stages = readonly [{ version?: string; bytes: Buffer }, ...{ version?: string; bytes: Buffer }[]]

async function stagesOf({ version, contents, earlier = [] }: ShelfFile): Promise<Stages> {
  const last = { version, bytes: await contents() }
  const former = await Promise.all(
    earlier.map(async (stage) => ({ version: stage.version, bytes: await stage.contents() })),
  )
  const [first = last, ...more] = former
  return former.length === 0 ? [last] : [first, ...more, last]
}

async function addFile(
  library: Seeded,
  { file, categoryId }: { file: ShelfFile; categoryId: number },
  { today }: Desk,
): Promise<number> {
  const { category: _, contents: __, earlier: ___, about: ____, roles, ...label } = file
  const [first, ...later] = await stagesOf(file)
  const updatedAt = label.updatedAt ?? label.createdAt
  const { id } = taken(
    file.name,
    await library.addFile(Readable.from([first.bytes]), {
      ...label,
      categoryId,
      version: first.version,
      updatedAt,
      hits: hitsOf(file, today),
      published: true,
    }),
  )
  for (const { version, bytes } of later)
    taken(
      file.name,
      await library.replaceContent(id, Readable.from([bytes]), { name: file.name, version, updatedAt }),
    )
  if (roles) taken(file.name, await library.changeLock({ file: id }, { roles }))
  return id
}

/** New files have fewer downloads; a few files have far more than the others. */
function hitsOf({ name, createdAt }: ShelfFile, today: Date): number {
  const random = createRandom(`hits ${name}`)
  const age = today > daysAfter(createdAt, 365) ? 1 : 0.2
  return Math.floor(age * random.next() ** 4 * 1_400)
}

function taken<Value>(what: string, result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`the demo's ${what} was refused: ${result.code}`)
  return result.value
}

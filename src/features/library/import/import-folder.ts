import { createReadStream } from 'node:fs'
import { type FileHandle, open, opendir, realpath } from 'node:fs/promises'
import { basename } from 'node:path'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { onlyOne } from '../../../platform/database/alone.ts'
import { linesOf, provenance, remember, rowNumber } from '../../../platform/provenance.ts'
import { addCategory } from '../categories/change-category.ts'
import { findNamed, nameOfFolder } from '../categories/named-category.ts'
import { insertFiles } from '../files/add-file.ts'
import { placeContent } from '../files/change-file.ts'
import { checkContent, headBytes, tailBytes } from '../files/content-check.ts'
import { dropContent, type StoredContent, storeContent } from '../files/store-content.ts'
import { fileTags, type Parts } from '../parts.ts'
import { categories, contents, files } from '../schema.ts'
import { extensionOf } from '../view/kinds.ts'
import { findGone, GoneFiles, renameFile } from './gone-files.ts'
import { digestOf, digestOnDisk, imported, importedCategory, sizeIn } from './imported.ts'
import { findKnownRoot, moveRoot } from './known-root.ts'
import { keepLeft, type LeftFile } from './left-files.ts'
import { holdsOwnData } from './own-data.ts'
import { type FoundFile, type FoundFolder, type SkipReason, walkFolder } from './walk-folder.ts'

export interface ImportOptions {
  /** The category to put the folder in; at the top if absent. */
  into?: number
  /** Id of the user who imports. */
  by?: string
  /** Reports what would be added and skipped, and changes nothing. */
  dryRun?: boolean
  /** Patterns of paths below the folder to skip. */
  exclude?: readonly string[]
  /** Extensions of files that are added even if the check of their contents would refuse them. */
  allow?: readonly string[]
  /** The data folder of the site, which is never imported. */
  dataDir?: string
  onProgress?: (progress: ImportProgress) => void
  /** Stops the import after the current file. What is imported stays, and the next run continues from there. */
  signal?: AbortSignal
}

export interface ImportProgress {
  done: number
  total: number
}

export type ImportProblem = 'not-a-folder' | 'own-data' | 'under-way' | 'unknown-category'

export interface ImportReport {
  added: number
  replaced: number
  unchanged: number
  categories: number
  /** Files that are now at another path, with the same contents: they keep their address and the edits of staff. */
  renamed: readonly RenamedFile[]
  /** Paths that were imported before and no longer exist. Their files stay in the library. */
  gone: readonly string[]
  /** Where the folder was when it was imported before, if that was another place. */
  movedFrom?: string
  skipped: readonly LeftFile[]
  interrupted: boolean
}

export interface RenamedFile {
  from: string
  to: string
}

type Progress = { -readonly [Key in keyof ImportReport]: ImportReport[Key] } & {
  renamed: RenamedFile[]
  skipped: LeftFile[]
}

/** How many rows are written together; an interrupted run loses at most the work on so many files. */
const batchSize = 100
/** How many contents are stored at once. */
const storedAtOnce = 6

/**
 * Imports a folder: folders become categories, and files become published files with their own dates. A path that was
 * imported before is not added again: if its size and date, or its checksum, are the same, it stays as it is;
 * otherwise it gets the new contents. A folder that has moved, such as a disk that is mounted elsewhere, is
 * recognized by its paths and contents. What is skipped is reported, and listed for staff. `under-way`: another
 * import is running; they run one at a time, because folders may overlap.
 */
export async function importFolder(
  parts: Parts,
  folder: string,
  options: ImportOptions = {},
): Promise<Result<ImportReport, ImportProblem>> {
  const root = await realpath(folder).catch(() => undefined)
  if (root === undefined || !(await isReadableFolder(root))) return fail('not-a-folder')
  if (options.dataDir !== undefined && (await holdsOwnData(root, options.dataDir))) return fail('own-data')
  const run = () => takeFolder(parts, root, options)
  if (options.dryRun) return run()
  return (await onlyOne(parts.db, 'import of a folder', run)) ?? fail('under-way')
}

async function takeFolder(
  parts: Parts,
  root: string,
  options: ImportOptions,
): Promise<Result<ImportReport, 'unknown-category'>> {
  const report: Progress = {
    added: 0,
    replaced: 0,
    unchanged: 0,
    categories: 0,
    renamed: [],
    gone: [],
    skipped: [],
    interrupted: false,
  }
  const folders: FoundFolder[] = []
  const skip = (path: string, reason: SkipReason) => report.skipped.push({ path, reason })
  const { exclude } = options
  for await (const found of walkFolder(root, skip, { exclude })) folders.push(found)
  const found = folders.flatMap(({ files }) => files)
  const total = found.length
  const before = await findKnownRoot(parts, root, found)
  if (before !== undefined && before !== root) {
    report.movedFrom = before
    if (!options.dryRun) await moveRoot(parts, before, root)
  }
  // A dry run does not store a move, so it looks up each path as it was before the move.
  const knownRoot = options.dryRun ? (before ?? root) : root
  const knownAs = (path: string) => knownRoot + path.slice(root.length)
  const gone = new GoneFiles(
    before === undefined ? [] : await goneFrom(parts, knownRoot, knownAs, found, report),
  )
  const categoryOf = new Map<string, number>()
  let batch: Item[] = []
  let done = 0
  const flush = async () => {
    await importBatch(parts, batch, options, report, { knownAs, gone })
    done += batch.length
    batch = []
    options.onProgress?.({ done, total })
  }
  for (const { path, parent, files: inside } of folders) {
    if (options.signal?.aborted) break
    const above = parent === undefined ? options.into : categoryOf.get(parent)
    const categoryId = await categoryFor(parts, path, knownAs(path), above, options, report)
    if (categoryId === undefined) return fail('unknown-category')
    categoryOf.set(path, categoryId)
    for (const file of inside) {
      if (options.signal?.aborted) break
      batch.push({ file, categoryId })
      if (batch.length === batchSize) await flush()
    }
  }
  if (options.signal?.aborted) return ok({ ...report, interrupted: true })
  await flush()
  report.gone = gone.paths.map((path) => root + path.slice(knownRoot.length))
  if (!options.dryRun) await keepLeft(parts, root, report.skipped)
  // Without this, searches would be planned by the statistics from before the import until autovacuum runs.
  if (report.added > 0 && !options.dryRun)
    await parts.db.execute(sql`vacuum (analyze) library_index, library_files`)
  return ok(report)
}

/**
 * The files that were imported from the folder and are missing now. Paths that this run skipped or could not read do
 * not count as missing.
 */
function goneFrom(
  parts: Parts,
  knownRoot: string,
  knownAs: (path: string) => string,
  found: readonly FoundFile[],
  { skipped }: Pick<ImportReport, 'skipped'>,
) {
  const there = new Set(found.map(({ path }) => knownAs(path)))
  const unseen = skipped.map(({ path }) => knownAs(path))
  return findGone(
    parts,
    knownRoot,
    (path) => there.has(path) || unseen.some((left) => path === left || path.startsWith(`${left}/`)),
  )
}

/** What the library knows of the folder from earlier imports. */
interface Before {
  knownAs: (path: string) => string
  gone: GoneFiles
}

interface Item {
  file: FoundFile
  categoryId: number
}

/** The id of a category that a dry run would make. */
const notMade = 0

/**
 * The category of a folder: the one that it was imported to; else the one of that name under its parent, which may
 * come from the same folder, uploaded by a browser; else a new one.
 */
async function categoryFor(
  parts: Parts,
  path: string,
  knownPath: string,
  parentId: number | undefined,
  { dryRun }: ImportOptions,
  report: Progress,
): Promise<number | undefined> {
  const known = await importedCategory(parts.db, knownPath)
  if (known !== undefined) return known
  const name = nameOfFolder(basename(path)) || 'Import'
  const alike = parentId === undefined ? undefined : await findNamed(parts.db, parentId, name)
  if (alike !== undefined) {
    if (!dryRun)
      await parts.db.transaction((tx) => remember(tx, imported, categories, [{ key: path, row: alike }]))
    return alike
  }
  if (dryRun) {
    report.categories += 1
    return notMade
  }
  const added = await parts.db.transaction(async (tx) => {
    const added = await addCategory(parts, { name, parentId }, tx)
    if (added.ok) await remember(tx, imported, categories, [{ key: path, row: added.value.id }])
    return added
  })
  if (!added.ok) return undefined
  report.categories += 1
  return added.value.id
}

interface Known {
  id: number
  digest: string
  /** The date of the imported file whose contents are current. */
  modifiedAt: Date | null
}

/** Stored contents of a file; `id` is the file that they replace the contents of, absent for a new one. */
interface Fresh extends Item {
  content: StoredContent
  id?: number
}

async function importBatch(
  parts: Parts,
  batch: readonly Item[],
  { by, dryRun, allow = [] }: ImportOptions,
  report: Progress,
  { knownAs, gone }: Before,
): Promise<void> {
  if (batch.length === 0) return
  const known = await knownFiles(
    parts,
    batch.map(({ file }) => knownAs(file.path)),
  )
  const fresh: Fresh[] = []
  await inParallel(batch, storedAtOnce, async (item) => {
    const { file } = item
    const before = known.get(knownAs(file.path))
    try {
      if (before && (await isUnchanged(before, file))) {
        report.unchanged += 1
        return
      }
      const renamed = before ? undefined : await gone.take(file)
      if (renamed) {
        if (!dryRun) {
          const to = { path: file.path, categoryId: item.categoryId }
          await parts.db.transaction(async (tx) => {
            await renameFile(tx, renamed, to)
            await parts.changes.publish(fileTags(renamed.id), tx)
          })
        }
        report.renamed.push({ from: renamed.path, to: file.path })
        return
      }
      const anyway = allow.includes(extensionOf(file.name))
      if (dryRun) {
        const problem = anyway && file.size > 0 ? undefined : await problemOf(file)
        if (problem) report.skipped.push({ path: file.path, ...problem })
        else if (before) report.replaced += 1
        else report.added += 1
        return
      }
      const stored = await storeContent(
        parts.storage,
        createReadStream(file.path),
        file.name,
        parts.clock(),
        { anyway },
      )
      if (stored.ok) fresh.push({ ...item, content: stored.value, ...(before ? { id: before.id } : {}) })
      else report.skipped.push({ path: file.path, reason: stored.code, found: stored.detail })
    } catch (error) {
      if (!isUnreadable(error)) throw error
      report.skipped.push({ path: file.path, reason: 'unreadable' })
    }
  })
  if (fresh.length === 0) return
  fresh.sort((one, other) => (one.file.path < other.file.path ? -1 : 1))
  await save(parts, fresh, by).catch(async (error) => {
    for (const { content } of fresh) await dropContent(parts.storage, content.storageKey)
    throw error
  })
  const replaced = fresh.filter(({ id }) => id !== undefined).length
  report.replaced += replaced
  report.added += fresh.length - replaced
}

/** The problem that the check finds in a file on disk; reads only its beginning and end. */
async function problemOf({ path, name, size }: FoundFile): Promise<Omit<LeftFile, 'path'> | undefined> {
  const handle = await open(path)
  try {
    const head = await readAt(handle, 0, Math.min(headBytes, size))
    const tail = await readAt(handle, Math.max(0, size - tailBytes), Math.min(tailBytes, size))
    const checked = await checkContent({ head, tail, size }, extensionOf(name))
    return checked.ok ? undefined : { reason: checked.code, found: checked.detail }
  } finally {
    await handle.close()
  }
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

const save = (parts: Parts, fresh: readonly Fresh[], by: string | undefined): Promise<void> =>
  parts.db.transaction(async (tx) => {
    const replaced = fresh.flatMap((item) => (item.id === undefined ? [] : [{ ...item, id: item.id }]))
    for (const { file, content, id } of replaced) {
      const { name, modifiedAt } = file
      await placeContent(parts, tx, id, content, { name, modifiedAt, updatedAt: modifiedAt, by })
    }
    const added = fresh.filter(({ id }) => id === undefined)
    const addedIds =
      added.length === 0
        ? []
        : await insertFiles(
            parts,
            tx,
            added.map(({ file: { name, modifiedAt }, categoryId, content }) => ({
              content,
              file: { categoryId, name, createdAt: modifiedAt, modifiedAt, published: true, by },
            })),
          )
    const ids = [...replaced.map(({ id }) => id), ...addedIds]
    const origins = [...replaced, ...added].map(({ file: { path }, content }, at) => ({
      key: path,
      row: ids[at] ?? 0,
      digest: digestOf(content),
    }))
    await remember(tx, imported, files, origins)
    await parts.changes.publish(fileTags(...ids), tx)
  })

async function knownFiles({ db }: Parts, paths: readonly string[]): Promise<Map<string, Known>> {
  const { key, digest } = provenance
  const rows = await db
    .select({ path: key, id: rowNumber, digest, modifiedAt: contents.modifiedAt })
    .from(provenance)
    .innerJoin(contents, and(eq(contents.fileId, rowNumber), eq(contents.current, true)))
    .where(and(linesOf(imported, files), inArray(key, [...paths])))
  return new Map(rows.map(({ path, ...known }) => [path, known]))
}

async function isUnchanged(known: Known, file: FoundFile): Promise<boolean> {
  if (sizeIn(known.digest) !== file.size) return false
  if (known.modifiedAt?.getTime() === file.modifiedAt.getTime()) return true
  return (await digestOnDisk(file.path)) === known.digest
}

const isReadableFolder = (path: string): Promise<boolean> =>
  opendir(path).then(
    (folder) => folder.close().then(() => true),
    () => false,
  )

const unreadableCodes = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR', 'ELOOP'])

const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  unreadableCodes.has(error.code)

async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await run(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

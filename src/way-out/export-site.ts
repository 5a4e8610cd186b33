import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import {
  columnsQuery,
  exportFormat,
  exportVersion,
  type Manifest,
  manifestName,
} from '../export-format/index.ts'
import { errorCode } from '../platform/error-code.ts'
import { OperatorError } from '../platform/operator-error.ts'
import type { Program } from '../program.ts'
import { writeEntries } from './content.ts'
import { createDrawHtml } from './draw-html.ts'
import { writeLibrary } from './library.ts'
import { writeMedia } from './media.ts'
import { writeOrders } from './orders.ts'
import { writeOtherRows } from './other-rows.ts'
import { readLogins, writeReaders, writeUsers } from './people.ts'
import { writeProducts } from './products.ts'
import { readmeOf } from './readme.nl.ts'
import { writeRedirects } from './redirects.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'
import { list, number, text } from './values.ts'
import type { Way } from './way.ts'
import { OutFolder } from './write-files.ts'
import { openWxr, type Wxr } from './wxr.ts'

export interface ExportReport {
  entries: number
  pictures: number
  files: number
  products: number
  orders: number
  users: number
  readers: number
  redirects: number
  /** Paths whose contents the storage does not have. */
  lost: readonly string[]
  /** Blocks of pages that could not be drawn, which texts as HTML leave out. */
  undrawn: number
}

export interface ExportOptions {
  onProgress?: (progress: { done: number; total: number }) => void
  signal?: AbortSignal
}

/**
 * Writes everything of a site into a new folder in open formats (EDIT-08), while the site runs: all rows as of one moment, and
 * the files they name. The folder stands there when all is written, and not before: it is written beside its place. Texts of
 * pages are drawn as visitors see them meanwhile. Throws an `OperatorError` when the folder is not empty, and the error of the
 * disk when that is full; nothing stays behind then.
 */
export async function exportSite(
  program: Program,
  place: string,
  options: ExportOptions = {},
): Promise<ExportReport> {
  const target = resolve(place)
  await refuseFilled(target)
  const part = `${target}.part-${randomBytes(4).toString('hex')}`
  await mkdir(part, { mode: 0o700 }).catch((error: unknown) => {
    // The operator named the folder, and not where it stands until it is complete.
    throw errorCode(error) === 'ENOENT'
      ? new OperatorError(`${dirname(target)} is not there: make it first.`)
      : error
  })
  try {
    const report = await writeAll(program, new OutFolder(part), options)
    await putInPlace(part, target)
    await syncFolder(dirname(target))
    return report
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

async function refuseFilled(target: string): Promise<void> {
  const names = await readdir(target).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    if (errorCode(error) === 'ENOTDIR') throw new OperatorError(`${target} is a file: name a new folder.`)
    throw error
  })
  if (names.length > 0) throw notEmpty(target)
}

async function putInPlace(part: string, target: string): Promise<void> {
  // Not everywhere does a folder take the place of an empty one.
  await rmdir(target).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw errorCode(error) === 'ENOTEMPTY' ? notEmpty(target) : error
  })
  await rename(part, target)
}

const notEmpty = (target: string) =>
  new OperatorError(`${target} is not empty: name a new or an empty folder.`)

async function writeAll(program: Program, folder: OutFolder, { onProgress, signal }: ExportOptions) {
  const now = new Date()
  const snapshot = await takeSnapshot(program.handle)
  try {
    const total = await countOf(snapshot)
    const lost: string[] = []
    let done = 0
    let undrawn = 0
    const way: Way = {
      snapshot,
      folder,
      storage: program.storage,
      siteUrl: program.siteUrl,
      kinds: await program.content.kinds(),
      columns: await readColumns(snapshot),
      logins: await readLogins(snapshot),
      tick() {
        signal?.throwIfAborted()
        done += 1
        onProgress?.({ done, total })
      },
      lost: (path) => void lost.push(path),
    }
    const wxr = await openWxr(way, await folder.text('wordpress.xml'), await titleOf(snapshot))
    await writeManifest(folder, { site: program.siteUrl, madeAt: now.toISOString() })
    await writeHead(snapshot, wxr)
    const draw = await createDrawHtml(program, now, () => {
      undrawn += 1
    })
    const report: ExportReport = {
      entries: await writeEntries(way, wxr, draw),
      pictures: await writeMedia(way, wxr),
      files: await writeLibrary(way, program.handle.pool),
      products: await writeProducts(way),
      orders: await writeOrders(way),
      users: await writeUsers(way),
      readers: await writeReaders(way),
      redirects: await writeRedirects(way),
      lost,
      undrawn,
    }
    await writeOtherRows(way)
    await writeMenus(snapshot, wxr)
    await wxr.end()
    const readme = await folder.text('README.txt')
    await readme.write(readmeOf({ siteUrl: program.siteUrl, madeAt: now, lost }))
    await readme.end()
    return report
  } finally {
    await snapshot.close()
  }
}

async function writeManifest(folder: OutFolder, facts: Pick<Manifest, 'site' | 'madeAt'>): Promise<void> {
  const file = await folder.text(manifestName)
  const manifest: Manifest = { format: exportFormat, version: exportVersion, ...facts }
  await file.write(`${JSON.stringify(manifest, undefined, 2)}\n`)
  await file.end()
}

async function readColumns(snapshot: Snapshot): Promise<Way['columns']> {
  const rows = await snapshot.all(columnsQuery)
  return new Map(rows.map((row) => [text(row, 'table'), list(row, 'columns').map(String)]))
}

async function countOf(snapshot: Snapshot): Promise<number> {
  const [row] = await snapshot.all(`
    select (select count(*) from content_entries) + (select count(*) from content_media)
      + (select count(*) from library_files) + (select count(*) from shop_orders) as total`)
  return number(row ?? {}, 'total')
}

async function titleOf(snapshot: Snapshot) {
  const rows = await snapshot.all(
    "select name, value from content_settings where name in ('title', 'tagline')",
  )
  const of = (name: string) => text(rows.find((row) => row.name === name) ?? {}, 'value')
  return { title: of('title'), tagline: of('tagline') }
}

/** Authors and terms stand before the items that name them. */
async function writeHead(snapshot: Snapshot, wxr: Wxr): Promise<void> {
  for await (const row of snapshot.rows(`
    select id, name, email from account_users u
    where exists (select from content_entries e where e.author_id = u.id) order by id`))
    await wxr.author(row)
  for await (const row of snapshot.rows(`
    select t.id, t.taxonomy, t.slug, t.name, t.description, p.slug as parent_slug
    from content_terms t left join content_terms p on p.id = t.parent_id
    where t.taxonomy not in ('product_cat', 'product_tag') order by t.taxonomy, cardinality(t.lineage), t.id`))
    await wxr.term(row)
}

/** Numbers of menus come after those of all terms. */
async function writeMenus(snapshot: Snapshot, wxr: Wxr): Promise<void> {
  const [last] = await snapshot.all('select coalesce(max(id), 0) as id from content_terms')
  let id = number(last ?? {}, 'id')
  for await (const row of snapshot.rows('select name, title, items from content_menus order by name')) {
    id += 1
    await wxr.menu(row, id)
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { NewFile, PreparedFile } from '../../features/library/index.ts'
import { becomeAttachment } from '../become/attachment.ts'
import { becomeDownload } from '../become/download.ts'
import { becomeCategory, becomeFile, type OldFile, type OldLock, staffOnly } from '../become/library.ts'
import { plainLine } from '../become/meta.ts'
import type { ClassicPost, ClassicTerm } from '../classic-site.ts'
import type { Before } from '../store/ledger.ts'
import type { StagedItem } from '../store/staged.ts'
import { largestOldId, takenIds } from '../store/taken-ids.ts'
import { inBatches, parentsFirst } from './bring-terms.ts'
import type { OldLinks } from './links.ts'
import { type Stamped, stampOf, withStamps } from './stamps.ts'
import {
  bringEach,
  type Outcome,
  postKey,
  termKey,
  type UploadedFile,
  type Waiting,
  type Way,
} from './way.ts'

/** Of WP File Download and of Download Monitor. */
const fileTaxonomies = ['wpfd-category', 'dlm_download_category']
export const fileTypes = ['wpfd_file', 'dlm_download']

const isFileTerm = ({ taxonomy }: { taxonomy: string }): boolean => fileTaxonomies.includes(taxonomy)

/** Categories of files as a tree, each with its lock. */
export async function bringCategories(way: Way, links: OldLinks): Promise<void> {
  for (const taxonomy of fileTaxonomies) await bringTree(way, links, taxonomy)
}

async function bringTree(way: Way, links: OldLinks, taxonomy: string): Promise<void> {
  const { staged, report } = way
  const terms: StagedItem<ClassicTerm>[] = []
  for await (const batch of staged.batches('term', taxonomy, 500)) terms.push(...batch)
  const rows = new Map<string, number>()
  await bringEach<ClassicTerm>(way, inBatches(parentsFirst(terms)), {
    sort: 'categories',
    nameOf: ({ name }) => plainLine(name),
    leave: async (term) => ((await categoryOf(way, term)).isCloud ? 'not-importable' : undefined),
    write: async (term, before) => {
      const old = await categoryOf(way, term)
      const { library } = way.site
      const { name, description, position } = old
      if (before.kind !== 'new') {
        await library.changeCategory(before.row, { name, description, position })
        return { table: 'library_categories', row: before.row }
      }
      const parentId = term.parent ? rows.get(term.parent) : undefined
      const isFree =
        term.id !== undefined &&
        term.id < largestOldId &&
        (await isFreeId(way, 'library_categories', term.id))
      const added = await library.addCategory({
        ...(isFree && term.id !== undefined && { id: term.id }),
        ...(parentId !== undefined && { parentId }),
        name,
        description,
        position,
      })
      if (!added.ok) return { left: 'refused', detail: added.code }
      if (old.lock) await lock(way, { category: added.value.id }, old.lock)
      rows.set(term.slug, added.value.id)
      return { table: 'library_categories', row: added.value.id }
    },
  })
  const known = await way.ledger.rows(terms.map(({ key }) => key))
  for (const { key, item } of terms) {
    const id = known.get(key)
    if (id === undefined) continue
    rows.set(item.slug, id)
    const { name, alsoShown } = await categoryOf(way, item)
    if (item.id !== undefined) links.fileCategories.set(item.id, { id, title: name })
    if (alsoShown.length > 0)
      report.note({
        kind: 'lost',
        sort: 'categories',
        name,
        text: `Deze categorie toonde ook ${alsoShown.length} bestanden van andere categorieën; een bestand staat hier in één categorie.`,
      })
  }
}

const categoryOf = async ({ staged }: Way, term: ClassicTerm) =>
  becomeCategory(
    term,
    term.id === undefined || term.taxonomy !== 'wpfd-category'
      ? undefined
      : await staged.option(`taxonomy_${term.id}`),
  )

async function isFreeId({ site }: Way, table: Parameters<typeof takenIds>[1], id: number): Promise<boolean> {
  return (await takenIds(site.handle.db, table, [id])).size === 0
}

export async function lock(
  { site, report }: Way,
  target: { file: number } | { category: number },
  { password, roles = [] }: NonNullable<OldLock>,
): Promise<void> {
  const changed = await site.library.changeLock(target, { ...(password && { password }), roles })
  // What cannot have its password is for staff: it is never open.
  if (changed.ok) return
  await site.library.changeLock(target, { roles: ['administrator'] })
  report.note({
    kind: 'lost',
    sort: 'files',
    name: JSON.stringify(target),
    text: 'Het wachtwoord kon niet mee; alleen beheerders kunnen erbij.',
  })
}

/** Smaller ones are read whole, which takes far less time. */
const smallBytes = 1024 * 1024

const contentsOf = async ({ sizeBytes, open }: UploadedFile): Promise<Readable | Buffer> =>
  sizeBytes > smallBytes ? open() : buffer(await open())

interface Ready {
  old: OldFile
  prepared?: PreparedFile
  /** Of a new file: its contents before these, the oldest first. */
  older?: { version: string; prepared: PreparedFile }[]
  stamp?: string
}

/** Files of WP File Download, in folders of the OLD numbers of their categories, and of Download Monitor. */
export async function bringFiles(way: Way, links: OldLinks): Promise<void> {
  const { staged, uploads } = way
  const ids = new Map<string, number>()
  for await (const batch of staged.batches('term', 'wpfd-category', 500))
    for (const { item } of batch) if (item.id !== undefined) ids.set(item.slug, item.id)
  const counted = await countsOf(way)
  const read = async (post: ClassicPost) => {
    if (post.type === 'dlm_download')
      return becomeDownload(post, (await staged.below('dlm_download_version', [post.id])).get(post.id) ?? [])
    const of = post.terms.flatMap(({ taxonomy, slug }) =>
      taxonomy === 'wpfd-category' ? (ids.get(slug) ?? []) : [],
    )
    return becomeFile(post, of, counted.get(String(post.id)) ?? 0)
  }
  const find = async (post: ClassicPost) => {
    for (const path of (await read(post)).paths) {
      const found = await uploads.find(path)
      if (found) return found
    }
    return undefined
  }
  const stamped = withStamps(way, staged.batches('post', fileTypes), find)
  await bringEach<ClassicPost, Ready>(way, stamped.batches, {
    sort: 'files',
    lanes: 8,
    nameOf: ({ title, slug }) => plainLine(title) || slug,
    leave: ({ status }) =>
      status === 'trash' ? 'trash' : status === 'auto-draft' ? 'auto-draft' : undefined,
    prepare: async (post, before) => {
      const old = await read(post)
      tellOfFile(way, links, old, post)
      if (old.remoteUrl || (before.kind !== 'new' && !stamped.isChanged(post))) return { old }
      const found = await find(post)
      if (!found) return { left: 'no-bytes', detail: old.paths[0] }
      if (found.sizeBytes === 0) return { left: 'no-bytes', detail: 'het bestand is leeg' }
      const made = await way.site.library.prepareFile(await contentsOf(found), old.name)
      if (!made.ok) return { left: 'refused', detail: problems[made.code] }
      const older = before.kind === 'new' ? await prepareOlder(way, old) : []
      return { old, prepared: made.value, older, stamp: stampOf(found, made.value.content.crc32) }
    },
    write: async (post, before, ready) => {
      if (!ready) throw new Error('a file was not prepared')
      const row = await writeFile(way, post, before, ready)
      return typeof row === 'number'
        ? { table: 'library_files', row, stamp: ready.stamp }
        : { left: 'refused', detail: row }
    },
    writeAll: (waiting) => writeFiles(way, waiting),
  })
}

/** Contents that a file had before, as far as they are there. */
async function prepareOlder({ uploads, site, report }: Way, old: OldFile): Promise<Ready['older']> {
  const older: NonNullable<Ready['older']> = []
  for (const { version, paths, extension } of old.olderVersions.slice(-50)) {
    const name = extension ? `${old.name.replace(/\.\w{1,8}$/, '')}.${extension}` : old.name
    for (const path of paths) {
      const found = await uploads.find(path)
      if (!found || found.sizeBytes === 0) continue
      const made = await site.library.prepareFile(await found.open(), name)
      if (made.ok) older.push({ version, prepared: made.value })
      break
    }
  }
  const lost = old.olderVersions.length - older.length
  if (lost > 0)
    report.note({
      kind: 'lost',
      sort: 'files',
      name: old.title,
      text: `Van ${lost} oudere versie${lost === 1 ? '' : 's'} is het bestand er niet bij.`,
    })
  return older
}

/** What a file had there, and has no place here. */
function tellOfFile({ report }: Way, links: OldLinks, old: OldFile, { terms }: ClassicPost): void {
  const tell = (text: string) => report.note({ kind: 'lost', sort: 'files', name: old.title, text })
  const others = new Set(
    old.alsoIn.flatMap((id) => {
      const title = links.fileCategories.get(id)?.title
      return title ? [title] : []
    }),
  )
  for (const { name, slug } of terms.filter(isFileTerm).slice(1)) others.add(plainLine(name ?? slug))
  if (others.size > 0)
    tell(
      `Stond ook in ${[...others].map((name) => `‘${name}’`).join(', ')}; een bestand staat hier in één categorie.`,
    )
  if (old.lock?.roles?.includes('administrator'))
    report.note({
      kind: 'setting',
      sort: 'files',
      name: old.title,
      text: 'Was alleen voor sommige mensen of kopers; is hier dicht voor iedereen behalve medewerkers.',
    })
  if (old.hasOwnIcon) tell('Had een eigen pictogram; hier staat het pictogram van zijn soort.')
}

/** Adds new files: the oldest contents first, so that these stay as versions of it. */
async function addInOrder(
  { site: { library } }: Way,
  added: readonly { file: Omit<NewFile, 'name'>; ready: Ready; prepared: PreparedFile }[],
): Promise<number[]> {
  const ids = await library.addPrepared(
    added.map(({ file, ready: { older: [first] = [] }, prepared }) => ({
      file: { ...file, ...(first && { version: first.version }) },
      prepared: first?.prepared ?? prepared,
    })),
  )
  for (const [at, { file, ready, prepared }] of added.entries()) {
    if (!ready.older?.length) continue
    const { updatedAt, version = '' } = file
    for (const one of [...ready.older.slice(1), { version, prepared }])
      await library.replacePrepared(ids[at] ?? 0, one.prepared, {
        version: one.version,
        ...(updatedAt && { updatedAt }),
      })
  }
  return ids
}

/** New files at once; files that stand elsewhere one by one. */
async function writeFiles(way: Way, waiting: readonly Waiting<ClassicPost, Ready>[]): Promise<Outcome[]> {
  const { library, handle } = way.site
  const taken = await takenIds(
    handle.db,
    'library_files',
    waiting.map(({ item }) => item.id).filter((id) => id < largestOldId),
  )
  const all = await Promise.all(
    waiting.map(async ({ item, ready }) => {
      if (!ready?.prepared) throw new Error('it has no contents of its own')
      const { title, description, version, hits, tags, createdAt, updatedAt, published } = ready.old
      return {
        old: ready.old,
        ready,
        prepared: ready.prepared,
        file: {
          ...(item.id < largestOldId && !taken.has(item.id) && { id: item.id }),
          ...(createdAt && { createdAt }),
          ...(updatedAt && { updatedAt }),
          title,
          description,
          version,
          hits,
          tags,
          published,
          categoryId: await categoryFor(way, item),
        },
      }
    }),
  )
  const ids = await addInOrder(way, all)
  for (const [at, { old, file }] of all.entries()) {
    const id = ids[at] ?? 0
    if (old.lock) await lock(way, { file: id }, old.lock)
    if (old.offeredTo)
      await library.changeFile(id, {
        offeredTo: old.offeredTo,
        ...(file.updatedAt && { updatedAt: file.updatedAt }),
      })
  }
  return ids.map((row, at) => ({ table: 'library_files', row, stamp: waiting[at]?.ready?.stamp }))
}

/** Why contents are not taken, for people. */
export const problems: Readonly<Record<string, string>> = {
  empty: 'het bestand is leeg',
  program: 'het is een programma',
  'wrong-type': 'de inhoud is niet wat de naam zegt',
  'two-types': 'er zit een tweede bestand in verborgen',
}

async function writeFile(
  way: Way,
  post: ClassicPost,
  before: Before,
  ready: Ready,
): Promise<number | string> {
  const { old, prepared } = ready
  const { library } = way.site
  const categoryId = await categoryFor(way, post)
  const { title, description, version, hits, tags, createdAt, updatedAt, published } = old
  const words = { title, description, version, tags, published }
  const dates = { ...(createdAt && { createdAt }), ...(updatedAt && { updatedAt }) }
  if (before.kind !== 'new') {
    const changed = await library.changeFile(before.row, {
      ...words,
      ...dates,
      categoryId,
      offeredTo: old.offeredTo ?? null,
    })
    if (!changed.ok) return changed.code
    if (old.lock) await lock(way, { file: before.row }, old.lock)
    if (prepared)
      await library.replacePrepared(before.row, prepared, { version, ...(updatedAt && { updatedAt }) })
    return before.row
  }
  const isFree = post.id < largestOldId && (await isFreeId(way, 'library_files', post.id))
  const own = { ...(isFree && { id: post.id }), categoryId, ...words, ...dates }
  let id: number
  if (prepared) [id = 0] = await addInOrder(way, [{ file: { ...own, hits }, ready, prepared }])
  else {
    const added = await library.addRemoteFile({
      ...own,
      url: old.remoteUrl ?? '',
      extension: old.extension,
      ...(old.size && { size: old.size }),
    })
    if (!added.ok) return added.code
    id = Number(String(added.value.id).replace(/^r/, ''))
  }
  if (old.lock) await lock(way, { file: id }, old.lock)
  if (old.offeredTo) await library.changeFile(id, { offeredTo: old.offeredTo, ...dates })
  return id
}

async function categoryFor(way: Way, post: ClassicPost): Promise<number> {
  for (const { taxonomy, slug } of post.terms.filter(isFileTerm)) {
    const row = await way.ledger.row(termKey(taxonomy, slug))
    if (row !== undefined) return row
  }
  return ownCategory(way, 'category:none', 'Zonder categorie')
}

/** A category that the old site did not have, made when the first file needs it. */
export async function ownCategory(way: Way, key: string, name: string): Promise<number> {
  const known = (await way.ledger.rows([key])).get(key)
  if (known !== undefined) return known
  const added = await way.site.library.addCategory({ name })
  if (!added.ok) throw new Error(`the category ${name} was refused: ${added.code}`)
  await way.ledger.note([{ key, table: 'library_categories', row: added.value.id, digest: 'own' }])
  return added.value.id
}

/** Downloads by the old number of the file, of the statistics of the plug-in. */
async function countsOf({ staged, report }: Way): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for await (const batch of staged.batches('row', 'wpfd_statistics', 1_000))
    for (const { item } of batch) {
      const { related_id: id, count, type } = item.columns
      if (id && type !== 'category') counts.set(id, (counts.get(id) ?? 0) + (Number(count) || 0))
    }
  if (counts.size > 0)
    report.note({
      kind: 'lost',
      sort: 'files',
      name: 'Downloads per dag',
      text: `${[...counts.values()].reduce((sum, one) => sum + one, 0)} downloads van de oude site zijn bij hun bestanden opgeteld; op welke dag ze waren, is niet bewaard.`,
    })
  return counts
}

/** Reads which files of the library are here. */
export async function readFiles(way: Way, links: OldLinks): Promise<void> {
  for await (const batch of way.staged.keys('post', fileTypes)) {
    const rows = await way.ledger.rows(batch.map(({ key }) => postKey(key)))
    const details = await way.site.library.placesOf([...rows.values()])
    for (const { key } of batch) {
      const id = rows.get(postKey(key))
      const place = id === undefined ? undefined : details.get(id)
      if (id !== undefined && place)
        links.files.set(Number(key), {
          id,
          title: place.title,
          categoryId: place.categoryId,
          path: place.path,
        })
    }
  }
}

/** Files of the media library that are no pictures. */
export async function bringDocuments(
  way: Way,
  stamped: Stamped<ClassicPost>,
  bytesOf: (post: ClassicPost) => Promise<UploadedFile | undefined>,
  isForBuyers: (post: ClassicPost) => boolean,
): Promise<void> {
  await bringEach<ClassicPost, { prepared?: PreparedFile; stamp?: string }>(way, stamped.batches, {
    sort: 'documents',
    lanes: 8,
    nameOf: (post) => becomeAttachment(post).name,
    leave: ({ status }) => (status === 'trash' ? 'trash' : undefined),
    prepare: async (post, before) => {
      if (before.kind !== 'new' && !stamped.isChanged(post)) return {}
      const found = await bytesOf(post)
      if (!found) return { left: 'no-bytes', detail: becomeAttachment(post).paths[0] }
      const made = await way.site.library.prepareFile(await contentsOf(found), becomeAttachment(post).name)
      return made.ok
        ? { prepared: made.value, stamp: stampOf(found, made.value.content.crc32) }
        : { left: 'refused', detail: problems[made.code] }
    },
    write: async (post, before, ready) => {
      const { stamp } = ready ?? {}
      const { title, caption, description } = becomeAttachment(post)
      const words = { title, description: caption || description, published: true }
      if (before.kind !== 'new') {
        await way.site.library.changeFile(before.row, words)
        if (ready?.prepared) await way.site.library.replacePrepared(before.row, ready.prepared)
        return { table: 'library_files', row: before.row, stamp }
      }
      const categoryId = await ownCategory(way, 'category:media', 'Mediabibliotheek')
      const dates = { ...(post.createdAt && { createdAt: post.createdAt, updatedAt: post.createdAt }) }
      if (!ready?.prepared) throw new Error('a file was not prepared')
      const hidden = isForBuyers(post)
      const [row = 0] = await way.site.library.addPrepared([
        { file: { categoryId, ...words, ...dates, hidden }, prepared: ready.prepared },
      ])
      if (hidden) {
        await lock(way, { file: row }, { roles: staffOnly })
        way.report.note({
          kind: 'setting',
          sort: 'documents',
          name: title,
          text: 'Is van de winkel: hier alleen voor wie het kocht, en in geen lijst.',
        })
      }
      return { table: 'library_files', row, stamp }
    },
  })
}

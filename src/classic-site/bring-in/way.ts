import type { Readable } from 'node:stream'
import type { Accounts } from '../../features/accounts/index.ts'
import type { Content } from '../../features/content/index.ts'
import type { Library } from '../../features/library/index.ts'
import type { Newsletter } from '../../features/newsletter/index.ts'
import type { Shop } from '../../features/shop/index.ts'
import type { Changes } from '../../platform/changes.ts'
import type { DatabaseHandle } from '../../platform/database/index.ts'
import { isDatabaseAway } from '../../platform/database/index.ts'
import type { Log } from '../../platform/log.ts'
import { comingFrom } from '../../platform/provenance.ts'
import type { Storage } from '../../platform/storage.ts'
import type { ClassicItem } from '../classic-site.ts'
import type { Reason, Report, Sort } from '../report/report.ts'
import { type Before, type Ledger, placed } from '../store/ledger.ts'
import type { Staged, StagedItem } from '../store/staged.ts'

/** The parts of a site that things are brought into. */
export interface SiteToFill {
  handle: Pick<DatabaseHandle, 'db' | 'pool'>
  content: Content
  library: Library
  shop: Shop
  accounts: Accounts
  newsletter: Newsletter
  siteUrl: string
  storage: Storage
  changes: Pick<Changes, 'publishNow'>
  log: Pick<Log, 'info' | 'warn'>
  unitOfWork<Answer>(act: () => Promise<Answer>): Promise<Answer>
}

/** A file of the old site's folder of uploads. */
export interface UploadedFile {
  sizeBytes: number
  changedAt?: Date
  open(): Promise<Readable>
}

/** Files by their path below `uploads/`, wherever they come from. */
export interface Uploads {
  /** Whether any were given. */
  readonly isGiven: boolean
  find(path: string): Promise<UploadedFile | undefined>
}

/** What is at work during an import. */
export interface Way {
  site: SiteToFill
  staged: Staged
  uploads: Uploads
  ledger: Ledger
  report: Report
  /** Counts, and changes nothing. */
  dryRun: boolean
  /** Of the old site, without a slash at its end. */
  home: string
  clock: () => Date
  onProgress(sort: Sort, done: number): void
}

/** What `bringEach` needs of it. */
export type Carrier = Pick<Way, 'site' | 'ledger' | 'report' | 'dryRun' | 'onProgress'>

/** What an item became. */
export type Outcome =
  | {
      table: string
      row: number | string
      digest?: string
      /** Of the bytes that were brought with it (`stamps.ts`). */
      stamp?: string | undefined
    }
  | { left: Reason; detail?: string }

export interface Bringing<Item, Ready> {
  sort: Sort
  /** For people. */
  nameOf(item: Item): string
  /** Why it is left out, before anything is done. */
  leave?(item: Item): Reason | undefined | Promise<Reason | undefined>
  /** Does what waits for something besides the database, outside the transaction of the batch. */
  prepare?(item: Item, before: Before): Promise<Ready | { left: Reason; detail?: string }>
  /** Makes it, or changes what it became before; in the transaction of the batch. */
  write(item: Item, before: Before, ready: Ready | undefined): Promise<Outcome>
  /**
   * Makes several new ones at once, or fills those that only have their place, in their order, which takes far less time; when it throws, nothing of it is kept and
   * each is written by itself.
   */
  writeAll?(items: readonly Waiting<Item, Ready>[]): Promise<Outcome[]>
  /** Prepared side by side. */
  lanes?: number
}

export type Waiting<Item, Ready> = StagedItem<Item> & { before: Before; ready?: Ready }

/**
 * Brings items in, each batch in one transaction with its lines of the ledger: what was killed goes on where it was. An
 * item that fails takes no other along, and stands in the report.
 */
export const bringEach = <Item, Ready = undefined>(
  way: Carrier,
  batches: AsyncIterable<StagedItem<Item>[]>,
  bringing: Bringing<Item, Ready>,
): Promise<void> => way.report.timed(bringing.sort, () => bringAll(way, batches, bringing))

/** Batches of what the sources say, but for what is the same as at the last import: that is only counted. */
export async function* changedItems<Staging extends ClassicItem['sort']>(
  { staged, ledger, report }: Way,
  sort: Sort,
  of: { sort: Staging; type?: string },
): AsyncGenerator<StagedItem<Extract<ClassicItem, { sort: Staging }>>[]> {
  const same = await staged.same(of.sort, of.type, ledger.source)
  report.count(sort, 'found', same)
  report.count(sort, 'same', same)
  yield* staged.batches(of.sort, of.type, undefined, ledger.source)
}

/** While a batch is written, the next one is prepared. */
async function bringAll<Item, Ready>(
  way: Carrier,
  batches: AsyncIterable<StagedItem<Item>[]>,
  bringing: Bringing<Item, Ready>,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve()
  for await (const batch of batches) {
    const ready = await readyOf(way, batch, bringing)
    await writing
    writing = writeBatch(way, ready, bringing)
    // Thrown where it is awaited: before the next batch is written, or at the end.
    writing.catch(() => undefined)
  }
  await writing
}

/** What of a batch is to be written. */
async function readyOf<Item, Ready>(
  way: Carrier,
  batch: readonly StagedItem<Item>[],
  bringing: Bringing<Item, Ready>,
): Promise<Waiting<Item, Ready>[]> {
  const { ledger, report } = way
  const { sort, nameOf } = bringing
  report.count(sort, 'found', batch.length)
  const before = await ledger.before(batch)
  const waiting: Waiting<Item, Ready>[] = []
  for (const one of batch) {
    const known = before.get(one.key) ?? { kind: 'new' }
    if (known.kind === 'same' || known.kind === 'edited') report.count(sort, known.kind)
    else if (known.kind === 'removed') report.left(sort, 'removed-here', nameOf(one.item), undefined, one.key)
    else {
      const reason = await bringing.leave?.(one.item)
      if (reason) report.left(sort, reason, nameOf(one.item), undefined, one.key)
      else waiting.push({ ...one, before: known })
    }
  }
  if (!way.dryRun) return prepared(way, waiting, bringing)
  for (const { before } of waiting) report.count(sort, isNew(before) ? 'added' : 'changed')
  return []
}

async function prepared<Item, Ready>(
  { report }: Carrier,
  waiting: readonly Waiting<Item, Ready>[],
  { sort, nameOf, prepare, lanes = 2 }: Bringing<Item, Ready>,
): Promise<Waiting<Item, Ready>[]> {
  if (!prepare) return [...waiting]
  const ready: Waiting<Item, Ready>[] = []
  const queue = waiting.values()
  const lane = async () => {
    for (const one of queue)
      try {
        const made = await prepare(one.item, one.before)
        if (isLeft(made)) report.left(sort, made.left, nameOf(one.item), made.detail, one.key)
        else ready.push({ ...one, ready: made })
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        report.left(sort, 'failed', nameOf(one.item), messageOf(error), one.key)
      }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return ready
}

/** What only has its place is not whole yet. */
const isNew = (before: Before): boolean => before.kind === 'new' || before.line.digest === placed

const isLeft = (made: unknown): made is { left: Reason; detail?: string } =>
  typeof made === 'object' && made !== null && 'left' in made

async function writeBatch<Item, Ready>(
  way: Carrier,
  waiting: readonly Waiting<Item, Ready>[],
  bringing: Bringing<Item, Ready>,
): Promise<void> {
  const { sort, nameOf } = bringing
  if (waiting.length === 0) return way.onProgress(sort, way.report.of(sort).found)
  const told: (() => void)[] = []
  await inOneUnit(way, async () => {
    told.length = 0
    const notes: Parameters<Ledger['note']>[0][number][] = []
    const tell = ({ key, digest, item, before }: Waiting<Item, Ready>, outcome: Outcome) => {
      if ('left' in outcome) {
        told.push(() => way.report.left(sort, outcome.left, nameOf(item), outcome.detail, key))
        return
      }
      const { stamp = '', ...became } = outcome
      notes.push({ digest: digest + stamp, ...became, key })
      told.push(() => way.report.count(sort, isNew(before) ? 'added' : 'changed'))
    }
    const fresh = waiting.filter(({ before }) => isNew(before))
    const done = await writeTogether(way, fresh, bringing)
    for (const [at, outcome] of done.entries()) {
      const one = fresh[at]
      if (one) tell(one, outcome)
    }
    for (const one of done.length > 0 ? waiting.filter((one) => !fresh.includes(one)) : waiting)
      try {
        tell(one, await way.site.handle.db.transaction(() => bringing.write(one.item, one.before, one.ready)))
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        told.push(() => way.report.left(sort, 'failed', nameOf(one.item), messageOf(error), one.key))
      }
    await way.ledger.note(notes)
  })
  for (const tell of told) tell()
  way.onProgress(sort, way.report.of(sort).found)
}

/** Writes new ones at once; nothing when they are to be written one by one. */
async function writeTogether<Item, Ready>(
  way: Carrier,
  fresh: readonly Waiting<Item, Ready>[],
  { writeAll }: Bringing<Item, Ready>,
): Promise<Outcome[]> {
  if (!writeAll || fresh.length === 0) return []
  try {
    return await way.site.handle.db.transaction(() => writeAll(fresh))
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    return []
  }
}

/** Everything that is written in `act` commits together, and the ledger knows where it came from. */
export const inOneUnit = <Answer>(
  way: Pick<Way, 'site' | 'ledger'>,
  act: () => Promise<Answer>,
): Promise<Answer> => comingFrom(way.ledger.source, () => way.site.unitOfWork(act))

/** For the report; a query is nobody's business. */
export const messageOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  const inner = cause instanceof Error ? cause.message : undefined
  return (inner ?? message).split('\n')[0]?.slice(0, 300) ?? ''
}

/** What items of the sources are named by in the ledger. */
export const postKey = (id: number | string): string => `post:${id}`
export const termKey = (taxonomy: string, slug: string): string => `term:${taxonomy}/${slug}`

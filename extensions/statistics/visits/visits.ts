import {
  addDays,
  type ExtensionSite,
  type LocalDate,
  localDateOf,
  onePerSite,
  type VisitListener,
} from 'schelp/extension'
import { hostOf, pageName, referrerName, searchName } from './names.ts'
import { isRobot } from './robots.ts'
import {
  addCounts,
  dropBefore,
  readReport,
  readRows,
  type VisitKind,
  type VisitReport,
  type VisitRow,
} from './stored.ts'

/**
 * Counts what visitors view, without recording who they are (SITE-01): names and numbers by day, no address, no
 * browser, and nothing that tells two visitors apart. Counting takes a few steps in memory; the counts are stored
 * together, after some seconds.
 */
export interface Visits extends Required<VisitListener> {
  report(from: LocalDate, to: LocalDate): Promise<VisitReport>
  /** All counts, the latest day first. */
  rows(from: LocalDate, to: LocalDate, most: number): Promise<readonly VisitRow[]>
  /** Stores the counts so far. If that fails, they are kept for the next time. */
  flush(): Promise<void>
  /** Stores the counts for the last time. */
  close(): Promise<void>
}

const flushAfterMs = 5_000
/** How many names of a kind are counted between two flushes, so that made-up names cannot fill the memory. */
const mostNames = 2_000
const retentionDays = 2 * 366
/** The name for sales to buyers who came from no other site. */
const ownWay = '-'

interface Count {
  count: number
  cents: number
}

type Means = Pick<ExtensionSite, 'db' | 'clock' | 'siteUrl'> & { log: Pick<ExtensionSite['log'], 'error'> }

export function createVisits({ db, clock, siteUrl, log }: Means): Visits {
  let waiting = new Map<VisitKind, Map<string, Count>>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let lastDrop: LocalDate | undefined

  function add(kind: VisitKind, name: string, count = 1, cents = 0): void {
    let names = waiting.get(kind)
    if (!names) {
      names = new Map()
      waiting.set(kind, names)
    }
    let known = names.get(name)
    if (!known) {
      const key = names.size < mostNames ? name : ''
      known = names.get(key) ?? { count: 0, cents: 0 }
      names.set(key, known)
    }
    known.count += count
    known.cents += cents
    timer ??= setTimeout(() => void visits.flush(), flushAfterMs).unref()
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return
    const batch = waiting
    waiting = new Map()
    const day = localDateOf(clock())
    try {
      await addCounts(
        db,
        day,
        [...batch].flatMap(([kind, names]) => [...names].map(([name, count]) => ({ kind, name, ...count }))),
      )
      if (lastDrop !== day) await dropBefore(db, addDays(day, -retentionDays))
      lastDrop = day
    } catch (error) {
      for (const [kind, names] of batch)
        for (const [name, { count, cents }] of names) add(kind, name, count, cents)
      log.error(
        { err: error },
        'statistics could not be stored: they stay in memory, and are stored with the next ones; check the database',
      )
    }
  }

  const visits: Visits = {
    page(path, by, from) {
      if (isRobot(by)) return
      add('page', pageName(path))
      const host = referrerName(from, siteUrl)
      if (host !== undefined) add('referrer', host)
    },
    searchedInVain(words, by) {
      const name = isRobot(by) ? undefined : searchName(words)
      if (name !== undefined) add('search', name)
    },
    downloaded(fileIds, by) {
      if (!isRobot(by)) for (const id of fileIds) add('download', String(id))
    },
    sold: (from, cents) => add('sale', hostOf(from) ?? ownWay, 1, cents),
    report: (from, to) => readReport(db, from, to),
    rows: (from, to, most) => readRows(db, from, to, most),
    flush() {
      clearTimeout(timer)
      timer = undefined
      writing = writing.then(write)
      return writing
    },
    async close() {
      await visits.flush()
      clearTimeout(timer)
    },
  }
  return visits
}

/** The statistics of a site. */
export const visitsOf = onePerSite(createVisits)

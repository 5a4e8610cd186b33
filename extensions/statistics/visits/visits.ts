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
 * Counts what is looked at, without looking at who does (SITE-01): names and numbers by day, no address, no browser and
 * nothing that tells two visitors apart. Counting is a few steps in memory; what was counted goes to the database
 * together, after some seconds.
 */
export interface Visits extends Required<VisitListener> {
  report(from: LocalDate, to: LocalDate): Promise<VisitReport>
  /** Every count, the latest day first. */
  rows(from: LocalDate, to: LocalDate, most: number): Promise<readonly VisitRow[]>
  /** Writes down what was counted until now; what cannot be written is kept for the next time. */
  flush(): Promise<void>
  /** The same, for the last time. */
  close(): Promise<void>
}

const flushAfterMs = 5_000
/** So many names of a kind are told apart between two times of writing: no one who makes up names fills the memory. */
const mostNames = 2_000
const keptDays = 2 * 366
/** A sale without a site that it came from. */
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
      const told = names.size < mostNames ? name : ''
      known = names.get(told) ?? { count: 0, cents: 0 }
      names.set(told, known)
    }
    known.count += count
    known.cents += cents
    timer ??= setTimeout(() => void visits.flush(), flushAfterMs).unref()
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return
    const given = waiting
    waiting = new Map()
    const day = localDateOf(clock())
    try {
      await addCounts(
        db,
        day,
        [...given].flatMap(([kind, names]) => [...names].map(([name, count]) => ({ kind, name, ...count }))),
      )
      if (lastDrop !== day) await dropBefore(db, addDays(day, -keptDays))
      lastDrop = day
    } catch (error) {
      for (const [kind, names] of given)
        for (const [name, { count, cents }] of names) add(kind, name, count, cents)
      log.error(
        { err: error },
        'what visitors looked at could not be written down; it is kept for the next time',
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

/** What the site counts. */
export const visitsOf = onePerSite(createVisits)

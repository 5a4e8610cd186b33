import { count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { ConsentChoice } from '../../kernel/consent.ts'
import { clicks, consents } from './schema.ts'
import { createVisits, type Visits, type VisitsDeps } from './visits/visits.ts'

/** So many names are told apart on one day; whoever makes up more is counted together. */
const mostNames = 2000
const mostAtOnce = 20
const otherName = 'other'
/** Far more than visitors choose on a day; what comes after it is somebody who fills the disk. */
const mostConsentsADay = 20_000
const dayMs = 86_400_000
/** As long as a choice may have to be proved. */
const consentDays = 5 * 365
/** What may be counted: words of our own pages, no text that somebody typed. */
const nameShape = /^[a-z0-9][a-z0-9:/._-]{0,199}$/

export interface ConsentRecord {
  choice: ConsentChoice
  purposes: readonly string[]
  receipt: string
}

export interface ConsentView extends ConsentRecord {
  id: number
  at: Date
}

/** Counts without looking at who is counted (WIRE-19). */
export interface Tally {
  /** One press each; what is no name of ours is not counted. */
  click(names: readonly string[]): Promise<void>
  /** Over all days. */
  clicks(names: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Keeps the proof of a choice. */
  consent(record: ConsentRecord): Promise<void>
  /** The latest first. */
  consents(query: {
    choice?: ConsentChoice | undefined
    receipt?: string | undefined
    page: number
    perPage: number
  }): Promise<{ consents: readonly ConsentView[]; total: number }>
  visits: Visits
}

export function createTally(deps: VisitsDeps): Tally {
  const { db, clock } = deps
  /** Names that were counted before go on; all others are one. */
  async function knownOf(names: readonly string[]): Promise<string[]> {
    const rows = await db
      .selectDistinct({ name: clicks.name })
      .from(clicks)
      .where(inArray(clicks.name, [...names]))
    const known = new Set(rows.map(({ name }) => name))
    return [...new Set(names.map((name) => (known.has(name) ? name : otherName)))].sort()
  }

  return {
    visits: createVisits(deps),
    async click(told) {
      const names = [...new Set(told.slice(0, mostAtOnce).map((name) => name.toLowerCase()))].filter((name) =>
        nameShape.test(name),
      )
      if (names.length === 0) return
      const day = clock().toISOString().slice(0, 10)
      const isFull = (await db.$count(clicks, eq(clicks.day, day))) >= mostNames
      const counted = isFull ? await knownOf(names) : names.sort()
      await db
        .insert(clicks)
        .values(counted.map((name) => ({ name, day, count: 1 })))
        .onConflictDoUpdate({ target: [clicks.name, clicks.day], set: { count: sql`${clicks.count} + 1` } })
    },

    async clicks(names) {
      if (names.length === 0) return new Map()
      const rows = await db
        .select({ name: clicks.name, sum: sql<number>`sum(${clicks.count})::integer` })
        .from(clicks)
        .where(inArray(clicks.name, [...names]))
        .groupBy(clicks.name)
      return new Map(rows.map(({ name, sum }) => [name, sum]))
    },

    async consent({ choice, purposes, receipt }) {
      const before = (days: number) => new Date(clock().getTime() - days * dayMs)
      if ((await db.$count(consents, gt(consents.at, before(1)))) >= mostConsentsADay) return
      await db.delete(consents).where(lt(consents.at, before(consentDays)))
      await db.insert(consents).values({ at: clock(), choice, purposes: purposes.join(','), receipt })
    },

    async consents({ choice, receipt, page, perPage }) {
      const where = sql.join(
        [
          sql`true`,
          ...(choice ? [eq(consents.choice, choice)] : []),
          ...(receipt ? [eq(consents.receipt, receipt)] : []),
        ],
        sql` and `,
      )
      const [rows, [sum]] = await Promise.all([
        db
          .select()
          .from(consents)
          .where(where)
          .orderBy(desc(consents.id))
          .limit(perPage)
          .offset((page - 1) * perPage),
        db.select({ total: count() }).from(consents).where(where),
      ])
      return {
        consents: rows.map(({ purposes, ...row }) => ({
          ...row,
          purposes: purposes === '' ? [] : purposes.split(','),
        })),
        total: sum?.total ?? 0,
      }
    },
  }
}

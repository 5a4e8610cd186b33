import { eq, inArray, sql } from 'drizzle-orm'
import type { Log } from '../../platform/log.ts'
import { type Consents, type ConsentsDeps, createConsents } from './consents.ts'
import { clicks } from './schema.ts'
import { createVisits, type Visits } from './visits.ts'

/** So many names are told apart on one day; whoever makes up more is counted together. */
const mostNames = 2000
const mostAtOnce = 20
const otherName = 'other'
/** What may be counted: words of our own pages, no text that somebody typed. */
const nameShape = /^[a-z0-9][a-z0-9:/._-]{0,199}$/

/** Counts without looking at who is counted (WIRE-19). */
export interface Statistics extends Consents {
  /** One press each; what is no name of ours is not counted. */
  click(names: readonly string[]): Promise<void>
  /** Over all days. */
  clicks(names: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Tells of visits to those that listen. */
  visits: Visits
}

export function createStatistics(deps: ConsentsDeps & { log: Pick<Log, 'error'> }): Statistics {
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
    ...createConsents(deps),
    visits: createVisits(deps.log),
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
  }
}

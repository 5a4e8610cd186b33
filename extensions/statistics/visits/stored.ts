import { between, desc, lt, sql } from 'drizzle-orm'
import type { ExtensionSite, LocalDate } from 'schelp/extension'
import { type visitKinds, visits } from '../schema.ts'

type Database = ExtensionSite['db']

export type VisitKind = (typeof visitKinds)[number]

export interface Counted {
  kind: VisitKind
  name: string
  count: number
  cents: number
}

export interface VisitRow extends Counted {
  day: LocalDate
}

export interface VisitReport {
  /** How much of each kind there was by day; a day without any is left out. */
  days: readonly { kind: VisitKind; day: LocalDate; count: number }[]
  totals: Readonly<Record<VisitKind, { count: number; cents: number }>>
  /** The first of each kind, the most counted first. A name that is empty stands for all that were too many to tell apart. */
  top: readonly Counted[]
}

/** So many names of a kind are told apart on a day; the rest is counted together, under an empty name. */
const mostNamesADay = 5_000
const mostShown = 50

/** Adds to what was counted on a day, in one statement, whatever other nodes add meanwhile. */
export async function addCounts(db: Database, day: LocalDate, counts: readonly Counted[]): Promise<void> {
  const given = JSON.stringify(counts)
  await db.execute(sql`
    with given as (
      select kind, name, count, cents
      from jsonb_to_recordset(${given}::jsonb) as given(kind text, name text, count integer, cents bigint)),
    full_up as (
      select kind from ${visits} where day = ${day} group by kind having count(*) >= ${mostNamesADay}),
    told as (
      select kind, case
          when kind not in (select kind from full_up) then name
          when exists (select 1 from ${visits} known where known.day = ${day} and known.kind = given.kind and known.name = given.name) then name
          else '' end as name, count, cents
      from given)
    insert into ${visits} (day, kind, name, count, cents)
    select ${day}::date, kind, name, sum(count), sum(cents) from told group by kind, name order by kind, name
    on conflict (day, kind, name) do update
      set count = ${visits}.count + excluded.count, cents = ${visits}.cents + excluded.cents`)
}

export async function dropBefore(db: Database, day: LocalDate): Promise<void> {
  await db.delete(visits).where(lt(visits.day, day))
}

const nothing = { count: 0, cents: 0 }

export async function readReport(db: Database, from: LocalDate, to: LocalDate): Promise<VisitReport> {
  const within = between(visits.day, from, to)
  const count = sql<number>`sum(${visits.count})::float8`
  const cents = sql<number>`sum(${visits.cents})::float8`
  const [days, totals, top] = await Promise.all([
    db
      .select({ kind: visits.kind, day: sql<LocalDate>`${visits.day}::text`, count })
      .from(visits)
      .where(within)
      .groupBy(visits.kind, visits.day)
      .orderBy(visits.day),
    db.select({ kind: visits.kind, count, cents }).from(visits).where(within).groupBy(visits.kind),
    db.execute<Omit<Counted, never>>(sql`
      select kind, name, count, cents from (
        select kind, name, sum(count)::float8 as count, sum(cents)::float8 as cents,
          row_number() over (partition by kind order by sum(cents) desc, sum(count) desc, name) as place
        from ${visits} where ${within} group by kind, name) ranked
      where place <= ${mostShown} order by kind, place`),
  ])
  const byKind = new Map(totals.map(({ kind, ...sum }) => [kind, sum]))
  return {
    days,
    totals: {
      page: byKind.get('page') ?? nothing,
      referrer: byKind.get('referrer') ?? nothing,
      search: byKind.get('search') ?? nothing,
      download: byKind.get('download') ?? nothing,
      sale: byKind.get('sale') ?? nothing,
    },
    top: top.rows,
  }
}

export async function readRows(
  db: Database,
  from: LocalDate,
  to: LocalDate,
  most: number,
): Promise<VisitRow[]> {
  return db
    .select({
      day: sql<LocalDate>`${visits.day}::text`,
      kind: visits.kind,
      name: visits.name,
      count: visits.count,
      cents: visits.cents,
    })
    .from(visits)
    .where(between(visits.day, from, to))
    .orderBy(desc(visits.day), visits.kind, desc(visits.count), visits.name)
    .limit(most)
}

import { between, desc, lt, sql } from 'drizzle-orm'
import type { ExtensionSite, LocalDate } from 'schelp/extension'
import { type visitKinds, visits } from '../schema.ts'

type Database = ExtensionSite['db']

export type VisitKind = (typeof visitKinds)[number]

export interface VisitCount {
  kind: VisitKind
  name: string
  count: number
  cents: number
}

export interface VisitRow extends VisitCount {
  day: LocalDate
}

export interface VisitReport {
  /** The counts of each kind by day; days without counts are left out. */
  days: readonly { kind: VisitKind; day: LocalDate; count: number }[]
  totals: Readonly<Record<VisitKind, { count: number; cents: number }>>
  /** The highest counts of each kind, in order. An empty name has the total of names beyond the limit of a day. */
  top: readonly VisitCount[]
}

/** How many names of a kind are stored for a day; further ones are added up under an empty name. */
const mostNamesADay = 5_000
const mostShown = 50

/** Adds counts to those of a day, in one statement, so that other nodes can add theirs at the same time. */
export async function addCounts(db: Database, day: LocalDate, counts: readonly VisitCount[]): Promise<void> {
  const json = JSON.stringify(counts)
  await db.execute(sql`
    with given as (
      select kind, name, count, cents
      from jsonb_to_recordset(${json}::jsonb) as given(kind text, name text, count integer, cents bigint)),
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
    db.execute<Omit<VisitCount, never>>(sql`
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

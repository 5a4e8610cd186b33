import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import type { ReportData } from '../report/report.ts'

/** What the last imports did, for their reports and the way back. They stand apart: no backup takes them along. */
const makeTable = sql`create table if not exists way_in.runs (
  id integer primary key generated always as identity,
  source text not null unique, begun_at timestamptz not null, report text not null,
  former jsonb not null default '{}')`

export async function keepRun(db: Database, report: ReportData): Promise<void> {
  await db.execute(sql`create schema if not exists way_in`)
  await db.execute(makeTable)
  await db.execute(sql`
    insert into way_in.runs (source, begun_at, report) values (${report.source}, ${report.begunAt}, ${JSON.stringify(report)})
    on conflict (source) do update set begun_at = excluded.begun_at, report = excluded.report`)
}

/** What a setting or a menu was before an import changed it, the first time. */
export async function keepFormer(
  db: Database,
  source: string,
  former: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db.execute(sql`
    update way_in.runs set former = ${JSON.stringify(former)}::jsonb || former where source = ${source}`)
}

export interface Run {
  source: string
  begunAt: Date
  report: ReportData
  former: Readonly<Record<string, unknown>>
}

/** The last one first. */
export async function readRuns(db: Database): Promise<Run[]> {
  const { rows: there } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('way_in.runs') is not null as there`,
  )
  if (!there[0]?.there) return []
  const { rows } = await db.execute<{
    source: string
    begun: string
    report: string
    former: Record<string, unknown>
  }>(sql`select source, begun_at::text as begun, report, former from way_in.runs order by begun_at desc`)
  return rows.map(({ source, begun, report, former }) => ({
    source,
    begunAt: new Date(begun),
    report: JSON.parse(report),
    former,
  }))
}

export async function dropRun(db: Database, source: string): Promise<void> {
  await db.execute(sql`delete from way_in.runs where source = ${source}`)
}

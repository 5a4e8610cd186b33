import { sql } from 'drizzle-orm'
import { accountTables, entryTables, writtenTables } from '../../export-format/index.ts'
import { bringEach, type Carrier, inOneUnit, type SiteToFill } from '../bring-in/way.ts'
import { Report, type ReportData } from '../report/report.ts'
import type { OwnExport } from '../sources/own/open-export.ts'
import { createLedger, sourceOf } from '../store/ledger.ts'
import { keepRun, readRuns } from '../store/runs.ts'
import { madeRoom, makeRoom, needEmptySite } from './frame.ts'
import { type Group, type Step, staged, stepsOf } from './groups.ts'
import { type People, peopleOf, writePerson } from './people.ts'
import { readyFor } from './ready.ts'
import { type Columns, passNumbers, putRows, readColumns } from './rows.ts'

export interface OwnOptions {
  dryRun: boolean
  clock: () => Date
  onProgress: (what: string, done: number) => void
}

/**
 * Brings an export of Schelp into an empty site, row by row with its numbers: nothing is lost, and what refers to a number
 * goes on doing so. Accounts whose number is taken get another. Run again, it goes on where it was killed, or brings what
 * is new or changed in a later export of the same site.
 * @throws OperatorError when the site is in use
 */
export async function bringOwn(
  site: SiteToFill,
  source: OwnExport,
  { dryRun, clock, onProgress }: OwnOptions,
): Promise<ReportData> {
  const { db } = site.handle
  const ledger = createLedger(db, sourceOf(source.site))
  const report = new Report(source.site, { dryRun, begunAt: clock() })
  const way: Carrier = { site, ledger, report, dryRun, onProgress: (sort, done) => onProgress(sort, done) }
  const run = (await readRuns(db)).find((one) => one.source === source.site)
  const goesOn = run !== undefined && madeRoom(run.former)
  if (!goesOn) await needEmptySite({ db })
  if (!dryRun) {
    await keepRun(db, report.data)
    if (!goesOn) await inOneUnit(way, () => makeRoom(db, source.site))
  }
  await bringAll(way, source)
  if (!dryRun) await finish(way)
  report.data.finishedAt = clock().toISOString()
  if (!dryRun) await keepRun(db, report.data)
  return report.data
}

async function bringAll(way: Carrier, source: OwnExport): Promise<void> {
  const { db } = way.site.handle
  const columns = await readColumns(db)
  const lineages = new Map<number, readonly number[]>()
  const above = (ids: readonly number[]) => [
    ...new Set(ids.flatMap((id) => lineages.get(id) ?? []).filter((id) => !ids.includes(id))),
  ]
  let people: People = new Map()
  for (const step of stepsOf(above)) {
    await bringStep(way, columns, source, step, people)
    if (step.kept.table === 'account_users' && !way.dryRun) people = await peopleOf(way, source)
    if (step.kept.table === 'content_terms')
      for await (const { id, lineage } of source.rows(step.kept.file))
        lineages.set(Number(id), Array.isArray(lineage) ? lineage.map(Number) : [])
  }
}

async function bringStep(
  way: Carrier,
  columns: Columns,
  source: OwnExport,
  { kept, sort, groups }: Step,
  people: People,
): Promise<void> {
  const { site } = way
  const put = async (made: readonly { item: Group; rows: Group['rows'] }[], replaces: boolean) => {
    const { db } = site.handle
    const entries = made.flatMap(({ item }) => (item.table === 'content_entries' ? [Number(item.id)] : []))
    if (replaces && entries.length > 0)
      await db.execute(
        sql`delete from content_entry_terms where entry_id = any(${sql.param(entries)}::integer[])`,
      )
    const all = made.flatMap(({ rows }) => rows)
    for (const { table, key } of tablesOf(kept.table)) {
      const rows = all.filter((one) => one.table === table).map(({ row }) => row)
      if (rows.length === 0) continue
      const fill = table === kept.table ? kept.fill : undefined
      const done = await putRows(db, columns, { table, key, fill, replaces }, rows)
      if (done.size < rows.length) throw new Error(taken)
    }
    return made.map(({ item }) => ({ table: item.table, row: item.id }))
  }
  await bringEach<Group, Group['rows']>(way, staged(groups(source)), {
    sort,
    nameOf: ({ name }) => name,
    prepare: (item) => readyFor(site, source, item, kept, people),
    async write(item, before, ready) {
      const rows = ready ?? item.rows
      if (kept.table === 'account_users') return writePerson(site, columns, item, before)
      const [outcome] = await put([{ item, rows }], before.kind !== 'new')
      return outcome ?? { left: 'failed' }
    },
    ...(!accountTables.includes(kept) && {
      writeAll: (items) =>
        put(
          items.map(({ item, ready }) => ({ item, rows: ready ?? item.rows })),
          false,
        ),
    }),
  })
}

/** The tables of a group, in the order in which they are written. */
const tablesOf = (table: string): readonly { table: string; key: readonly string[] }[] => {
  if (table === 'content_entries') return entryTables
  const together = table === 'library_files' ? ['library_files', 'library_contents'] : [table]
  return writtenTables.filter((one) => together.includes(one.table))
}

const taken = 'dit nummer of adres is hier al van iets anders'

async function finish({ site, ledger, report }: Carrier): Promise<void> {
  const { db } = site.handle
  const isChanged = Object.values(report.data.sorts).some(({ added, changed }) => added + changed > 0)
  if (!isChanged) return
  for (const { table } of writtenTables) await passNumbers(db, table)
  await site.content.planKept()
  await site.library.settleKept(ledger.source)
  await site.changes.publishNow(['*'])
}

import { sql } from 'drizzle-orm'
import { writtenTables } from '../../export-format/index.ts'
import type { SiteToFill } from '../bring-in/way.ts'
import type { Ledger } from '../store/ledger.ts'
import { putFormerBack } from './frame.ts'
import { keyText } from './rows.ts'

/**
 * Takes out the rows that the features' own ways back leave, whose origin the database does not note, and puts back what
 * stood here before the export came.
 */
export async function takeOwnBack(
  site: SiteToFill,
  ledger: Ledger,
  kept: readonly { table: string; row: string }[],
  former: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { db } = site.handle
  const { rows: noted } = await db.execute<{ name: string }>(sql`
    select tgrelid::regclass::text as name from pg_trigger where tgname = 'platform_note_origin'`)
  const stays = new Set(kept.map(({ table, row }) => `${table} ${row}`))
  const lines = new Map<string, string[]>()
  for await (const some of ledger.all(''))
    for (const { table, row } of some) if (!stays.has(`${table} ${row}`)) push(lines, table, row)
  for (const { table, key } of writtenTables.toReversed()) {
    if (noted.some(({ name }) => name === table)) continue
    const ids = lines.get(table) ?? []
    for (let from = 0; from < ids.length; from += atOnce)
      await db.execute(sql`
        delete from ${sql.identifier(table)}
        where ${sql.raw(keyText(key))} = any(${sql.param(ids.slice(from, from + atOnce))}::text[])`)
  }
  await putFormerBack(site, former)
  await site.changes.publishNow(['*'])
}

const atOnce = 1_000

function push(lines: Map<string, string[]>, table: string, row: string): void {
  const known = lines.get(table)
  if (known) known.push(row)
  else lines.set(table, [row])
}

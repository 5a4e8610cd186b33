import { sql } from 'drizzle-orm'
import type { KeptTable } from '../../export-format/index.ts'
import { foldMailAddress } from '../../kernel/mail-address.ts'
import type { Carrier, Outcome, SiteToFill } from '../bring-in/way.ts'
import type { OwnExport } from '../sources/own/open-export.ts'
import type { Item } from '../sources/own/read-array.ts'
import type { Before } from '../store/ledger.ts'
import type { Group } from './groups.ts'
import { type Columns, putRows } from './rows.ts'

/** Numbers of accounts here, by those in the export, where they differ. */
export type People = ReadonlyMap<number, number>

/** Accounts are known by their addresses: whoever has one here keeps it, and its rights. */
export async function peopleOf({ site }: Pick<Carrier, 'site'>, source: OwnExport): Promise<People> {
  const people = new Map<number, number>()
  for await (const { id, email } of source.rows('accounts')) {
    const here = await accountOf(site, String(email))
    if (here !== undefined && here !== Number(id)) people.set(Number(id), here)
  }
  return people
}

async function accountOf({ handle }: Pick<SiteToFill, 'handle'>, email: string): Promise<number | undefined> {
  const { rows } = await handle.db.execute<{ id: number }>(
    sql`select id from account_users where email = ${foldMailAddress(email)}`,
  )
  return rows[0]?.id
}

/** An account without a password: its owner asks for a new one. */
export async function writePerson(
  site: SiteToFill,
  columns: Columns,
  { rows: [first] }: Group,
  before: Before,
): Promise<Outcome> {
  const { db } = site.handle
  if (!first) return { left: 'failed' }
  const { table, row } = first
  if (before.kind !== 'new') return { table, row: before.row }
  if ((await accountOf(site, String(row.email))) !== undefined)
    return { left: 'part-of-other', detail: 'heeft hier al een account, dat blijft zoals het is' }
  const put = { table, key: ['id'] }
  const [same] = await putRows(db, columns, put, [row])
  if (same !== undefined) return { table, row: same }
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('account_users', 'id'))::integer as id`,
  )
  const [other] = await putRows(db, columns, put, [{ ...row, id: rows[0]?.id }])
  return other === undefined ? { left: 'failed' } : { table, row: other }
}

/** A row with the numbers that its people have here. */
export function withPeople(
  { people: named = [] }: Pick<KeptTable, 'people'>,
  row: Item,
  people: People,
): Item {
  if (people.size === 0) return row
  const changed: Item = { ...row }
  for (const name of named) {
    const value = row[name]
    const here = isNumber(value) ? people.get(Number(value)) : undefined
    if (here !== undefined) changed[name] = typeof value === 'string' ? String(here) : here
  }
  return changed
}

/** Some columns hold a number as text, or the name of what is no person. */
const isNumber = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^\d{1,10}$/.test(value))

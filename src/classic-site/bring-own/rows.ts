import { sql } from 'drizzle-orm'
import { columnsQuery, quoted } from '../../export-format/index.ts'
import type { Executor } from '../../platform/database/index.ts'
import type { Item } from '../sources/own/read-array.ts'

/** Columns of each table of this site, without those that the database computes. */
export type Columns = ReadonlyMap<string, readonly string[]>

export async function readColumns(executor: Executor): Promise<Columns> {
  const { rows } = await executor.execute<{ table: string; columns: string[] }>(sql.raw(columnsQuery))
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** SQL of a text that tells the rows of a table apart. */
export const keyText = (key: readonly string[], row = ''): string =>
  key.length === 1
    ? `${row}${quoted(key[0] ?? '')}::text`
    : `concat_ws(' ', ${key.map((name) => row + quoted(name)).join(', ')})`

export interface PutIn {
  table: string
  key: readonly string[]
  /** Columns that the export does not hold, as SQL. */
  fill?: Readonly<Record<string, string>> | undefined
  /** Rows of the same number here are changed; else they stay as they are. */
  replaces?: boolean
}

/** Puts rows into a table with their numbers, and returns the keys of those that stand there now. */
export async function putRows(
  executor: Executor,
  columns: Columns,
  { table, key, fill = {}, replaces = false }: PutIn,
  rows: readonly Item[],
): Promise<Set<string>> {
  const done = new Set<string>()
  const known = columns.get(table) ?? []
  const named = (row: Item) => known.filter((name) => Object.hasOwn(row, name))
  for (const [names, alike] of Map.groupBy(rows, (row) => named(row).join(' '))) {
    const given = names.split(' ')
    const filled = Object.entries(fill).filter(([name]) => !given.includes(name))
    const into = [...given, ...filled.map(([name]) => name)].map(quoted).join(', ')
    const values = [...given.map((name) => `r.${quoted(name)}`), ...filled.map(([, value]) => value)].join(
      ', ',
    )
    const changed = given.filter((name) => !key.includes(name))
    const then =
      replaces && changed.length > 0
        ? `do update set ${changed.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ')}`
        : 'do nothing'
    const goal = replaces ? `(${key.map(quoted).join(', ')})` : ''
    const { rows: put } = await executor.execute<{ key: string }>(sql`
      ${sql.raw(`insert into ${quoted(table)} (${into}) overriding system value select ${values}`)}
      from jsonb_populate_recordset(null::${sql.raw(quoted(table))}, ${JSON.stringify(alike)}::jsonb) r
      ${sql.raw(`on conflict ${goal} ${then} returning ${keyText(key)} as key`)}`)
    for (const { key } of put) done.add(key)
  }
  return done
}

/** Lets generated numbers go on after those that were put in. */
export async function passNumbers(executor: Executor, table: string): Promise<void> {
  const { rows } = await executor.execute<{ sequence: string | null }>(sql`
    select pg_get_serial_sequence(${table}, 'id') as sequence
    where exists (select from information_schema.columns where table_schema = 'public' and table_name = ${table}
      and column_name = 'id' and is_identity = 'YES')`)
  const sequence = rows[0]?.sequence
  if (!sequence) return
  await executor.execute(sql`
    select setval(${sequence}::regclass, most) from (select max(id) as most from ${sql.identifier(table)}) as ids,
      ${sql.raw(sequence)} as given where most > given.last_value`)
}

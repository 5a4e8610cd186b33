import type pg from 'pg'
import { z } from 'zod'
import { copyIn } from './copy-in.ts'

/** A table of the site. Columns that the database computes by itself are left out. */
export interface Table {
  name: string
  columns: readonly { name: string; type: string }[]
}

/** Every table of the schema `public`, by name. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  return rows
}

/** Values go through the text forms of their types, which give back exactly what they were made of. */
export async function fixTextForms(client: pg.ClientBase): Promise<void> {
  await client.query(`set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'iso_8601';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local search_path = public`)
}

const partBytes = 4 * 1024 * 1024
const mostRows = 2_000

/** All rows of a table, a few megabytes at a time. Inside a transaction. */
export async function* readRows(
  client: pg.ClientBase,
  { name, columns }: Table,
): AsyncGenerator<{ rows: number; lines: Buffer }> {
  const texts = columns.map((column) => `${quoted(column.name)}::text as ${quoted(column.name)}`)
  await client.query(`declare backup_rows no scroll cursor for
    select row_to_json(r)::text as line from (select ${texts.join(', ')} from public.${quoted(name)}) r`)
  let lines: string[] = []
  let bytes = 0
  let fetched = 1
  for (let count = 100; fetched > 0; ) {
    const { rows } = await client.query<{ line: string }>(`fetch ${count} from backup_rows`)
    fetched = rows.length
    let fetchedBytes = 0
    for (const { line } of rows) {
      lines.push(`${line}\n`)
      fetchedBytes += line.length + 1
    }
    bytes += fetchedBytes
    if (fetched > 0) count = clamp(Math.floor(partBytes / (fetchedBytes / fetched)), 1, mostRows)
    if (bytes >= partBytes || (fetched === 0 && lines.length > 0)) {
      yield { rows: lines.length, lines: Buffer.from(lines.join('')) }
      lines = []
      bytes = 0
    }
  }
  await client.query('close backup_rows')
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Puts back what `readRows` gave, into a table of this transaction. Columns that it gave no value stay empty. */
export async function loadRows(
  client: pg.ClientBase,
  { name, columns }: Table,
  lines: Buffer,
): Promise<number> {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  return copyIn(client, `copy public.${quoted(name)} (${names}) from stdin`, copyText(columns, lines))
}

const rowSchema = z.record(z.string(), z.string().nullable())

/** Rows in the text format of COPY. */
function copyText(columns: Table['columns'], lines: Buffer): Buffer {
  const rows = lines.toString().split('\n').filter(Boolean)
  const texts = rows.map((line) => {
    const row = rowSchema.parse(JSON.parse(line))
    return `${columns.map((column) => copyValue(row[column.name])).join('\t')}\n`
  })
  return Buffer.from(texts.join(''))
}

const copyValue = (value: string | null | undefined): string =>
  value == null ? '\\N' : value.replace(/[\\\n\r\t]/g, (special) => escapes[special] ?? special)

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** The last number that each sequence gave; those that gave none are left out. */
export async function readSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export async function setSequences(
  client: pg.ClientBase,
  sequences: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval(format($$public.%I$$, $1::text)::regclass, $2)', [name, last])
}

/**
 * Loads rows as they are: foreign keys are taken away and put back afterwards, which checks them all, so that rows
 * may come in any order; triggers do not fire, because what they did stands in the rows already. Indexes that are no
 * constraint are made anew afterwards, which takes a tenth of keeping them up row by row.
 */
export async function withoutRules(client: pg.ClientBase, load: () => Promise<void>): Promise<void> {
  const tables = await listTables(client)
  const keys = await client.query<{ place: string; name: string; definition: string }>(`
    select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  for (const { place, name } of keys.rows) await client.query(`alter table ${place} drop constraint ${name}`)
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  const indexes = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
      and not exists (select from pg_depend where objid = indexrelid and deptype = 'e')`)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  await load()
  await client.query(`set local maintenance_work_mem = '${indexMemory}'`)
  for (const { definition } of indexes.rows) await client.query(definition)
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  for (const { place, name, definition } of keys.rows)
    await client.query(`alter table ${place} add constraint ${name} ${definition}`)
}

/** While the site is stopped there is room to sort in. */
const indexMemory = '256MB'

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/index.ts'
import { isMarked, marksOf } from './marks.ts'

/**
 * What became of the items of a classic site: lines of `platform_provenance` of their own, under `classic-site` as
 * table. The lines that the database notes itself (`comingFrom`) go with their rows; these stay, so that what staff
 * threw away is not brought again.
 */
export const items = 'classic-site'

/** Name of a classic site as a source of rows. */
export const sourceOf = (home: string): string => `site:${home}`

export interface Line {
  key: string
  table: string
  /** The primary key of the row that it became. */
  row: string
  /** Of the source's item; `placed` until the thing is whole. */
  digest: string
  /** What the row looked like when the import left it (`marks.ts`). */
  mark: string
}

/** What a second import finds of an item. */
export type Before =
  | { kind: 'new' }
  | { kind: 'same' | 'changed' | 'edited' | 'removed'; row: number; line: Line }

/** The digest of a thing that stands there, but not yet with its text. */
export const placed = 'placed'

export interface Ledger {
  source: string
  lines(keys: readonly string[]): Promise<Map<string, Line>>
  /** Compares items with what an earlier import made of them, and that with what stands here now. */
  before(items: readonly { key: string; digest: string }[]): Promise<Map<string, Before>>
  /** Notes what items became, in the transaction that made it. */
  note(notes: readonly { key: string; table: string; row: number | string; digest: string }[]): Promise<void>
  /** The new number of something that many ask for, and that stays once it is noted: a category, a term. */
  row(key: string): Promise<number | undefined>
  /** New numbers by old keys, of one sort: `post`. */
  rows(keys: readonly string[]): Promise<Map<string, number>>
  all(prefix: string): AsyncGenerator<Line[]>
}

export function createLedger(db: Database, source: string): Ledger {
  const lines = async (keys: readonly string[]) => {
    if (keys.length === 0) return new Map<string, Line>()
    const { rows } = await db.execute<{ key: string; digest: string }>(sql`
      select key, digest from platform_provenance where source = ${source} and in_table = ${items}
        and key = any(${sql.param([...keys])}::text[])`)
    return new Map(rows.map(({ key, digest }) => [key, lineOf(key, digest)]))
  }
  const kept = new Map<string, number>()
  return {
    source,
    lines,
    async row(key) {
      const known = kept.get(key)
      if (known !== undefined) return known
      const line = (await lines([key])).get(key)
      if (line) kept.set(key, Number(line.row))
      return line && Number(line.row)
    },
    async before(given) {
      const known = await lines(given.map(({ key }) => key))
      const changed = given.flatMap(({ key, digest }) => {
        const line = known.get(key)
        return line && line.digest !== digest ? [line] : []
      })
      const marks = await marksNow(db, changed)
      return new Map(
        given.map(({ key, digest }): [string, Before] => {
          const line = known.get(key)
          if (!line) return [key, { kind: 'new' }]
          const row = Number(line.row)
          if (line.digest === digest) return [key, { kind: 'same', row, line }]
          const mark = marks.get(`${line.table} ${line.row}`)
          if (isMarked(line.table) && mark === undefined) return [key, { kind: 'removed', row, line }]
          const isEdited = isMarked(line.table) && line.digest !== placed && mark !== line.mark
          return [key, { kind: isEdited ? 'edited' : 'changed', row, line }]
        }),
      )
    },
    async note(notes) {
      if (notes.length === 0) return
      const marks = await marksNow(
        db,
        notes.flatMap(({ table, row, digest }) =>
          // What is only placed changes yet: nobody compares it.
          digest === placed ? [] : [{ table, row: String(row) }],
        ),
      )
      const digests = notes.map(({ table, row, digest }) =>
        [table, row, digest, marks.get(`${table} ${row}`) ?? ''].join(' '),
      )
      const keys = notes.map(({ key }) => key)
      await db.execute(sql`
        insert into platform_provenance (source, in_table, key, row_id, digest)
        select ${source}, ${items}, key, key, digest
          from unnest(${sql.param(keys)}::text[], ${sql.param(digests)}::text[]) as noted (key, digest)
        on conflict (source, in_table, key) do update set digest = excluded.digest`)
    },
    async rows(keys) {
      return new Map([...(await lines(keys))].map(([key, { row }]) => [key, Number(row)]))
    },
    async *all(prefix) {
      let last = ''
      for (;;) {
        const { rows } = await db.execute<{ key: string; digest: string }>(sql`
          select key, digest from platform_provenance where source = ${source} and in_table = ${items}
            and starts_with(key, ${prefix}) and key > ${last} order by key limit 1000`)
        if (rows.length === 0) return
        last = rows.at(-1)?.key ?? last
        yield rows.map(({ key, digest }) => lineOf(key, digest))
      }
    },
  }
}

async function marksNow(executor: Executor, lines: readonly { table: string; row: string }[]) {
  const marks = new Map<string, string>()
  for (const [table, of] of Map.groupBy(lines, ({ table }) => table))
    for (const [id, mark] of await marksOf(
      executor,
      table,
      of.map(({ row }) => row),
    ))
      marks.set(`${table} ${id}`, mark)
  return marks
}

/** The name of a menu or the path of a redirect may hold spaces: it stands in the middle. */
function lineOf(key: string, text: string): Line {
  const words = text.split(' ')
  const [table = ''] = words
  const mark = words.at(-1) ?? ''
  const digest = words.at(-2) ?? ''
  return { key, table, row: words.slice(1, -2).join(' '), digest, mark }
}

/** The classic sites that were brought in, in no order. */
export async function knownSources(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ source: string }>(sql`
    select distinct source from platform_provenance where in_table = ${items}`)
  return rows.map(({ source }) => source)
}

/** The import is taken back: nothing of it is remembered. */
export async function forget(db: Database, source: string): Promise<void> {
  await db.execute(sql`delete from platform_provenance where source = ${source}`)
}

/** The old addresses that an import has lead on to what visitors may see, in batches. */
export async function* pathsFrom(db: Database, source: string): AsyncGenerator<string[]> {
  let last = ''
  for (;;) {
    const { rows } = await db.execute<{ key: string }>(sql`
      select line.key from platform_provenance line
      left join content_redirects redirect on redirect.from_path = line.row_id
      left join content_entries entry on entry.id = redirect.entry_id
      where line.source = ${source} and line.in_table = 'content_redirects' and line.key > ${last}
        and entry.status is distinct from 'draft'
      order by line.key limit 1000`)
    if (rows.length === 0) return
    last = rows.at(-1)?.key ?? last
    yield rows.map(({ key }) => key)
  }
}

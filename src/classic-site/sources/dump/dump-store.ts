import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { FindingReason } from '../findings.nl.ts'
import { isHousekeeping, whyLeftOut } from '../wordpress/left-out.ts'
import { type ColumnLetters, isPlain, isTwice, newLetters, noteLetters, textOf } from './letters.ts'
import { isAllowedOption, isAllowedUserMeta } from './options.ts'
import type { RowListener, Skipped, SqlCell, SqlRow } from './sql-statements.ts'
import { type KnownTable, knownTable, secretColumns } from './tables.ts'

export interface StoredTable extends KnownTable {
  /** The name in the store. */
  at: string
  columns: string[]
  letters: ColumnLetters[]
  rows: number
}

interface OpenTable extends StoredTable {
  numbers: Set<number>
  insert: Record<'first' | 'last', StatementSync>
  /** For each column of the store, its place in a row of the dump, by the list of columns that the dump gives. */
  places: Map<string, number[] | undefined>
}

/**
 * The rows of dumps, on disk: what is looked up by an id need not stand in memory. Values are kept as bytes until all of
 * their column are known.
 */
export class DumpStore implements RowListener {
  readonly #path: string
  readonly #database: DatabaseSync
  readonly #tables = new Map<string, OpenTable>()
  readonly #wanted = new Map<string, KnownTable | undefined>()
  /** Rows that are no items, by table and reason. */
  readonly #left = new Map<
    string,
    { table: KnownTable; reason: FindingReason; about?: string; count: number }
  >()
  readonly skippedStatements = new Map<Skipped, number>()
  /** Whose tables each dump holds: the addresses that its options name, by dump and prefix. */
  readonly homes: { dump: string; prefix: string; option: string; address: string }[] = []
  /** The name of the dump that is being stored. */
  dump = ''
  /** Tables that hold nothing for us, with the number of their rows. */
  readonly others = new Set<string>()

  constructor(folder: string) {
    this.#path = join(folder, `dump-${process.pid}-${Date.now()}.sqlite`)
    this.#database = new DatabaseSync(this.#path)
    this.#database.exec(
      'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32000; PRAGMA temp_store = FILE; BEGIN',
    )
  }

  wants(table: string): boolean {
    if (!this.#wanted.has(table)) {
      if (this.#wanted.size > 20_000) return false
      const known = knownTable(table)
      this.#wanted.set(table, known)
      if (!known) this.others.add(table)
    }
    return this.#wanted.get(table) !== undefined
  }

  skipped(what: Skipped): void {
    this.skippedStatements.set(what, (this.skippedStatements.get(what) ?? 0) + 1)
  }

  row(row: SqlRow): void {
    const known = this.#wanted.get(row.table)
    if (!known) return
    const table = this.#tables.get(row.table) ?? this.#open(row, known)
    if (!table) {
      this.leave(known, 'no-columns')
      return
    }
    const places = this.#placesOf(table, row)
    if (!places) {
      this.leave(known, 'no-columns')
      return
    }
    const cells = places.map((place) => (place < 0 ? null : (row.cells[place] ?? null)))
    if (row.isCut) this.leave(known, 'value-too-long')
    const why = whyNot(table, cells, row.isCut)
    if (why) {
      this.leave(known, why.reason, why.about)
      return
    }
    if (table.name === 'options') this.#noteHome(table, cells)
    const values = cells.map((cell, at) => (table.numbers.has(at) ? wholeNumber(cell) : cell))
    const key = table.spec?.key ? table.columns.indexOf(table.spec.key) : -1
    // SQLite gives a number to what has none.
    if (key >= 0 && values[key] === 0) values[key] = null
    const { changes } = table.insert[row.keeps].run(...values)
    if (changes === 0) this.leave(known, 'duplicate-id')
    table.rows++
    for (const [at, cell] of cells.entries()) {
      const letters = table.letters[at]
      if (cell && letters && !table.numbers.has(at)) noteLetters(letters, cell)
    }
  }

  #noteHome({ prefix, columns }: OpenTable, cells: SqlCell[]): void {
    const text = (column: string) => cells[columns.indexOf(column)]?.toString('utf8', 0, 1_000).trim() ?? ''
    const option = text('option_name')
    if ((option === 'home' || option === 'siteurl') && this.homes.length < 1_000)
      this.homes.push({ dump: this.dump, prefix, option, address: text('option_value') })
  }

  leave(table: KnownTable, reason: FindingReason, about?: string): void {
    const key = [table.prefix, table.name, reason, about].join('\n')
    const known = this.#left.get(key)
    if (known) known.count++
    else if (this.#left.size < 5_000) this.#left.set(key, { table, reason, about, count: 1 })
  }

  /** Ends the writing: from here on rows are asked for. */
  finish(): void {
    for (const table of this.#tables.values())
      for (const column of table.spec?.finds ?? [])
        if (table.columns.includes(column))
          this.#database.exec(`CREATE INDEX "${table.at}_${column}" ON "${table.at}" ("${column}")`)
    this.#database.exec('COMMIT')
  }

  get tables(): StoredTable[] {
    return [...this.#tables.values()]
  }

  left(prefixes: ReadonlySet<string>) {
    return [...this.#left.values()].filter(({ table }) => prefixes.has(table.prefix))
  }

  /** The rows of a table, in the order of its key, or in which they stood. */
  *rows(table: StoredTable): Generator<StoredRow> {
    const shape = shapeOf(table)
    for (const values of this.#select(table, '').iterate()) yield new StoredRow(values, shape)
  }

  /** Finds the rows of which a column is a number. */
  finder(table: StoredTable, column: string): (number: number) => StoredRow[] {
    const shape = shapeOf(table)
    const statement = this.#select(table, `WHERE "${column}" = ?`)
    return (number) => statement.all(number).map((values) => new StoredRow(values, shape))
  }

  #select(table: StoredTable, where: string): StatementSync {
    const columns = table.columns.map((column, at) => {
      const letters = table.letters[at]
      return letters && !isNumber(table, column) && isPlain(letters)
        ? `CAST("${column}" AS TEXT)`
        : `"${column}"`
    })
    const statement = this.#database.prepare(
      `SELECT ${columns.join(', ')} FROM "${table.at}" ${where} ORDER BY rowid`,
    )
    statement.setReturnArrays(true)
    return statement
  }

  async close(): Promise<void> {
    this.#database.close()
    await rm(this.#path, { force: true })
  }

  #open(row: SqlRow, known: KnownTable): OpenTable | undefined {
    const { spec } = known
    const given = row.columns ?? (spec?.order?.length === row.cells.length ? spec.order : undefined)
    if (!given || this.#tables.size >= 2_000) return undefined
    const columns = spec
      ? [...(spec.key ? [spec.key] : []), ...(spec.finds ?? []), ...(spec.numbers ?? []), ...spec.texts]
      : given.filter((column) => !secretColumns.has(column) && /^[a-z0-9_]{1,64}$/.test(column)).slice(0, 100)
    if (columns.length === 0) return undefined
    const numbers = new Set(
      [spec?.key, ...(spec?.finds ?? []), ...(spec?.numbers ?? [])].flatMap((column) =>
        column === undefined ? [] : [columns.indexOf(column)],
      ),
    )
    const at = `t${this.#tables.size}`
    const written = columns.map((column) =>
      column === spec?.key ? `"${column}" INTEGER PRIMARY KEY` : `"${column}"`,
    )
    this.#database.exec(`CREATE TABLE "${at}" (${written.join(', ')})`)
    const insert = (or: string) =>
      this.#database.prepare(`INSERT OR ${or} INTO "${at}" VALUES (${columns.map(() => '?').join(', ')})`)
    const table: OpenTable = {
      ...known,
      at,
      columns,
      numbers,
      letters: columns.map(newLetters),
      rows: 0,
      insert: { first: insert('IGNORE'), last: insert('REPLACE') },
      places: new Map(),
    }
    this.#tables.set(row.table, table)
    return table
  }

  #placesOf(table: OpenTable, row: SqlRow): number[] | undefined {
    const key = row.columns?.join() ?? `${row.cells.length}`
    if (!table.places.has(key)) {
      const given =
        row.columns ?? (table.spec?.order?.length === row.cells.length ? table.spec.order : undefined)
      if (table.places.size > 100) return undefined
      table.places.set(key, given && table.columns.map((column) => given.indexOf(column)))
    }
    return table.places.get(key)
  }
}

interface RowShape {
  places: Map<string, number>
  twice: boolean[]
}

const shapeOf = ({ columns, letters }: StoredTable): RowShape => ({
  places: new Map(columns.map((column, at) => [column, at])),
  twice: letters.map(isTwice),
})

const isNumber = ({ spec }: StoredTable, column: string): boolean =>
  spec !== undefined && !spec.texts.includes(column)

/** A row of the store; a column that the dump does not have is empty. */
export class StoredRow {
  readonly #values: unknown
  readonly #shape: RowShape

  constructor(values: unknown, shape: RowShape) {
    this.#values = values
    this.#shape = shape
  }

  number(column: string): number {
    const value = this.#value(column)
    return typeof value === 'number' ? value : 0
  }

  text(column: string): string {
    return this.textOrNull(column) ?? ''
  }

  textOrNull(column: string): string | null {
    const value = this.#value(column)
    if (typeof value === 'string') return value
    if (value instanceof Uint8Array)
      return textOf(value, this.#shape.twice[this.#shape.places.get(column) ?? -1] ?? false)
    return typeof value === 'number' ? String(value) : null
  }

  #value(column: string): unknown {
    const place = this.#shape.places.get(column)
    return place === undefined || !Array.isArray(this.#values) ? undefined : this.#values[place]
  }
}

function wholeNumber(cell: SqlCell): number {
  const number = cell ? Number(cell.toString('latin1', 0, 24)) : 0
  return Number.isSafeInteger(number) ? number : 0
}

/** What need not be kept at all. */
function whyNot(
  table: OpenTable,
  cells: SqlCell[],
  isCut: boolean,
): { reason: FindingReason; about?: string } | undefined {
  const text = (column: string) => cells[table.columns.indexOf(column)]?.toString('utf8', 0, 250) ?? ''
  switch (table.name) {
    case 'posts': {
      const type = text('post_type')
      const reason = whyLeftOut(type, text('post_status'))
      return reason ? { reason, about: type } : undefined
    }
    case 'options':
      return whyNoOption(text('option_name'))
    case 'usermeta':
      return isAllowedUserMeta(text('meta_key')) ? undefined : { reason: 'private-meta' }
    case 'postmeta':
    case 'commentmeta':
    case 'termmeta':
      return isCut || isHousekeeping(text('meta_key')) ? { reason: 'housekeeping' } : undefined
    default:
      return undefined
  }
}

function whyNoOption(name: string): { reason: FindingReason } | undefined {
  if (isAllowedOption(name)) return undefined
  if (name.startsWith('_transient_') || name.startsWith('_site_transient_')) return { reason: 'transient' }
  if (name.includes('session')) return { reason: 'session' }
  if (name.startsWith('_wpfdAddon_')) return { reason: 'cloud-settings' }
  return { reason: 'other-option' }
}

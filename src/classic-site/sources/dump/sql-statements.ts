import type { SqlListener } from './sql-tokens.ts'

export type SqlCell = Buffer | null

export interface SqlRow {
  table: string
  /** As the statement lists them, or the CREATE TABLE before it; undefined when neither does. */
  columns: readonly string[] | undefined
  cells: SqlCell[]
  /** What happens to a row of the same key: the first stays, or the last. */
  keeps: 'first' | 'last'
  /** Whether a value was too long to be read; it is null. */
  isCut: boolean
}

/** What is not read: a value to be reckoned, rows from a SELECT, a row that ends too soon. */
export type Skipped = 'view' | 'routine' | 'insert-select' | 'expression' | 'broken-row'

export interface RowListener {
  wants(table: string): boolean
  row(row: SqlRow): void
  skipped(what: Skipped): void
}

/** Finds the rows of tables in tokens of SQL; all other statements pass. */
export class SqlStatements implements SqlListener {
  readonly #listener: RowListener
  /** Columns of tables, as CREATE TABLE lists them. */
  readonly #tables = new Map<string, string[]>()
  #step: Step = 'start'
  #words: string[] = []
  #table = ''
  #columns: string[] | undefined
  #keeps: 'first' | 'last' = 'last'
  #isWanted = false
  #depth = 0
  #isAtColumn = false
  #cells: SqlCell[] = []
  #cell: Cell = emptyCell()
  #isCut = false
  /** Called when the file says whether a backslash in a value stands for itself. */
  onMode: (isPlain: boolean) => void = () => {}

  constructor(listener: RowListener) {
    this.#listener = listener
  }

  get wantsValues(): boolean {
    return (
      (this.#step === 'cells' && this.#isWanted) ||
      this.#step === 'set' ||
      this.#step === 'insert' ||
      this.#step === 'create'
    )
  }

  word(text: string): void {
    if (this.#step === 'cells') this.#literal(text)
    else this.#token(text, false)
  }

  name(text: string): void {
    if (this.#step === 'cells') this.#cell.isExpression = true
    else this.#token(text, true)
  }

  quoted(bytes: Buffer | undefined | null, quote: '"' | "'"): void {
    if (this.#step === 'cells') this.#text(bytes)
    else if (this.#step === 'set') {
      if (bytes && this.#table.toLowerCase().endsWith('sql_mode'))
        this.onMode(/NO_BACKSLASH_ESCAPES/i.test(bytes.toString('latin1', 0, 2_000)))
    } else this.#token(quote === '"' ? (bytes?.toString('utf8', 0, 500) ?? '') : '', true)
  }

  routine(): void {
    this.#listener.skipped('routine')
    this.#reset()
  }

  symbol(letter: string): void {
    if (letter === ';') {
      this.#end()
      return
    }
    if (this.#step === 'cells') this.#inCells(letter)
    else if (this.#step === 'columns') this.#inColumns(letter)
    else if (this.#step === 'definitions') this.#inDefinitions(letter)
    else if (this.#step === 'create') this.#afterCreate(letter)
    else if (this.#step === 'insert') this.#afterInsert(letter)
    else if (this.#step === 'rows' && letter === '(') this.#beginRow()
  }

  #token(text: string, isQuoted: boolean): void {
    const word = isQuoted ? '' : text.toUpperCase()
    switch (this.#step) {
      case 'start':
        this.#begin(word)
        break
      case 'create':
        if (!isQuoted && word === 'VIEW') this.#skip('view')
        else if (!isQuoted && routines.has(word)) this.#skip('routine')
        else this.#noteName(text, word, isQuoted)
        break
      case 'insert':
        if (word === 'SELECT' || word === 'SET' || word === 'TABLE') this.#skip('insert-select')
        else if (word === 'VALUES' || word === 'VALUE') this.#beginRows()
        else if (word === 'IGNORE') this.#keeps = 'first'
        else this.#noteName(text, word, isQuoted)
        break
      case 'set':
        this.#table = text
        break
      case 'columns':
        this.#columns?.push(text.toLowerCase())
        break
      case 'definitions':
        if (this.#isAtColumn && this.#depth === 1 && (isQuoted || !notColumns.has(word)))
          this.#columns?.push(text.toLowerCase())
        this.#isAtColumn = false
        break
      case 'rows':
        // ON DUPLICATE KEY UPDATE, or a name for the row: nothing of a row follows.
        this.#step = 'pass'
        break
      default:
    }
  }

  #begin(word: string): void {
    this.#words = []
    this.#table = ''
    this.#columns = undefined
    this.#keeps = 'last'
    if (word === 'INSERT' || word === 'REPLACE') this.#step = 'insert'
    else if (word === 'CREATE') this.#step = 'create'
    else this.#step = word === 'SET' ? 'set' : 'pass'
  }

  /** The last name before a bracket is the table's; one before it, its database's. */
  #noteName(text: string, word: string, isQuoted: boolean): void {
    if (isQuoted || !notNames.has(word)) this.#table = isQuoted ? text : (text.split('.').at(-1) ?? '')
    if (!isQuoted && this.#words.length < 20) this.#words.push(word)
  }

  #skip(what: Skipped): void {
    this.#listener.skipped(what)
    this.#step = 'pass'
  }

  #afterCreate(letter: string): void {
    if (letter !== '(') return
    if (!this.#words.includes('TABLE')) {
      this.#step = 'pass'
      return
    }
    this.#columns = []
    this.#depth = 1
    this.#isAtColumn = true
    this.#step = 'definitions'
  }

  #inDefinitions(letter: string): void {
    if (letter === '(') this.#depth++
    else if (letter === ')') this.#depth--
    else if (letter === ',' && this.#depth === 1) this.#isAtColumn = true
    if (this.#depth > 0) return
    if (this.#columns && this.#tables.size < 5_000)
      this.#tables.set(this.#table, this.#columns.slice(0, 1_000))
    this.#columns = undefined
    this.#step = 'pass'
  }

  #afterInsert(letter: string): void {
    if (letter !== '(') return
    this.#columns = []
    this.#step = 'columns'
  }

  #inColumns(letter: string): void {
    if (letter === ')') this.#step = 'insert'
  }

  #beginRows(): void {
    this.#isWanted = this.#listener.wants(this.#table)
    this.#columns ??= this.#tables.get(this.#table)
    this.#step = 'rows'
  }

  #beginRow(): void {
    this.#cells = []
    this.#cell = emptyCell()
    this.#isCut = false
    this.#depth = 1
    this.#step = 'cells'
  }

  #inCells(letter: string): void {
    if (letter === '(') {
      this.#depth++
      this.#cell.isCall = true
    } else if (letter === ')') {
      this.#depth--
      if (this.#depth === 0) this.#endRow()
    } else if (letter === ',') {
      if (this.#depth === 1) this.#endCell()
    } else if (letter === '-' || letter === '+') this.#cell.number += letter
    else this.#cell.isExpression = true
  }

  #literal(text: string): void {
    if (!this.#isWanted) return
    const cell = this.#cell
    if (text === '') {
      this.#isCut = true
      return
    }
    const word = text.length <= 20 ? text.toUpperCase() : ''
    if (text.startsWith('0x') || text.startsWith('0X')) cell.bytes = [Buffer.from(text.slice(2), 'hex')]
    else if (word === 'NULL') return
    else if (word === 'TRUE' || word === 'FALSE') cell.number += word === 'TRUE' ? '1' : '0'
    else if (/^(?:_[a-z0-9]{1,15}|[xXbBnN])$/i.test(word)) cell.introducer = word
    else if (/^[\d.]/.test(text)) cell.number += text.slice(0, 400)
    else cell.isExpression = true
  }

  #text(bytes: Buffer | undefined | null): void {
    if (bytes === undefined) return
    const cell = this.#cell
    if (bytes === null) {
      this.#isCut = true
      return
    }
    const value =
      cell.introducer === 'X'
        ? Buffer.from(bytes.toString('latin1'), 'hex')
        : cell.introducer === 'B'
          ? bitsOf(bytes)
          : bytes
    if (cell.bytes.length < maxPieces) cell.bytes.push(value)
    else this.#isCut = true
  }

  #endCell(): void {
    const cell = this.#cell
    const value = wholeValue(cell)
    if (cell.isCall || (cell.isExpression && !value)) this.#hasExpression = true
    if (this.#isWanted && this.#cells.length < 1_000) this.#cells.push(cell.isCall ? null : value)
    this.#cell = emptyCell()
  }
  #hasExpression = false

  #endRow(): void {
    this.#endCell()
    this.#step = 'rows'
    if (this.#hasExpression) this.#listener.skipped('expression')
    this.#hasExpression = false
    if (!this.#isWanted) return
    this.#listener.row({
      table: this.#table,
      columns: this.#columns,
      cells: this.#cells,
      keeps: this.#keeps,
      isCut: this.#isCut,
    })
  }

  /** Whether a statement is not at its end. */
  get isOpen(): boolean {
    return this.#step === 'cells' || this.#step === 'definitions' || this.#step === 'rows'
  }

  #end(): void {
    if (this.#step === 'cells') this.#listener.skipped('broken-row')
    this.#reset()
  }

  #reset(): void {
    this.#step = 'start'
    this.#columns = undefined
    this.#hasExpression = false
  }
}

type Step = 'start' | 'pass' | 'set' | 'create' | 'definitions' | 'insert' | 'columns' | 'rows' | 'cells'

interface Cell {
  /** Strings beside each other, which are one. */
  bytes: Buffer[]
  number: string
  isExpression: boolean
  /** Something is to be reckoned, which nothing here does. */
  isCall: boolean
  introducer: string
}

const emptyCell = (): Cell => ({ bytes: [], number: '', isExpression: false, isCall: false, introducer: '' })

function wholeValue({ bytes: [first, ...more], number }: Cell): SqlCell {
  if (first) return more.length > 0 ? Buffer.concat([first, ...more]) : first
  return number === '' ? null : Buffer.from(number, 'latin1')
}

/** Nobody writes a value in more strings than this. */
const maxPieces = 1_000

const bitsOf = (bytes: Buffer) =>
  Buffer.from(String(Number.parseInt(bytes.toString('latin1', 0, 64), 2) || 0))

const routines = new Set(['TRIGGER', 'PROCEDURE', 'FUNCTION', 'EVENT'])

/** What a definition inside of CREATE TABLE begins with when it is no column. */
const notColumns = new Set([
  'PRIMARY',
  'KEY',
  'UNIQUE',
  'INDEX',
  'CONSTRAINT',
  'FULLTEXT',
  'SPATIAL',
  'FOREIGN',
  'CHECK',
  'PERIOD',
])

const notNames = new Set([
  ...['TABLE', 'TEMPORARY', 'IF', 'NOT', 'EXISTS', 'INTO', 'LOW_PRIORITY', 'DELAYED', 'HIGH_PRIORITY', 'OR'],
  ...['REPLACE', 'DEFINER', 'ALGORITHM', 'SQL', 'SECURITY', 'UNDEFINED', 'MERGE', 'TEMPTABLE', 'INVOKER'],
])

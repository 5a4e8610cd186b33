/** A sheet of a file, each cell as text, without empty rows. */
export interface Sheet {
  name: string
  rows: string[][]
  /** For each row its number in the file, from 1: in a text the line on which it begins, in a spreadsheet the row. */
  lines: number[]
  /** Whether the sheet has more rows or columns than these. */
  cut: boolean
}

export interface TableLimits {
  sheets: number
  rows: number
  columns: number
  /** The longest text of a cell. */
  letters: number
  emailsOfAll: number
  /** The longest text that is read of a table of delimited values. */
  lettersOfText: number
}

/** Limits for showing a file before it is downloaded, and for a file that staff import. */
export const tableLimits = {
  preview: {
    sheets: 12,
    rows: 200,
    columns: 40,
    letters: 300,
    emailsOfAll: 100_000,
    // Rows that are shown are short, so a quotation mark that is never closed is not searched for in a whole file.
    lettersOfText: 2_000_000,
  },
  import: {
    sheets: 1,
    rows: 20_001,
    columns: 100,
    letters: 5_000,
    emailsOfAll: 10_000_000,
    lettersOfText: 10_000_000,
  },
} as const satisfies Record<string, TableLimits>

export type TableUse = keyof typeof tableLimits

/** Collects cells row by row, within the limits. */
export class SheetCollector {
  readonly sheets: Sheet[] = []
  readonly limits: TableLimits
  #letters = 0

  constructor(limits: TableLimits) {
    this.limits = limits
  }

  /** Begins a sheet; false if no more sheets are taken. An empty sheet does not count. */
  begin(name: string): boolean {
    if (this.sheets.at(-1)?.rows.length === 0) this.sheets.pop()
    if (this.sheets.length >= this.limits.sheets || this.full) return false
    this.sheets.push({ name, rows: [], lines: [], cut: false })
    return true
  }

  get full(): boolean {
    return this.#letters >= this.limits.emailsOfAll
  }

  /** Adds a row; false if the sheet takes no more. `line` is the number of the row in the file. */
  add(cells: readonly string[], line: number): boolean {
    const sheet = this.sheets.at(-1)
    if (!sheet || !cells.some((cell) => cell.trim() !== '')) return true
    const { rows, columns, letters } = this.limits
    if (sheet.rows.length >= rows || this.full) {
      sheet.cut = true
      return false
    }
    if (cells.length > columns) sheet.cut = true
    const row = Array.from(cells.slice(0, columns), (cell = '') => {
      const text = cell.toWellFormed().replace(/[^\P{Cc}\s]/gu, '')
      return text.length > letters ? `${text.slice(0, letters).toWellFormed()}…` : text
    })
    while (row.at(-1) === '') row.pop()
    this.#letters += row.join('').length
    sheet.rows.push(row)
    sheet.lines.push(line)
    if (this.full) sheet.cut = true
    return true
  }
}

/** A sheet as a visitor sees it: the beginning of its rows, each cell as text. */
export interface Sheet {
  name: string
  rows: string[][]
  /** There is more. */
  cut: boolean
}

/** What is shown before one downloads it. */
export const tableLimits = { sheets: 12, rows: 200, columns: 40, letters: 300, lettersOfAll: 100_000 }

/** Takes cells row by row, as many as are shown; empty rows are left out. */
export class SheetCollector {
  readonly sheets: Sheet[] = []
  #letters = 0

  /** False when no more are shown. */
  begin(name: string): boolean {
    if (this.sheets.length >= tableLimits.sheets || this.full) return false
    this.sheets.push({ name, rows: [], cut: false })
    return true
  }

  get full(): boolean {
    return this.#letters >= tableLimits.lettersOfAll
  }

  /** False when the sheet takes no more rows. */
  add(cells: readonly string[]): boolean {
    const sheet = this.sheets.at(-1)
    if (!sheet || !cells.some((cell) => cell.trim() !== '')) return true
    if (sheet.rows.length >= tableLimits.rows || this.full) {
      sheet.cut = true
      return false
    }
    if (cells.length > tableLimits.columns) sheet.cut = true
    const row = Array.from(cells.slice(0, tableLimits.columns), (cell = '') => {
      const text = cell.toWellFormed().replace(/[^\P{Cc}\s]/gu, '')
      return text.length > tableLimits.letters
        ? `${text.slice(0, tableLimits.letters).toWellFormed()}…`
        : text
    })
    while (row.at(-1) === '') row.pop()
    this.#letters += row.join('').length
    sheet.rows.push(row)
    if (this.full) sheet.cut = true
    return true
  }
}

/** A spreadsheet takes what begins with these for a formula, whoever wrote it. */
const formula = /^[=+\-@\t\r]/

/** An amount of money, which is written with both its decimals. */
export interface CsvAmount {
  cents: number
}
export type CsvCell = string | number | CsvAmount

function cell(value: CsvCell): string {
  if (typeof value === 'object') return (value.cents / 100).toFixed(2).replace('.', ',')
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = formula.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Reads what a spreadsheet saved as CSV: semicolons, commas or tabs, whichever its first line has most of; an empty
 * line is none. What `writeCsv` put before a formula is taken off again.
 */
export function readCsv(text: string): string[][] {
  const [head = ''] = text.split(/\r?\n/, 1)
  const separators = [';', ',', '\t'] as const
  const [separator = ';'] = separators.toSorted((a, b) => head.split(b).length - head.split(a).length)
  return readCells(text, separator).filter((row) => row.some((cell) => cell.trim() !== ''))
}

/** Cells as a spreadsheet gives them to the clipboard: every line one row, the end of the last one none. */
export const readClipboard = (text: string): string[][] => readCells(text.replace(/\r?\n$/, ''), '\t')

function readCells(text: string, separator: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  const rows: string[][] = []
  let row: string[] = []
  let value = ''
  let isQuoted = false
  const endCell = () => {
    row.push(/^'[=+\-@\t\r]/.test(value) ? value.slice(1) : value)
    value = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at)
    if (isQuoted) {
      if (sign !== '"') value += sign
      else if (source.charAt(at + 1) === '"') {
        value += sign
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && value === '') isQuoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') value += sign
  }
  endRow()
  return rows
}

/** Rows as Dutch spreadsheets open them at a double click: semicolons, decimal commas, UTF-8 that says so. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`

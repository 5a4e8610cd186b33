/** Spreadsheets read text that starts with these characters as a formula. */
const formula = /^[=+\-@\t\r]/

/** An amount of money, written with two decimals. */
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

/** Reads cells that a spreadsheet put on the clipboard: one row per line, ignoring the last line break. */
export function readClipboard(text: string): string[][] {
  const source = text.replace(/\r?\n$/, '')
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
    else if (sign === '\t') endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') value += sign
  }
  endRow()
  return rows
}

/** Writes rows as CSV that a Dutch spreadsheet opens directly: semicolons, decimal commas, UTF-8 with a BOM. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`

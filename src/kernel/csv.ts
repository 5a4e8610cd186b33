/** Spreadsheets read text that starts with these characters as a formula. */
const formula = /^[=+\-@\t\r]/

/** Text that no spreadsheet reads as a formula. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** An amount of money, written with two decimals. */
export interface CsvAmount {
  cents: number
}
export type CsvCell = string | number | CsvAmount

function cell(value: CsvCell): string {
  if (typeof value === 'object') return (value.cents / 100).toFixed(2).replace('.', ',')
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = guardFormula(value)
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes rows as CSV that a Dutch spreadsheet opens directly: semicolons, decimal commas, UTF-8 with a BOM. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`

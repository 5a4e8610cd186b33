/** A spreadsheet takes what begins with these for a formula, whoever wrote it. */
const formula = /^[=+\-@\t\r]/

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = formula.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as Dutch spreadsheets open them at a double click: semicolons, decimal commas, UTF-8 that says so. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`

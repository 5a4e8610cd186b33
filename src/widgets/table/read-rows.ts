/** Figures, perhaps with a currency or a unit. */
const figure = /^[€$£]?\s*[-+]?[\d.,]+(?:\s*\p{L}{0,3}|\s*%)?$/u

/**
 * Rows of a table as they were typed or pasted: a tab, else a semicolon parts the cells; quotes hold a cell together,
 * as a spreadsheet writes them. Rows are equally long. A column whose cells are all figures stands at the right.
 */
export function readRows(text: string, hasHead: boolean): { cells: string[][]; isNumber: boolean[] } {
  const separator = text.includes('\t') ? '\t' : ';'
  const rows = split(text, separator).filter((row) => row.some((cell) => cell !== ''))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const cells = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')])
  const body = hasHead ? cells.slice(1) : cells
  const isNumber = Array.from({ length: width }, (_, column) => {
    const filled = body.map((row) => row[column] ?? '').filter((cell) => cell !== '')
    return filled.length > 0 && filled.every((cell) => figure.test(cell))
  })
  return { cells, isNumber }
}

function split(text: string, separator: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"'
      at++
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  return rows
}

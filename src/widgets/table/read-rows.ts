/** A number, with an optional currency or unit. */
const figure = /^[€$£]?\s*[-+]?[\d.,]+(?:\s*\p{L}{0,3}|\s*%)?$/u

/**
 * Parses the rows of a table as typed or pasted: cells are separated by tabs, else by semicolons; quotes enclose a
 * cell, as spreadsheets write them. All rows get the same length. A column of numbers is aligned to the right.
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

import { readClipboard } from './clipboard.ts'
import { columns, mistakeIn, read } from './columns.ts'
import type { Variant } from './variant.ts'

export interface Pasted {
  variants: readonly Variant[]
  /** Number of changed rows. */
  rows: number
  /** Number of unreadable cells, which keep the pasted text. */
  unread: number
  /** Lines below the last row of the table, as they were copied. */
  left: readonly string[]
  /** Cells beside the last column. */
  beside: number
}

/** The cells on the clipboard; undefined when it is no more than one, which is pasted as into any field. */
export function cellsIn(text: string): readonly (readonly string[])[] | undefined {
  const rows = readClipboard(text)
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined
}

/** Puts cells into the table, the first of them at a place. A line that only names the columns is left out. */
export function paste(
  variants: readonly Variant[],
  cells: readonly (readonly string[])[],
  at: { row: number; column: number },
  labels: readonly string[],
): Pasted {
  const isHead =
    cells.length > 1 &&
    cells[0]?.every((cell, place) => cell.trim().toLowerCase() === labels[at.column + place]?.toLowerCase())
  const lines = isHead ? cells.slice(1) : cells
  const taken = columns.slice(at.column)
  let unread = 0
  const filled = variants.map((variant, row) => {
    const line = lines[row - at.row]
    if (!line) return variant
    const changed: Variant = {
      ...variant,
      ...Object.fromEntries(
        taken.flatMap((column, place) => {
          const cell = line[place]
          return cell === undefined ? [] : [[column, read(column, cell)]]
        }),
      ),
    }
    unread += taken.filter(
      (column, place) => place < line.length && unreadable.has(mistakeIn(changed, column, false) ?? ''),
    ).length
    return changed
  })
  const fits = variants.length - at.row
  return {
    variants: filled,
    rows: Math.min(lines.length, fits),
    unread,
    left: lines.slice(fits).map((line) => line.join('\t')),
    beside: lines.reduce((count, line) => count + Math.max(0, line.length - taken.length), 0),
  }
}

const unreadable: ReadonlySet<string> = new Set(['amount', 'number', 'yesNo'])

import { setImmediate } from 'node:timers/promises'
import { ink, measure, type Part, type Place, type Sheet, sheet } from './sheet.ts'

export interface Column {
  name: string
  /** In points; a column without a width takes the rest. */
  width?: number
  align?: 'right'
  /** A column of boxes to tick: draws a box in each row. */
  box?: true
}

const gap = 8

/** How many rows are drawn at once, in some milliseconds, before other requests are answered. */
const rowsAtOnce = 20

/** Draws a table with its header on every page. */
export async function table(
  page: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  { width = measure, quiet = false }: { width?: number; quiet?: boolean } = {},
): Promise<void> {
  const rest = width - columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
  const starts = columns.map((_, index) =>
    columns.slice(0, index).reduce((x, column) => x + (column.width ?? rest), sheet.side),
  )
  const place = (index: number, more: Partial<Place>): Place => ({
    x: (starts[index] ?? sheet.side) + (index === 0 ? 0 : gap),
    y: page.y,
    width: (columns[index]?.width ?? rest) - (index === 0 ? 0 : gap),
    align: columns[index]?.align ?? 'left',
    ...more,
  })
  const look: Partial<Place> = quiet ? { size: 9.5, colour: ink.quiet } : { size: 9.5, font: 'strong' }
  const header = (within: Part) => {
    const row = page.part('TR', within)
    const heights = columns.map(({ name }, index) =>
      page.write(row, 'TH', name, place(index, look), 'Column'),
    )
    page.y += Math.max(...heights) + 4
    page.rule(sheet.side, page.y, width, ink.text)
    page.y += quiet ? 5 : 8
  }
  const whole = page.part('Table')
  header(page.part('THead', whole))
  const body = page.part('TBody', whole)
  for (const [number, cells] of rows.entries()) {
    if (number % rowsAtOnce === rowsAtOnce - 1) await setImmediate()
    const height = Math.max(...cells.map((cell, index) => page.heightOf(cell || ' ', place(index, {}))))
    if (!page.fits(height + 12)) {
      page.newPage()
      header(body)
    }
    const row = page.part('TR', body)
    cells.forEach((cell, index) => {
      if (columns[index]?.box) page.box(place(index, {}).x, page.y + 2)
      page.write(row, 'TD', cell || ' ', place(index, {}))
    })
    page.y += height + (quiet ? 2 : 6)
    if (!quiet) {
      page.rule(sheet.side, page.y, width)
      page.y += 7
    }
  }
}

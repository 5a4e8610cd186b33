import type { Entry, ZipFile } from 'yauzl'
import { refuseOversize, xmlOf } from '../office.ts'
import type { SheetCollector } from './sheet.ts'
import { readEvents } from './xml-events.ts'

/** How often a row or cell is repeated; programs write a million for the rest of an empty sheet. */
const times = (repeated: string | undefined, most: number) =>
  Math.min(Math.max(Number(repeated ?? 1) || 1, 1), most)

/** Reads the first rows of the sheets of an OpenDocument file, each cell as its program wrote it. */
export async function readOds(zip: ZipFile, content: Entry, out: SheetCollector): Promise<void> {
  refuseOversize([content])
  const { columns, rows, letters } = out.limits
  let row: string[] = []
  let rowTimes = 1
  let cell: { text: string; times: number } | undefined
  let paragraphs = 0
  let isShown = false
  let line = 1
  await readEvents(xmlOf(zip, content), {
    open(name, attributes) {
      if (name === 'table') {
        isShown = out.begin(attributes.name ?? '')
        line = 1
      } else if (name === 'table-row') {
        row = []
        rowTimes = times(attributes['number-rows-repeated'], 1_048_576)
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = { text: '', times: times(attributes['number-columns-repeated'], columns + 1) }
        paragraphs = 0
      } else if (name === 'p' && cell) {
        if (paragraphs > 0) cell.text += '\n'
        paragraphs += 1
      }
    },
    text(piece) {
      if (cell && paragraphs > 0 && cell.text.length <= letters) cell.text += piece
    },
    close(name) {
      if (cell && (name === 'table-cell' || name === 'covered-table-cell')) {
        for (let left = cell.times; left > 0 && row.length <= columns; left -= 1) row.push(cell.text)
        cell = undefined
      } else if (name === 'table-row' && isShown) {
        const filled = row.slice(0, row.findLastIndex((text) => text !== '') + 1)
        const shownTimes = filled.length === 0 ? 0 : Math.min(rowTimes, rows + 1)
        for (let at = 0; at < shownTimes && isShown; at++) isShown = out.add(filled, line + at)
        line += rowTimes
      } else if (name === 'table') isShown = false
    },
    done: () => out.full,
  })
}

import type { Entry, ZipFile } from 'yauzl'
import { refuseOversize, xmlOf } from '../office.ts'
import { type SheetCollector, tableLimits } from './sheet.ts'
import { readEvents } from './xml-events.ts'

/** How often a row or a cell stands there; a program writes a million for the rest of an empty sheet. */
const times = (repeated: string | undefined, most: number) =>
  Math.min(Math.max(Number(repeated ?? 1) || 1, 1), most)

/** The first rows of the sheets of an OpenDocument file, each cell as its program wrote it. */
export async function readOds(zip: ZipFile, content: Entry, out: SheetCollector): Promise<void> {
  refuseOversize([content])
  let row: string[] = []
  let rowTimes = 1
  let cell: { text: string; times: number } | undefined
  let paragraphs = 0
  let isShown = false
  await readEvents(xmlOf(zip, content), {
    open(name, attributes) {
      if (name === 'table') isShown = out.begin(attributes.name ?? '')
      else if (name === 'table-row') {
        row = []
        rowTimes = times(attributes['number-rows-repeated'], tableLimits.rows + 1)
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = { text: '', times: times(attributes['number-columns-repeated'], tableLimits.columns + 1) }
        paragraphs = 0
      } else if (name === 'p' && cell) {
        if (paragraphs > 0) cell.text += '\n'
        paragraphs += 1
      }
    },
    text(piece) {
      if (cell && paragraphs > 0 && cell.text.length <= tableLimits.letters) cell.text += piece
    },
    close(name) {
      if (cell && (name === 'table-cell' || name === 'covered-table-cell')) {
        for (let left = cell.times; left > 0 && row.length <= tableLimits.columns; left -= 1)
          row.push(cell.text)
        cell = undefined
      } else if (name === 'table-row' && isShown) {
        const filled = row.slice(0, row.findLastIndex((text) => text !== '') + 1)
        for (let left = rowTimes; left > 0 && isShown; left -= 1) isShown = out.add(filled)
      } else if (name === 'table') isShown = false
    },
    done: () => out.full,
  })
}

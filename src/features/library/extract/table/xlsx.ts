import type { Entry, ZipFile } from 'yauzl'
import { refuseOversize, xmlOf } from '../office.ts'
import { type CellFormat, formatOf, numberText } from './cell-text.ts'
import type { SheetCollector, TableLimits } from './sheet.ts'
import { readEvents } from './xml-events.ts'

interface Book {
  epoch: 1900 | 1904
  sheets: { name: string; id: string }[]
}

/** The text of a cell, or the index of a text that it shares with other cells. */
type Cell = string | { shared: number }

interface RawRow {
  cells: Cell[]
  line: number
}

interface RawSheet {
  name: string
  rows: RawRow[]
}

/** Reads the first rows of the sheets of an Excel file, in the order of its tabs. A formula shows its result. */
export async function readXlsx(zip: ZipFile, members: readonly Entry[], out: SheetCollector): Promise<void> {
  const named = new Map(members.map((member) => [member.fileName, member]))
  const pieces = (name: string) => {
    const member = named.get(name)
    if (!member) return nothing()
    refuseOversize([member])
    return xmlOf(zip, member)
  }
  const book = await readBook(pieces('xl/workbook.xml'))
  const targets = await readTargets(pieces('xl/_rels/workbook.xml.rels'))
  const formats = await readFormats(pieces('xl/styles.xml'))
  const sheets: RawSheet[] = []
  for (const { name, id } of book.sheets) {
    const target = targets.get(id)
    if (target === undefined) continue
    const rows = await readRows(pieces(target), formats, book.epoch, out.limits)
    if (rows.length > 0) sheets.push({ name, rows })
    if (sheets.length >= out.limits.sheets) break
  }
  const shared = await readShared(pieces('xl/sharedStrings.xml'), sheets, out.limits)
  for (const { name, rows } of sheets) {
    if (!out.begin(name)) return
    for (const { cells, line } of rows)
      out.add(
        Array.from(cells, (cell = '') => (typeof cell === 'string' ? cell : (shared.get(cell.shared) ?? ''))),
        line,
      )
  }
}

async function* nothing(): AsyncGenerator<string> {}

async function readBook(pieces: AsyncIterable<string>): Promise<Book> {
  const book: Book = { epoch: 1900, sheets: [] }
  await readEvents(pieces, {
    open(name, { name: title = '', id = '', state, date1904 }) {
      if (name === 'workbookPr' && /^(1|true)$/.test(date1904 ?? '')) book.epoch = 1904
      // Sheets that are hidden in the file stay hidden.
      if (name === 'sheet' && (state === undefined || state === 'visible'))
        book.sheets.push({ name: title, id })
    },
  })
  return book
}

async function readTargets(pieces: AsyncIterable<string>): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await readEvents(pieces, {
    open(name, { Id = '', Target = '' }) {
      if (name === 'Relationship')
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`)
    },
  })
  return targets
}

/** The format of each style, which cells refer to by index. */
async function readFormats(pieces: AsyncIterable<string>): Promise<CellFormat[]> {
  const codes = new Map<number, string>()
  const formats: CellFormat[] = []
  let inCells = false
  await readEvents(pieces, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) formats.push(formatOf(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}

async function readRows(
  pieces: AsyncIterable<string>,
  formats: readonly CellFormat[],
  epoch: 1900 | 1904,
  limits: TableLimits,
): Promise<RawRow[]> {
  const rows: RawRow[] = []
  let row: Cell[] = []
  let line = 0
  let cell: { column: number; type: string; format: CellFormat } | undefined
  let text = ''
  let isText = false
  await readEvents(pieces, {
    open(name, { r, t = 'n', s }) {
      if (name === 'row') {
        row = []
        line = Number(r) || line + 1
      } else if (name === 'c') {
        cell = { column: columnOf(r) ?? row.length, type: t, format: formats[Number(s ?? 0)] ?? 'plain' }
        text = ''
      } else isText = cell !== undefined && (name === 'v' || name === 't')
    },
    text(piece) {
      if (isText && text.length <= limits.letters) text += piece
    },
    close(name) {
      isText = false
      if (name === 'row' && row.length > 0) rows.push({ cells: row, line })
      if (name !== 'c' || !cell) return
      // Takes one cell more than is shown, so that the sheet counts as cut.
      if (text !== '' && cell.column <= limits.columns) row[cell.column] = cellOf(cell, text, epoch)
      cell = undefined
    },
    done: () => rows.length > limits.rows,
  })
  return rows
}

function cellOf(
  { type, format }: { type: string; format: CellFormat },
  text: string,
  epoch: 1900 | 1904,
): Cell {
  if (type === 's') return { shared: Number(text) }
  if (type === 'b') return text === '1' ? '✓' : '–'
  return type === 'n' ? numberText(text, format, epoch) : text
}

/** The index of a column: `AB12` → 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The shared texts that shown cells refer to. */
async function readShared(
  pieces: AsyncIterable<string>,
  sheets: readonly RawSheet[],
  limits: TableLimits,
): Promise<Map<number, string>> {
  const wanted = new Set(
    sheets.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flatMap((cell) => (typeof cell === 'object' ? cell.shared : []))),
    ),
  )
  const last = [...wanted].reduce((most, number) => Math.max(most, number), -1)
  const texts = new Map<number, string>()
  let at = -1
  let text = ''
  let isText = false
  let isSound = false
  await readEvents(pieces, {
    open(name) {
      if (name === 'si') {
        at += 1
        text = ''
      }
      if (name === 'rPh') isSound = true
      isText = name === 't' && !isSound
    },
    text(piece) {
      if (isText && text.length <= limits.letters) text += piece
    },
    close(name) {
      isText = false
      if (name === 'rPh') isSound = false
      if (name === 'si' && wanted.has(at)) texts.set(at, text)
    },
    done: () => at > last,
  })
  return texts
}

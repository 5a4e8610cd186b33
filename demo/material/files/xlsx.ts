import ExcelJs from 'exceljs'
import { ink } from '../ink.ts'
import type { Content } from './document.ts'
import type { Sheet } from './plain.ts'
import { repack, setOfficeDates } from './repack.ts'

export interface Workbook extends Omit<Content, 'blocks'> {
  sheets: readonly Sheet[]
  /** Adds a line of sums below columns of numbers of the first sheet. */
  sums?: boolean
}

const argb = (hex: string): string => `FF${hex.slice(1).toUpperCase()}`

/** A workbook with fixed heads, filters and, where asked, sums that compute. */
export async function makeXlsx({
  title,
  subject,
  author,
  keywords,
  created,
  modified,
  sheets,
  sums,
}: Workbook): Promise<Buffer> {
  const book = new ExcelJs.Workbook()
  Object.assign(book, {
    title,
    subject,
    creator: author,
    lastModifiedBy: author,
    keywords: keywords.join(', '),
    created,
    modified,
  })
  sheets.forEach((sheet, index) => {
    const page = book.addWorksheet(sheet.name, { views: [{ state: 'frozen', ySplit: 1 }] })
    page.columns = sheet.columns.map((header, at) => ({
      header,
      width: Math.min(
        60,
        Math.max(header.length, ...sheet.rows.map((row) => String(row[at] ?? '').length)) + 3,
      ),
    }))
    for (const row of sheet.rows) page.addRow([...row])
    const head = page.getRow(1)
    head.font = { bold: true, color: { argb: argb(ink.paper) } }
    head.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: argb(ink.night) } }
    if (sheet.rows.length > 0)
      page.autoFilter = {
        from: { row: 1, column: 1 },
        to: { row: sheet.rows.length + 1, column: sheet.columns.length },
      }
    if (sums && index === 0) addSums(page, sheet)
  })
  const bytes = Buffer.from(await book.xlsx.writeBuffer())
  return repack(bytes, modified, (texts) => setOfficeDates(texts, created, modified))
}

function addSums(page: ExcelJs.Worksheet, { columns, rows }: Sheet): void {
  const line = page.addRow(['Totaal'])
  line.font = { bold: true }
  columns.forEach((_, at) => {
    const values = rows.map((row) => row[at])
    if (at === 0 || !values.every((value) => typeof value === 'number')) return
    const letter = page.getColumn(at + 1).letter
    const result = values.reduce<number>((sum, value) => sum + Number(value), 0)
    line.getCell(at + 1).value = { formula: `SUM(${letter}2:${letter}${rows.length + 1})`, result }
    page.getColumn(at + 1).numFmt = '#,##0.00'
  })
}

import { kindOfContents } from '../kind.ts'
import { openArchive } from '../office.ts'
import { Unreadable } from '../problem.ts'
import { readCsv } from './csv.ts'
import { readOds } from './ods.ts'
import { type Sheet, SheetCollector, type TableUse, tableLimits } from './sheet.ts'
import { readXlsx } from './xlsx.ts'

/**
 * The rows of a table or spreadsheet, within the limits of `use`. Throws `Unreadable`, or whatever a library throws
 * for a broken file.
 */
export async function readTable(bytes: Uint8Array, use: TableUse = 'preview'): Promise<Sheet[]> {
  const out = new SheetCollector(tableLimits[use])
  if (kindOfContents(bytes) === 'office') await readArchive(bytes, out)
  else if (kindOfContents(bytes) === undefined) readCsv(bytes, out)
  return out.sheets.filter(({ rows }) => rows.length > 0)
}

async function readArchive(bytes: Uint8Array, out: SheetCollector): Promise<void> {
  const { zip, members } = await openArchive(bytes)
  const content = members.find(({ fileName }) => fileName === 'content.xml')
  if (members.some(({ fileName }) => fileName === 'xl/workbook.xml')) await readXlsx(zip, members, out)
  else if (content) await readOds(zip, content, out)
  else throw new Unreadable('broken', 'the archive holds no table')
}

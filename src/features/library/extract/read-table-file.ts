import { Readable } from 'node:stream'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { inTurn } from '../../../platform/in-turn.ts'
import { sendContents } from './extract-text.ts'
import { kindOfContents } from './kind.ts'
import { maxTableBytes } from './limits.ts'
import { ReadingProcess } from './reading-process.ts'

/** A row of a table that staff bring. */
export interface TableRow {
  /** Its number in the file, from 1: the line of a text on which it begins, the row of a spreadsheet. */
  line: number
  cells: readonly string[]
}

/** `kind`: a file of another kind, such as an old `.xls` or a PDF. `broken`: it cannot be read, or is locked. */
export type TableProblem = 'kind' | 'broken' | 'too-large'

const reader = new ReadingProcess()
const turns = inTurn(1)

/**
 * All filled rows of the first filled sheet: CSV of any encoding, line end and delimiter, `.xlsx` or `.ods`. Read in a
 * process of its own, one file at a time. More rows, columns or letters than `tableLimits.import` are `too-large`.
 */
export const readTableFile = (bytes: Uint8Array): Promise<Result<readonly TableRow[], TableProblem>> =>
  turns(async () => {
    const kind = kindOfContents(bytes) ?? 'plain'
    if (kind !== 'plain' && kind !== 'office') return fail('kind')
    if (bytes.length > maxTableBytes) return fail('too-large')
    const open = async () => Readable.from([Buffer.from(bytes)])
    await sendContents(reader, { extension: '', mime: '', size: bytes.length, open }, maxTableBytes)
    const read = await reader.readTable(kind, true, 'import')
    if (!read.ok) return fail(read.code === 'too-large' || read.code === 'timeout' ? 'too-large' : 'broken')
    const [sheet] = read.value
    if (sheet?.cut) return fail('too-large')
    return ok(
      sheet?.rows.map((cells, at) => ({ line: sheet.lines[at] ?? 0, cells: cells.map(unguarded) })) ?? [],
    )
  })

/** Removes the quotation mark that `writeCsv` puts before what a spreadsheet would take for a formula. */
const unguarded = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

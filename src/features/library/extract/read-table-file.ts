import { Readable } from 'node:stream'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { inTurn } from '../../../platform/in-turn.ts'
import { sendContents } from './extract-text.ts'
import { kindOfContents } from './kind.ts'
import { maxTableBytes } from './limits.ts'
import { ReadingProcess } from './reading-process.ts'

/** A row of a table that staff import. */
export interface TableRow {
  /** Its number in the file, from 1: in a text the line on which it begins, in a spreadsheet the row. */
  line: number
  cells: readonly string[]
}

/** `kind`: not a table, such as a PDF, or an old `.xls`. `broken`: it cannot be read, or has a password. */
export type TableProblem = 'kind' | 'broken' | 'too-large'

const reader = new ReadingProcess()
const turns = inTurn(1)

/**
 * All rows of the first sheet that has any, without the empty ones: CSV of any encoding, line end and delimiter,
 * `.xlsx` or `.ods`. Files are read one at a time, in a process of their own. More rows, columns or characters than
 * `tableLimits.import` are `too-large`.
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

/** Removes the quotation mark that `writeCsv` puts before values that a spreadsheet would take for a formula. */
const unguarded = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

import { parse } from 'csv-parse/sync'
import { decodeText } from '../plain-text.ts'
import { type SheetCollector, tableLimits } from './sheet.ts'

const delimiters = [';', ',', '\t', '|'] as const
/** A row need not be longer to be shown; so a quotation mark that never ends is not looked for in a whole file. */
const mostLetters = 2_000_000

/** Values with a sign between them, whichever it is; what is badly quoted is shown as it stands. */
export function readCsv(bytes: Uint8Array, out: SheetCollector): void {
  const text = decodeText(bytes).slice(0, mostLetters)
  out.begin('')
  for (const row of rowsOf(text)) if (!out.add(row)) return
}

function rowsOf(text: string): string[][] {
  const options = {
    delimiter: delimiterOf(text),
    to: tableLimits.rows + 1,
    relax_column_count: true,
    skip_empty_lines: true,
    bom: true,
  }
  try {
    return parse(text, { ...options, relax_quotes: true })
  } catch {
    return parse(text, { ...options, quote: false })
  }
}

/** The sign that stands most often in the first lines. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 5_000)
  const counted = delimiters.map((sign) => ({ sign, times: head.split(sign).length }))
  return counted.reduce((best, next) => (next.times > best.times ? next : best)).sign
}

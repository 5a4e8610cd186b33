import { isUtf8 } from 'node:buffer'
import { parse } from 'csv-parse/sync'
import { decodeText } from '../../../../platform/decode-text.ts'
import type { SheetCollector } from './sheet.ts'

const delimiters = [';', ',', '\t', '|'] as const
/** Excel writes this line first where another program could take the delimiter for another one. */
const delimiterLine = /^"?sep=(.)"?\n/

/** Values with a delimiter between them, whichever it is; what is badly quoted is read as it stands. */
export function readCsv(bytes: Uint8Array, out: SheetCollector): void {
  const text = lettersOf(bytes).slice(0, out.limits.lettersOfText).replace(/\r\n?/g, '\n')
  const [head = '', named] = delimiterLine.exec(text.slice(0, 20)) ?? []
  const linesBefore = head === '' ? 0 : 1
  out.begin('')
  for (const { record, info } of rowsOf(text.slice(head.length), named, out.limits.rows)) {
    const lineBreaksInside = record.join('').split('\n').length - 1
    if (!out.add(record, linesBefore + info.lines - lineBreaksInside)) return
  }
}

/** Without a mark of its encoding. An old Excel for the Mac ended its lines with `\r` alone and had letters of its own. */
function lettersOf(bytes: Uint8Array): string {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  const isOfOldMac = text.includes('\r') && !text.includes('\n') && !text.includes('\0') && !isUtf8(bytes)
  return isOfOldMac && !hasByteOrderMark(bytes) ? new TextDecoder('macintosh').decode(bytes) : text
}

const hasByteOrderMark = ([first = 0, second = 0]: Uint8Array) => first >= 0xfe && second >= 0xfe

interface NumberedRow {
  record: string[]
  /** `lines`: the line on which the row ends. */
  info: { lines: number }
}

function rowsOf(text: string, named: string | undefined, most: number): NumberedRow[] {
  const options = {
    delimiter: named ?? delimiterOf(text),
    // Rows of delimiters alone count here and not for the reader.
    to: 2 * most,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
  }
  // With `info`, csv-parse gives rows of this shape, which its types do not say.
  const read = (more: object) => parse(text, { ...options, ...more }) as unknown as NumberedRow[]
  try {
    return read({ relax_quotes: true })
  } catch {
    return read({ quote: false })
  }
}

/** The one that the first line has most of outside quotation marks; where it has none, the first lines together. */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, 5_000).trimStart().split('\n', 1)
  const head = delimiters.some((sign) => first.includes(sign)) ? first : text.slice(0, 5_000)
  const bare = head.replace(/"[^"]*"/g, '')
  const counted = delimiters.map((sign) => ({ sign, times: bare.split(sign).length }))
  return counted.reduce((best, next) => (next.times > best.times ? next : best)).sign
}

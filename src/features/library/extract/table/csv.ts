import { isUtf8 } from 'node:buffer'
import { parse } from 'csv-parse/sync'
import { decodeText } from '../../../../platform/decode-text.ts'
import type { SheetCollector } from './sheet.ts'

const delimiters = [';', ',', '\t', '|'] as const
/** Excel writes this line first if another program might take another character for the delimiter. */
const delimiterLine = /^"?sep=(.)"?\n/

/** Reads values with any delimiter between them; badly quoted values are taken literally. */
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

/** Decoded text without its byte order mark. Old Excel for the Mac ended lines with `\r` alone and had an encoding of its own. */
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
    // csv-parse also counts rows of delimiters alone, which the collector does not.
    to: 2 * most,
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
  }
  // With `info`, csv-parse returns rows of this shape, but its types do not say so.
  const read = (more: object) => parse(text, { ...options, ...more }) as unknown as NumberedRow[]
  try {
    return read({ relax_quotes: true })
  } catch {
    return read({ quote: false })
  }
}

/**
 * The delimiter that the first line has most often outside quotation marks; if it has none, the first lines together.
 */
function delimiterOf(text: string): string {
  const [first = ''] = text.slice(0, 5_000).trimStart().split('\n', 1)
  const head = delimiters.some((sign) => first.includes(sign)) ? first : text.slice(0, 5_000)
  const bare = head.replace(/"[^"]*"/g, '')
  const counted = delimiters.map((sign) => ({ sign, times: bare.split(sign).length }))
  return counted.reduce((best, next) => (next.times > best.times ? next : best)).sign
}

import { z } from 'zod'
import { readTableFile } from '../features/library/index.ts'
import { withoutInvisible } from '../kernel/invisible.ts'
import { ok } from '../kernel/result.ts'
import { shape } from './answer-parts.ts'
import { fieldText } from './field-errors.ts'
import { invalid, type Outcome } from './resource.ts'
import type { FieldText } from './texts.nl.ts'

/** A table of 20,000 rows is a fraction of this. */
export const largestTableBytes = 20 * 1024 ** 2

/** The bytes of a file in base64. */
export const sentTable = z
  .string({ error: fieldText('picture') })
  .max(Math.ceil(largestTableBytes / 3) * 4, { error: fieldText('table-too-large') })

/** The answer once it was agreed to: how many rows it changed or added. */
export const sheetTaken = shape({ changed: z.number() })

/** The rows of a table below its column headings. */
export interface SentTable<Column extends string> {
  has(column: Column): boolean
  rows: readonly {
    /** Its number in the file, from 1. */
    line: number
    /** Without blanks around it; undefined where the table has no such column. */
    cell(column: Column): string | undefined
  }[]
}

/** A title or an explanation may stand above the column headings. */
const mostRowsAbove = 10

/**
 * Reads a CSV, Excel or OpenDocument file by the headings of its columns, in any order.
 * @param file its bytes in base64
 * @param names the headings that name a column, in lower case; the first that stands there is taken
 * @param needed the column without which it is no such table; `absent` says so
 */
export async function readSentTable<Column extends string>(
  file: string,
  names: Readonly<Record<Column, readonly string[]>>,
  { needed, absent, most }: { needed: Column; absent: FieldText; most: number },
): Promise<Outcome<SentTable<Column>>> {
  const read = await readTableFile(new Uint8Array(Buffer.from(file, 'base64')))
  if (!read.ok) return invalid({ file: fieldText(`table-${read.code}`) })
  const headings = read.value.slice(0, mostRowsAbove).map(({ cells }) => cells.map(heading))
  const head = headings.findIndex((cells) => names[needed].some((name) => cells.includes(name)))
  if (head < 0) return invalid({ file: fieldText(absent) })
  const rows = read.value.slice(head + 1)
  if (rows.length > most) return invalid({ file: fieldText('table-too-large') })
  const placeOf = (column: Column) => {
    const [first] = names[column].filter((name) => headings[head]?.includes(name))
    return first === undefined ? -1 : (headings[head]?.indexOf(first) ?? -1)
  }
  return ok({
    has: (column) => placeOf(column) >= 0,
    rows: rows.map(({ line, cells }) => ({
      line,
      cell(column) {
        const place = placeOf(column)
        return place < 0 ? undefined : withoutInvisible(cells[place] ?? '').trim()
      },
    })),
  })
}

const heading = (cell: string) =>
  withoutInvisible(cell)
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')

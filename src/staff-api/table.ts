import type { z } from 'zod'
import type { CsvCell } from '../kernel/csv.ts'
import { answerCsv } from './answer.ts'
import type { Needs } from './needs.ts'
import { type Action, type Call, readFilter } from './resource.ts'

/** More rows than anybody reads; a year of the shop is a fraction of it. */
const mostRows = 20_000
const rowsAtOnce = 500

interface Table<Filter, Row> {
  /** Name of the file. */
  name: string
  needs: Needs
  /** The column headings; made from all rows where rows may add columns. */
  head: readonly string[] | ((rows: readonly Row[]) => readonly string[])
  /** `id` is the one in the address; `all` for a table of the whole list. */
  rows(
    call: Call,
    wanted: { id: string; filter: Filter; page: number; perPage: number },
  ): Promise<readonly Row[]>
  cells(row: Row, head: readonly string[]): readonly CsvCell[]
}

/** Answers all rows of a filtered list, as a table for a spreadsheet. */
export const tableAction = <Filter, Row>(
  filter: z.ZodType<Filter>,
  { name, needs, head, rows, cells }: Table<Filter, Row>,
): Action => ({
  method: 'GET',
  needs,
  async run(call, id) {
    const wanted = readFilter(filter, call)
    if (!wanted.ok) return wanted
    const all: Row[] = []
    for (let page = 1; all.length < mostRows; page++) {
      const some = await rows(call, { id, filter: wanted.value, page, perPage: rowsAtOnce })
      all.push(...some)
      if (some.length < rowsAtOnce) break
    }
    const names = typeof head === 'function' ? head(all) : head
    return answerCsv(name, [names, ...all.map((row) => cells(row, names))])
  },
})

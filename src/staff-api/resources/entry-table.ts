import type { StaffEntryQuery } from '../../features/content/index.ts'
import { fieldsOfKind } from '../../kernel/built-in-fields.ts'
import type { CsvCell } from '../../kernel/csv.ts'
import { formatDayMonthYear } from '../../kernel/dates.ts'
import type { EntryType } from '../../kernel/kinds.ts'
import type { EntryField } from '../../kernel/own-fields.ts'
import { proseWords } from '../../platform/prose.ts'
import { answerCsv } from '../answer.ts'
import type { Call } from '../call.ts'
import { entryTableTexts as texts } from '../texts.nl.ts'

const entriesAtOnce = 100
const mostEntries = 20_000

/** The entries of a filtered list of one kind, with all their fields, as a table for a spreadsheet. */
export async function entryTable(
  { features: { content } }: Call,
  type: EntryType,
  query: Pick<StaffEntryQuery, 'words' | 'termIds' | 'status' | 'authorId' | 'ids'>,
): Promise<Response> {
  const [kinds, own] = await Promise.all([content.kinds(), content.ownFields()])
  const kind = kinds.of(type)
  const fields: EntryField[] = [...fieldsOfKind(kind), ...own.filter((field) => field.kind === type)]
  const rows: CsvCell[][] = []
  for (let page = 1; rows.length < mostEntries; page++) {
    const some = {
      ...query,
      sort: 'title' as const,
      descending: false,
      types: [type],
      page,
      perPage: entriesAtOnce,
    }
    const { entries } = await content.staffEntries(some)
    for (const { title, url, status, publishedAt, fields: values } of entries)
      rows.push([
        title,
        url,
        texts.statuses[status],
        publishedAt ? formatDayMonthYear(publishedAt) : '',
        ...fields.map((field) => cellOf(field, values[field.name])),
      ])
    if (entries.length < entriesAtOnce) break
  }
  return answerCsv(kind.resource, [[...texts.head, ...fields.map(({ label }) => label)], ...rows])
}

const cellOf = ({ type }: Pick<EntryField, 'type'>, value: unknown): CsvCell =>
  typeof value === 'number' ? value : inWords(type === 'richtext' ? proseWords(String(value ?? '')) : value)

function inWords(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (Array.isArray(value)) return value.map(inWords).join('; ')
  return typeof value === 'object' ? Object.values(value).map(inWords).join(' ') : String(value)
}

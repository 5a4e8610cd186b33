import {
  addDays,
  answerCsv,
  type Call,
  day,
  defineResource,
  fail,
  type LocalDate,
  listOf,
  localDateOf,
  may,
  sending,
  shape,
  words,
} from 'schelp/extension'
import { z } from 'zod'
import { visitKinds } from './schema.ts'
import { visitsTableTexts } from './texts.nl.ts'
import type { VisitRow } from './visits/stored.ts'
import { visitsOf } from './visits/visits.ts'

/** The number of days, up to today. */
const period = z.enum(['7', '30', '90', '365'])
type Period = z.infer<typeof period>

const visitKind = z.enum(visitKinds)

/** Spreadsheets become slow with more lines. */
const mostLines = 100_000

function daysOf(days: Period): { from: LocalDate; to: LocalDate } {
  const to = localDateOf(new Date())
  return { from: addDays(to, 1 - Number(days)), to }
}

/** Sales are visible only to staff of the shop. */
const mayRead = ({ viewer }: Call) => {
  const seesSales = may(viewer, 'orders')
  return ({ kind }: Pick<VisitRow, 'kind'>) => seesSales || kind !== 'sale'
}

/** Replaces the ids of downloaded files by their titles. */
async function named<Row extends Pick<VisitRow, 'kind' | 'name'>>(
  { features, viewer }: Call,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = new Set(rows.filter(({ kind }) => kind === 'download').map(({ name }) => Number(name)))
  const files = await features.library.files(viewer, [...ids])
  const titleOf = ({ name }: Row) =>
    name === '' ? name : (files.get(Number(name))?.title ?? visitsTableTexts.gone)
  return rows.map((row) => (row.kind === 'download' ? { ...row, name: titleOf(row) } : row))
}

/** Page views, searches and downloads (SITE-01) in a period, and all counts as a table. */
export const statistics = defineResource({
  name: 'statistics',
  read: 'statistics',
  id: period,
  row: shape({
    id: words,
    from: day,
    to: day,
    days: listOf(shape({ kind: visitKind, day, count: z.number() })),
    totals: z.partialRecord(visitKind, shape({ count: z.number(), cents: z.number() })),
    top: listOf(shape({ kind: visitKind, name: words, key: words, count: z.number(), cents: z.number() })),
  }),
  filter: z.object({}),
  sorts: [],
  async one(call, id) {
    const { from, to } = daysOf(id)
    const visits = visitsOf(call.features)
    // Includes what was counted in the last seconds.
    await visits.flush()
    const { days, totals, top } = await visits.report(from, to)
    const { sale, ...others } = totals
    return {
      id,
      from,
      to,
      days: days.filter(mayRead(call)),
      totals: mayRead(call)({ kind: 'sale' }) ? totals : others,
      top: await named(
        call,
        top.filter(mayRead(call)).map((row) => ({ ...row, key: row.name })),
      ),
    }
  },
  actions: {
    csv: [
      sending({
        method: 'GET',
        needs: 'statistics',
        async run(call, raw) {
          const parsed = period.safeParse(raw)
          if (!parsed.success) return fail('missing')
          const { from, to } = daysOf(parsed.data)
          const rows = (await visitsOf(call.features).rows(from, to, mostLines)).filter(mayRead(call))
          return answerCsv(`statistiek-${from}-${to}`, [
            visitsTableTexts.head,
            ...(await named(call, rows)).map(({ day, kind, name, count, cents }) => [
              day,
              visitsTableTexts.kinds[kind],
              name || visitsTableTexts.rest,
              count,
              kind === 'sale' ? { cents } : '',
            ]),
          ])
        },
      }),
    ],
  },
})

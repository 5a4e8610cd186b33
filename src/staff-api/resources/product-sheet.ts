import { z } from 'zod'
import type { SheetLine, SheetPlan, StaffOffer } from '../../features/shop/index.ts'
import type { CsvCell } from '../../kernel/csv.ts'
import { readCents } from '../../kernel/money.ts'
import { mostBeside } from '../../kernel/most-beside.ts'
import { fail, ok } from '../../kernel/result.ts'
import { receiving } from '../action.ts'
import { answerCsv } from '../answer.ts'
import { listOf, shape, words } from '../answer-parts.ts'
import { noteAct } from '../note-act.ts'
import type { Action, Call } from '../resource.ts'
import { largestTableBytes, readSentTable, type SentTable, sentTable, sheetTaken } from '../sent-table.ts'
import { sheetTexts as texts } from '../texts.nl.ts'

const mostProducts = 5_000
const mostLines = 5_000
const head = Object.values(texts.head)

const besides = ['upSells', 'crossSells'] as const

const price = (cents: number | undefined) => (cents === undefined ? '' : { cents })

async function toTable({ features }: Call) {
  const all: { title: string; offer: StaffOffer }[] = []
  for (let page = 1; all.length < mostProducts; page++) {
    const { entries } = await features.content.staffEntries({
      types: ['product'],
      sort: 'title',
      descending: false,
      page,
      perPage: 100,
    })
    if (entries.length === 0) break
    const offers = await features.shop.staff.offers(entries.map(({ id }) => id))
    for (const { id, title } of entries) {
      const offer = offers.get(id)
      if (offer) all.push({ title, offer })
    }
  }
  const skus = new Map(all.map(({ offer }) => [offer.entryId, offer.sku]))
  return [head, ...all.flatMap(({ title, offer }) => rowsOf(title, offer, skus))]
}

/** Returns a row for a product and for each of its variants: for all that have an article number. */
function rowsOf(title: string, offer: StaffOffer, skus: ReadonlyMap<number, string>): CsvCell[][] {
  const named = (ids: readonly number[]) => ids.flatMap((id) => skus.get(id) ?? []).join(', ')
  const of = (name: string, held: Pick<StaffOffer, 'sku' | 'regularCents' | 'saleCents' | 'stock'>) => [
    held.sku,
    title,
    name,
    price(held.regularCents),
    price(held.saleCents),
    held.stock ?? '',
  ]
  return [
    [...of('', offer), named(offer.upSellIds), named(offer.crossSellIds)],
    ...offer.variants.map((variant) => [
      ...of(Object.values(variant.attributes).join(', '), variant),
      '',
      '',
    ]),
  ]
}

interface Mistake {
  /** The number of the line in the file. */
  line: number
  message: string
}

const lower = (heading: string) => [heading.toLowerCase()]
const columns = {
  sku: lower(texts.head.sku),
  regularCents: lower(texts.head.price),
  saleCents: lower(texts.head.sale),
  stock: lower(texts.head.stock),
  upSells: lower(texts.head.upSells),
  crossSells: lower(texts.head.crossSells),
}

/** Reads the lines of a table; a missing column changes nothing. */
function readLines({ rows }: SentTable<keyof typeof columns>) {
  const lines: SheetLine[] = []
  const at: number[] = []
  const mistakes: Mistake[] = []
  for (const { line, cell } of rows) {
    const [regular, sale, stock] = [cell('regularCents'), cell('saleCents'), cell('stock')]
    const values: SheetLine['values'] = {}
    if (regular !== undefined) values.regularCents = readCents(regular) ?? -1
    if (sale !== undefined) values.saleCents = sale === '' ? null : (readCents(sale) ?? -1)
    if (stock !== undefined) values.stock = stock === '' ? null : /^\d{1,6}$/.test(stock) ? Number(stock) : -1
    for (const name of besides) {
      const named = cell(name)
      if (named !== undefined) values[name] = named.split(',').flatMap((part) => part.trim() || [])
    }
    const wrong = [
      [values.regularCents, values.saleCents].some(isWrong) && texts.problems.price,
      isWrong(values.stock) && texts.problems.stock,
      besides.some((name) => (values[name]?.length ?? 0) > mostBeside) &&
        texts.problems.beside.replace('{most}', String(mostBeside)),
    ].filter((message) => message !== false)
    mistakes.push(...wrong.map((message) => ({ line, message })))
    if (wrong.length > 0) continue
    lines.push({ sku: cell('sku') ?? '', values })
    at.push(line)
  }
  return { lines, at, mistakes }
}

const isWrong = (value: number | null | undefined) =>
  typeof value === 'number' && (value < 0 || value > 100_000_000)

const sent = z.object({
  file: sentTable,
  /** The mark of the preview; absent: only previews. */
  agreed: z.string().max(100).optional(),
})

const entriesAtOnce = 100

async function titlesOf({ features }: Call, { changes }: SheetPlan): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(changes.map(({ productId }) => productId))]
  const titles = new Map<number, string>()
  for (let from = 0; from < ids.length; from += entriesAtOnce) {
    const some = { ids: ids.slice(from, from + entriesAtOnce), perPage: entriesAtOnce }
    for (const { id, title } of (await features.content.staffEntries(some)).entries) titles.set(id, title)
  }
  return titles
}

const inWords = (
  plan: SheetPlan,
  titles: ReadonlyMap<number, string>,
  at: readonly number[],
  mistakes: readonly Mistake[],
) => ({
  changes: plan.changes.map((change) => ({ ...change, title: titles.get(change.productId) ?? '' })),
  mark: plan.mark,
  mistakes: [
    ...mistakes,
    ...plan.problems.map(({ line, problem }) => ({ line: at[line] ?? 0, message: texts.problems[problem] })),
  ].toSorted((a, b) => a.line - b.line),
})

const values = shape({
  regularCents: z.number().optional(),
  saleCents: z.number().nullish(),
  stock: z.number().nullish(),
  upSells: listOf(words).optional(),
  crossSells: listOf(words).optional(),
})

const preview = shape({
  changes: listOf(shape({ productId: z.number(), sku: words, title: words, from: values, to: values })),
  mark: words,
  mistakes: listOf(shape({ line: z.number(), message: words })),
})

/** Prices and stocks of all products as a spreadsheet, exported and imported (EDIT-05). */
export const sheetActions = {
  csv: [
    {
      method: 'GET',
      needs: 'products',
      run: async (call) => answerCsv('producten', await toTable(call)),
    } satisfies Action,
  ],
  /** Previews the changes of a table; once agreed to, makes all of them or none. */
  sheet: [
    receiving({
      method: 'POST',
      needs: 'products',
      publishes: true,
      largestUpload: 1.4 * largestTableBytes,
      input: sent,
      answer: z.union([preview, sheetTaken]),
      async run(call, _, { file, agreed }) {
        const { features, viewer } = call
        const table = await readSentTable(file, columns, { needed: 'sku', absent: 'sheet', most: mostLines })
        if (!table.ok) return table
        const { lines, at, mistakes } = readLines(table.value)
        const shown = async (plan: SheetPlan) => ok(inWords(plan, await titlesOf(call, plan), at, mistakes))
        if (agreed === undefined || mistakes.length > 0)
          return shown(await features.shop.staff.planSheet(lines))
        const done = await features.shop.staff.applySheet(lines, agreed, viewer.userId ?? '')
        if (done.ok) {
          await noteAct(call, 'products', 'all', 'import')
          return ok({ changed: done.value.changed })
        }
        return done.detail ? shown(done.detail) : fail('conflict')
      },
    }),
  ],
}

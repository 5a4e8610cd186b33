import type { WholeOf } from '../../../staff-api/contract.ts'

export type SalesRow = WholeOf<'sales-report'>['rows'][number]

export interface Sum {
  pieces: number
  cents: number
  vatCents: number
  /** With VAT, by rate; -1 is exempt. */
  rates: ReadonlyMap<number, number>
}

export const sumOf = (rows: readonly SalesRow[]): Sum => {
  const rates = new Map<number, number>()
  for (const { vatPercent = -1, cents } of rows) rates.set(vatPercent, (rates.get(vatPercent) ?? 0) + cents)
  const add = (name: 'pieces' | 'cents' | 'vatCents') => rows.reduce((sum, row) => sum + row[name], 0)
  return { pieces: add('pieces'), cents: add('cents'), vatCents: add('vatCents'), rates }
}

export const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The rates that occur, the highest first. */
export const ratesIn = (rows: readonly SalesRow[]): readonly number[] =>
  [...new Set(rows.map(({ vatPercent = -1 }) => vatPercent))].toSorted((a, b) => b - a)

/** Sales of each product over all months, the largest amount first; shipping last. */
export function productsIn(rows: readonly SalesRow[]) {
  const groups = new Map<string, SalesRow[]>()
  for (const row of rows) groups.set(row.sku, [...(groups.get(row.sku) ?? []), row])
  return [...groups]
    .map(([sku, own]) => ({ sku, title: own.at(-1)?.title ?? '', ...sumOf(own) }))
    .toSorted((a, b) => Number(a.sku === '') - Number(b.sku === '') || b.cents - a.cents)
}

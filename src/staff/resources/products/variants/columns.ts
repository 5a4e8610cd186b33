import { readCents, typedCents } from '../../../fields/money.ts'
import type { Variant } from './variant.ts'

export const columns = ['sku', 'regularCents', 'saleCents', 'stock', 'offered'] as const
export type Column = (typeof columns)[number]

/** Converts between a value and the text of its cell. */
export function shown(column: Column, value: Variant[Column]): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && column !== 'stock') return typedCents(value)
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  return String(value)
}

/** The parsed value; the text itself when it cannot be parsed. */
export function read(column: Column, typed: string): NonNullable<Variant[Column]> | null {
  const text = typed.trim()
  switch (column) {
    case 'sku':
      return text
    case 'regularCents':
    case 'saleCents':
      return text === '' ? null : (readCents(text) ?? typed)
    case 'stock':
      return text === '' ? null : wholeNumber.test(text) ? Number(text.replaceAll('.', '')) : typed
    case 'offered':
      return said.get(text.toLowerCase()) ?? typed
  }
}

const wholeNumber = /^(?:\d{1,7}|\d{1,3}(?:\.\d{3}){1,2})$/

/** Spellings of yes and no by people and spreadsheets. */
const said: ReadonlyMap<string, boolean> = new Map([
  ...['ja', 'j', 'aan', 'x', '1', 'waar', 'true', 'yes'].map((word): [string, boolean] => [word, true]),
  ...['nee', 'n', 'uit', '', '0', 'onwaar', 'false', 'no'].map((word): [string, boolean] => [word, false]),
])

/** The largest number that the server accepts. */
const most = { stock: 1_000_000, cents: 100_000_000 }

export type Mistake = 'required' | 'amount' | 'number' | 'yesNo' | 'saleAbove' | 'twice' | 'tooHigh'

/** What is wrong with a cell. `isTwice`: another variant has this number too. */
export function mistakeIn(variant: Variant, column: Column, isTwice: boolean): Mistake | undefined {
  const value = variant[column]
  switch (column) {
    case 'sku':
      return value === '' ? 'required' : isTwice ? 'twice' : undefined
    case 'regularCents':
      return value === null || value === undefined ? 'required' : amountMistake(value)
    case 'saleCents': {
      const { regularCents } = variant
      const isAbove = typeof value === 'number' && typeof regularCents === 'number' && value >= regularCents
      return amountMistake(value) ?? (isAbove ? 'saleAbove' : undefined)
    }
    case 'stock':
      if (typeof value === 'string') return 'number'
      return typeof value === 'number' && value > most.stock ? 'tooHigh' : undefined
    case 'offered':
      return typeof value === 'string' ? 'yesNo' : undefined
  }
}

function amountMistake(value: Variant[Column]): Mistake | undefined {
  if (typeof value === 'string') return 'amount'
  return typeof value === 'number' && value > most.cents ? 'tooHigh' : undefined
}

/** SKUs that more than one variant has. */
export function twiceIn(variants: readonly Variant[]): ReadonlySet<string> {
  const first = new Map(variants.toReversed().map(({ sku }, place) => [sku, variants.length - 1 - place]))
  return new Set(variants.flatMap(({ sku }, place) => (first.get(sku) === place ? [] : [sku])))
}

/** The number of cells with errors. */
export function mistakesIn(variants: readonly Variant[]): number {
  const twice = twiceIn(variants)
  return variants.reduce(
    (count, variant) =>
      count + columns.filter((column) => mistakeIn(variant, column, twice.has(variant.sku))).length,
    0,
  )
}

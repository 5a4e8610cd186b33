import { expect, it } from 'vitest'
import { productsIn, ratesIn, type SalesRow, sumOf } from './sums.ts'

const row = (more: Partial<SalesRow>): SalesRow => ({
  month: 1,
  title: 'Gids',
  sku: 'G',
  vatPercent: 9,
  pieces: 1,
  cents: 1090,
  vatCents: 90,
  ...more,
})
const rows = [
  row({}),
  row({ month: 2, pieces: -1, cents: -1090, vatCents: -90 }),
  row({ sku: 'S', title: 'Schelp', vatPercent: 21, cents: 1210, vatCents: 210 }),
  row({ sku: '', title: '', vatPercent: undefined, pieces: 0, cents: 9999, vatCents: 0 }),
]

it('SHOP-18 a report adds up by rate, with what went back taken off', () => {
  const { rates, ...sum } = sumOf(rows)
  expect(sum).toEqual({ pieces: 1, cents: 11_209, vatCents: 210 })
  expect(Object.fromEntries(rates)).toEqual({ 9: 0, 21: 1210, '-1': 9999 })
  expect(ratesIn(rows)).toEqual([21, 9, -1])
})

it('SHOP-18 a report names what brought in most first, and shipping last', () => {
  expect(productsIn(rows).map(({ title }) => title)).toEqual(['Schelp', 'Gids', ''])
})

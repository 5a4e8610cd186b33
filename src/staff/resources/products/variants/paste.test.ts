import { expect, it } from 'vitest'
import { cellsIn, paste } from './paste.ts'
import type { Variant } from './variant.ts'

const labels = ['Artikelnummer', 'Prijs', 'Actieprijs', 'Voorraad', 'Te koop']
const rows: readonly Variant[] = ['A', 'B', 'C'].map((sku) => ({
  sku,
  attributes: { Maat: sku },
  regularCents: 100,
  stock: 9,
}))
const put = (text: string, row = 0, column = 0) => paste(rows, cellsIn(text) ?? [], { row, column }, labels)

it('EDIT-05 reads rows and columns of a spreadsheet, with Dutch decimals and thousands', () => {
  const { variants, unread, left } = put('12,50\t9,95\t1.200\tja\r\n€ 1.234,00\t\t\tnee\r\n', 1, 1)
  expect([unread, left]).toEqual([0, []])
  expect(variants).toEqual([
    rows[0],
    { ...rows[1], regularCents: 1250, saleCents: 995, stock: 1200, offered: true },
    { ...rows[2], regularCents: 123_400, saleCents: null, stock: null, offered: false },
  ])
})

it('EDIT-05 what cannot be read stays in its cell as it was pasted, and what does not fit is told', () => {
  const {
    variants,
    unread,
    left,
    beside,
    rows: taken,
  } = put('x\top aanvraag\nn\t-1\ty\nz\t3\tmisschien\tw', 1, 3)
  expect(variants[1]).toMatchObject({ stock: 'x', offered: 'op aanvraag' })
  expect(variants[2]).toMatchObject({ stock: 'n', offered: '-1' })
  expect({ unread, left, beside, taken }).toEqual({
    unread: 4,
    left: ['z\t3\tmisschien\tw'],
    beside: 3,
    taken: 2,
  })
})

it('EDIT-05 leaves out the line that names the columns, and keeps empty lines in their place', () => {
  const { variants } = put('Prijs\tactieprijs\n1,00\t0,50\n\n3,00\t', 0, 1)
  expect(variants.map(({ regularCents, saleCents }) => [regularCents, saleCents])).toEqual([
    [100, 50],
    [null, undefined],
    [300, null],
  ])
})

it('EDIT-05 takes one cell for text that is pasted into a field', () => {
  expect(cellsIn('12,50\r\n')).toBeUndefined()
  expect(cellsIn('12,50\t')).toHaveLength(1)
  expect(cellsIn('"regel\neen"\t2')).toEqual([['regel\neen', '2']])
})

import { expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

it('SHOP-18 writes rows that a Dutch spreadsheet opens unchanged', () => {
  expect(
    writeCsv([
      ['Nummer', 'Totaal'],
      ['S-1', { cents: 1250 }],
      ['S-2', { cents: -5 }],
      ['"Zo"; zei ze\nen ging', 3],
    ]),
  ).toBe('\uFEFFNummer;Totaal\r\nS-1;12,50\r\nS-2;-0,05\r\n"""Zo""; zei ze\nen ging";3\r\n')
})

it.each(['=1+1', '+31', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'abuse 16 does not let %j become a formula',
  (typed) => {
    expect(writeCsv([[typed]])).toContain(`'${typed}`)
  },
)

import { expect, it } from 'vitest'
import { readClipboard } from './clipboard.ts'

it('EDIT-05 reads cells of the clipboard, with tabs and line breaks inside quotes', () => {
  expect(readClipboard('Nummer\tTitel\r\n1\t"""Zo""\tzei ze\nen ging"\r\n2\t\'=som\r\n')).toEqual([
    ['Nummer', 'Titel'],
    ['1', '"Zo"\tzei ze\nen ging'],
    ['2', '=som'],
  ])
})

it.each([
  [
    'inches and a cell that is not quoted as a whole',
    '5" pijp\t"zo" heet het',
    [['5" pijp', '"zo" heet het']],
  ],
  ['a quotation mark that never ends', '"a\tb\nc', [['"a', 'b'], ['c']]],
  ['the line ends of an old Excel for the Mac', 'a\tb\rc', [['a', 'b'], ['c']]],
  ['empty lines', 'a\n\nb\n\n', [['a'], [''], ['b'], ['']]],
])('EDIT-05 reads %s', (_, text, rows) => {
  expect(readClipboard(text)).toEqual(rows)
})

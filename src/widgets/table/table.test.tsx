import { expect, it } from 'vitest'
import { renderRoom } from '../testing/render-room.ts'

import { readRows } from './read-rows.ts'

it('EDIT-01 table shows what was typed with headings for rows and columns', async () => {
  const html = await renderRoom('table', {
    rows: 'Van;Afstand\nWinsum;17 km',
    headColumn: true,
    caption: 'Etappes',
  })
  expect(html).toContain(
    '<thead><tr><th scope="col">Van</th><th scope="col" class="n">Afstand</th></tr></thead>',
  )
  expect(html).toContain('<th scope="row">Winsum</th><td class="n">17 km</td>')
  expect(html).toContain('<caption id="b1-onderschrift">Etappes</caption>')
})

it('EDIT-01 table takes what a spreadsheet puts on the clipboard', () => {
  expect(readRows('a\t"b\nc"\t"d ""e"" f"\nf\t1\t2', false).cells).toEqual([
    ['a', 'b\nc', 'd "e" f'],
    ['f', '1', '2'],
  ])
})

it('EDIT-01 table fills rows that are too short, and drops empty ones', () => {
  expect(readRows('a;b;c\n\nd', false).cells).toEqual([
    ['a', 'b', 'c'],
    ['d', '', ''],
  ])
})

it('abuse 16 table shows what was typed as words', async () => {
  expect(await renderRoom('table', { rows: 'x;<img src=x onerror=alert(1)>' })).toContain('&lt;img')
  expect(await renderRoom('table', { rows: ' ' })).toBe('')
})

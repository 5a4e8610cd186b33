import ExcelJS from 'exceljs'
import { describe, expect, it } from 'vitest'
import { extractTable } from '../extract-table.ts'
import { makeZip } from '../testing/make-zip.ts'
import { readTable } from './read-table.ts'
import { tableLimits } from './sheet.ts'

const rowsOf = async (contents: string | Buffer) =>
  (await readTable(Uint8Array.from(Buffer.from(contents))))[0]?.rows

describe('LIB-16 a table of delimited values', () => {
  it.each([
    [
      'semicolons',
      'naam;km\nJabikspaad;130,5',
      [
        ['naam', 'km'],
        ['Jabikspaad', '130,5'],
      ],
    ],
    [
      'commas and quotes',
      'a,b\n"x, y","zei ""ja"""',
      [
        ['a', 'b'],
        ['x, y', 'zei "ja"'],
      ],
    ],
    ['tabs, and lines without end', 'a\tb\r\n\r\nc', [['a', 'b'], ['c']]],
    [
      'a mark at its beginning',
      '\ufeffa;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a quotation mark that never ends',
      'a;b\n"c;d',
      [
        ['a', 'b'],
        ['"c', 'd'],
      ],
    ],
    ['old Windows letters', Buffer.from('caf\xe9;b', 'latin1'), [['café', 'b']]],
    ['an old Windows letter at the very end', Buffer.from('b;caf\xe9', 'latin1'), [['b', 'café']]],
  ])('reads %s', async (_, contents, rows) => {
    expect(await rowsOf(contents)).toEqual(rows)
  })

  it('abuse 28: shows the beginning of a long table, and says that there is more', async () => {
    const [sheet] = await readTable(Buffer.from('a;b\n'.repeat(100_000)))
    expect([sheet?.rows.length, sheet?.cut]).toEqual([tableLimits.preview.rows, true])
    const [wide] = await readTable(Buffer.from('x;'.repeat(50_000)))
    expect([wide?.rows[0]?.length, wide?.cut]).toEqual([tableLimits.preview.columns, true])
    const [long] = await readTable(Buffer.from('"'.repeat(500_000)))
    expect(long?.rows.join('').length ?? 0).toBeLessThan(1_000)
  })
})

describe('LIB-16 a spreadsheet', () => {
  it('reads sheets in the order of their tabs, with dates, percentages and results as readers write them', async () => {
    const book = new ExcelJS.Workbook()
    const sheet = book.addWorksheet('Kosten')
    sheet.addRow(['Wat', 'Bedrag', 'Dag', 'Deel'])
    sheet.addRow(['Drukwerk', 1234.5, new Date(Date.UTC(2026, 4, 9)), 0.25])
    sheet.getCell('D2').numFmt = '0%'
    sheet.getCell('B4').value = { formula: 'B2*2', result: 2469 }
    sheet.getCell('C4').value = '=cmd|"/c calc"!A1'
    book.addWorksheet('Leeg')
    book.addWorksheet('Verborgen', { state: 'hidden' }).addRow(['geheim'])
    book.addWorksheet('Nog een').addRow([{ richText: [{ text: 'vet' }, { text: ' en gewoon' }] }, true])
    const sheets = await readTable(new Uint8Array(await book.xlsx.writeBuffer()))
    expect(sheets).toEqual([
      {
        name: 'Kosten',
        rows: [
          ['Wat', 'Bedrag', 'Dag', 'Deel'],
          ['Drukwerk', '1234,5', '09-05-2026', '25%'],
          ['', '2469', '=cmd|"/c calc"!A1'],
        ],
        lines: [1, 2, 4],
        cut: false,
      },
      { name: 'Nog een', rows: [['vet en gewoon', '✓']], lines: [1], cut: false },
    ])
  })

  it('shows durations beyond a day, and numbers with the leading zeros of their format', async () => {
    const book = new ExcelJS.Workbook()
    const sheet = book.addWorksheet('Wandelingen')
    for (const [value, format] of [
      [1.0625, '[h]:mm'],
      [1.0625, '[hh]:mm:ss'],
      [-0.5, '[h]:mm'],
      [90 / 86_400, 'mm:ss'],
      [42, '0000'],
      [1234567, '000000'],
      [0.75, 'h:mm'],
      [46_000, 'dd-mm-yyyy;@'],
    ] as const)
      sheet.addRow([value]).getCell(1).numFmt = format
    const [read] = await readTable(new Uint8Array(await book.xlsx.writeBuffer()))
    expect(read?.rows.flat()).toEqual([
      '25:30',
      '25:30:00',
      '-12:00',
      '01:30',
      '0042',
      '1234567',
      '18:00',
      '09-12-2025',
    ])
  })

  const ods = (rows: string) =>
    makeZip([
      {
        name: 'content.xml',
        contents: `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><table:table table:name="Leden">${rows}</table:table></office:document-content>`,
      },
    ])

  it('reads OpenDocument, and skips a million empty cells', async () => {
    const cell = (text: string, times = 1) =>
      `<table:table-cell table:number-columns-repeated="${times}"><text:p>${text}</text:p></table:table-cell>`
    const empty =
      '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'
    const contents = ods(
      `<table:table-row>${cell('a')}${cell('b', 2)}</table:table-row>${empty}<table:table-row>${cell('&lt;b&gt;')}</table:table-row>`,
    )
    expect(await rowsOf(contents)).toEqual([['a', 'b', 'b'], ['<b>']])
  })

  it('abuse 14: refuses a sheet that unpacks to a bomb, and one with entities', async () => {
    const bomb = makeZip([{ name: 'content.xml', contents: 'x', claimedSize: 3_000_000_000 }])
    await expect(readTable(bomb)).rejects.toThrow()
    const entities = makeZip([
      {
        name: 'content.xml',
        contents:
          '<!DOCTYPE a [<!ENTITY b "bbbb">]><table name="x"><table-row><table-cell><p>&b;</p></table-cell></table-row></table>',
      },
    ])
    await expect(readTable(entities)).rejects.toThrow()
  })

  it('abuse 28: reads a table in a process of its own, once for all calls at the same time', async () => {
    let opened = 0
    const { Readable } = await import('node:stream')
    const file = {
      extension: 'csv',
      mime: 'text/csv',
      size: 3,
      async open() {
        opened += 1
        return Readable.from([Buffer.from('a;b')])
      },
    }
    const answers = await Promise.all([extractTable('key', file), extractTable('key', file)])
    expect(answers.map((answer) => answer.ok && answer.value[0]?.rows)).toEqual([[['a', 'b']], [['a', 'b']]])
    await extractTable('key', file)
    expect(opened).toBe(1)
    expect(await extractTable('large', { ...file, extension: 'xlsx', size: 1e9 })).toMatchObject({
      code: 'too-large',
    })
  })
})

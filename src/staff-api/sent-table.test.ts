import ExcelJS from 'exceljs'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeZip } from '../features/library/extract/testing/make-zip.ts'
import { tableForm } from './testing/table-form.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let test: StaffTest
beforeAll(async () => {
  test = await createStaffTest()
  const offer = { sku: 'G', regularCents: 500, vatClass: 'reduced', stock: 4 }
  await test.call('administrator', 'products', 'POST', { title: 'Café Jacobsschelp', offer })
})
afterAll(() => test.close())

type Rows = readonly (readonly string[])[]
type Bytes = Uint8Array<ArrayBuffer>

/** A table as each program writes it. The third row is empty. */
const programs: Readonly<Record<string, (rows: Rows) => Bytes | Promise<Bytes>>> = {
  'Excel, CSV (Windows-1252)': (rows) => encode(text(rows, ';', '\r\n'), 'windows-1252'),
  'Excel, CSV UTF-8': (rows) => encode(`\uFEFF${text(rows, ';', '\r\n')}`, 'utf-8'),
  'Excel, Unicode text (UTF-16 with tabs)': (rows) => encode(`\uFEFF${text(rows, '\t', '\r\n')}`, 'utf-16le'),
  'an old Excel for the Mac (\\r alone)': (rows) => encode(text(rows, ';', '\r'), 'macintosh'),
  'a program that names its delimiter': (rows) => encode(`sep=|\r\n${text(rows, '|', '\r\n')}`, 'utf-8'),
  'Numbers and Google (commas)': (rows) => encode(text(rows, ',', '\n'), 'utf-8'),
  'LibreOffice (every cell quoted)': (rows) =>
    encode(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'), 'utf-8'),
  'Excel (.xlsx)': async (rows) => {
    const book = new ExcelJS.Workbook()
    const sheet = book.addWorksheet('Blad1')
    for (const [at, row] of rows.entries()) if (row.length > 0) sheet.getRow(at + 1).values = [...row]
    return new Uint8Array(await book.xlsx.writeBuffer())
  },
  'LibreOffice (.ods)': (rows) =>
    new Uint8Array(
      makeZip([
        { name: 'content.xml', contents: `<table name="Blad1">${rows.map(odsRow).join('')}</table>` },
      ]),
    ),
}

const quoted = (cell: string, delimiter: string) =>
  [delimiter, '"', '\n'].some((sign) => cell.includes(sign)) ? `"${cell}"` : cell
const text = (rows: Rows, delimiter: string, end: string) =>
  rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter) + end).join('')
const encode = (written: string, encoding: string): Bytes => new Uint8Array(iconv.encode(written, encoding))
const odsRow = (row: readonly string[]) =>
  `<table-row>${row.map((cell) => `<table-cell><p>${cell}</p></table-cell>`).join('')}</table-row>`

const preview = async (resource: string, contents: Bytes | string) =>
  (await test.call('administrator', `${resource}/all/sheet`, 'POST', tableForm(contents))).body

describe.each(Object.entries(programs))('EDIT-05 abuse 39 a table from %s', (program, write) => {
  // The line that names the delimiter is a line of the file, too.
  const before = program.includes('names its delimiter') ? 1 : 0

  it('gives the readers that the preview shows, with their letters and lines', async () => {
    const rows = [['E-mail', 'Voornaam', 'Achternaam', 'Status', 'Created at']]
    const some = ['josé@schelp', 'José', 'Oñate – van ’t Hof', 'C', '2024-02-03 12:30:00']
    const plan = await preview(
      'subscribers',
      await write([...rows, [], some, ['rené@schelp.example', 'René']]),
    )
    expect(plan.wrong, 'the row of the file, with empty rows counted').toEqual({
      count: 2,
      lines: [3 + before, 4 + before],
    })
    const ada = ['ada@schelp.example', 'Adéle', 'van ’t Hof', 'Subscribed', '03/02/2024']
    const left = ['weg@schelp.example', 'Weg', 'Ging', 'U', '']
    const odd = ['vreemd@schelp.example', 'Vreemd', 'Eén', 'Misschien', '']
    const good = await preview('subscribers', await write([...rows, ada, left, odd]))
    expect(good).toMatchObject({
      added: {
        count: 1,
        some: [
          {
            email: 'ada@schelp.example',
            name: 'Adéle',
            surname: 'van ’t Hof',
            consentAt: '2024-02-02T23:00:00.000Z',
          },
        ],
      },
      left: 2,
      unknown: [{ state: 'misschien', count: 1 }],
    })
  })

  it('gives the prices that the preview shows', async () => {
    const rows = [['Artikelnummer', 'Product', 'Prijs'], [], ['G', 'Café', '12,50'], ['é', 'Één', 'gratis']]
    const plan = await preview('products', await write(rows))
    expect(plan).toMatchObject({
      changes: [{ sku: 'G', title: 'Café Jacobsschelp', to: { regularCents: 1250 } }],
      mistakes: [{ line: 4 + before }],
    })
  })
})

describe('EDIT-05 a file that is no table', () => {
  const shown = async (contents: Bytes | string) => (await preview('subscribers', contents)).errors.file
  it.each([
    ['a PDF', '%PDF-1.7 en meer', 'Bewaar de tabel als CSV'],
    [
      'an old Excel file',
      encode('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 en meer', 'latin1'),
      'Bewaar de tabel als CSV',
    ],
    ['a broken archive', 'PK\x03\x04 kapot', 'beschadigd'],
    ['a text without the column', 'Naam;Plaats\nAda;Delft', 'moet E-mail staan'],
    ['nothing', '', 'moet E-mail staan'],
    ['too many rows', `E-mail\n${'a@b.nl\n'.repeat(20_001)}`, 'te veel rijen'],
  ])('is refused in words that help: %s', async (_, contents, words) => {
    expect(await shown(contents)).toContain(words)
  })

  it('may have a title above its column headings', async () => {
    const plan = await preview('subscribers', 'Ledenlijst 2026;;\n\nNaam;E-mail\nAda;ada@schelp.example\n')
    expect(plan.added.some).toMatchObject([{ email: 'ada@schelp.example', name: 'Ada' }])
  })
})

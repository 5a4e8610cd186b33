import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { invoicePdf } from './invoice.ts'
import { packingSlipPdf } from './packing-slip.ts'
import { sampleInvoice, sampleOrder } from './sample.ts'

const paid = { at: new Date('2026-07-15T06:15:00Z'), method: 'bacs' }
const invoice = (change: Parameters<typeof sampleInvoice>[0] = {}) =>
  invoicePdf(sampleInvoice(change), { siteTitle: 'Schelp', paid })

async function read(pdf: Buffer) {
  const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), totalPages }
}

interface Node {
  role: string
  children: readonly (Node | object)[]
}

/** The roles within each page, outermost first. */
async function structure(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1))
  const trees: (Node | null)[] = await Promise.all(pages.map(async (page) => (await page).getStructTree()))
  const flat = (node: Node): string[] => [
    node.role,
    ...node.children.flatMap((child) => ('role' in child ? flat(child) : [])),
  ]
  return { document, roles: trees.map((tree) => (tree ? flat(tree) : [])) }
}

it('SHOP-18 an invoice says who sells, who buys, what, and the VAT of each rate', async () => {
  const { text, totalPages } = await read(await invoice())
  expect(totalPages).toBe(1)
  for (const part of [
    'Factuur',
    'Vereniging Schelp Jacobspad 25, 9999 XX Zeerijp winkel@schelp.example',
    'Marijke Hoekstra Oudegracht 14 bis 3511 XX Utrecht',
    'Factuurnummer 2026-0139 Factuurdatum 15 juli 2026 Bestelling S-2026-0147 Besteld op 14 juli 2026',
    'Van Friesland naar Hasselt 2 € 18,50 9% € 37,00',
    'Korting PELGRIM10 over 9% 9% −€ 4,20',
    'Korting PELGRIM10 over 21% 21% −€ 3,05',
    'Verzenden met PostNL',
    '9% € 34,63 € 3,12 21% € 22,69 € 4,76',
    'Zonder btw € 57,32 Btw € 7,88 Totaal € 65,20',
    'Betaald op 15 juli 2026 (overschrijving)',
    'Bezorgd bij Fam. Postma, Oosteinde 3, 9079 XX Sint Jacobiparochie.',
    'KvK 01234567 Btw NL001234567B01 IBAN NL91 ABNA 0417 1643 00',
  ])
    expect(text).toContain(part)
})

it('SHOP-18 an invoice is tagged: title, language, a heading, tables with headers, all in reading order', async () => {
  const { document, roles } = await structure(await invoice())
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: 'Factuur 2026-0139', Language: 'nl-NL' })
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  const [page = []] = roles
  expect(page.slice(0, 2)).toEqual(['Root', 'Document'])
  expect(page.filter((role) => role === 'H1')).toHaveLength(1)
  expect(page.filter((role) => role === 'Table')).toHaveLength(4)
  const [goods = []] = [page.slice(page.indexOf('H1') + 1)]
  expect(goods.slice(0, 8)).toEqual(['Table', 'THead', 'TR', 'TH', 'TH', 'TH', 'TH', 'TH'])
  expect(goods.indexOf('TD')).toBeGreaterThan(goods.indexOf('TBody'))
})

it('SHOP-20 a small business shows no VAT at all, and says why', async () => {
  const { text } = await read(await invoice({ withoutVat: true, vat: [] }))
  expect(text).toContain('Vrijgesteld van btw op grond van artikel 25 van de Wet op de omzetbelasting 1968')
  expect(text).toContain('kleineondernemersregeling')
  expect(text).not.toMatch(/\d%|Zonder btw|Btw|NL001234567B01/)
  expect(text).toContain('Korting PELGRIM10 −€ 7,25')
  expect(text).toContain('Totaal € 65,20')
})

it('SHOP-18 a credit note names its invoice and shows negative amounts', async () => {
  const { contents } = sampleInvoice()
  const lines = contents.lines.slice(2, 3)
  const credit = sampleInvoice({
    creditOf: '2026-0139',
    reason: 'Beschadigd',
    lines,
    shippingLabel: '',
    totalCents: 2160,
    vat: [{ percent: 21, cents: 2160, vatCents: 375 }],
  })
  const { text } = await read(
    await invoicePdf({ ...credit, kind: 'credit', number: 'C2026-0007' }, { siteTitle: 'Schelp' }),
  )
  for (const part of ['Creditnota', 'Nummer C2026-0007', 'Bij factuur 2026-0139', 'Reden: Beschadigd.'])
    expect(text).toContain(part)
  expect(text).toContain('Sterrenkaart van Sint-Jacob 1 € 24,00 21% −€ 24,00')
  expect(text).toContain('Terug te betalen € 21,60')
})

it('SHOP-18 a long invoice repeats its header and loses no line', async () => {
  const { contents } = sampleInvoice()
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...(contents.lines[index % 4] ?? expect.fail()),
    title: `Boek nummer ${index}`,
  }))
  const pdf = await invoice({ lines })
  const { text, totalPages } = await read(pdf)
  expect(totalPages).toBe(4)
  expect(text.match(/Omschrijving Aantal/g)).toHaveLength(4)
  for (const index of lines.keys()) expect(text).toContain(`Boek nummer ${index} `)
  expect(text).toContain('Bladzijde 4 van 4')
  const { roles } = await structure(pdf)
  expect(roles.every((page) => page.includes('TD'))).toBe(true)
})

it('SHOP-18 writes names in every European script, and the country of a foreign address', async () => {
  const buyer = {
    ...sampleInvoice().contents.buyer,
    firstName: 'Łukasz Ελένη',
    lastName: 'Őszi',
    country: 'BE',
  }
  const { text } = await read(await invoice({ buyer }))
  expect(text).toContain('Łukasz Ελένη Őszi')
  expect(text).toContain('België')
})

it('SHOP-18 a packing slip lists the shipped goods, without prices, downloads and returned pieces', async () => {
  const [first, ...rest] = sampleOrder().lines
  const order = sampleOrder({
    lines: [{ ...(first ?? expect.fail()), returnedQuantity: 1 }, ...rest],
    note: 'Graag zonder factuur in de doos.',
  })
  const society = { ...sampleInvoice().contents.seller, phone: '' }
  const pdf = await packingSlipPdf(order, {
    siteTitle: 'Schelp',
    society,
    now: new Date('2026-07-16T08:00:00Z'),
  })
  const { text } = await read(pdf)
  for (const part of [
    'Pakbon',
    'Bezorgen bij Fam. Postma Oosteinde 3',
    '1 Van Friesland naar Hasselt SKU-1',
    '1 Sterrenkaart van Sint-Jacob SKU-3',
    'Opmerking van de koper: Graag zonder factuur in de doos.',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/€|Fietsgids/)
  expect((await structure(pdf)).roles[0]).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']))
})

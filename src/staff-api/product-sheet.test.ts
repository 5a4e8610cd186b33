import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tableForm } from './testing/table-form.ts'
import { createStaffTest, type StaffTest } from './testing.ts'

let bench: StaffTest
let ids: number[]
beforeAll(async () => {
  bench = await createStaffTest()
  ids = []
  for (const [title, sku] of [
    ['Gids', 'G'],
    ['Kaart', 'K'],
  ]) {
    const { body } = await rule('products', {
      title,
      offer: { sku, regularCents: 500, vatClass: 'reduced', stock: 4 },
    })
    ids.push(body.id)
  }
})
afterAll(() => bench.close())

const rule = (path: string, body?: unknown) =>
  bench.call('shop_manager', path, body === undefined ? 'GET' : 'POST', body)
const readOwn = (csv: string): string[][] => parse(csv, { delimiter: ';', bom: true })
const send = async (text: string, agreed?: string) =>
  (await rule('products/all/sheet', tableForm(text, agreed === undefined ? {} : { agreed }))).body
const offers = async () => {
  const rows = await Promise.all(ids.map((id) => rule(`products/${id}`)))
  return rows.map(({ body: { offer } }) => [offer.regularCents, offer.stock])
}

it('EDIT-05 prices and stocks are exported to a spreadsheet and imported, as the preview shows', async () => {
  const { body: csv } = await bench.call('shop_manager', 'products/all/csv')
  const rows = readOwn(String(csv))
  expect(rows[0]).toEqual([
    'Artikelnummer',
    'Product',
    'Uitvoering',
    'Prijs',
    'Actieprijs',
    'Voorraad',
    'Upsells',
    'Cross-sells',
  ])
  expect(rows.slice(1)).toEqual([
    ['G', 'Gids', '', '5,00', '', '4', '', ''],
    ['K', 'Kaart', '', '5,00', '', '4', '', ''],
  ])
  const changed = 'Artikelnummer;Prijs;Actieprijs;Voorraad\r\nG;12,50;;4\r\nK;5;4,00;9\r\n'
  const preview = await send(changed)
  expect(preview).toMatchObject({
    mistakes: [],
    changes: [
      { title: 'Gids', sku: 'G', from: { regularCents: 500 }, to: { regularCents: 1250 } },
      { sku: 'K', from: { saleCents: null, stock: 4 }, to: { saleCents: 400, stock: 9 } },
    ],
  })
  expect(await offers(), 'a preview changes nothing').toEqual([
    [500, 4],
    [500, 4],
  ])
  await rule(`stock/${ids[0]}/change`, { reason: 'Geteld', change: { pieces: 3 } })
  const again = await send(changed, preview.mark)
  expect(again.changes[0], 'what changed meanwhile is shown first').toMatchObject({ from: { stock: 3 } })
  expect(await send(changed, again.mark)).toEqual({ changed: 2 })
  expect(await offers()).toEqual([
    [1250, 4],
    [500, 9],
  ])
  const { body: log } = await bench.call('administrator', 'activity')
  expect(log.data[0], 'the import is in the activity log; previews are not').toMatchObject({
    name: 'shop_manager',
    resource: 'products',
    act: 'import',
    times: 1,
  })
  const moves = await rule(`stock-moves?filter=${encodeURIComponent(JSON.stringify({ productId: ids[1] }))}`)
  expect(moves.body.data[0]).toMatchObject({ pieces: 5, left: 9, byName: expect.stringMatching(/\S/) })
})

it('EDIT-05 reports errors of a spreadsheet by line, and changes nothing', async () => {
  const before = await offers()
  const text = 'Artikelnummer,Prijs,Voorraad\nG,gratis,veel\nK,3,-1\nX,3,1\nG,3,1\nG,3,1\n'
  const { mistakes, mark } = await send(text)
  expect(mistakes).toEqual([
    { line: 2, message: 'Hier staat geen prijs, zoals 12,50.' },
    { line: 2, message: 'Hier staat geen aantal.' },
    { line: 3, message: 'Hier staat geen aantal.' },
    { line: 4, message: 'Dit artikelnummer kennen we niet.' },
    { line: 6, message: 'Dit artikelnummer staat er twee keer in.' },
  ])
  expect((await send(text, mark)).mistakes).toHaveLength(5)
  expect((await send('Artikelnummer;Prijs;Actieprijs\nG;3;3')).mistakes).toHaveLength(1)
  expect(await offers()).toEqual(before)
  const none = await rule('products/all/sheet', tableForm('zomaar iets'))
  expect([none.status, none.body.errors.file]).toEqual([422, expect.stringContaining('Artikelnummer')])
  expect((await bench.call('editor', 'products/all/sheet', 'POST', tableForm(text))).status).toBe(403)
})

it('EDIT-05 SHOP-17 related products are given by article number', async () => {
  const [gids = 0, kaart = 0] = ids
  const beside = async () => {
    const { offer } = (await rule(`products/${gids}`)).body
    return [offer.upSellIds, offer.crossSellIds]
  }
  const changed = 'Artikelnummer;Upsells;Cross-sells\nG;K, G;K\nK;;\n'
  const { changes, mark } = await send(changed)
  expect(changes).toMatchObject([
    { sku: 'G', from: { upSells: [], crossSells: [] }, to: { upSells: ['K', 'G'], crossSells: ['K'] } },
  ])
  expect(await send(changed, mark)).toEqual({ changed: 1 })
  expect(await beside(), 'never itself').toEqual([[kaart], [kaart]])
  const { body: csv } = await bench.call('shop_manager', 'products/all/csv')
  expect(readOwn(String(csv))[1]?.slice(-2)).toEqual(['K', 'K'])
  expect((await send('Artikelnummer;Upsells\nG;K')).changes).toEqual([])
  const many = Array.from({ length: 13 }, () => 'K').join(',')
  expect((await send(`Artikelnummer;Upsells\nG;K,onbekend\nK;${many}`)).mistakes).toEqual([
    { line: 2, message: expect.stringContaining('dat we niet kennen') },
    { line: 3, message: 'Er staan meer dan 12 artikelnummers in één vak.' },
  ])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, type ShopTest } from '../testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

const society = {
  name: 'Vereniging Schelp',
  address: 'Jacobspad 25',
  postcode: '9999 XX',
  city: 'Zeerijp',
  email: 'winkel@schelp.example',
  phone: '',
  kvk: '01234567',
  vatNumber: '',
}

it('EDIT-05 has default settings before anybody changes one', async () => {
  expect(await test.shop.settings()).toMatchObject({
    vat: { smallBusiness: false },
    payment: { transfer: true, iban: '', transferDays: 14 },
    terms: { withdrawalDays: 14, pages: {} },
  })
})

it('EDIT-05 stores what staff set, leaves the other groups, and publishes the change', async () => {
  await test.shop.staff.changeSettings({ society })
  await test.shop.staff.changeSettings({ vat: { smallBusiness: true } })
  expect(await test.shop.settings()).toMatchObject({ society, vat: { smallBusiness: true } })
  expect(test.content.published).toEqual(expect.arrayContaining(['shop-settings', '*']))
})

it('abuse 29 an invalid stored group gets its default, the others stay', async () => {
  const { shop, content } = test
  await content.handle.pool.query(
    `insert into shop_settings (name, value) values ('payment', '{"transferDays":"many"}'), ('strange', '1')
     on conflict (name) do update set value = excluded.value`,
  )
  await content.changes.publishNow(['shop-settings'])
  expect(await shop.settings()).toMatchObject({ society, payment: { transferDays: 14 } })
})

it('SHOP-20 lists what is missing before the shop may sell, and nothing once it is complete', async () => {
  const { shop, content } = test
  await shop.staff.changeSettings({ society, vat: { smallBusiness: false } })
  expect(await shop.staff.settingsGaps()).toEqual(
    expect.arrayContaining([
      'vat-number',
      'iban',
      'terms-version',
      'terms',
      'privacy',
      'withdrawal',
      'shipping',
    ]),
  )
  const page = async (title: string, status: 'published' | 'draft' = 'published') =>
    (await content.content.addEntry({ type: 'page', title, status })).id
  const { payment, terms } = await shop.settings()
  const pages = {
    terms: await page('Voorwaarden'),
    privacy: await page('Privacy'),
    withdrawal: await page('Herroepen'),
    shipping: await page('Verzenden', 'draft'),
  }
  await shop.staff.changeSettings({
    society: { ...society, vatNumber: 'NL001234567B01' },
    payment: { ...payment, iban: 'NL91 ABNA 0417 1643 00' },
    terms: { ...terms, version: '1 mei 2026', pages },
  })
  expect(await shop.staff.settingsGaps()).toEqual(['shipping'])
  await shop.staff.changeSettings({
    terms: { ...terms, version: '1 mei 2026', pages: { ...pages, shipping: pages.terms } },
  })
  expect(await shop.staff.settingsGaps()).toEqual([])
})

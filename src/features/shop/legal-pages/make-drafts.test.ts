import { afterAll, beforeAll, expect, it } from 'vitest'
import { createShopTest, type ShopTest } from '../testing.ts'

let test: ShopTest
beforeAll(async () => {
  test = await createShopTest()
})
afterAll(() => test.close())

it('SHOP-20 drafts the legally required pages once, filled in', async () => {
  const { shop, content } = test
  const settings = await shop.settings()
  await shop.staff.changeSettings({
    society: { ...settings.society, name: 'Schelp & Zoon', city: 'Zeerijp' },
    terms: { ...settings.terms, version: '1 mei 2026' },
    vat: { smallBusiness: true },
  })
  await shop.staff.createShippingZone({
    label: 'In Nederland',
    countries: ['NL'],
    cents: 450,
    classRates: [{ name: 'pakket', cents: 695 }],
    freeFromCents: 4000,
  })
  const made = await shop.staff.makeLegalDrafts()
  expect(made.map(({ page }) => page)).toEqual(['terms', 'privacy', 'withdrawal', 'shipping'])
  const bodyOf = (at: number) => content.content.staffEntry(made[at]?.id ?? 0)
  expect(await bodyOf(0)).toMatchObject({ status: 'draft', title: 'Algemene voorwaarden' })
  const terms = (await bodyOf(0))?.body ?? ''
  expect(terms).toContain('Schelp &amp; Zoon, [straat en nummer], [postcode] Zeerijp')
  expect(terms).toContain('vrijgesteld van btw')
  expect(terms).not.toMatch(/\{\w+\}/)
  expect((await bodyOf(3))?.body.replaceAll('\u00a0', ' ')).toContain(
    'In Nederland: € 4,50, pakket € 6,95, gratis vanaf € 40,00.',
  )
  expect((await shop.settings()).terms.pages.terms).toBe(made[0]?.id)
  expect(await shop.staff.makeLegalDrafts()).toEqual([])
  expect(await shop.staff.settingsGaps()).toContain('terms')
})

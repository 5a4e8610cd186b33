import type { Page } from '@playwright/test'
import { faultsOf } from './support/faults.ts'
import { expect, test } from './support/site.ts'

/** Of the demo content. */
const map = '/product/kaart-van-de-zeventig-plaatsen/'

const own = {
  Postcode: '3511 AB',
  Huisnummer: '14bis',
  Straat: 'Oudegracht',
  Plaats: 'Utrecht',
  Voornaam: 'Marijke',
  Achternaam: 'Hoekstra',
  'E-mailadres': 'marijke@voorbeeld.nl',
}

/** From a product to the form. */
async function toCheckout(page: Page): Promise<void> {
  await page.goto(map)
  await page.getByRole('main').getByRole('button', { name: 'In de winkelmand' }).first().click()
  // It is in once the way there shows.
  await expect(page.getByRole('link', { name: 'Bekijk winkelwagen' }).first()).toBeVisible()
  await page.goto('/cart/')
  await page.getByRole('link', { name: 'Naar afrekenen' }).click()
  await expect(page.getByRole('heading', { name: 'Afrekenen', level: 1 })).toBeVisible()
}

/** Mistakes first, then the order. */
async function buy(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(own))
    await page.getByLabel(label, { exact: true }).first().fill(value)
  await page.getByRole('button', { name: 'Bestellen en betalen' }).press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: 'kloppen nog 2 dingen niet' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /bis/ }).press('Enter')
  await expect(page.getByLabel('Huisnummer', { exact: true }).first()).toHaveValue('14bis')
  await page.getByLabel('Huisnummer', { exact: true }).first().fill('14')
  await page.getByLabel('Toevoeging', { exact: true }).first().fill('bis')
  await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).press('Space')
  await page.getByRole('button', { name: 'Bestellen en betalen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Dankjewel, Marijke' })).toBeVisible()
  await expect(page.getByText('Oudegracht 14 bis').first()).toBeVisible()
}

test('SHOP-10 with scripts the sum follows each choice; what was typed survives a reload; axe finds nothing', async ({
  page,
}) => {
  const scripts: number[] = []
  page.on('response', async (response) => {
    if (/\/assets\/.*\.js$/.test(response.url()))
      scripts.push((await response.request().sizes()).responseBodySize)
  })
  await toCheckout(page)
  const total = page.getByRole('row', { name: /^Totaal/ })
  const before = await total.textContent()
  await page.getByLabel('Land', { exact: true }).first().selectOption('BE')
  await expect(total).not.toHaveText(before ?? '')
  await page.getByLabel('Plaats', { exact: true }).first().fill('Gent')
  const kept = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByLabel('Plaats', { exact: true }).first().press('Tab')
  await kept
  await page.reload()
  await expect(page.getByLabel('Plaats', { exact: true }).first()).toHaveValue('Gent')
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Land', { exact: true }).first().selectOption('NL')
  await buy(page)
  expect(await faultsOf(page)).toEqual([])
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(90 * 1024)
})

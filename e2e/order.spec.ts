import type { Page } from '@playwright/test'
import { tabTo, typeByKeys } from './support/keys.ts'
import { mailTo } from './support/post.ts'
import { expectSound } from './support/sound.ts'
import { expect, test } from './support/staff.ts'

/** Of the demo content: as many as anybody wants. */
const map = '/product/kaart-van-de-zeventig-plaatsen/'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const buttonOf = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first()
const fieldOf = (page: Page, label: string) => main(page).getByLabel(label, { exact: true }).first()

/** Two maps, over mistakes to an order by bank transfer; its number. */
async function buy(page: Page, email: string): Promise<string> {
  await page.goto(map)
  await fieldOf(page, 'Aantal').fill('2')
  await buttonOf(page, 'In de winkelmand').press('Enter')
  await page.goto('/cart/')
  await main(page).getByRole('link', { name: 'Naar afrekenen' }).press('Enter')
  await expect(title(page)).toHaveText('Afrekenen')

  await typeByKeys(page, [
    [fieldOf(page, 'Postcode'), '3511 AB'],
    [fieldOf(page, 'Huisnummer'), '14bis'],
    [fieldOf(page, 'Straat'), 'Oudegracht'],
    [fieldOf(page, 'Plaats'), 'Utrecht'],
    [fieldOf(page, 'Voornaam'), 'Marijke'],
    [fieldOf(page, 'Achternaam'), 'Hoekstra'],
    [fieldOf(page, 'E-mailadres'), email],
  ])
  await buttonOf(page, 'Bestellen en betalen').press('Enter')
  const wrong = page.getByRole('alert').filter({ hasText: 'kloppen nog 2 dingen niet' })
  await expect(wrong).toBeFocused()
  await expectSound(page)
  await wrong.getByRole('link', { name: /bis/ }).press('Enter')
  await expect(fieldOf(page, 'Huisnummer')).toHaveValue('14bis')
  await fieldOf(page, 'Huisnummer').fill('14')
  await fieldOf(page, 'Toevoeging').fill('bis')
  const agree = main(page).getByRole('checkbox', { name: /Ik ga akkoord/ })
  await tabTo(page, agree)
  await page.keyboard.press('Space')
  await tabTo(page, buttonOf(page, 'Bestellen en betalen'))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Dankjewel, Marijke')
  await expect(main(page).getByText('Oudegracht 14 bis').first()).toBeVisible()
  await expectSound(page)
  return /S-\d{4}-\d{4}/.exec((await main(page).textContent()) ?? '')?.[0] ?? ''
}

/** Presses a step of an order by keys alone, and gives the form that it asks with. */
async function ask(page: Page, step: string) {
  await tabTo(page, page.getByRole('region', { name: 'Wat nu kan' }).getByRole('button', { name: step }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: step })
  await expect(dialog).toBeVisible()
  return dialog
}

/** From the page of the order. */
async function withdraw(page: Page, number: string, email: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Overeenkomst herroepen hier' }).press('Enter')
  await expect(fieldOf(page, 'Bestelnummer')).toHaveValue(number)
  await typeByKeys(page, [
    [fieldOf(page, 'Naam'), 'Marijke Hoekstra'],
    [fieldOf(page, 'E-mailadres'), email],
  ])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeVisible()
  await expectSound(page)
  await tabTo(page, buttonOf(page, 'Herroeping bevestigen'))
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('We hebben je herroeping ontvangen op')).toBeVisible()
}

for (const width of [360, 1440])
  test.describe(`${width} px, by keys alone, the visitor without scripts`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('SHOP-10, SHOP-11, SHOP-18, SHOP-20 an order is placed, paid, sent, paid back in part and withdrawn from', async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow()
      const email = `marijke-${width}-${Date.now()}@post.example`
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
        storageState: { cookies: [], origins: [] },
        locale: 'nl-NL',
        extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${width % 199}` },
      })
      const visitor = await context.newPage()
      const number = await buy(visitor, email)
      const mailed = (says: RegExp) => mailTo(baseURL ?? '', email, says)
      expect(await mailed(/NL\d{2} [A-Z]{4}/)).toContain(number)

      await page.goto(`/wp-admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`)
      const found = page.getByRole('link', { name: number })
      await tabTo(page, found)
      await page.keyboard.press('Enter')
      const head = page.getByRole('article').locator('header')
      await expect(head).toContainText('Wacht op overschrijving')

      const payment = await ask(page, 'Betaling noteren')
      await payment.getByLabel('Ontvangen bedrag').press('Enter')
      await expect(head).toContainText('Te verzenden')
      const invoice = page.getByRole('link', { name: /^Factuur \d{4}-\d{4}/ })
      await expect(invoice).toBeVisible()
      expect(await mailed(/filename="?[^"\r\n]*factuur[^"\r\n]*\.pdf/i)).toContain(number)

      const sending = await ask(page, 'Verzonden')
      await sending.getByLabel('Track en trace').fill('3SJAC0000001')
      await page.keyboard.press('Enter')
      await expect(head).toContainText('Afgerond')
      await mailed(/3SJAC0000001/)

      const refund = await ask(page, 'Terugbetalen')
      await refund.getByLabel(/^Zoveel stuks terug/).fill('1')
      await tabTo(page, refund.getByRole('button', { name: 'Betaal terug' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: /^Creditnota C\d{4}-\d{4}/ })).toBeVisible()
      await expect(page.getByText('1 teruggenomen')).toBeVisible()
      await mailed(/filename="?[^"\r\n]*credit[^"\r\n]*\.pdf/i)
      await expectSound(page)

      await withdraw(visitor, number, email)
      await mailed(/herroeping/i)
      await context.close()

      await page.goto('/wp-admin/withdrawals')
      const withdrawal = page.getByRole('row').filter({ hasText: number })
      await withdrawal.getByRole('button', { name: 'Afhandelen' }).press('Enter')
      const settling = page.getByRole('dialog', { name: 'Herroeping van Marijke Hoekstra' })
      await settling.getByLabel('Afspraak').fill('De andere komt ook terug')
      await tabTo(page, settling.getByRole('button', { name: 'Afhandelen' }))
      await page.keyboard.press('Enter')
      await expect(withdrawal).toContainText('Afgehandeld')
    })
  })

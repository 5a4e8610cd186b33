import type { Locator, Page } from '@playwright/test'
import { expect, open, started, test } from './support/site.ts'
import { expectSound } from './support/sound.ts'

/** Of the demo content. */
const map = { path: '/product/kaart-van-de-zeventig-plaatsen/', title: 'Kaart van de zeventig plaatsen' }
const poster = { path: '/product/poster-sterrenweg/', title: 'Poster Sterrenweg' }
const coupon = 'WELKOM10'

const main = (page: Page) => page.getByRole('main')
const toCart = (page: Page) => page.getByRole('link', { name: /, naar de winkelmand$/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Winkelmand' })
const lightbox = (page: Page) =>
  page.getByRole('dialog', { name: 'Afbeeldinggalerij in volledig scherm bekijken' })
const fullScreen = (page: Page) =>
  page.getByLabel('Afbeeldinggalerij in volledig scherm bekijken').and(page.locator('a'))
const add = (page: Page) => main(page).getByRole('button', { name: 'In de winkelmand' }).first()
const quantity = (page: Page) => page.getByRole('spinbutton', { name: `Aantal van ${map.title}` })
const goods = (page: Page, pieces: number) =>
  page.getByRole('row', { name: new RegExp(`^${pieces} artikel`) })
const undo = (page: Page) => page.getByRole('link', { name: 'Zet terug' })
/** The form that this width shows. */
const filters = (page: Page) => page.getByRole('search', { name: 'Filters' })

/** On a narrow screen they fold away. */
async function openFilters(page: Page, open: (fold: Locator) => Promise<void>): Promise<void> {
  const fold = page.locator('summary', { hasText: 'Filters' })
  if (await fold.isVisible()) await open(fold)
}

/** A click while the page scrolls may meet something else. */
async function expectStill(page: Page): Promise<void> {
  let before = Number.NaN
  const isStill = async () => {
    const now = await page.evaluate(() => window.scrollY)
    const still = now === before
    before = now
    return still
  }
  await expect.poll(isStill, { intervals: [200] }).toBe(true)
}

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('SHOP-01, SHOP-02, SHOP-06, SHOP-07, SHOP-09 from the listing to the cart', async ({ page }) => {
      await open(page, '/shop/')
      await expectSound(page)
      await openFilters(page, (fold) => fold.click())
      await filters(page).getByLabel('Tot en met').fill('10')
      await filters(page).getByLabel('Alleen wat er nu is').check()
      await filters(page).getByRole('button', { name: 'Filter' }).click()
      await expect(page).toHaveURL(/max_price=10.*filter_stock_status=instock/)
      await page.getByLabel('Volgorde').selectOption({ label: 'Prijs: hoog naar laag' })
      await expect(page).toHaveURL(/orderby=price-desc/)
      await expect(page).toHaveURL(/max_price=10/)
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(map.title)
      await main(page).getByRole('link', { name: map.title, exact: true }).click()

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(map.title)
      await started(page)
      await expectSound(page)
      const back = page.getByAltText('De achterkant van de kaart, met een schelp').first()
      await page.getByRole('link', { name: 'Afbeelding 2 van 2' }).click()
      await expect(back).toBeInViewport({ ratio: 0.9 })
      if (width > 1000) {
        await back.hover()
        await expect(page.locator('.zoomImg')).toBeVisible()
        await page.mouse.move(0, 0)
        await expect(page.locator('.zoomImg')).toHaveCount(0)
      }
      await fullScreen(page).click()
      await expect(lightbox(page).getByRole('status')).toHaveText('Afbeelding 2 van 2')
      if (width < 1000) await expectSound(page)
      await lightbox(page).getByRole('button', { name: 'Vorige' }).click()
      await expect(lightbox(page).getByRole('status')).toHaveText('Afbeelding 1 van 2')
      await lightbox(page).getByRole('button', { name: 'Sluiten' }).click()

      await page.getByRole('spinbutton', { name: 'Aantal' }).fill('3')
      await add(page).click()
      await expect(toCart(page)).toHaveAccessibleName('Mand (3), naar de winkelmand')
      await expect(main(page).getByRole('link', { name: 'Bekijk winkelwagen' })).toHaveCount(1)
      await toCart(page).click()
      await expect(drawer(page)).toContainText('€ 29,85')
      if (width < 1000) await expectSound(page)
      await drawer(page).getByRole('link', { name: 'Bekijk winkelwagen' }).click()

      await expect(page).toHaveURL('/cart/')
      await started(page)
      await expectSound(page)
      await page.getByLabel('Kortingscode').fill('ONZIN')
      await page.getByRole('button', { name: 'Gebruik' }).click()
      await expect(page.getByRole('alert')).toHaveText(/Deze code kennen wij niet/)
      await page.getByLabel('Kortingscode').fill(coupon.toLowerCase())
      await page.getByRole('button', { name: 'Gebruik' }).click()
      await expect(page.getByRole('row', { name: `Kortingscode ${coupon}` })).toContainText('-2,99')
      await page.getByRole('button', { name: 'Eén meer' }).click()
      await expect(goods(page, 4)).toContainText('€ 39,80')
      await expect(toCart(page)).toHaveAccessibleName('Mand (4), naar de winkelmand')
      await page.getByRole('link', { name: `Verwijder ${map.title} uit de winkelmand` }).click()
      await expect(page.getByRole('heading', { name: 'Je mand is leeg' })).toBeVisible()
      // The page scrolls to what became of the coupon, and comes to rest.
      await expect(page.getByRole('alert')).toBeFocused()
      await expectStill(page)
      await undo(page).click()
      await expect(quantity(page)).toHaveValue('4')
      await expect(page).toHaveURL('/cart/')
    })

    test('SHOP-01, SHOP-02, SHOP-09 all of it without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL,
        viewport: { width, height: 900 },
      })
      const page = await context.newPage()
      await page.goto('/product-category/kaarten/')
      await openFilters(page, (fold) => fold.click())
      await filters(page).getByLabel('Tot en met').fill('10')
      await filters(page).getByRole('button', { name: 'Filter' }).click()
      await page.getByLabel('Volgorde').selectOption({ label: 'Prijs: hoog naar laag' })
      await page.getByRole('button', { name: 'Sorteer' }).click()
      await expect(page).toHaveURL(/orderby=price-desc/)
      await main(page).getByRole('link', { name: map.title, exact: true }).click()
      await page.getByRole('link', { name: 'Afbeelding 2 van 2' }).click()
      await expect(page.getByAltText('De achterkant van de kaart, met een schelp').first()).toBeInViewport()
      await expect(page.getByRole('heading', { name: 'Gegevens' })).toBeVisible()
      await page.goto(map.path)
      await page.getByRole('spinbutton', { name: 'Aantal' }).fill('3')
      await add(page).click()
      await expect(page).toHaveURL(map.path)
      await expect(page.getByText(`‘${map.title}’ ligt in je mand.`)).toBeVisible()
      await page.getByRole('link', { name: 'Bekijk winkelwagen' }).click()

      await page.getByLabel('Kortingscode').fill(coupon)
      await page.getByRole('button', { name: 'Gebruik' }).click()
      await expect(page.getByText('De kortingscode is verwerkt.')).toBeVisible()
      await page.reload()
      await expect(page.getByText('De kortingscode is verwerkt.')).toHaveCount(0)
      await quantity(page).fill('4')
      await page.getByRole('button', { name: 'Werk de mand bij' }).click()
      await expect(goods(page, 4)).toContainText('€ 39,80')
      await page.getByRole('link', { name: `Verwijder ${map.title} uit de winkelmand` }).click()
      await expect(page.getByRole('heading', { name: 'Je mand is leeg' })).toBeVisible()
      await undo(page).click()
      await expect(quantity(page)).toHaveValue('4')
      await context.close()
    })
  })
}

test('SHOP-02 the first picture of a product waits for no other', async ({ page }) => {
  const first = page.getByAltText('De kaart: zeventig sterren op een nachtblauwe grond').first()
  const second = page.getByAltText('De achterkant van de kaart, met een schelp').first()
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/main-/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(map.path, { waitUntil: 'commit' })
  await expect(first).toHaveJSProperty('complete', true)
  await expect(second).toBeHidden()
  scripts.resolve()
  await started(page)
  await page.getByRole('link', { name: 'Afbeelding 2 van 2' }).click()
  await expect(second).toBeInViewport()
  await expect(second).toHaveJSProperty('complete', true)
})

test('SHOP-01, SHOP-02, SHOP-09 all of it with the keyboard only', async ({ page }) => {
  const press = async (locator: Locator, key = 'Enter') => {
    await locator.focus()
    await page.keyboard.press(key)
  }
  await open(page, '/shop/')
  await filters(page).getByLabel('Tot en met').focus()
  await page.keyboard.type('10')
  await page.keyboard.press('Tab')
  await expect(filters(page).getByLabel('Alleen wat er nu is')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/max_price=10.*filter_stock_status=instock/)
  await press(main(page).getByRole('link', { name: map.title, exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(map.title)
  await started(page)

  await press(page.getByRole('link', { name: 'Afbeelding 2 van 2' }))
  await expect(page.getByRole('link', { name: 'Afbeelding 2 van 2' })).toHaveAttribute('aria-current', 'true')
  await press(fullScreen(page))
  await expect(lightbox(page).getByRole('status')).toHaveText('Afbeelding 2 van 2')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page).getByRole('status')).toHaveText('Afbeelding 1 van 2')
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toBeHidden()
  await expect(fullScreen(page)).toBeFocused()

  await press(add(page))
  await expect(toCart(page)).toHaveAccessibleName('Mand (1), naar de winkelmand')
  await press(toCart(page))
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(toCart(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await press(drawer(page).getByRole('link', { name: `Verwijder ${map.title} uit de winkelmand` }))
  await expect(drawer(page)).toContainText('Je mand is leeg.')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await press(add(page))
  await expect(toCart(page)).toHaveAccessibleName('Mand (1), naar de winkelmand')
  const view = main(page).getByRole('link', { name: 'Bekijk winkelwagen' })
  await expect(view).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(view).toBeFocused()
  await page.keyboard.press('Enter')
  await press(quantity(page), 'ArrowUp')
  await expect(goods(page, 2)).toBeVisible()
  await expect(quantity(page)).toBeFocused()
  await press(page.getByRole('link', { name: /^Verwijder / }))
  await expect(page.getByRole('heading', { name: 'Je mand is leeg' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(undo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity(page)).toHaveValue('2')
})

test('SHOP-03, SHOP-04 reviews: their tab opens by itself, stars are chosen by keys, and staff see it first', async ({
  page,
}) => {
  await open(page, `${map.path}#reviews`)
  const tab = page.getByRole('tab', { name: /^Beoordelingen/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('geverifieerde aankoop').first()).toBeVisible()
  await tab.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Gegevens' })).toBeFocused()
  await expect(page.getByRole('row', { name: /^Maker/ })).toContainText('De Jacobsschelp')
  await page.getByRole('link', { name: /^\d+ beoordelingen$/ }).click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')

  const send = page.getByRole('button', { name: 'Plaats beoordeling' })
  const email = page.getByLabel('E-mailadres')
  const noStars = async (sends: () => Promise<void>) => {
    const alerted = page.waitForEvent('dialog')
    const sent = sends()
    const alert = await alerted
    expect(alert.message()).toBe('Selecteer een waardering')
    await alert.dismiss()
    await sent
    await expect(page.getByRole('radio', { name: '1 van de 5 sterren' })).toBeFocused()
  }
  await noStars(() => send.click())
  await noStars(() => email.press('Enter'))
  await page.getByLabel('Wat vond je ervan?').fill('Hangt nu boven de bank.')
  await page.getByLabel('Naam').fill('Fenna')
  await email.fill('fenna@schelp.example')
  await noStars(() => send.click())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3 van de 5 sterren' })).toBeChecked()
  await expectSound(page)
  await send.press('Enter')
  await expect(page.getByText(/verschijnt zodra wij haar hebben gelezen/)).toBeVisible()
  await expect(page.getByText('Hangt nu boven de bank.')).toHaveCount(0)
})

test('SHOP-17 a variable product: choosing shows price, stock and picture, and a click or two at once add once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('wc-ajax')) asked.push(new URL(request.url()).search)
  })
  await open(page, poster.path)
  await expect(main(page).getByText(/vanaf/).first()).toBeVisible()
  await page.getByLabel('Formaat').selectOption('A3')
  await page.getByLabel('Lijst').selectOption('Zonder lijst')
  await expect(main(page).locator('form.cart .price:visible')).toHaveText(/14,50/)
  await expectSound(page)
  for (const [press, count] of [
    ['dblclick', 1],
    ['click', 2],
  ] as const) {
    await add(page)[press]()
    await expect(toCart(page)).toHaveAccessibleName(`Mand (${count}), naar de winkelmand`)
  }
  expect(asked).toEqual(['?wc-ajax=add_to_cart', '?wc-ajax=add_to_cart'])
})

test('SHOP-01, SHOP-17 a tag leads from a product to what else carries it', async ({ page }) => {
  await open(page, `${poster.path}#tab-additional_information`)
  await page.getByRole('link', { name: 'Om te geven' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Om te geven')
  await expect(page.getByRole('link', { name: 'Schelp aan koord', exact: true })).toBeVisible()
  await expectSound(page)
})

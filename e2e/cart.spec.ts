import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './support/site.ts'

/** Of the demo content. */
const guide = { path: '/product/kaart-van-de-zeventig-plaatsen/', title: 'Kaart van de zeventig plaatsen' }
const coupon = 'WELKOM10'
const cartPath = '/cart/'

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Artikelen in je winkelmand' }).getByRole('listitem')
const quantity = (page: Page) => page.getByRole('spinbutton', { name: `Aantal van ${guide.title}` })
const total = (page: Page) => page.getByRole('row', { name: /^Totaal/ })
const toCart = (page: Page) => page.getByRole('link', { name: /, naar de winkelmand$/ })
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'In de winkelmand' }).first()
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Winkelmand' })

/** Adds three of a product; what is asked of the shop on the way. */
async function addThree(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('wc-ajax')) asked.push(new URL(request.url()).search)
  })
  // A press before the scripts are there posts the form, which the journey without scripts tries.
  await page.goto(guide.path, { waitUntil: 'networkidle' })
  await page.getByRole('spinbutton', { name: 'Aantal' }).fill('3')
  await add(page).click()
  await expect(toCart(page)).toHaveAccessibleName('Mand (3), naar de winkelmand')
  return asked
}

for (const width of [360, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('SHOP-06, SHOP-07, SHOP-09 add, mini-cart, cart, coupon, change, remove, undo', async ({ page }) => {
      expect(await addThree(page)).toEqual(['?wc-ajax=add_to_cart'])
      await expect(add(page)).toHaveClass(/\badded\b/)
      await expect(page.getByRole('main').getByRole('link', { name: 'Bekijk winkelwagen' })).toHaveCount(1)

      await toCart(page).click()
      await expect(drawer(page)).toContainText('€ 29,85')
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await drawer(page).getByRole('link', { name: 'Bekijk winkelwagen' }).click()

      await expect(page).toHaveURL(cartPath)
      await expect(lines(page)).toHaveCount(1)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)

      await page.getByLabel('Kortingscode').fill('ONZIN')
      await page.getByRole('button', { name: 'Gebruik' }).click()
      await expect(page.getByRole('alert')).toHaveText(/Deze code kennen wij niet/)
      await page.getByLabel('Kortingscode').fill(coupon.toLowerCase())
      await page.getByRole('button', { name: 'Gebruik' }).click()
      await expect(page.getByRole('row', { name: `Kortingscode ${coupon}` })).toContainText('-2,99')

      await page.getByRole('button', { name: 'Eén meer' }).click()
      await expect(page.getByRole('row', { name: /^4 artikelen/ })).toContainText('€ 39,80')
      await expect(toCart(page)).toHaveAccessibleName('Mand (4), naar de winkelmand')

      await page.getByRole('link', { name: `Verwijder ${guide.title} uit de winkelmand` }).click()
      await expect(page.getByRole('heading', { name: 'Je mand is leeg' })).toBeVisible()
      await page.getByRole('link', { name: 'Zet terug' }).click()
      await expect(quantity(page)).toHaveValue('4')
      await expect(page).toHaveURL(cartPath)
    })

    test('SHOP-09 all of it without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL,
        viewport: { width, height: 900 },
      })
      const page = await context.newPage()
      await page.goto(guide.path)
      await page.getByRole('spinbutton', { name: 'Aantal' }).fill('3')
      await add(page).click()
      await expect(page).toHaveURL(guide.path)
      await expect(page.getByText(`‘${guide.title}’ ligt in je mand.`)).toBeVisible()
      await page.getByRole('link', { name: 'Bekijk winkelwagen' }).click()

      await page.getByLabel('Kortingscode').fill(coupon)
      await page.getByRole('button', { name: 'Gebruik' }).click()
      await expect(page.getByText('De kortingscode is verwerkt.')).toBeVisible()
      await page.reload()
      await expect(page.getByText('De kortingscode is verwerkt.')).toHaveCount(0)

      await quantity(page).fill('4')
      await page.getByRole('button', { name: 'Werk de mand bij' }).click()
      await expect(total(page)).toContainText(/€/)
      await expect(page.getByRole('row', { name: /^4 artikelen/ })).toContainText('€ 39,80')
      await page.getByRole('link', { name: `Verwijder ${guide.title} uit de winkelmand` }).click()
      await expect(lines(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'Zet terug' }).click()
      await expect(quantity(page)).toHaveValue('4')
      await context.close()
    })
  })
}

test('SHOP-09 all of it with the keyboard only', async ({ page }) => {
  await page.goto(guide.path, { waitUntil: 'networkidle' })
  await add(page).focus()
  await page.keyboard.press('Enter')
  await expect(toCart(page)).toHaveAccessibleName('Mand (1), naar de winkelmand')
  await toCart(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(toCart(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await drawer(page)
    .getByRole('link', { name: `Verwijder ${guide.title} uit de winkelmand` })
    .focus()
  await page.keyboard.press('Enter')
  await expect(drawer(page)).toContainText('Je mand is leeg.')
  await page.keyboard.press('Escape')
  await add(page).focus()
  await page.keyboard.press('Enter')
  await expect(toCart(page)).toHaveAccessibleName('Mand (1), naar de winkelmand')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Bekijk winkelwagen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await quantity(page).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('row', { name: /^2 artikelen/ })).toBeVisible()
  await expect(quantity(page)).toBeFocused()
  await page.getByRole('link', { name: /^Verwijder / }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Je mand is leeg' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zet terug' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity(page)).toHaveValue('2')
})

test('SHOP-08 another tab, and a page that comes back, show the cart as it is', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await addThree(other)
  await expect(toCart(page)).toHaveAccessibleName('Mand (3), naar de winkelmand')
  await page.goto(guide.path)
  await page.goto('/over-ons/')
  await other.goto(cartPath)
  await other.getByRole('link', { name: /^Verwijder / }).click()
  await expect(other.getByRole('heading', { name: 'Je mand is leeg' })).toBeVisible()
  await page.goBack()
  await expect(toCart(page)).toHaveAccessibleName('Mand (0), naar de winkelmand')
})

test('SHOP-08 a content page costs no request and less than 4 KB of script for an empty cart', async ({
  page,
}) => {
  const scripts: { url: string; bytes: number }[] = []
  const calls: string[] = []
  page.on('response', async (response) => {
    const url = new URL(response.url())
    if (url.search.includes('wc-ajax')) calls.push(url.search)
    if (!/\/assets\/(cart|dialog-control)-/.test(url.pathname)) return
    scripts.push({ url: url.pathname, bytes: (await response.request().sizes()).responseBodySize })
  })
  await page.goto('/over-ons/')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(4096)
})

test('abuse 19 pages are the same for all, whoever has a cart', async ({ page, request }) => {
  const before = await (await request.get('/over-ons/')).text()
  await addThree(page)
  const answer = await page.request.get('/over-ons/')
  expect(await answer.text()).toBe(before)
  expect(answer.headers()['set-cookie']).toBeUndefined()
  const cart = await page.request.get(cartPath)
  expect(cart.headers()['cache-control']).toBe('private, no-store')
})

test('SHOP-06, SHOP-14 the product page says once why something cannot be added, and is not kept so', async ({
  page,
}) => {
  await page.goto(guide.path, { waitUntil: 'networkidle' })
  await page.getByRole('spinbutton', { name: 'Aantal' }).evaluate((input: HTMLInputElement) => {
    input.removeAttribute('max')
    input.value = '900'
  })
  await add(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(/Zo veel stuks zijn er niet meer/)
  await expect(alert).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('SHOP-15 the store notice goes away for this session', async ({ page }) => {
  await page.goto('/')
  const notice = page.getByRole('region', { name: 'Mededeling' })
  await notice.getByRole('button', { name: 'Sluiten' }).click()
  await expect(notice).toBeHidden()
  await page.goto('/over-ons/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})

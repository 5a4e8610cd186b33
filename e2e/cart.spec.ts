import type { Page } from '@playwright/test'
import { expect, open, test } from './support/site.ts'

/** Of the demo content. */
const guide = { path: '/product/kaart-van-de-zeventig-plaatsen/', title: 'Kaart van de zeventig plaatsen' }
const cartPath = '/cart/'

const toCart = (page: Page) => page.getByRole('link', { name: /, naar de winkelmand$/ })
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'In de winkelmand' }).first()

/** Adds three of a product; what is asked of the shop on the way. */
async function addThree(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('wc-ajax')) asked.push(new URL(request.url()).search)
  })
  // A press before the scripts are there posts the form, which the journey without scripts tries.
  await open(page, guide.path)
  await page.getByRole('spinbutton', { name: 'Aantal' }).fill('3')
  await add(page).click()
  await expect(toCart(page)).toHaveAccessibleName('Mand (3), naar de winkelmand')
  return asked
}

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

test('LIB-18 a file among the results is put into the cart, also among those of a further search', async ({
  page,
}) => {
  const offer = page.locator('.wpfd-search-result .add_to_cart_button').first()
  await open(page, '/bestanden/?q=fietsgids')
  await offer.click()
  await expect(toCart(page)).toHaveAccessibleName('Mand (1), naar de winkelmand')
  await expect(page).toHaveURL(/\/bestanden\/\?q=fietsgids$/)
  const word = page.getByRole('combobox', { name: 'Trefwoord' })
  await word.fill('fiets')
  await word.press('Enter')
  await expect(page).toHaveURL(/\?q=fiets$/)
  await expect(page.locator('.found-area')).not.toHaveAttribute('aria-busy', 'true')
  await offer.click()
  await expect(toCart(page)).toHaveAccessibleName('Mand (2), naar de winkelmand')
})

test('SHOP-06 the first piece in two tabs at once lands in one cart', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([page, other].map((tab) => open(tab, guide.path)))
  await Promise.all([page, other].map((tab) => add(tab).dispatchEvent('click')))
  for (const tab of [page, other]) {
    await expect(add(tab)).toHaveClass(/\badded\b/)
    await expect(toCart(tab)).toHaveAccessibleName('Mand (2), naar de winkelmand')
  }
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
  await open(page, '/over-ons/')
  expect(calls).toEqual([])
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
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
  await open(page, guide.path)
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

test('SHOP-15 the store notice goes away until the browser is closed', async ({ page }) => {
  await page.goto('/')
  const notice = page.getByRole('region', { name: 'Mededeling' })
  await notice.getByRole('button', { name: 'Sluiten' }).click()
  await expect(notice).toBeHidden()
  await page.goto('/over-ons/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})
